/// How a text is measured and drawn in an area.
@frozen
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes options of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The area's corner is that of the first line, and lines are broken in its width; without it there is one line, and the
    /// corner is where its baseline begins.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The space that fonts ask for between lines counts; it always does on Linux.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// What is drawn is measured, and not what lines take up; without effect on Linux.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that fits ends with an ellipsis if there is more text.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
