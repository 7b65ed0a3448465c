/// Which ways a popover's arrow points.
@frozen
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes directions of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upwards, at a popover below what it belongs to.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Downwards, at a popover above what it belongs to.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// To the left, at a popover to the right of what it belongs to.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// To the right, at a popover to the left of what it belongs to.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// All four.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known, while the popover is not on the screen.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
