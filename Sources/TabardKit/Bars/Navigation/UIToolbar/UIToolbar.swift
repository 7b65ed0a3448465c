internal import GtkInterop

/// A bar of buttons, mostly at the lower edge.
///
/// ```swift
/// toolbarItems = [
///     UIBarButtonItem(systemItem: .action, primaryAction: UIAction { _ in share() }),
///     .flexibleSpace(),
///     UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in delete() }),
/// ]
/// navigationController?.isToolbarHidden = false
/// ```
@preconcurrency @MainActor
open class UIToolbar: UIView {
    var _items: [UIBarButtonItem] = []
    /// One for each item; nil for spaces.
    var _itemViews: [UIView?] = []
    /// Whether one of the items was hidden or shown, or has another view, since the bar last looked.
    var _itemsAreChanged = false
    var _largeContentOfButtons: BarLargeContent?
    /// From 0, while nothing lies under the bar, to 1.
    var _backgroundOpacity: CGFloat = 1 {
        didSet { if _backgroundOpacity != oldValue { setNeedsDisplay() } }
    }
    /// Whether an app took the bar out of sight, which leaves its room to the content.
    private(set) var _isHiddenByApp = false
    /// Whether the navigation controller has no use for the bar.
    var _isHiddenByController = false {
        didSet { if _isHiddenByController != oldValue { _updateHidden() } }
    }
    /// Told when the look of what lies around the bar may have to change.
    var _placeChanged: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Makes a bar from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
        if let coder = coder as? InterfaceCoder { _decodeBar(from: coder) }
    }

    /// Whether the bar is out of sight; false by default. In a navigation controller the content then has its room.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            _isHiddenByApp = newValue
            _updateHidden()
            _placeChanged?()
        }
    }

    private func _updateHidden() { super.isHidden = _isHiddenByApp || _isHiddenByController }

    /// The buttons and the spaces between them, from the leading edge; nil if there are none.
    open var items: [UIBarButtonItem]? {
        get { _items.isEmpty ? nil : _items }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items; if animated, the new ones fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        _setItems(items ?? [], animated: animated)
    }

    /// The colour of the background, which is then opaque; nil, that is the system's, by default.
    open var barTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Whether what lies behind may show through; true by default.
    open var isTranslucent = true {
        didSet {
            setNeedsDisplay()
            _placeChanged?()
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ToolbarLayout.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ToolbarLayout.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _updateItems()
        _placeItems()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        BarLargeContent.update(&_largeContentOfButtons, for: self)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        BarLargeContent.update(&_largeContentOfButtons, for: self)
    }

    override var _role: AccessibleRole { .toolbar }

    override func _widgetDidLoad(_ widget: Widget) {
        // Without a label, GTK would call it by the name of its type.
        widget.setAccessibleLabel(accessibilityLabel ?? Word.toolbar.text)
    }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(_backgroundCommands, scale: max(1, traitCollection.displayScale))
    }
}

extension UIToolbar: LargeContentBar {}
