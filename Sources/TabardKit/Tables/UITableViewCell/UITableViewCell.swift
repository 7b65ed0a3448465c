import GtkInterop

/// One row of a table: an image, one or two texts and a mark at the end, or views of the app's own
/// in `contentView`.
@MainActor
open class UITableViewCell: UIView {
    /// How the texts stand.
    public enum CellStyle: Int, Sendable {
        /// One text.
        case `default` = 0
        /// The detail at the end of the row, in grey.
        case value1 = 1
        /// The text in the tint colour, the detail after it.
        case value2 = 2
        /// The detail below the text, smaller and grey.
        case subtitle = 3
    }

    /// The mark at the end of a row.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        /// A chevron, for a row that leads further.
        case disclosureIndicator = 1
        case checkmark = 3
    }

    /// Whether a row shows that it is selected.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case `default` = 3
    }

    /// Where in its section the row stands, which its corners depend on.
    struct Place: Equatable {
        var isFirst = false
        var isLast = false
        var style: UITableView.Style = .plain
    }

    let _cellStyle: CellStyle
    let _reuseIdentifier: String?
    var _text: UILabel?
    var _detail: UILabel?
    var _image: UIImageView?
    let _content = UIView(frame: .zero)
    var _mark: UIImageView?
    var _place = Place() { didSet { setNeedsDisplay() } }
    var _row = (number: 1, count: 1)
    var _activate: (@MainActor () -> Void)?
    var _isSelectedCell = false
    var _isHighlightedCell = false
    var _separatorStart: CGFloat = TableCellLayout.margin

    /// Whether the Tab key stops here; the table lets it stop at one row only.
    var _takesFocus = false {
        didSet { if _takesFocus != oldValue { _widget?.isFocusable = _takesFocus } }
    }

    /// Makes a cell.
    ///
    /// - Parameters:
    ///   - style: How the texts stand.
    ///   - reuseIdentifier: The name under which the table keeps the cell while it is out of sight;
    ///     without one it is not kept.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        _cellStyle = style
        _reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableCellLayout.height))
        addSubview(_content)
    }

    /// Makes a cell from an archive; the archive holds nothing that it reads on Linux yet.
    public required init?(coder: NSCoder) {
        _cellStyle = .default
        _reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(_content)
    }

    /// The name under which the table keeps the cell for reuse.
    open var reuseIdentifier: String? { _reuseIdentifier }

    /// Called before the cell is used for another row. Call `super`.
    open func prepareForReuse() {
        setSelected(false, animated: false)
        setHighlighted(false, animated: false)
    }

    /// Where all content stands, the accessory excepted.
    open var contentView: UIView { _content }

    /// The text.
    open var textLabel: UILabel? { _makeText() }

    /// The second text; nil in the default style.
    open var detailTextLabel: UILabel? { _makeDetail() }

    /// The image at the row's start.
    open var imageView: UIImageView? { _makeImage() }

    /// The mark at the row's end; none by default.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { _updateMark() } }
    }

    /// A view of the app's own at the row's end, instead of a mark.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let view = accessoryView { addSubview(view) }
            _updateMark()
        }
    }

    /// Whether the cell shows that it is selected; `default` by default.
    open var selectionStyle: SelectionStyle = .default {
        didSet { setNeedsDisplay() }
    }

    /// Whether the row is selected.
    open var isSelected: Bool {
        get { _isSelectedCell }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the row is pressed.
    open var isHighlighted: Bool {
        get { _isHighlightedCell }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Shows the row selected or not. The change is made at once.
    open func setSelected(_ selected: Bool, animated: Bool) { _setSelected(selected) }

    /// Shows the row pressed or not. The change is made at once.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { _setHighlighted(highlighted) }

    // Rows come and go while the table scrolls, which the page around it need not be laid out for.
    override var _isLayoutBoundary: Bool { true }

    override var _fittedView: UIView { _fittedContentView }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _layOutParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if _cellStyle == .value2 { _text?.textColor = tintColor }
    }

    override var _role: AccessibleRole { .listItem }

    open override var canBecomeFirstResponder: Bool { _takesFocus }

    override func _widgetDidLoad(_ widget: Widget) {
        widget.setActions([("select", { [weak self] in self?._activate?() })])
        widget.onFocusChange { [weak self] _ in self?.setNeedsDisplay() }
    }

    override func _drawContent(_ snapshot: Snapshot) { _drawBackground(snapshot) }

    override func _drawNativeChildren(_ snapshot: Snapshot) {
        super._drawNativeChildren(snapshot)
        _drawFocus(snapshot)
    }
}
