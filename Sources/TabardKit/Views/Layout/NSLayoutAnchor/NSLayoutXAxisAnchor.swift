/// A horizontal place of a view or layout guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this place to another, of which constraints can be made.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutTerm(from: _term, to: otherAnchor._term))
    }

    /// A constraint that this place is a multiple of the usual spacing, 8 points, after another.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .equal, anchor._term, constant: systemSpacing * multiplier)
    }

    /// A constraint that this place is at least a multiple of the usual spacing, 8 points, after another.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .greaterThanOrEqual, anchor._term, constant: systemSpacing * multiplier)
    }

    /// A constraint that this place is at most a multiple of the usual spacing, 8 points, after another.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .lessThanOrEqual, anchor._term, constant: systemSpacing * multiplier)
    }
}
