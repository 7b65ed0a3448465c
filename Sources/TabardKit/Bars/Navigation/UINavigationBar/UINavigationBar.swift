internal import GtkInterop

/// The bar at the top of a navigation controller: the title of the screen, the way back and the
/// screen's buttons.
///
/// A navigation controller makes it and fills it from the `navigationItem` of its controllers.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    var _content = NavigationBarContent(frame: .zero)
    var _outgoing: NavigationBarContent?
    var _items: [UINavigationItem] = []
    var _style = NavigationBarStyle()
    var _largeContentOfButtons: BarLargeContent?
    /// From 0, while nothing lies under the bar, to 1.
    var _backgroundOpacity: CGFloat = 1 {
        didSet {
            guard _backgroundOpacity != oldValue else { return }
            _backgroundChanged()
            if (_backgroundOpacity < 0.5) != (oldValue < 0.5), _edgeAppearance != nil {
                _content.looks = _looks
            }
        }
    }
    /// Whether the background is drawn even while nothing lies under the bar, then without a separator.
    var _keepsBackground = false {
        didSet { if _keepsBackground != oldValue { _backgroundChanged() } }
    }
    /// Whether an app took the bar out of sight, which leaves its room to the content.
    private(set) var _isHiddenByApp = false
    /// Whether the navigation controller has no use for the bar.
    var _isHiddenByController = false {
        didSet { if _isHiddenByController != oldValue { _updateHidden() } }
    }
    /// What a container around has in the row of the buttons; nil for nothing.
    var _room: NavigationBarRoom? {
        didSet {
            _content.room = _room
            _outgoing?.room = _room
        }
    }
    /// Told when what is left of the row may be another.
    var _rowChanged: (() -> Void)?
    /// Told when the bar may need another height.
    var _heightChanged: (() -> Void)?
    static var _backTitle: String { Word.back.text }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        _setUp()
    }

    /// Makes a bar from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _setUp()
        if let coder = coder as? InterfaceCoder { _decodeBar(from: coder) }
    }

    private func _setUp() {
        clipsToBounds = true
        addSubview(_content)
    }

    /// Whether the bar is out of sight; false by default.
    ///
    /// The content then has the bar's room. `UINavigationController.setNavigationBarHidden(_:animated:)` can do it
    /// with an animation.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            _isHiddenByApp = newValue
            _updateHidden()
            _heightChanged?()
        }
    }

    private func _updateHidden() { super.isHidden = _isHiddenByApp || _isHiddenByController }

    /// The items of the controllers on the stack, the root's first.
    open var items: [UINavigationItem]? { _items.isEmpty ? nil : _items }

    /// The item that the bar shows.
    open var topItem: UINavigationItem? { _items.last }

    /// The item to which the back button leads; nil if there is only one.
    open var backItem: UINavigationItem? { _items.dropLast().last }

    /// Whether titles are large while the content rests at the top; false by default.
    ///
    /// A screen says otherwise by its item's `largeTitleDisplayMode`.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { _heightChanged?() } }
    }

    /// The font and the colour of the small title; nil, that is the system's, by default.
    ///
    /// `font` and `foregroundColor` are honoured.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { _style.titleTextAttributes }
        set { _setStyle(\.titleTextAttributes, newValue, \.titleTextAttributes) }
    }

    /// The font and the colour of the large title; nil, that is the system's, by default.
    ///
    /// `font` and `foregroundColor` are honoured.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { _style.largeTitleTextAttributes }
        set { _setStyle(\.largeTitleTextAttributes, newValue, \.largeTitleTextAttributes) }
    }

    /// The look without further properties: as the interface, or black; `default` by default.
    open var barStyle: UIBarStyle {
        get { _style.barStyle }
        set { _setStyle(\.barStyle, newValue, \.barStyle) }
    }

    /// The colour of the background; nil, that is what the style has, by default.
    ///
    /// A translucent bar lets a little through even of an opaque colour.
    open var barTintColor: UIColor? {
        get { _style.barTintColor }
        set { _setStyle(\.barTintColor, newValue, \.barTintColor) }
    }

    /// Whether content lies under the bar; true by default, or as the background image's pixels are.
    ///
    /// Below an opaque bar a controller's view begins at the bar's lower edge, unless the controller has
    /// `extendedLayoutIncludesOpaqueBars`.
    open var isTranslucent: Bool {
        get { _backgroundRules.showsThrough }
        set { _setTranslucent(newValue) }
    }

    /// Sets the image of the whole bar, for a height: stretched if it is resizable, else repeated. An empty image leaves
    /// the bar without a background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        _style.backgroundImages[barMetrics] = backgroundImage
        AppearanceProxies.note(
            self,
            .attributes(\UINavigationBar._style.backgroundImages, state: UInt(barMetrics.rawValue)),
            read: { $0.backgroundImage(for: barMetrics) },
            write: { $0.setBackgroundImage($1, for: barMetrics) }
        )
        _looksChanged()
    }

    /// The image that was set for just this height.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        _style.backgroundImages[barMetrics]
    }

    /// The image that the bar throws upon the content, in the line's place; an empty one for none. Nil by default.
    open var shadowImage: UIImage? {
        get { _style.shadowImage }
        set { _setStyle(\.shadowImage, newValue, \.shadowImage) }
    }

    /// The bar's look as a whole, which replaces the properties above once it is set, or changed in place.
    ///
    /// It is copied when it is set. While nothing lies under the bar and there is no `scrollEdgeAppearance`, it has no
    /// background.
    open var standardAppearance: UINavigationBarAppearance {
        get { _ownAppearance() }
        set { _setAppearance(newValue) }
    }

    /// The look while nothing lies under the bar; nil by default. It is copied when it is set.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { _style.scrollEdgeAppearance }
        set { _setStyle(\.scrollEdgeAppearance, _copy(of: newValue), \.scrollEdgeAppearance) }
    }

    /// The look in low windows; nil, that is `standardAppearance`, by default. It is copied when it is set.
    open var compactAppearance: UINavigationBarAppearance? {
        get { _style.compactAppearance }
        set { _setStyle(\.compactAppearance, _copy(of: newValue), \.compactAppearance) }
    }

    /// The look in low windows while nothing lies under the bar; nil, that is `scrollEdgeAppearance`, by default.
    ///
    /// It is copied when it is set.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { _style.compactScrollEdgeAppearance }
        set { _setStyle(\.compactScrollEdgeAppearance, _copy(of: newValue), \.compactScrollEdgeAppearance) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: _fittingHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: _fittingHeight)
    }

    /// What the search bar takes of the height, at the lower edge.
    var _searchRoom: CGFloat = 0 {
        didSet { if _searchRoom != oldValue { setNeedsLayout() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds
        area.size.height = max(0, area.height - _searchRoom)
        _content.frame = area
        _outgoing?.frame = area
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        BarLargeContent.update(&_largeContentOfButtons, for: self)
        _looksChanged()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        BarLargeContent.update(&_largeContentOfButtons, for: self)
    }

    override var _role: AccessibleRole { .navigation }

    override func _widgetDidLoad(_ widget: Widget) {
        // Without a label, GTK would call it by the name of its type.
        widget.setAccessibleLabel("")
    }

    override var _backdrop: BlurMaterial? { _background.material }

    override func _drawContent(_ snapshot: Snapshot) {
        let scale = max(1, traitCollection.displayScale)
        snapshot.draw(_background.commands(size: bounds.size, scale: scale), scale: scale)
    }
}

extension UINavigationBar: LargeContentBar {}
