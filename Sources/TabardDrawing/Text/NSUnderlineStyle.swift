/// What a line below or through letters looks like: its form, its pattern, and where it is left out.
@frozen
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits, which stand in an attributed string.
    public let rawValue: Int

    /// Makes a style of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick line; drawn as a single one.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots; drawn as a whole line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes; drawn as a whole line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots; drawn as a whole line.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Dashes and two dots each; drawn as a whole line.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Below words alone.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
