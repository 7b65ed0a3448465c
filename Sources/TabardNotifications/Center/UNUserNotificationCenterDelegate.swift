/// What the user's dealing with notifications is told to, and what is asked before one is shown; all methods are optional.
///
/// Of the two forms of a question a delegate has one. Those with a completion handler are called on the main thread; those that suspend
/// run on the actor that the delegate belongs to.
@preconcurrency
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// A notification came while the user works in the app (UN4).
    ///
    /// - Parameters:
    ///   - center: The center.
    ///   - notification: The notification.
    ///   - completionHandler: Takes how it is shown, on any thread, within five seconds.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    )

    /// A notification came while the user works in the app (UN4).
    ///
    /// - Returns: How it is shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// The user opened a notification, chose one of its actions, or closed it (UN5).
    ///
    /// - Parameters:
    ///   - center: The center.
    ///   - response: What the user did.
    ///   - completionHandler: To be called when that is done.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    )

    /// The user opened a notification, chose one of its actions, or closed it (UN5).
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async

    /// The user wants to see the app's own settings of notifications, which no desktop has a button for.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        openSettingsFor notification: UNNotification?
    )
}

// Both forms have one name in Objective-C, so that an object can't be asked by it which one its class has.
extension UNUserNotificationCenterDelegate {
    /// Answers as the other form does.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        let delegate = SentDelegate(delegate: self)
        Task {
            completionHandler(
                await delegate.delegate.userNotificationCenter(center, willPresent: notification)
            )
        }
    }

    /// Shows nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// Does as the other form does.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        let delegate = SentDelegate(delegate: self)
        Task {
            await delegate.delegate.userNotificationCenter(center, didReceive: response)
            completionHandler()
        }
    }

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {}

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        openSettingsFor notification: UNNotification?
    ) {
        _answer("userNotificationCenter:openSettingsForNotification:", center, notification) as Void?
    }
}

/// A delegate on its way to where its class belongs.
private struct SentDelegate: @unchecked Sendable {
    let delegate: any UNUserNotificationCenterDelegate
}
