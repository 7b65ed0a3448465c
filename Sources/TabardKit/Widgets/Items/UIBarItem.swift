import Synchronization

/// What stands for something in a bar: a title, an image and whether it can be used.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification, _SelectorAnswering {
    nonisolated let _associatedValues = Mutex<AssociatedObjects.Values>([:])
    var _proxyState: ProxyState?
    var _titleText: [UInt: TextAttributes] = [:]
    private var observers: [ObjectIdentifier: () -> Void] = [:]

    /// Makes an item with nothing in it.
    public override init() {
        super.init()
    }

    /// Makes an item from an interface document.
    public required init?(coder: NSCoder) {
        super.init()
        if let coder = coder as? InterfaceCoder { _decodeItem(from: coder) }
    }

    /// The text; nil by default.
    open var title: String? {
        didSet { if title != oldValue { _changed() } }
    }

    /// The icon; nil by default.
    open var image: UIImage? {
        didSet { if image !== oldValue { _changed() } }
    }

    /// Whether the user can choose the item; true by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { _changed() } }
    }

    /// The icon that is shown large while the item is held, under texts of an accessibility size; nil, that is `image`, by
    /// default.
    open var largeContentSizeImage: UIImage? {
        get { _largeContent?.image }
        set { _changeLargeContent { $0.image = newValue } }
    }

    /// What the large icon keeps from its usual place; none by default.
    open var largeContentSizeImageInsets: UIEdgeInsets {
        get { _largeContent?.imageInsets ?? .zero }
        set { _changeLargeContent { $0.imageInsets = newValue } }
    }

    private var _largeContent: LargeContent?

    private func _changeLargeContent(_ change: (inout LargeContent) -> Void) {
        var content = _largeContent ?? LargeContent()
        change(&content)
        _largeContent = content
    }

    /// The icon in low tab bars, such as on a phone held sideways; nil, that is `image`, by default.
    ///
    /// Buttons of navigation bars and toolbars, which are never so low here, keep their `image`.
    open var landscapeImagePhone: UIImage? {
        didSet { if landscapeImagePhone !== oldValue { _changed() } }
    }

    /// How far each edge of the icon is moved inwards, in points; zero by default (A12).
    ///
    /// Insets that add up to nothing, such as 6 at the top and -6 at the bottom, move the icon. Insets larger than the
    /// icon leave nothing of it.
    open var imageInsets: UIEdgeInsets = .zero {
        didSet { if imageInsets != oldValue { _changed() } }
    }

    /// The same for `landscapeImagePhone`; zero by default.
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero {
        didSet { if landscapeImagePhoneInsets != oldValue { _changed() } }
    }

    /// Sets the title's font (`.font`) and colour (`.foregroundColor`) in a state; nil for the usual ones.
    ///
    /// A state without a font has that of the `normal` one. A bar with an appearance, such as `UITabBarAppearance`,
    /// follows that instead.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        _titleText[state.rawValue] = attributes.map(TextAttributes.init)
        AppearanceProxies.note(
            self,
            .attributes(\UIBarItem._titleText, state: state.rawValue),
            read: { $0.titleTextAttributes(for: state) },
            write: { $0.setTitleTextAttributes($1, for: state) }
        )
        _changed()
    }

    /// What was set for just this state; nil if nothing was.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        _titleText[state.rawValue]?.attributes
    }

    /// A number for the app's own use; 0 by default.
    open var tag = 0

    /// What a screen reader calls the item; nil, that is its title, by default.
    open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { _changed() } }
    }

    /// What a screen reader reads after the label; nil, that is the badge of a tab, by default.
    open var accessibilityValue: String? {
        didSet { if accessibilityValue != oldValue { _changed() } }
    }

    /// What choosing the item does, for a screen reader; nil by default.
    open var accessibilityHint: String? {
        didSet { if accessibilityHint != oldValue { _changed() } }
    }

    /// What the item is to a screen reader besides a tab or a button; nothing by default.
    ///
    /// Bars show items as tabs and buttons, selected and enabled as they are; `notEnabled` has one said to be disabled though it
    /// can be pressed.
    open var accessibilityTraits = UIAccessibilityTraits.none {
        didSet { if accessibilityTraits != oldValue { _changed() } }
    }

    /// A name for tests, never shown or spoken; nil by default.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { _changed() } }
    }

    /// Tells those who show the item that it looks different now.
    func _changed() {
        for observer in observers.values { observer() }
    }

    /// Calls a closure at each change until the observer is removed. The closure should hold the
    /// observer weakly.
    func _addObserver(_ observer: AnyObject, _ changed: @escaping () -> Void) {
        observers[ObjectIdentifier(observer)] = changed
    }

    /// Whether more than one bar, or page, shows the item.
    var _hasSeveralObservers: Bool { observers.count > 1 }

    func _removeObserver(_ observer: AnyObject) {
        observers[ObjectIdentifier(observer)] = nil
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
        _SelectorTable(UIBarItem.self, _SelectorEntry<UIBarItem>.answered)
    }
}
