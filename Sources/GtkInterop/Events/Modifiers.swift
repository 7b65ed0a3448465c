import CGtk

/// The modifier keys held during an event.
public struct Modifiers: OptionSet, Hashable, Sendable {
    /// GDK's bit for each key.
    public let rawValue: UInt32

    /// Makes a set from GDK's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A Shift key.
    public static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
    /// A Control key.
    public static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
    /// An Alt key.
    public static let alternate = Modifiers(rawValue: GDK_ALT_MASK.rawValue)

    /// Only the keys that shortcuts ask for: locks and buttons are left out.
    init(gdk: GdkModifierType) {
        rawValue =
            gdk.rawValue
            & (GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue)
    }
}
