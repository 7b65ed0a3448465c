internal import GtkInterop

/// One item of a collection: whatever the app puts into `contentView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    let _content = UIView(frame: .zero)
    var _isSelectedCell = false
    var _isHighlightedCell = false
    var _activate: (() -> Void)?

    /// Whether the Tab key stops here; the collection lets it stop at one item only.
    var _takesFocus = false {
        didSet { if _takesFocus != oldValue { _widget?.isFocusable = _takesFocus } }
    }

    /// Makes a cell; the collection calls it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(_content)
    }

    /// Makes a cell from an archive; the archive holds nothing that it reads on Linux yet.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(_content)
    }

    /// Where all content stands.
    open var contentView: UIView { _content }

    /// Whether the item is selected.
    open var isSelected: Bool {
        get { _isSelectedCell }
        set {
            _isSelectedCell = newValue
            _changeAccessibility { $0.isSelected = newValue }
            _showState()
        }
    }

    /// Whether the item is pressed.
    open var isHighlighted: Bool {
        get { _isHighlightedCell }
        set {
            _isHighlightedCell = newValue
            _showState()
        }
    }

    /// What stands behind the content.
    open var backgroundView: UIView? {
        didSet { _replaceBackground(oldValue, backgroundView) }
    }

    /// What stands behind the content while the item is pressed or selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            _replaceBackground(oldValue, selectedBackgroundView)
            _showState()
        }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = CGRect(origin: .zero, size: bounds.size)
        _content.frame = area
        backgroundView?.frame = area
        selectedBackgroundView?.frame = area
    }

    open override var canBecomeFirstResponder: Bool { _takesFocus }

    override var _role: AccessibleRole { .listItem }

    override func _activateByKey() -> Bool {
        // What stands in it has presses of its own.
        guard _widget?.isFocused == true, let _activate else { return false }
        _activate()
        return true
    }

    override func _widgetDidLoad(_ widget: Widget) {
        widget.setActions([("select", { [weak self] in self?._activate?() })])
        widget.onFocusChange { [weak self] _ in self?.setNeedsDisplay() }
    }

    override func _drawNativeChildren(_ snapshot: Snapshot) {
        super._drawNativeChildren(snapshot)
        guard _widget?.showsFocus == true else { return }
        snapshot.stroke(
            CGRect(origin: .zero, size: bounds.size).insetBy(dx: 1, dy: 1).native,
            cornerRadius: Double(max(4, _layer?.cornerRadius ?? 0)),
            width: 3,
            color: tintColor.components(with: traitCollection)
        )
    }
}

extension UICollectionViewCell: ListCell {
    func _show(isSelected: Bool, animated: Bool) { self.isSelected = isSelected }

    func _show(isHighlighted: Bool) { self.isHighlighted = isHighlighted }

    func _showState() {
        selectedBackgroundView?.isHidden = !_isSelectedCell && !_isHighlightedCell
        setNeedsDisplay()
    }
}
