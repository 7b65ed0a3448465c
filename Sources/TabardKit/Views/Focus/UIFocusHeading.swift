/// The direction in which the keyboard focus moves.
@frozen
public struct UIFocusHeading: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upwards, by the arrow key.
    public static let up = UIFocusHeading(rawValue: 1 << 0)

    /// Downwards, by the arrow key.
    public static let down = UIFocusHeading(rawValue: 1 << 1)

    /// To the left, by the arrow key.
    public static let left = UIFocusHeading(rawValue: 1 << 2)

    /// To the right, by the arrow key.
    public static let right = UIFocusHeading(rawValue: 1 << 3)

    /// To the next item, by the Tab key.
    public static let next = UIFocusHeading(rawValue: 1 << 4)

    /// To the item before, by the keys Shift and Tab.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)

    /// To the first item, by the Home key.
    public static let first = UIFocusHeading(rawValue: 1 << 8)

    /// To the last item, by the End key.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}
