internal import GtkInterop
internal import Synchronization

/// The app's notifications, as the desktop's service for them shows them.
///
/// ```swift
/// let center = UNUserNotificationCenter.current()
/// center.requestAuthorization(options: [.alert, .sound, .badge]) { granted, _ in }
/// center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
/// ```
///
/// It may be used on any thread. What it answers comes on the main thread, from the main loop.
///
/// - UN1: Where a service for notifications is on the session's bus, the app may notify as soon as it asks: desktops have no dialog for
///   it, and the user decides in their settings. Where none answers within five seconds, the status is `denied`, and a request
///   is an error.
/// - UN2: What is due later comes while the app runs. What waits is kept in the app's own folder for its next start; what became due
///   meanwhile comes then, once, and without the delegate being asked. No more than 64 wait, those that are due first.
/// - UN3: A request takes the place of one of the same identifier, whether that waits or is shown, and what is removed is taken from
///   the desktop, also if it is just on its way there.
/// - UN4: While the user works in the app its delegate decides how a notification is shown; without an answer within five seconds it
///   is not.
/// - UN5: What the user does with a notification is told to the delegate once, on the main thread. To open one, and an action with the
///   option `foreground`, brings the app before the user. An action that the notification doesn't have is none.
/// - UN6: The first four actions of a category are offered, where the service has actions; a field for text only where it has those.
/// - UN7: Texts are cut, and images are left out, where they are larger than anybody reads or iOS takes.
/// - UN8: A file of waiting requests that is damaged, too large, or another process's leaves the app as if there were none.
open class UNUserNotificationCenter: NSObject, _SelectorAnswering, @unchecked Sendable {
    /// A delegate that is not held.
    private struct Held: @unchecked Sendable {
        weak var delegate: (any UNUserNotificationCenterDelegate)?
    }

    private static let shared = UNUserNotificationCenter(folder: KeptRequests.folderOfApp)

    private let held = Mutex(Held())
    let desk: NotificationDesk

    init(folder: URL?) {
        desk = NotificationDesk(folder: folder)
        super.init()
        MainLoop.perform(with: self) { $0.desk.open(for: $0) }
    }

    /// The center of the app.
    open class func current() -> UNUserNotificationCenter { shared }

    /// Decides on notifications while the user works in the app, and hears what the user does with them; it is not held. Set it before
    /// the app has launched.
    open var delegate: (any UNUserNotificationCenterDelegate)? {
        get { held.withLock { $0 }.delegate }
        set {
            let sent = Held(delegate: newValue)
            held.withLock { $0 = sent }
        }
    }

    /// Whether apps may draw in notifications: false on desktops.
    open var supportsContentExtensions: Bool { false }

    /// Asks to notify the user (UN1).
    ///
    /// - Parameters:
    ///   - options: What the app wants to do.
    ///   - completionHandler: Called with whether it may.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        MainLoop.perform(with: self) { $0.desk.authorize(options) { completionHandler($0, nil) } }
    }

    /// Asks to notify the user (UN1).
    ///
    /// - Parameter options: What the app wants to do.
    /// - Returns: Whether it may.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAuthorization(options: options) { granted, _ in continuation.resume(returning: granted) }
        }
    }

    /// Sets which kinds of notifications there are, in the place of those before. A notification has the actions that its category has
    /// when it comes.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        MainLoop.perform(with: self) { $0.desk.categories = categories }
    }

    /// Tells which kinds of notifications there are.
    open func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        MainLoop.perform(with: self) { center in
            MainLoop.whenIdle { completionHandler(center.desk.categories) }
        }
    }

    /// Tells which kinds of notifications there are.
    open func notificationCategories() async -> Set<UNNotificationCategory> {
        await withCheckedContinuation { continuation in
            getNotificationCategories { continuation.resume(returning: $0) }
        }
    }

    /// Tells what the desktop does with the app's notifications.
    open func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) {
        MainLoop.perform(with: self) { $0.desk.readSettings { completionHandler($0) } }
    }

    /// Tells what the desktop does with the app's notifications.
    open func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in
            getNotificationSettings { continuation.resume(returning: $0) }
        }
    }

    /// Shows a notification, or has it come later (UN2, UN3).
    ///
    /// - Parameters:
    ///   - request: The notification, and when it comes.
    ///   - completionHandler: Called with nil, or with the `UNError` that says why it can't be.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        MainLoop.perform(with: self) { $0.desk.add(request) { completionHandler?($0) } }
    }

    /// Shows a notification, or has it come later (UN2, UN3).
    ///
    /// - Throws: The `UNError` that says why it can't be.
    open func add(_ request: UNNotificationRequest) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            add(request) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Tells what is to come later.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        MainLoop.perform(with: self) { center in
            center.desk.read { completionHandler(center.desk.pendingRequests) }
        }
    }

    /// Tells what is to come later.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { continuation in
            getPendingNotificationRequests { continuation.resume(returning: $0) }
        }
    }

    /// Takes back what was to come later.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        MainLoop.perform(with: self) { $0.desk.removePending(Set(identifiers)) }
    }

    /// Takes back all that was to come later.
    open func removeAllPendingNotificationRequests() {
        MainLoop.perform(with: self) { $0.desk.removePending(nil) }
    }

    /// Tells which notifications of this run the desktop still has, the oldest first.
    open func getDeliveredNotifications(
        completionHandler: @escaping @Sendable ([UNNotification]) -> Void
    ) {
        MainLoop.perform(with: self) { center in
            center.desk.read { completionHandler(center.desk.deliveredNotifications) }
        }
    }

    /// Tells which notifications of this run the desktop still has, the oldest first.
    open func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { continuation in
            getDeliveredNotifications { continuation.resume(returning: $0) }
        }
    }

    /// Takes notifications from the desktop.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        MainLoop.perform(with: self) { $0.desk.removeDelivered(Set(identifiers)) }
    }

    /// Takes all notifications of the app from the desktop.
    open func removeAllDeliveredNotifications() {
        MainLoop.perform(with: self) { $0.desk.removeDelivered(nil) }
    }

    /// Sets the number at the app's icon, as `UIApplication.applicationIconBadgeNumber` does.
    ///
    /// - Parameters:
    ///   - newBadgeCount: The number; 0 for none.
    ///   - completionHandler: Called with nil, or with the `UNError` that says why it can't be: the number is less than 0, or the app did not
    ///     ask for `UNAuthorizationOptions.badge`.
    open func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        MainLoop.perform(with: self) { $0.desk.setBadge(newBadgeCount) { completionHandler?($0) } }
    }

    /// Sets the number at the app's icon, as `UIApplication.applicationIconBadgeNumber` does.
    ///
    /// - Throws: The `UNError` that says why it can't be.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            setBadgeCount(newBadgeCount) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// What objects of the class answer by selectors (O2).
    open class var _selectors: _SelectorTable {
        _SelectorTable(
            UNUserNotificationCenter.self,
            [
                .method("removeAllPendingNotificationRequests") { $0.removeAllPendingNotificationRequests() },
                .method("removeAllDeliveredNotifications") { $0.removeAllDeliveredNotifications() },
            ]
        )
    }
}
