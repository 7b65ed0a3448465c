/// What an app wants to do to the user's attention.
@frozen
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The number at the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// Texts that are shown.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// Texts that are shown in a car; no desktop is one.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// Notifications that stay until the user has seen them.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// A button for the app's own settings; desktops have none.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Notifications that disturb nobody.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
    /// Texts that are read out. Deprecated on iOS, where it is always included.
    public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
    /// Notifications about what can't wait. Deprecated on iOS.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}
