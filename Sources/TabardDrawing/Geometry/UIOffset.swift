/// How far something is moved from its usual place, in points.
@frozen
public struct UIOffset: Hashable, Codable, Sendable {
    /// How far to the right; negative moves to the left.
    public var horizontal: CGFloat
    /// How far down; negative moves up.
    public var vertical: CGFloat

    /// Makes an offset of zero.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Makes an offset from its two distances, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// An offset that moves nothing.
    public static let zero = UIOffset()
}
