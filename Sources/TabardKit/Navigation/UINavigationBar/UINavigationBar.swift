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

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: NavigationBarLayout.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: NavigationBarLayout.height)
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

    var _backgroundCommands: [DrawingCommand] {
        let traits = traitCollection
        let hairline = 1 / max(1, traits.displayScale)
        return [
            .fill(
                CGRect(origin: .zero, size: bounds.size),
                cornerRadius: 0,
                color: UIColor._barBackground.components(with: traits)
            ),
            .fill(
                CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline),
                cornerRadius: 0,
                color: UIColor._barSeparator.components(with: traits)
            ),
        ]
    }
}
