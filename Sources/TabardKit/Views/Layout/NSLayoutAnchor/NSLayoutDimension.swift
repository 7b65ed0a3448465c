/// A length of a view or layout guide.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint that this length is a number of points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .equal, nil, constant: c)
    }

    /// A constraint that this length is at least a number of points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .greaterThanOrEqual, nil, constant: c)
    }

    /// A constraint that this length is at most a number of points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .lessThanOrEqual, nil, constant: c)
    }

    /// A constraint that this length is a multiple of another.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .equal, anchor._term, multiplier: m)
    }

    /// A constraint that this length is at least a multiple of another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
        -> NSLayoutConstraint
    {
        NSLayoutConstraint(_term, .greaterThanOrEqual, anchor._term, multiplier: m)
    }

    /// A constraint that this length is at most a multiple of another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
        -> NSLayoutConstraint
    {
        NSLayoutConstraint(_term, .lessThanOrEqual, anchor._term, multiplier: m)
    }

    /// A constraint that this length is a multiple of another, and some points.
    open func constraint(
        equalTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .equal, anchor._term, multiplier: m, constant: c)
    }

    /// A constraint that this length is at least a multiple of another, and some points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .greaterThanOrEqual, anchor._term, multiplier: m, constant: c)
    }

    /// A constraint that this length is at most a multiple of another, and some points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .lessThanOrEqual, anchor._term, multiplier: m, constant: c)
    }
}
