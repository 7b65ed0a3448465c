/// A button in a navigation bar.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///     title: "Reset", primaryAction: UIAction { _ in reset() })
/// ```
///
/// An item has a `primaryAction`, or a target and its method, which need `tabard-swift` for the `#selector`.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How much an item stands out.
    public enum Style: Int, Sendable {
        /// Like any other.
        case plain = 0
        /// Drawn in a bolder font, for the one button that ends a task.
        case done = 2

        /// The same as `done`.
        public static var prominent: Style { .done }
    }

    var _systemItem: SystemItem?
    /// The button that shows the item.
    weak var _button: (any BarItemButton)?
    var _shownView: UIView? { customView ?? _button }
    /// Whether a target was set, which may be gone by now.
    private var _hasTarget = false
    /// Whether the button that shows the item gives it what proxies say.
    var _isTakingLook = false

    /// Makes an item without title, image and action.
    public override init() {
        super.init()
    }

    /// Makes an item from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { _decodeButton(from: coder) }
    }

    /// Makes one of the buttons that look the same in all apps.
    ///
    /// - Parameters:
    ///   - systemItem: Which one.
    ///   - primaryAction: What it does; the action's own title and image are not shown.
    ///   - menu: A menu that it opens: at each press if it has no action, else at a long press.
    public convenience init(
        systemItem: SystemItem,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.menu = menu
        _systemItem = systemItem
        style = systemItem == .done ? .done : .plain
        title = systemItem._isSpace || systemItem._image != nil ? nil : systemItem._title
        self.primaryAction = primaryAction
    }

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - title: Its text; the action's title if it is nil.
    ///   - image: Its image, shown instead of the text; the action's image if it is nil.
    ///   - primaryAction: What it does.
    ///   - menu: A menu that it opens: at each press if it has no action, else at a long press.
    public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.menu = menu
        let actionTitle = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        self.title = title ?? actionTitle
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// Makes a button with a text that calls a target's method.
    ///
    /// - Parameters:
    ///   - title: Its text.
    ///   - style: How much it stands out.
    ///   - target: Whose method it is; it is not kept alive. Nil for the first responder that has it.
    ///   - action: The method, which takes nothing, the item, or the item and an event.
    public convenience init(
        title: String?,
        style: UIBarButtonItem.Style,
        target: Any?,
        action: Selector?
    ) {
        self.init()
        self.title = title
        self.style = style
        _setTarget(target, action)
    }

    /// Makes a button with an image that calls a target's method.
    ///
    /// - Parameters:
    ///   - image: Its image.
    ///   - style: How much it stands out.
    ///   - target: Whose method it is; it is not kept alive. Nil for the first responder that has it.
    ///   - action: The method, which takes nothing, the item, or the item and an event.
    public convenience init(
        image: UIImage?,
        style: UIBarButtonItem.Style,
        target: Any?,
        action: Selector?
    ) {
        self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
    }

    /// Makes a button with an image that calls a target's method, and another image for low bars.
    ///
    /// - Parameters:
    ///   - image: Its image.
    ///   - landscapeImagePhone: The image in low bars.
    ///   - style: How much it stands out.
    ///   - target: Whose method it is; it is not kept alive. Nil for the first responder that has it.
    ///   - action: The method, which takes nothing, the item, or the item and an event.
    public convenience init(
        image: UIImage?,
        landscapeImagePhone: UIImage?,
        style: UIBarButtonItem.Style,
        target: Any?,
        action: Selector?
    ) {
        self.init()
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        self.style = style
        _setTarget(target, action)
    }

    /// Makes one of the buttons that look the same in all apps, which calls a target's method.
    ///
    /// - Parameters:
    ///   - systemItem: Which one.
    ///   - target: Whose method it is; it is not kept alive. Nil for the first responder that has it.
    ///   - action: The method, which takes nothing, the item, or the item and an event.
    public convenience init(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
        target: Any?,
        action: Selector?
    ) {
        self.init(systemItem: systemItem)
        _setTarget(target, action)
    }

    /// Shows a view of the app's own instead of a button.
    ///
    /// The view keeps its size, or takes what `sizeThatFits(_:)` gives if it has none.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// How wide the item is, in points; 0, that is as wide as its content, by default.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { _changed() } }
    }

    /// Whether the item is left out of its bar; false by default.
    open var isHidden = false {
        didSet { if isHidden != oldValue { _changed() } }
    }

    /// How much the item stands out; `plain` by default.
    open var style: Style = .plain {
        didSet { _changed() }
    }

    /// What the item does when the user triggers it.
    open var primaryAction: UIAction? {
        didSet { _changed() }
    }

    /// Whose method `action` is; nil, that is the first responder which has it, by default. It is not kept alive.
    open weak var target: AnyObject? {
        didSet { _hasTarget = target != nil }
    }

    /// The method that is called when the user triggers the item and it has no `primaryAction`; nil by default.
    ///
    /// It takes nothing, the item, or the item and an event. A target without it stops the program.
    open var action: Selector? {
        didSet { _changed() }
    }

    /// A menu that the item opens: at each press if it has no action, else at a long press or a click of the other
    /// mouse button. Nil by default.
    open var menu: UIMenu? {
        didSet { _changed() }
    }

    /// A view of the app's own that is shown instead of a button; nil by default.
    open var customView: UIView? {
        didSet { _changed() }
    }

    /// The colour of the text or image; nil, that is the bar's tint colour, by default.
    open var tintColor: UIColor? {
        didSet {
            AppearanceProxies.note(self, \UIBarButtonItem.tintColor)
            _changed()
        }
    }

    override func _changed() {
        if !_isTakingLook { super._changed() }
    }

    /// Whether the user can trigger the item.
    var _isUsable: Bool {
        isEnabled && primaryAction?.attributes.contains(.disabled) != true
    }

    /// Whether a press opens the menu.
    var _opensMenu: Bool { menu != nil && primaryAction == nil && action == nil }

    func _trigger() {
        guard _isUsable else { return }
        if let primaryAction { return primaryAction._perform(sender: self) }
        // A target that is no more is not the responder chain.
        guard let action, target != nil || !_hasTarget else { return }
        ActionDelivery.send(action, to: target, from: self, for: nil)
    }

    private func _setTarget(_ target: Any?, _ action: Selector?) {
        self.target = target.map(ClassObject.receiver)
        self.action = action
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UIBarButtonItem.self, super._selectors, _SelectorEntry<UIBarButtonItem>.answered)
    }
}
