/// A notification that came.
open class UNNotification: NSObject, NSCopying, _SelectorAnswering, @unchecked Sendable {
    /// When it came.
    public let date: Date
    /// What the app asked for.
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, date: Date) {
        self.request = request
        self.date = date
        super.init()
    }

    /// A notification never changes, so that the copy is the object itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What objects of the class answer by selectors (O2).
    open class var _selectors: _SelectorTable { _SelectorTable(UNNotification.self) }
}
