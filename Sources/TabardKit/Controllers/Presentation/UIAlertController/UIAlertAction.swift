/// A button of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, _SelectorAnswering {
    /// What a button means.
    public enum Style: Int, Sendable {
        /// A button like any other.
        case `default` = 0
        /// It leaves all as it was; Escape does the same.
        case cancel = 1
        /// It does away with something, and is red.
        case destructive = 2
    }

    private var name: String?
    private var kind = Style.default
    private(set) var _handler: ((UIAlertAction) -> Void)?
    weak var _button: AlertButton?
    /// The colour that an app gave the title by its key.
    var _titleTextColor: UIColor? {
        didSet { _button?.setNeedsDisplay() }
    }

    /// Makes a button that says nothing and does nothing.
    public override init() { super.init() }

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - title: The text on the button.
    ///   - style: What the button means.
    ///   - handler: Called once the alert is gone.
    public convenience init(
        title: String?,
        style: UIAlertAction.Style,
        handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        name = title
        kind = style
        _handler = handler
    }

    /// What the button says.
    open var title: String? { name }

    /// What the button means.
    open var style: UIAlertAction.Style { kind }

    /// Whether the button can be used; true by default.
    open var isEnabled = true {
        didSet { _button?.isEnabled = isEnabled }
    }

    /// Sets one of UIKit's well-known properties, such as a tab bar controller's `tabBar`, by its name.
    ///
    /// A name that the class doesn't know goes to `setValue(_:forUndefinedKey:)`. A value of another kind, or a property
    /// that can only be read, is a programming error.
    open func setValue(_ value: Any?, forKey key: String) { KeyedValues.set(value, of: self, forKey: key) }

    /// Reads one of UIKit's well-known properties by its name.
    open func value(forKey key: String) -> Any? { KeyedValues.value(of: self, forKey: key) }

    /// The same for a property of a property, with dots between the names; nothing happens where one of them holds nil.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyedValues.set(value, of: self, forKeyPath: keyPath)
    }

    /// Reads a property of a property, with dots between the names.
    open func value(forKeyPath keyPath: String) -> Any? { KeyedValues.value(of: self, forKeyPath: keyPath) }

    /// Called for a name that the class doesn't know; stops the program, with the names that it does.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyedValues.stop("setValue(_:forUndefinedKey:)", self, key)
    }

    /// Called for a name that the class doesn't know; stops the program, with the names that it does.
    open func value(forUndefinedKey key: String) -> Any? {
        KeyedValues.stop("value(forUndefinedKey:)", self, key)
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UIAlertAction.self, _SelectorEntry<UIAlertAction>.answered)
    }
}
