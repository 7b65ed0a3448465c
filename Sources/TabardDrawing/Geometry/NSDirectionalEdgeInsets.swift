/// Insets whose sides follow the direction of reading, in points.
@frozen
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The top side.
    public var top: CGFloat
    /// The left side, or the right one in a right-to-left language.
    public var leading: CGFloat
    /// The bottom side.
    public var bottom: CGFloat
    /// The right side, or the left one in a right-to-left language.
    public var trailing: CGFloat

    /// Makes insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets from the four sides, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets of zero on every side.
    public static let zero = NSDirectionalEdgeInsets()
}
