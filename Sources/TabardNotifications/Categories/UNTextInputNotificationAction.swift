/// A field of a notification into which the user writes an answer. It is there where the desktop has such fields (UN6).
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// What the button beside the field says.
    public let textInputButtonTitle: String
    /// What the empty field says.
    public let textInputPlaceholder: String

    /// Makes an action without a picture.
    public convenience init(
        identifier: String,
        title: String,
        options: UNNotificationActionOptions = [],
        textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.init(
            identifier: identifier,
            title: title,
            options: options,
            icon: nil,
            textInputButtonTitle: textInputButtonTitle,
            textInputPlaceholder: textInputPlaceholder
        )
    }

    /// Makes an action.
    public init(
        identifier: String,
        title: String,
        options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon?,
        textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }

    /// Whether another one is the same action.
    open override func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object), let other = object as? UNTextInputNotificationAction else {
            return false
        }
        return other.textInputButtonTitle == textInputButtonTitle
            && other.textInputPlaceholder == textInputPlaceholder
    }

    /// What objects of the class answer by selectors (O2).
    open override class var _selectors: _SelectorTable {
        _SelectorTable(UNTextInputNotificationAction.self, super._selectors)
    }
}
