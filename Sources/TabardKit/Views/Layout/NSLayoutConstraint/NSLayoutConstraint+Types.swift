extension NSLayoutConstraint {
    /// A place or length of a view or layout guide.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The edge where reading begins.
        case leading = 5
        /// The edge where reading ends.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle between the left and the right edge.
        case centerX = 9
        /// The middle between the top and the bottom edge.
        case centerY = 10
        /// The line that the last line of text stands on; the bottom edge without text.
        case lastBaseline = 11
        /// The line that the first line of text stands on; the top edge without text.
        case firstBaseline = 12
        /// The left edge within the margins.
        case leftMargin = 13
        /// The right edge within the margins.
        case rightMargin = 14
        /// The top edge within the margins.
        case topMargin = 15
        /// The bottom edge within the margins.
        case bottomMargin = 16
        /// The edge where reading begins, within the margins.
        case leadingMargin = 17
        /// The edge where reading ends, within the margins.
        case trailingMargin = 18
        /// The middle between the left and the right margin.
        case centerXWithinMargins = 19
        /// The middle between the top and the bottom margin.
        case centerYWithinMargins = 20
        /// Nothing: the other side is compared with the constant alone.
        case notAnAttribute = 0
    }

    /// How the sides of a constraint compare.
    public enum Relation: Int, Sendable {
        /// The first attribute is at most the other side.
        case lessThanOrEqual = -1
        /// Both sides are the same.
        case equal = 0
        /// The first attribute is at least the other side.
        case greaterThanOrEqual = 1
    }

    /// A direction in which views have a size.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }
}

extension NSLayoutConstraint.Attribute {
    /// What may be compared with each other.
    enum Kind {
        case horizontal, vertical, size, none
    }

    var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        case .width, .height: .size
        case .notAnAttribute: .none
        }
    }

    /// Whether the place is counted from the side at which text starts.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }
}
