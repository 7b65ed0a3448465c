internal import GtkInterop

/// Tells a collection what is in it by snapshots, and animates what differs between one and the next.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<PhotoCell, Photo.ID> { cell, _, id in
///     cell.show(id)
/// }
/// let source = UICollectionViewDiffableDataSource<Int, Photo.ID>(collectionView: collection) {
///     $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
/// }
/// ```
///
/// It makes itself the collection's data source; keep it, since the collection does not.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, _SelectorAnswering {
    /// Makes or reuses the cell of an item; nil is a programming error.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Makes or reuses a header or footer; nil is a programming error.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// What is asked and told when the user shows or hides what is below an item; all nil by default.
    @preconcurrency @MainActor
    public struct SectionSnapshotHandlers<Item> {
        /// Whether what is below an item may be shown; nil is yes.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// What is below an item is about to be shown.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether what is below an item may be hidden; nil is yes.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// What is below an item is about to be hidden.
        public var willCollapseItem: ((Item) -> Void)?
        /// What is below an item, just before it is shown, so that an app need not have it before: receives the item, and
        /// the tree below it so far.
        public var snapshotForExpandingParent:
            (
                (Item, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?

        /// Makes handlers that do nothing.
        public init() {}
    }

    /// What is asked and told when the user moves an item; all nil, so that none can be moved, by default.
    @preconcurrency @MainActor
    public struct ReorderingHandlers {
        /// Whether an item can be moved; nil is no.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// An item is about to move.
        public var willReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// An item has moved: the place to keep the new order.
        public var didReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Makes handlers that let nothing be moved.
        public init() {}
    }

    private weak var collection: UICollectionView?
    private let cellProvider: CellProvider
    let _contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()

    /// Makes headers and footers; required of layouts that have some. Nil by default.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// What is asked and told when the user shows or hides what is below an item.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// What is asked and told when the user moves an item, by a drag or by the handle of a list's cell.
    open var reorderingHandlers = ReorderingHandlers()
    /// The movement of which the app is told once the collection has made it.
    var _reordered: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>?

    /// Makes a collection's data source, without items.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Shows a snapshot: items that differ come, go and move.
    ///
    /// The time grows with the number of items. It can be called on another thread; what it shows then follows soon, so
    /// call it either always on the main thread or always on one other.
    ///
    /// - Parameters:
    ///   - snapshot: What the collection is to show.
    ///   - animatingDifferences: Whether the items' ways are animated.
    ///   - completion: Called on the main thread once they are where they belong.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        MainLoop.perform(with: (self, completion)) { source, completion in
            source._contents.apply(
                snapshot,
                to: source.collection,
                animated: animatingDifferences,
                completion: completion
            )
        }
    }

    /// Shows a snapshot, and returns once the items are where they belong.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by loading everything anew, without comparing; no item is selected after that.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        MainLoop.perform(with: (self, completion)) { source, completion in
            source._contents.reload(snapshot, to: source.collection, completion: completion)
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

    /// Shows the tree of one section; a section that is not there is added at the end.
    ///
    /// - Parameters:
    ///   - snapshot: The tree of the section's items.
    ///   - section: The section, which is added at the end if it is not there.
    ///   - animatingDifferences: Whether the items' ways are animated.
    ///   - completion: Called once they are where they belong.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        _contents.apply(
            snapshot,
            toSection: section,
            of: collection,
            animated: animatingDifferences,
            completion: completion
        )
    }

    /// Shows the tree of one section, and returns once the items are where they belong.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// What the collection shows now; changes of it show when it is applied.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
    > {
        MainLoop.assumed { _contents.snapshot }
    }

    /// The tree of a section, which must be there.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<
        ItemIdentifierType
    > { _contents.tree(of: section) }

    /// The section at a place; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { _contents.section(at: index) }

    /// A section's place; nil if it is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        _contents.contents.sections.firstIndex(of: sectionIdentifier)
    }

    /// The item at a place; nil if there is none. It takes the same time whatever the number of items.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        _contents.item(at: indexPath)
    }

    /// An item's place; nil if it is not there. It takes the same time whatever the number of items, but for the first
    /// question after a change.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        _contents.path(of: itemIdentifier)
    }

    /// The sections of the snapshot that was applied.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        _contents.contents.sections.count
    }

    /// The items of the snapshot that was applied.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        _contents.count(inSection: section)
    }

    /// Asks the cell provider.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let item = _contents.requiredItem(at: indexPath)
        guard let cell = cellProvider(collectionView, indexPath, item) else {
            fatalError("The cell provider must return a cell, but returned nil for the item \(item)")
        }
        return cell
    }

    /// Asks the reordering handlers.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = _contents.item(at: indexPath), _contents.canMove(item) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Moves the item in the snapshot, and tells the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let change = _contents.move(from: sourceIndexPath, to: destinationIndexPath) else { return }
        reorderingHandlers.willReorder?(change)
        _reordered = change
    }

    /// Asks the supplementary view provider.
    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            fatalError(
                "The layout has a supplementary view of the kind '\(kind)', so supplementaryViewProvider must return one for \(indexPath)"
            )
        }
        return view
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.self)
    }
}

extension UICollectionViewDiffableDataSource: ReorderingSource {
    func _finishReordering() {
        guard let change = _reordered else { return }
        _reordered = nil
        reorderingHandlers.didReorder?(change)
    }
}
