import GtkInterop

/// A list of rows that scrolls; only the rows in sight have cells.
///
/// ```swift
/// let table = UITableView(frame: view.bounds, style: .insetGrouped)
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
/// table.dataSource = self
/// ```
///
/// For the Tab key the table is one stop. The arrow keys, Home, End, Page Up and Page Down move the
/// focus through its rows, and Space and Enter select.
@MainActor
open class UITableView: UIScrollView {
    /// How the sections look.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; the headers stay in sight.
        case plain = 0
        /// Sections apart from each other, on a grey background.
        case grouped = 1
        /// As `grouped`, with rounded corners and margins at the sides.
        case insetGrouped = 2
    }

    /// Where a row is brought to.
    public enum ScrollPosition: Int, Sendable {
        /// As little as it takes to show it.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// The height of rows that says: as high as the content wants. All contents want 44 points.
    public class var automaticDimension: CGFloat { -1 }

    /// What the delegate's default implementation says, so that not every row is asked for.
    static let _undefinedHeight: CGFloat = -.greatestFiniteMagnitude

    let _style: Style
    var _tableGeometry = TableGeometry()
    var _needsReload = true
    var _cells: [IndexPath: UITableViewCell] = [:]
    var _pool: [String: [UITableViewCell]] = [:]
    var _registered: [String: UITableViewCell.Type] = [:]
    var _headers: [Int: TableSectionLabel] = [:]
    var _footers: [Int: TableSectionLabel] = [:]
    var _selectedPath: IndexPath?
    var _highlightedPath: IndexPath?
    var _focusedPath: IndexPath?
    var _click: ClickGesture?

    /// Makes a table whose style never changes.
    public init(frame: CGRect, style: UITableView.Style) {
        _style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Makes a plain table.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes a plain table from an archive; the archive holds nothing that it reads on Linux yet.
    public required init?(coder: NSCoder) {
        _style = .plain
        super.init(coder: coder)
        backgroundColor = .systemBackground
    }

    /// How the sections look.
    open var style: UITableView.Style { _style }

    /// Tells what is in the table.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { _setNeedsReload() }
    }

    /// Hears of what the user does in the table.
    @_nonoverride
    open weak var delegate: (any UITableViewDelegate)? {
        get { _scrollDelegate as? any UITableViewDelegate }
        set {
            _scrollDelegate = newValue
            _setNeedsReload()
        }
    }

    /// The height of rows for which the delegate gives none; `automaticDimension` by default.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { _setNeedsReload() }
    }

    /// Whether the user can select rows; true by default.
    open var allowsSelection = true

    /// The number of sections.
    open var numberOfSections: Int {
        _reloadIfNeeded()
        return _tableGeometry.sections.count
    }

    /// The number of rows of a section, which must be there.
    open func numberOfRows(inSection section: Int) -> Int {
        _reloadIfNeeded()
        require(
            _tableGeometry.sections.indices.contains(section),
            "The section must be from 0 to \(_tableGeometry.sections.count - 1), but is \(section)"
        )
        return _tableGeometry.sections[section].count
    }

    /// Asks the data source for everything anew; no row is selected after that.
    open func reloadData() { _reloadData() }

    /// Says which class to make cells of when there is none to reuse; nil takes that back.
    ///
    /// The class must have the initializer `init(style:reuseIdentifier:)`.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        _register(cellClass, identifier)
    }

    /// A cell that went out of sight, or a new one of the registered class; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        _dequeue(identifier)
    }

    /// A cell that went out of sight, or a new one. Without a registered class it is a programming
    /// error.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        _dequeueRegistered(identifier)
    }

    /// The selected row, if there is one.
    open var indexPathForSelectedRow: IndexPath? { _selectedPath }

    /// Selects a row, and scrolls to it unless the position is `none`. The delegate does not hear
    /// of it.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
    {
        _select(indexPath, animated: animated)
        if let indexPath, scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Takes the selection off a row. The delegate does not hear of it.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if _selectedPath == indexPath { _select(nil, animated: animated) }
    }

    /// The cell of a row in sight; nil for all other rows.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { _cells[indexPath] }

    /// The row that a cell shows, if it is in sight.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        _cells.first { $0.value === cell }?.key
    }

    /// The cells in sight, from top to bottom.
    open var visibleCells: [UITableViewCell] { _visiblePaths.compactMap { _cells[$0] } }

    /// The rows in sight, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { _visiblePaths }

    /// The row at a point of the table, if there is one.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { _path(at: point) }

    /// Where a row stands, in sight or not; an empty rectangle if there is no such row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { _rect(of: indexPath) }

    /// Brings a row into sight.
    open func scrollToRow(
        at indexPath: IndexPath,
        at scrollPosition: UITableView.ScrollPosition,
        animated: Bool
    ) {
        _scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    open override func layoutSubviews() {
        _layOutRows()
        super.layoutSubviews()
        _layOutRows()
    }

    override var _role: AccessibleRole { .list }

    override func _widgetDidLoad(_ widget: Widget) {
        super._widgetDidLoad(widget)
        // Without a label, GTK would call it by the name of its type.
        widget.setAccessibleLabel("")
        _listen(on: widget)
    }
}
