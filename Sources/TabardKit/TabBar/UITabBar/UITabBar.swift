import GtkInterop

/// A row of items of which one is selected.
///
/// A tab bar controller has one and manages it. A bar can also stand alone (B1):
///
/// ```swift
/// let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
/// bar.items = [UITabBarItem(tabBarSystemItem: .recents, tag: 0),
///              UITabBarItem(tabBarSystemItem: .search, tag: 1)]
/// bar.delegate = self
/// ```
///
/// On a bar that a controller manages, setting `items`, `selectedItem` or `delegate` is a
/// programming error (C13): use the controller's properties.
@MainActor
open class UITabBar: UIView {
    var _items: [UITabBarItem]?
    weak var _selectedItem: UITabBarItem?
    weak var _delegate: (any UITabBarDelegate)?
    weak var _manager: UITabBarController?
    var _buttons: [TabBarButton] = []
    var _rearrangement: TabBarRearrangement?
    var _session: CustomizingSession?
    var _screen: CustomizingScreen?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a bar from an archive; the archive holds nothing that it reads on Linux yet.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The items in display order, the first on the left, or on the right in a right-to-left
    /// language; nil by default.
    open var items: [UITabBarItem]? {
        get { _items }
        set {
            _checkStandsAlone("items", use: "viewControllers")
            _abandonCustomizing()
            _setItems(newValue, animated: false)
        }
    }

    /// Sets the items; if animated, those that stay slide to their new places and others fade.
    ///
    /// Nothing moves when the user asked for reduced motion.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        _checkStandsAlone("items", use: "setViewControllers(_:animated:)")
        _abandonCustomizing()
        _setItems(items, animated: animated)
    }

    /// The selected item; nil, that is none, by default. An item that is not in the bar is a
    /// programming error.
    open var selectedItem: UITabBarItem? {
        get { _selectedItem }
        set {
            _checkStandsAlone("selectedItem", use: "selectedIndex or selectedViewController")
            require(
                newValue == nil || (_items ?? []).contains { $0 === newValue },
                "selectedItem must be one of the bar's items, which are \(_itemList), but is '\(newValue?.title ?? "untitled")'"
            )
            _select(newValue)
        }
    }

    /// Hears of the user's choices.
    open var delegate: (any UITabBarDelegate)? {
        get { _delegate }
        set {
            _checkStandsAlone("delegate", use: "delegate (a UITabBarControllerDelegate)")
            _delegate = newValue
        }
    }

    /// Whether the edit screen is shown for this bar.
    open var isCustomizing: Bool { _session != nil }

    /// Shows the edit screen, on which the user puts any of the items on the bar (B4).
    ///
    /// Items on the bar that are not among `items` stay where they are. The bar shows as many items afterwards as
    /// before. If the selected item goes from the bar, none is selected. The delegate hears of the beginning and the
    /// end. While the screen is shown a second call has no effect.
    ///
    /// - Parameter items: All items that the user may put on the bar, or move on it.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        _checkStandsAlone("items", use: "customizableViewControllers, and let the user tap Edit in More")
        _beginCustomizing(items)
    }

    /// Takes the edit screen away, as Done does; what the user changed is kept (B4).
    ///
    /// - Returns: Whether the user changed anything; false if no edit screen was shown.
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool { _endCustomizing(animated: animated) }

    /// The colour of unselected items; nil, that is grey, by default.
    open var unselectedItemTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: TabBarMetrics.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: TabBarMetrics.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _placeButtons()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    open override var frame: CGRect {
        // Even if it is the same, what stands beside the bar may be another.
        didSet { _screen?.setNeedsLayout() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        _customizingWindowChanged()
    }

    override var _role: AccessibleRole { .tabList }

    override var _contentStandsAboveLayers: Bool { true }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(_drawing.commands, scale: _displayScale)
    }

    override func _moveFocus(_ direction: FocusDirection) -> Bool? { _moveFocusAsOneStop(direction) }

    override func _widgetDidLoad(_ widget: Widget) {
        if accessibilityLabel == nil { accessibilityLabel = Word.tabBar.text }
        widget.onKeyPress { [weak self] key, modifiers in
            self?._moveFocus(key, modifiers) ?? false
        }
    }
}
