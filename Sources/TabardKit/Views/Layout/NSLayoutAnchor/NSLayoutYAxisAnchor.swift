/// A vertical place of a view or layout guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this place to another, of which constraints can be made.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutTerm(from: _term, to: otherAnchor._term))
    }

    /// A constraint that this place is a multiple of the usual spacing, 8 points, below another.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .equal, anchor._term, constant: systemSpacing * multiplier)
    }

    /// A constraint that this place is at least a multiple of the usual spacing, 8 points, below another.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .greaterThanOrEqual, anchor._term, constant: systemSpacing * multiplier)
    }

    /// A constraint that this place is at most a multiple of the usual spacing, 8 points, below another.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .lessThanOrEqual, anchor._term, constant: systemSpacing * multiplier)
    }
}
