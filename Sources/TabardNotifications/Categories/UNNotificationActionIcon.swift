/// The picture of an action; kept, since the buttons of desktops' notifications have none.
open class UNNotificationActionIcon: NSObject, NSCopying, _SelectorAnswering, @unchecked Sendable {
    let name: String
    let isSymbol: Bool

    private init(_ name: String, isSymbol: Bool) {
        self.name = name
        self.isSymbol = isSymbol
        super.init()
    }

    /// The image of the app's of a name.
    public convenience init(templateImageName: String) { self.init(templateImageName, isSymbol: false) }

    /// The symbol of a name.
    public convenience init(systemImageName: String) { self.init(systemImageName, isSymbol: true) }

    /// An icon never changes, so that the copy is the object itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another one is the same icon.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationActionIcon else { return false }
        return other.name == name && other.isSymbol == isSymbol
    }

    open override var hash: Int { name.hashValue }

    /// What objects of the class answer by selectors (O2).
    open class var _selectors: _SelectorTable { _SelectorTable(UNNotificationActionIcon.self) }
}
