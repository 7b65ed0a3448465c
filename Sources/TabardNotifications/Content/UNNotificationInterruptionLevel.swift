/// How much a notification disturbs.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// It is there for who looks, and makes no sound.
    case passive = 0
    /// It is shown, with its sound.
    case active = 1
    /// It is shown, and can't wait.
    case timeSensitive = 2
    /// It stays until the user has seen it, if the app asked for that by `UNAuthorizationOptions.criticalAlert`.
    case critical = 3
}
