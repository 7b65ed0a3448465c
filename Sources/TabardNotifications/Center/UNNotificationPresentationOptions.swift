/// How a notification is shown while the user works in the app.
@frozen
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its number stands at the app's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// Its sound is played.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// It is shown. Deprecated on iOS in favour of `list` and `banner`.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// It is among the desktop's notifications; without `banner` it comes quietly.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// It is shown.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
