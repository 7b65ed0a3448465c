// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The action of who opens a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The action of who closes a notification, where its category has the option `customDismissAction`.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What the user did with a notification.
open class UNNotificationResponse: NSObject, NSCopying, _SelectorAnswering, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// What was done: the identifier of one of the category's actions, or one of those above.
    public let actionIdentifier: String

    init(_ notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
        super.init()
    }

    /// A response never changes, so that the copy is the object itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What objects of the class answer by selectors (O2).
    open class var _selectors: _SelectorTable { _SelectorTable(UNNotificationResponse.self) }
}
