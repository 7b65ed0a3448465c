/// How the notifications of a category are treated.
@frozen
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The delegate hears of it when the user closes one.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    /// They are shown in a car; no desktop is one.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
    /// Their titles are shown where their texts are not; that is the desktop's.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
    /// Their subtitles are shown where their texts are not; that is the desktop's.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
    /// They are read out. Deprecated on iOS.
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}

/// Which actions a kind of notification offers.
open class UNNotificationCategory: NSObject, NSCopying, _SelectorAnswering, @unchecked Sendable {
    /// What the app calls it.
    public let identifier: String
    /// The actions. Desktops show the first four (UN6).
    public let actions: [UNNotificationAction]
    /// The intents of which it is; kept, and without effect.
    public let intentIdentifiers: [String]
    /// What stands for a text that is not shown; kept, since that is the desktop's.
    public let hiddenPreviewsBodyPlaceholder: String
    /// What stands for several of them; kept, since desktops have no summaries.
    public let categorySummaryFormat: String
    /// How they are treated.
    public let options: UNNotificationCategoryOptions

    /// Makes a category.
    public convenience init(
        identifier: String,
        actions: [UNNotificationAction],
        intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier,
            actions: actions,
            intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: nil,
            categorySummaryFormat: nil,
            options: options
        )
    }

    /// Makes a category whose texts may be hidden.
    public convenience init(
        identifier: String,
        actions: [UNNotificationAction],
        intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String?,
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier,
            actions: actions,
            intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder,
            categorySummaryFormat: nil,
            options: options
        )
    }

    /// Makes a category whose texts may be hidden and summed up.
    public init(
        identifier: String,
        actions: [UNNotificationAction],
        intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String?,
        categorySummaryFormat: String?,
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        self.categorySummaryFormat = categorySummaryFormat ?? ""
        self.options = options
        super.init()
    }

    /// A category never changes, so that the copy is the object itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another one is the same category.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationCategory else { return false }
        return other.identifier == identifier && other.actions == actions && other.options == options
            && other.intentIdentifiers == intentIdentifiers
            && other.hiddenPreviewsBodyPlaceholder == hiddenPreviewsBodyPlaceholder
            && other.categorySummaryFormat == categorySummaryFormat
    }

    open override var hash: Int { identifier.hashValue }

    /// What objects of the class answer by selectors (O2).
    open class var _selectors: _SelectorTable { _SelectorTable(UNNotificationCategory.self) }
}
