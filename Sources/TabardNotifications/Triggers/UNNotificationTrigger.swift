/// When a notification comes: use one of its subclasses.
open class UNNotificationTrigger: NSObject, NSCopying, _SelectorAnswering, @unchecked Sendable {
    /// Whether it comes again and again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    /// When it comes next if it is set at a moment; nil for never.
    func nextDate(after moment: Date) -> Date? { nil }

    /// A trigger never changes, so that the copy is the object itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What objects of the class answer by selectors (O2).
    open class var _selectors: _SelectorTable { _SelectorTable(UNNotificationTrigger.self) }
}
