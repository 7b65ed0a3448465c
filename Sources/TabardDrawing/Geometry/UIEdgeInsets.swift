/// Distances from a rectangle's edges inward, in points; negative ones lie outside.
@frozen
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge downward.
    public var top: CGFloat
    /// The distance from the left edge to the right.
    public var left: CGFloat
    /// The distance from the bottom edge upward.
    public var bottom: CGFloat
    /// The distance from the right edge to the left.
    public var right: CGFloat

    /// Makes insets of zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Makes insets from the four distances, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Insets of zero on every side.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// The rectangle without the insets, which may turn out with a negative size.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        let rect = standardized
        return CGRect(
            x: rect.origin.x + insets.left,
            y: rect.origin.y + insets.top,
            width: rect.size.width - insets.left - insets.right,
            height: rect.size.height - insets.top - insets.bottom
        )
    }
}
