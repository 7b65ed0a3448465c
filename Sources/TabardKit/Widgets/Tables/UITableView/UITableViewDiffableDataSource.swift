internal import GtkInterop

/// Tells a table what is in it by snapshots, and animates what differs between one and the next.
///
/// ```swift
/// let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
///     let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
///     cell.textLabel?.text = name
///     return cell
/// }
/// ```
///
/// It makes itself the table's data source; keep it, since the table does not. A subclass gives headers and lets rows be
/// edited.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource, _SelectorAnswering {
    /// Makes or reuses the cell of an item; nil is a programming error.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var table: UITableView?
    private let cellProvider: CellProvider
    private let contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()

    /// How rows come and go; as the table sees fit by default.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    /// Makes a table's data source, without rows.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// Shows a snapshot: rows that differ come, go and move.
    ///
    /// The time grows with the number of rows. It can be called on another thread; what it shows then follows soon, so
    /// call it either always on the main thread or always on one other.
    ///
    /// - Parameters:
    ///   - snapshot: What the table is to show.
    ///   - animatingDifferences: Whether the rows' ways are animated.
    ///   - completion: Called on the main thread once they are where they belong.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        MainLoop.perform(with: (self, completion)) { source, completion in
            let isAnimated = animatingDifferences && source.defaultRowAnimation != .none
            source.contents.apply(snapshot, to: source.table, animated: isAnimated, completion: completion)
        }
    }

    /// Shows a snapshot, and returns once the rows are where they belong.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by loading everything anew, without comparing; no row is selected after that.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        MainLoop.perform(with: (self, completion)) { source, completion in
            source.contents.reload(snapshot, to: source.table, completion: completion)
        }
    }

    /// Shows a snapshot by loading everything anew, and returns when that is done.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// What the table shows now; changes of it show when it is applied.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
    > {
        MainLoop.assumed { contents.snapshot }
    }

    /// The section at a place; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }

    /// A section's place; nil if it is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        contents.contents.sections.firstIndex(of: sectionIdentifier)
    }

    /// The item at a place; nil if there is none. It takes the same time whatever the number of items.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.item(at: indexPath) }

    /// An item's place; nil if it is not there. It takes the same time whatever the number of items, but for the first
    /// question after a change.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        contents.path(of: itemIdentifier)
    }

    /// The sections of the snapshot that was applied.
    open func numberOfSections(in tableView: UITableView) -> Int { contents.contents.sections.count }

    /// The rows of the snapshot that was applied.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        contents.count(inSection: section)
    }

    /// Asks the cell provider.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let item = contents.requiredItem(at: indexPath)
        guard let cell = cellProvider(tableView, indexPath, item) else {
            fatalError("The cell provider must return a cell, but returned nil for the item \(item)")
        }
        return cell
    }

    /// None; override it for text above sections.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// None; override it for text below sections.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// No row; override it, with the commit, for rows that can be deleted.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing; override it and apply a snapshot without the row.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// No row; override it, with the move, for rows that can be moved.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing; override it and apply a snapshot with the row moved, without animation.
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    /// None.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section of the same number.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int
    { index }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.self)
    }
}
