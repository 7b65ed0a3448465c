/// A notification, and when it is to come.
open class UNNotificationRequest: NSObject, NSCopying, _SelectorAnswering, @unchecked Sendable {
    /// What the app calls it. A request takes the place of another one of the same identifier.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it comes; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - identifier: What the app calls it.
    ///   - content: What it says. It is copied.
    ///   - trigger: When it comes; nil for at once.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(content.values)
        self.trigger = trigger
        super.init()
    }

    /// A request never changes, so that the copy is the object itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What objects of the class answer by selectors (O2).
    open class var _selectors: _SelectorTable { _SelectorTable(UNNotificationRequest.self) }
}
