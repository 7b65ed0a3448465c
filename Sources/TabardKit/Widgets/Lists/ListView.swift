/// What tables and collections have in common: items in sections, of which only those in sight have cells.
///
/// What every list does is in this protocol's extensions; a list itself says where its items stand, and passes on what
/// its data source and its delegate are asked and told.
@MainActor
protocol ListView: UIScrollView {
    associatedtype Cell: ListCell

    /// What one item is called in messages.
    static var _noun: String { get }

    // What it keeps.

    var _needsReload: Bool { get set }
    var _isLayingOutCells: Bool { get set }
    /// The cells in sight, and that with the focus.
    var _cells: [IndexPath: Cell] { get set }
    /// The cells out of sight.
    var _cellQueue: ReuseQueue<Cell> { get }
    var _selection: ListSelection { get set }
    /// The press that is followed.
    var _press: UITouch? { get set }
    /// The item that is pressed.
    var _highlightedPath: IndexPath? { get set }
    /// The item that the Tab key comes back to.
    var _focusedPath: IndexPath? { get set }
    /// What the user types to come to an item.
    var _typeAhead: TypeAhead { get set }
    /// The changes that are being collected.
    var _batch: ListBatch { get set }
    /// How many batches of changes were made.
    var _changeCount: Int { get set }
    /// What stands for items that were dropped and have not come yet.
    var _placeholders: ListPlaceholders { get set }
    /// The item that is configured anew just now, with its cell.
    var _reconfigured: (path: IndexPath, cell: Cell)? { get set }
    /// The movement to where everything belongs after changes.
    var _transition: ListTransition? { get set }

    /// What the data source was asked to prepare.
    var _prefetching: ListPrefetching { get set }

    // What it says of itself.

    /// The items in sight, in order.
    var _visiblePaths: [IndexPath] { get }

    /// Where an item stands in the content; nil if that is not known.
    func _frame(of path: IndexPath) -> CGRect?

    /// The data source, which may be a `UIDataSourceModelAssociation`.
    var _anyDataSource: AnyObject? { get }

    /// What is to come back once the data is there.
    var _restoredItems: RestoredItems? { get set }

    /// Whether the data source wants to hear of what comes into sight.
    var _prefetches: Bool { get }

    /// The items of which something lies in a rectangle.
    func _paths(in area: CGRect) -> [IndexPath]

    var backgroundView: UIView? { get }
    /// How many items there are, as far as they are loaded.
    var _counts: ListCounts { get }
    /// The view in which an item's cell stands: the list itself, or what scrolls in it.
    func _container(of path: IndexPath) -> UIView
    /// Where among the subviews the first cell stands.
    var _firstCellIndex: Int { get }
    /// The item at which the Tab key comes in for the first time.
    var _firstPathInSight: IndexPath? { get }
    var remembersLastFocusedIndexPath: Bool { get }
    var _allowsSelectionNow: Bool { get }
    var _allowsMultipleNow: Bool { get }
    /// Whether a press on an item does anything.
    var _takesPresses: Bool { get }
    /// Whether the Tab key stops at the list.
    var _takesKeyboard: Bool { get }

    /// The first item of the part that an index at the list's edge names by the beginning of a text; nil without such.
    func _path(ofIndexTitleBeginning text: String) -> IndexPath?

    /// The item at a place.
    func _path(at point: CGPoint) -> IndexPath?

    /// The item to which the keyboard's focus goes: the next one up or down, or a page away.
    func _path(from path: IndexPath, isForward: Bool, isPage: Bool) -> IndexPath?

    // What it does in its own way.

    /// Gives up what the user is doing with an item, as the items change.
    func _stopInteraction()

    /// Forgets all headers and footers, and asks the data source how many items there are.
    func _reloadContent()

    func _updateContentSize()

    /// Makes the cells that came into sight, and puts away those that left it.
    func _layOutCells()

    /// Brings an item into sight, by the least movement.
    func _bringIntoSight(_ path: IndexPath)

    /// The user chose an item, by whatever means.
    func _userSelected(_ path: IndexPath)

    /// Takes over the counts after changes.
    ///
    /// - Returns: Where an item stood before them, if that is known.
    func _adopt(_ counts: ListCounts, after update: ListUpdate) -> (IndexPath) -> CGRect?

    /// Brings headers and footers to where they belong after changes, or takes them away.
    func _moveSupplementaryViews(_ update: ListUpdate, _ transition: ListTransition?)

    /// An item's cell in sight shows something else now.
    func _didReconfigure(_ cell: Cell, at path: IndexPath)

    /// Tells a cell the place that its item has now.
    func _updatePosition(of cell: Cell, at path: IndexPath)

    /// Lets a view go in a transition.
    func _leave(_ view: UIView, _ transition: ListTransition)

    /// Places everything, during a transition.
    func _placeViews()

    // What it asks and tells its data source and its delegate, who may be absent.

    func _dataSourceSectionCount() -> Int?
    func _dataSourceItemCount(inSection section: Int) -> Int?
    func _dataSourceCell(at path: IndexPath) -> Cell?
    /// Whether the focus may come to an item.
    func _mayFocus(_ path: IndexPath) -> Bool
    /// The item to which the focus shall come; nil for the first.
    func _preferredPath() -> IndexPath?
    /// Whether an item is selected when a key brings the focus to it.
    func _selectsByFocus(_ path: IndexPath) -> Bool
    func _willDisplay(_ cell: Cell, at path: IndexPath)
    func _didEndDisplaying(_ cell: Cell, at path: IndexPath)
    func _shouldHighlight(_ path: IndexPath) -> Bool
    func _didHighlight(_ path: IndexPath)
    func _didUnhighlight(_ path: IndexPath)
    /// - Returns: The item to select instead, usually the same one; nil to select none.
    func _willSelect(_ path: IndexPath) -> IndexPath?
    func _didSelect(_ path: IndexPath)
    /// - Returns: The item to deselect instead, usually the same one; nil to keep it selected.
    func _willDeselect(_ path: IndexPath) -> IndexPath?
    /// An item is about to lose the selection to another one.
    func _willReplaceSelection(of path: IndexPath)
    func _didDeselect(_ path: IndexPath)
    func _askToPrefetch(_ paths: [IndexPath])
    func _cancelPrefetching(_ paths: [IndexPath])
}
