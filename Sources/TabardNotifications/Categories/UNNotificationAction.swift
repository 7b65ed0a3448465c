/// How an action is carried out.
@frozen
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Only on a screen that is not locked, as all actions of desktops.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    /// It destroys something; desktops show it as any other.
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    /// The app comes before the user.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A button of a notification.
open class UNNotificationAction: NSObject, NSCopying, _SelectorAnswering, @unchecked Sendable {
    /// What the app calls it.
    public let identifier: String
    /// What the button says.
    public let title: String
    /// How it is carried out.
    public let options: UNNotificationActionOptions
    /// Its picture, which desktops don't show.
    public let icon: UNNotificationActionIcon?

    /// Makes an action without a picture.
    public convenience init(
        identifier: String,
        title: String,
        options: UNNotificationActionOptions = []
    ) {
        self.init(identifier: identifier, title: title, options: options, icon: nil)
    }

    /// Makes an action.
    public init(
        identifier: String,
        title: String,
        options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon?
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
        super.init()
    }

    /// An action never changes, so that the copy is the object itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another one is the same action.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationAction, type(of: other) == type(of: self) else {
            return false
        }
        return other.identifier == identifier && other.title == title && other.options == options
            && other.icon == icon
    }

    open override var hash: Int { identifier.hashValue }

    /// What objects of the class answer by selectors (O2).
    open class var _selectors: _SelectorTable { _SelectorTable(UNNotificationAction.self) }
}
