/// The keys that are held while another is pressed.
///
/// On Linux `command` and `control` are both the Control key, as shortcuts of desktops have it, and `alternate` is Alt.
@frozen
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock. Without effect on Linux, where shortcuts don't ask for it.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// A Shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// A Control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// An Alt key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// A Command key on Apple's keyboards; a Control key on Linux.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric pad. Without effect on Linux, where its keys are those of the same characters.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
