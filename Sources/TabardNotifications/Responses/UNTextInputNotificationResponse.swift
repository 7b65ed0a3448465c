/// What the user wrote into a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text.
    public let userText: String

    init(_ notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification, actionIdentifier: actionIdentifier)
    }

    /// What objects of the class answer by selectors (O2).
    open override class var _selectors: _SelectorTable {
        _SelectorTable(UNTextInputNotificationResponse.self, super._selectors)
    }
}
