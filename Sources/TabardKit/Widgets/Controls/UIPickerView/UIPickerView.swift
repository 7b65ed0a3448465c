internal import GtkInterop

/// Wheels beside each other, on each of which the user chooses a row.
///
/// ```swift
/// let picker = UIPickerView()
/// picker.dataSource = self
/// picker.delegate = self
/// ```
///
/// A wheel is turned by dragging, by the mouse's wheel, by a click on a row, and by the keys: up and down, Page Up and
/// Page Down, Home and End; left and right lead to the wheel beside it. To a screen reader each wheel is a spin button.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    nonisolated static let _usualRowHeight: CGFloat = 32
    static let _usualTextSize: CGFloat = 21
    static let _usualSize = CGSize(width: 320, height: 216)

    var _columns: [PickerColumn] = []
    var _needsReload = true
    /// What the wheels are called to who cannot see them; their numbers if it is empty.
    var _columnNames: [String] = []
    /// The size of the texts with which the rows were made.
    var _shownTextSize: CGFloat = 0
    /// How large the texts of rows are at most; as large as the user wants them if it is nil.
    var _greatestTextSize: CGFloat?
    /// The wheels that turn round without an end.
    var _endlessComponents: Set<Int> = []

    /// Makes a picker of 320 by 216 points, unless the frame has a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { self.frame.size = Self._usualSize }
    }

    /// Makes a picker from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Where the indicator of the middle was chosen, which has been there since 2013.
        (coder as? InterfaceCoder)?.skip(attributes: ["showsSelectionIndicator"])
    }

    /// Tells how many wheels and rows there are.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { _setNeedsReload() }
    }

    /// Tells what rows show, and hears what the user chooses.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { _setNeedsReload() }
    }

    /// How many wheels there are.
    open var numberOfComponents: Int {
        _reloadIfNeeded()
        return _columns.count
    }

    /// How many rows a wheel has. One that there is not stops the program.
    open func numberOfRows(inComponent component: Int) -> Int { _column(component).count }

    /// The size of a wheel's rows.
    open func rowSize(forComponent component: Int) -> CGSize {
        let column = _column(component)
        return CGSize(width: column.bounds.width, height: column.rowHeight)
    }

    /// The view of a row; nil while it is out of sight.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        _column(component).view(forRow: row)
    }

    /// Asks for the number of wheels and for all rows anew.
    open func reloadAllComponents() {
        _needsReload = true
        _reloadIfNeeded()
    }

    /// Asks for the rows of one wheel anew.
    open func reloadComponent(_ component: Int) { _reload(_column(component)) }

    /// Turns a wheel to a row, which nobody is told. A row that there is not stops the program.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        let column = _column(component)
        require(
            (0..<column.count).contains(row),
            "selectRow: the wheel \(component) has rows 0..<\(column.count), but \(row) was asked for"
        )
        column.select(row, animated: animated)
    }

    /// The row in the middle of a wheel; -1 if it has none.
    open func selectedRow(inComponent component: Int) -> Int {
        let column = _column(component)
        return column.count > 0 ? column.selected : -1
    }

    open override var intrinsicContentSize: CGSize { Self._usualSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self._usualSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _placeColumns()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { _reloadIfNeeded() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if _shownTextSize != _rowFont.pointSize { _setNeedsReload() }
        setNeedsDisplay()
    }

    open override var accessibilityLabel: String? {
        didSet { _nameColumns() }
    }

    override var _role: AccessibleRole { .group }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(_bandCommands, scale: max(1, traitCollection.displayScale))
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UIPickerView.self, super._selectors, _SelectorEntry<UIPickerView>.answered)
    }
}
