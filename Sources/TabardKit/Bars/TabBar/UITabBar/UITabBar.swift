internal import GtkInterop

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
@preconcurrency @MainActor
open class UITabBar: UIView, UISpringLoadedInteractionSupporting {
    var _items: [UITabBarItem]?
    weak var _selectedItem: UITabBarItem?
    weak var _delegate: (any UITabBarDelegate)?
    weak var _manager: UITabBarController?
    var _style = TabBarStyle()
    var _buttons: [TabBarButton] = []
    var _buttonsOfItems: [ObjectIdentifier: TabBarButton] = [:]
    var _rearrangement: TabBarRearrangement?
    var _session: CustomizingSession?
    var _screen: CustomizingScreen?
    var _largeContentOfButtons: BarLargeContent?
    /// Where the items stood when that was last asked, and what it followed from.
    var _lastLayout: (TabBarArrangement, TabBarLayout)?

    /// Whether an item is selected when something that is dragged waits over it; false by default (T13).
    open var isSpringLoaded = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a bar from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { _decodeBar(from: coder) }
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
                newValue.map { _button(of: $0) != nil } ?? true,
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

    /// The colour of unselected items; nil, that is grey, by default (A2).
    open var unselectedItemTintColor: UIColor? {
        get { _style.unselectedItemTintColor }
        set { _setStyle(\.unselectedItemTintColor, newValue, \.unselectedItemTintColor) }
    }

    /// The look without further properties: as the interface, or black (A1); `default` by default.
    open var barStyle: UIBarStyle {
        get { _style.barStyle }
        set { _setStyle(\.barStyle, newValue, \.barStyle) }
    }

    /// The colour of the background; nil, that is what the style has, by default (A2).
    ///
    /// A translucent bar lets a little through even of an opaque colour (A7).
    open var barTintColor: UIColor? {
        get { _style.barTintColor }
        set { _setStyle(\.barTintColor, newValue, \.barTintColor) }
    }

    /// The colour of the selected item; another name for `tintColor`, from before iOS 8 (A2).
    @available(*, deprecated, renamed: "tintColor")
    open var selectedImageTintColor: UIColor? {
        get { _tintColor }
        set { tintColor = newValue }
    }

    /// The image of the whole bar: stretched if it is resizable, else repeated; nil by default (A5).
    ///
    /// Whether it lets through what lies behind follows from its own pixels until `isTranslucent` is set (A7). An empty
    /// image leaves the bar without a background.
    open var backgroundImage: UIImage? {
        get { _style.backgroundImage }
        set {
            _style.backgroundOpacity = newValue?.averageAlpha
            _setStyle(\.backgroundImage, newValue, \.backgroundImage)
        }
    }

    /// The image above the bar's background and behind the selected item; nil by default (A3).
    ///
    /// It has its own size, and stands in the middle of the item; a resizable one fills the item.
    open var selectionIndicatorImage: UIImage? {
        get { _style.selectionIndicatorImage }
        set { _setStyle(\.selectionIndicatorImage, newValue, \.selectionIndicatorImage) }
    }

    /// The image that the bar throws upon the content, in the line's place; nil by default.
    ///
    /// It is shown only together with a `backgroundImage` (A6).
    open var shadowImage: UIImage? {
        get { _style.shadowImage }
        set { _setStyle(\.shadowImage, newValue, \.shadowImage) }
    }

    /// How the items spread over the bar (A12); `automatic` by default: they share narrow bars, and stand in the middle
    /// of wide ones.
    open var itemPositioning: UITabBar.ItemPositioning {
        get { _style.distribution.positioning }
        set { _setStyle(\.distribution.positioning, newValue, \.itemPositioning) }
    }

    /// The width of each item where they are centred, in points; 0 or less, the default, for the usual one.
    open var itemWidth: CGFloat {
        get { _style.distribution.itemWidth }
        set { _setStyle(\.distribution.itemWidth, newValue, \.itemWidth) }
    }

    /// The room between items where they are centred, in points; 0 or less, the default, for the usual one.
    open var itemSpacing: CGFloat {
        get { _style.distribution.itemSpacing }
        set { _setStyle(\.distribution.itemSpacing, newValue, \.itemSpacing) }
    }

    /// Whether what lies behind the bar shows through, blurred.
    ///
    /// True by default, or as the background image's pixels are (A7). Once it is set, it wins: true makes an opaque
    /// image translucent; false puts an opaque colour behind a translucent one (A8).
    open var isTranslucent: Bool {
        get { _backgroundRules.showsThrough }
        set {
            _style.isTranslucent = newValue
            _lookChanged()
        }
    }

    /// The bar's look as a whole, which replaces all the properties above once it is set, or changed in place (A11).
    ///
    /// It is copied when it is set.
    open var standardAppearance: UITabBarAppearance {
        get { _ownAppearance() }
        set { _setAppearance(newValue) }
    }

    /// The look while the content is scrolled to its end; nil, that is `standardAppearance`, by default.
    ///
    /// It is copied when it is set.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { _style.scrollEdgeAppearance }
        set { _setScrollEdgeAppearance(newValue) }
    }

    /// Sets the image between two items in the states that they are in: `normal` or `selected` (A4).
    ///
    /// Give one for each of the three combinations: left selected, right selected, neither. One that is missing is
    /// replaced by that for neither. The image has its own width and the bar's height.
    open func setDividerImage(
        _ dividerImage: UIImage?,
        forLeftState leftState: UIControl.State,
        rightState: UIControl.State
    ) {
        _setDivider(dividerImage, leftState, rightState)
    }

    /// The image that was set for just these states.
    open func dividerImage(
        forLeftState leftState: UIControl.State,
        rightState: UIControl.State
    ) -> UIImage? {
        _style.dividers.given(left: leftState.contains(.selected), right: rightState.contains(.selected))
    }

    /// The height that a tab bar controller gives the bar, above what covers the safe area, is the height of this size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: _layoutStyle.barHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: _layoutStyle.barHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _placeButtons()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if AppearanceProxies.dependOnTraits {
            for item in _items ?? [] {
                AppearanceProxies.traitsChanged(for: item, traits: traitCollection)
            }
        }
        BarLargeContent.update(&_largeContentOfButtons, for: self)
        _lookChanged()
    }

    open override var frame: CGRect {
        // Even if it is the same, what stands beside the bar may be another.
        didSet { _screen?.setNeedsLayout() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        _applyAppearanceProxies(to: _items ?? [])
        BarLargeContent.update(&_largeContentOfButtons, for: self)
        _customizingWindowChanged()
    }

    override var _role: AccessibleRole { .tabList }

    override var _contentStandsAboveLayers: Bool { true }
    override var _backdrop: BlurMaterial? { _background.material }

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

    override var _noBaselines: String? { "A tab bar has no baseline" }

    override func _applyAppearanceProxiesToItems() { _applyAppearanceProxies(to: _items ?? []) }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UITabBar.self, super._selectors, _SelectorEntry<UITabBar>.answered)
    }
}

extension UITabBar: LargeContentBar {}
