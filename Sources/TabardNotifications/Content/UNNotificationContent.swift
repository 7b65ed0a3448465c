/// What a notification says; `UNMutableNotificationContent` is the one to fill.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, _SelectorAnswering {
    var values = ContentValues()

    /// Makes content that says nothing.
    public override init() { super.init() }

    init(_ values: ContentValues) {
        self.values = values
        super.init()
    }

    /// Files that belong to it. Desktops show the first image.
    open var attachments: [UNNotificationAttachment] { values.attachments }

    /// The number that stands at the app's icon afterwards; nil for the one that stands there, 0 for none.
    open var badge: NSNumber? { values.badge }

    /// The text.
    open var body: String { values.body }

    /// The category whose actions are offered.
    open var categoryIdentifier: String { values.categoryIdentifier }

    /// The picture that a launch shows on iOS; kept, and without effect.
    open var launchImageName: String { values.launchImageName }

    /// What is played; nil for nothing.
    open var sound: UNNotificationSound? { values.sound }

    /// The line below the title.
    open var subtitle: String { values.subtitle }

    /// What the notifications of one conversation have in common; kept, since desktops group them by apps.
    open var threadIdentifier: String { values.threadIdentifier }

    /// The title. Without one the app's name stands there.
    open var title: String { values.title }

    /// What the app wants to know when the user answers: texts, numbers, dates, data, lists and dictionaries of them.
    open var userInfo: [AnyHashable: Any] { values.userInfo }

    /// What a summary says about it. Deprecated on iOS, and without effect.
    open var summaryArgument: String { values.summaryArgument }

    /// For how many a summary counts it. Deprecated on iOS, and without effect.
    open var summaryArgumentCount: Int { values.summaryArgumentCount }

    /// What it is about; kept for the app.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }

    /// How much it disturbs.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }

    /// How much it matters among the app's notifications, from 0 to 1; kept, since desktops sort them by time.
    open var relevanceScore: Double { values.relevanceScore }

    /// Content that says the same and never changes.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

    /// Content that says the same, to be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }

    /// What objects of the class answer by selectors (O2).
    open class var _selectors: _SelectorTable { _SelectorTable(UNNotificationContent.self) }
}
