/// Whether the app may notify the user.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The app has not asked.
    case notDetermined = 0
    /// It may not: the desktop has no service for notifications.
    case denied = 1
    /// It may.
    case authorized = 2
    /// It may, without disturbing anybody.
    case provisional = 3
    /// It may for a while; not on desktops.
    case ephemeral = 4
}
