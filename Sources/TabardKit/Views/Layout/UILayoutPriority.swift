/// How much a constraint matters, from above 0 to 1,000; constraints of 1,000 must hold.
@frozen
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number.
    public let rawValue: Float

    /// Makes a priority of a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority of a number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Must hold: 1,000.
    public static let required = UILayoutPriority(1_000)
    /// How much a control resists being made smaller than its content: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// Above what a window's size resists a drag with: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// How much a window keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// Below what a window's size resists a drag with: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// How much a control resists being made larger than its content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// How much a fitted view wants the size that it is fitted to: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }
}
