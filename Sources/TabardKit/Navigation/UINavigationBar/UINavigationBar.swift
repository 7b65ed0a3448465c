import GtkInterop

/// The bar at the top of a navigation controller: the title of the screen, the way back and the
/// screen's buttons.
///
/// A navigation controller makes it and fills it from the `navigationItem` of its controllers.
@MainActor
open class UINavigationBar: UIView {
    var _content = NavigationBarContent(frame: .zero)
    var _outgoing: NavigationBarContent?
    var _items: [UINavigationItem] = []
    /// From 0, while nothing lies under the bar, to 1.
    var _backgroundOpacity: CGFloat = 1 {
        didSet { if _backgroundOpacity != oldValue { setNeedsDisplay() } }
    }
    /// Whether the background is drawn even while nothing lies under the bar, then without a separator.
    var _keepsBackground = false {
        didSet { if _keepsBackground != oldValue { setNeedsDisplay() } }
    }
    /// Told when the bar may need another height.
    var _heightChanged: (@MainActor () -> Void)?
    static var _backTitle: String { Word.back.text }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        _setUp()
    }

    /// Makes the view from an archive; the archive holds nothing that it reads on Linux yet.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _setUp()
    }

    private func _setUp() {
        clipsToBounds = true
        addSubview(_content)
    }

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
        didSet { _looksChanged() }
    }

    /// The font and the colour of the large title; nil, that is the system's, by default.
    ///
    /// `font` and `foregroundColor` are honoured.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { _looksChanged() }
    }

    /// The colour of the background, which is then opaque; nil, that is the system's, by default.
    open var barTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Whether content lies under the bar; true by default.
    ///
    /// Below an opaque bar a controller's view begins at the bar's lower edge, unless the controller has
    /// `extendedLayoutIncludesOpaqueBars`.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { _heightChanged?() } }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: _fittingHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: _fittingHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _content.frame = bounds
        _outgoing?.frame = bounds
    }

    override var _role: AccessibleRole { .navigation }

    override func _widgetDidLoad(_ widget: Widget) {
        // Without a label, GTK would call it by the name of its type.
        widget.setAccessibleLabel("")
    }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(_backgroundCommands, scale: max(1, traitCollection.displayScale))
    }
}
