/// Corners of a rectangle.
@frozen
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the top left.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The corner at the top right.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The corner at the bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The corner at the bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// Every corner, whichever may come.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
