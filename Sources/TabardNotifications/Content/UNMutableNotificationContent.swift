/// What a notification says, to be filled.
///
/// ```swift
/// let content = UNMutableNotificationContent()
/// content.title = "Tea"
/// content.body = "It has drawn for four minutes."
/// content.sound = .default
/// ```
open class UNMutableNotificationContent: UNNotificationContent {
    open override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { values.attachments = newValue }
    }

    open override var badge: NSNumber? {
        get { super.badge }
        set { values.badge = newValue }
    }

    open override var body: String {
        get { super.body }
        set { values.body = newValue }
    }

    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }

    open override var launchImageName: String {
        get { super.launchImageName }
        set { values.launchImageName = newValue }
    }

    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { values.sound = newValue }
    }

    open override var subtitle: String {
        get { super.subtitle }
        set { values.subtitle = newValue }
    }

    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }

    open override var title: String {
        get { super.title }
        set { values.title = newValue }
    }

    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { values.userInfo = newValue }
    }

    open override var summaryArgument: String {
        get { super.summaryArgument }
        set { values.summaryArgument = newValue }
    }

    open override var summaryArgumentCount: Int {
        get { super.summaryArgumentCount }
        set { values.summaryArgumentCount = newValue }
    }

    open override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }

    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }

    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set { values.relevanceScore = newValue }
    }

    /// What objects of the class answer by selectors (O2).
    open override class var _selectors: _SelectorTable {
        _SelectorTable(UNMutableNotificationContent.self, super._selectors)
    }
}
