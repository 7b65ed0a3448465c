/// What tables and collections have in common: items in sections, of which only those in sight have cells.
///
/// What every list does is in this protocol's extensions; a list itself says where its items stand, and passes on what
/// its data source and its delegate are asked and told.
@MainActor
protocol ListView: UIScrollView {
    associatedtype Cell: ListCell

    /// What one item is called in messages.
    static var _noun: String { get }

    /// How many items there are, as far as they are loaded.
    var _counts: ListCounts { get }
    var _needsReload: Bool { get set }
    var _isLayingOutCells: Bool { get set }
    /// The cells in sight, and that with the focus.
    var _cells: [IndexPath: Cell] { get set }
    /// The cells out of sight.
    var _cellQueue: ReuseQueue<Cell> { get }
    /// Where among the subviews the first cell stands.
    var _firstCellIndex: Int { get }
    var backgroundView: UIView? { get }
    var _selectedPaths: [IndexPath] { get set }
    var _highlightedPath: IndexPath? { get set }
    /// The item that the Tab key comes back to.
    var _focusedPath: IndexPath? { get set }
    /// The changes that are being collected.
    var _batch: ListBatch { get set }
    /// The movement to where everything belongs after changes.
    var _transition: ListTransition? { get set }

    /// What the data source says; nil if there is none.
    func _dataSourceSectionCount() -> Int?

    /// What the data source says; nil if there is none.
    func _dataSourceItemCount(inSection section: Int) -> Int?

    /// What the data source gives; nil if there is none.
    func _dataSourceCell(at path: IndexPath) -> Cell?

    /// Gives up what the user is doing with an item, as the items change.
    func _stopInteraction()

    /// Forgets all headers and footers, and asks the data source how many items there are.
    func _reloadContent()

    func _updateContentSize()

    /// The item that a cell in sight shows.
    func indexPath(for cell: Cell) -> IndexPath?

    /// The user chose an item, by whatever means.
    func _userSelected(_ path: IndexPath)

    func _updateFocusable()

    func _endTransition()

    func _willDisplay(_ cell: Cell, at path: IndexPath)

    func _didEndDisplaying(_ cell: Cell, at path: IndexPath)
}
