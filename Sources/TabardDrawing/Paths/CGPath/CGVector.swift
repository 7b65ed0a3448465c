/// A direction with a length.
@frozen
public struct CGVector: Hashable, Codable, Sendable {
    /// How far it leads to the right.
    public var dx: CGFloat
    /// How far it leads down.
    public var dy: CGFloat

    /// Makes a vector of no length.
    public init() { self.init(dx: 0, dy: 0) }

    /// Makes a vector of its two parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// The vector of no length.
    public static let zero = CGVector(dx: 0, dy: 0)
}
