internal import GtkInterop

/// Items that a layout places, such as a grid; only those in sight have cells.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 100, height: 100)
/// let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
/// collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
/// collection.dataSource = self
/// ```
///
/// For the Tab key the collection is one stop. The arrow keys, Home, End, Page Up and Page Down move the focus through
/// its items, and Space and Enter select.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// Which way a collection scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// To the sides.
        case horizontal = 1
    }

    /// What an element of a collection is.
    public enum ElementCategory: UInt, Sendable {
        /// The cell of an item.
        case cell = 0
        /// A header, a footer, a badge or the like.
        case supplementaryView = 1
        /// A view that shows no data.
        case decorationView = 2
    }

    /// Where an item is brought to: one of the vertical places and one of the horizontal ones; empty is the least
    /// movement.
    @frozen
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a position of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the top edge.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// To the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// To the bottom edge.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// To the left edge.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// To the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// To the right edge.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The kind of a section's header.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

    /// The kind of a section's footer.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    var _layout: UICollectionViewLayout
    var _counts = ListCounts()
    var _needsReload = true
    var _restoredItems: RestoredItems?
    var _isLayingOutCells = false
    var _hasStarted = false
    var _lastBounds = CGRect.null
    var _cells: [IndexPath: UICollectionViewCell] = [:]
    var _supplementary: [SupplementaryKey: UICollectionReusableView] = [:]
    let _cellQueue = ReuseQueue<UICollectionViewCell>(
        limit: 128,
        registration: "register(_:forCellWithReuseIdentifier:)",
        make: { UICollectionReusableView._make($0, identifier: $1) as? UICollectionViewCell }
    )
    var _supplementaryQueues: [String: ReuseQueue<UICollectionReusableView>] = [:]
    /// The sections in sight that scroll across, by their number.
    var _acrossScrollers: [Int: AcrossScroller] = [:]
    /// The item that is pushed aside.
    var _swipe: ListSwipe?
    /// The background that a list's appearance has given.
    var _listBackground: UIColor?
    var _selection = ListSelection()
    var _highlightedPath: IndexPath?
    var _focusedPath: IndexPath?
    var _typeAhead = TypeAhead()
    var _batch = ListBatch()
    var _changeCount = 0
    var _placeholders = ListPlaceholders()
    var _prefetching = ListPrefetching()
    var _reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
    var _transition: ListTransition?
    /// The press on the highlighted item.
    var _press: UITouch?
    var _itemMenus: RowMenus?
    /// Whether the log has told of elements that a layout puts nowhere.
    var _hasToldOfLostItems = false
    /// The item that is carried to another place.
    var _carriedItem: CollectionMovement?
    /// Set by the default implementation of a question whose answer depends on whether the app answers it at all.
    var _isDefaultAnswer = false
    lazy var _dragging = ListDragging(self)

    /// Makes a collection with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        _layout = layout
        super.init(frame: frame)
        layout._collectionView = self
        backgroundColor = .systemBackground
        _takeListBackground()
    }

    /// Stops the program: a collection needs a layout. It is there, as in UIKit, for properties that are set before they are
    /// read.
    public convenience init() {
        fatalError("UICollectionView must be made with a layout, by init(frame:collectionViewLayout:)")
    }

    /// Makes a collection from an interface document, with its layout and its prototype cells.
    public required init?(coder: NSCoder) {
        _layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { _decodeCollection(from: coder) }
        _layout._collectionView = self
    }

    /// Places the items; a new one holds at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { _layout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Replaces the layout; animated, the items move to their new places.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        _setLayout(layout, animated: animated)
    }

    /// Tells what is in the collection.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { _setNeedsReload() }
    }

    /// Prepares items before they come into sight; nil by default.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet {
            _prefetching.reset()
            setNeedsLayout()
        }
    }

    /// Whether `prefetchDataSource` is asked; true by default.
    open var isPrefetchingEnabled = true {
        didSet { setNeedsLayout() }
    }

    /// Hears of what the user does. For a flow layout it can be a `UICollectionViewDelegateFlowLayout`.
    @_nonoverride
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { _scrollDelegate as? any UICollectionViewDelegate }
        set {
            _scrollDelegate = newValue
            _setNeedsReload()
        }
    }

    /// Says what is dragged out of the collection; nil, that is nothing, by default.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { _dragDelegatesChanged() }
    }

    /// Says what the collection takes that is dragged over it; nil, that is nothing, by default.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        didSet { _dragDelegatesChanged() }
    }

    /// Whether items can be dragged, if there is a `dragDelegate`; true by default.
    open var dragInteractionEnabled = true {
        didSet { _dragDelegatesChanged() }
    }

    /// Begins to carry an item to another place, for a gesture of the app's own.
    ///
    /// - Returns: Whether it can be moved, and is in sight.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        _beginMovement(of: _shown(indexPath))
    }

    /// Carries the item: its middle stands at a place of the collection, and the others make room.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        _updateMovement(to: targetPosition)
    }

    /// Lets the item go where it is; the data source is told to move it.
    open func endInteractiveMovement() { _endMovement() }

    /// Lets the item go back to where it was.
    open func cancelInteractiveMovement() { _cancelMovement() }

    /// What stands behind the items and does not scroll.
    open var backgroundView: UIView? {
        didSet { _replaceBackground(oldValue) }
    }

    /// Whether the user can select items; true by default.
    open var allowsSelection = true {
        didSet { setNeedsLayout() }
    }

    /// Whether several items can be selected; false by default.
    open var allowsMultipleSelection = false

    /// Whether the items are edited: cells of lists show the accessories for that. False by default.
    open var isEditing = false {
        didSet { if isEditing != oldValue { _setEditing(isEditing) } }
    }

    /// Whether the user can select items while they are edited; false by default.
    open var allowsSelectionDuringEditing = false

    /// Whether several items can be selected while they are edited; false by default.
    open var allowsMultipleSelectionDuringEditing = false

    /// Says which class to make cells of; nil takes that back. The class must have the initializer `init(frame:)`.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        _cellQueue.register(cellClass, for: identifier)
    }

    /// Says which interface document to make cells of; nil takes that back.
    ///
    /// The first cell at its top is taken. It gets the identifier, whatever the document calls it.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return _cellQueue.register(maker: nil, for: identifier) }
        _register(identifier) { nib._reusable(UICollectionViewCell.self, for: identifier) }
    }

    /// Says which interface document to make supplementary views of a kind of; nil takes that back.
    open func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        guard let nib else { return _supplementaryQueue(kind).register(maker: nil, for: identifier) }
        _register(kind, identifier) { nib._reusable(UICollectionReusableView.self, for: identifier) }
    }

    /// Says which class to make supplementary views of a kind of; nil takes that back.
    open func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        _supplementaryQueue(elementKind).register(viewClass, for: identifier)
    }

    /// A cell that went out of sight, or a new one. Without a registered class it is a programming error.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        _reconfiguredCell(identifier, at: indexPath) ?? _cellQueue.dequeueRegistered(identifier)
    }

    /// A view that went out of sight, or a new one. Without a registered class it is a programming error.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        _supplementaryQueue(elementKind).dequeueRegistered(identifier)
    }

    /// Asks the data source for everything anew; no item is selected after that.
    open func reloadData() { _reloadData() }

    /// The number of sections.
    open var numberOfSections: Int {
        _reloadIfNeeded()
        return _counts.sections.count
    }

    /// The number of items of a section, which must be there.
    open func numberOfItems(inSection section: Int) -> Int {
        _requireSection(section)
        return _counts.sections[section] - _placeholders.count(inSection: section)
    }

    /// The selected items; empty if there is none.
    open var indexPathsForSelectedItems: [IndexPath]? { _selection.paths.map { _told($0) } }

    /// Selects an item, or none, and scrolls to it unless the position is empty. The delegate does not hear of it.
    open func selectItem(
        at indexPath: IndexPath?,
        animated: Bool,
        scrollPosition: UICollectionView.ScrollPosition
    ) {
        _select(indexPath.map { _shown($0) }, animated: animated)
        if let indexPath, !scrollPosition.isEmpty {
            scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Takes the selection off an item. The delegate does not hear of it.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        _deselect(_shown(indexPath), animated: animated)
    }

    /// Where an item stands.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        _reloadIfNeeded()
        _layout._prepareIfNeeded()
        return _layout.layoutAttributesForItem(at: _shown(indexPath))
    }

    /// The item at a point of the content, if there is one.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { _path(at: point).map { _told($0) } }

    /// The item that a cell shows, if it is in sight.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        _toldPath(of: cell)
    }

    /// The cell of an item in sight; nil for all other items.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { _cells[_shown(indexPath)] }

    /// The cells in sight, in the order of their items.
    open var visibleCells: [UICollectionViewCell] { _visiblePaths.compactMap { _cells[$0] } }

    /// The items in sight, in their order.
    open var indexPathsForVisibleItems: [IndexPath] {
        _visiblePaths.filter { !_isPlaceholder($0) }.map { _told($0) }
    }

    /// A header or footer in sight.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        _supplementary[SupplementaryKey(kind: elementKind, path: indexPath)]
    }

    /// Brings an item into sight.
    open func scrollToItem(
        at indexPath: IndexPath,
        at scrollPosition: UICollectionView.ScrollPosition,
        animated: Bool
    ) {
        _scroll(to: _shown(indexPath), at: scrollPosition, animated: animated)
    }

    /// Shows sections that came in.
    open func insertSections(_ sections: IndexSet) { _change(sections.map { .insertSection($0) }) }

    /// Takes sections away.
    open func deleteSections(_ sections: IndexSet) { _change(sections.map { .deleteSection($0) }) }

    /// Shows sections anew.
    open func reloadSections(_ sections: IndexSet) { _change(sections.map { .reloadSection($0) }) }

    /// Moves a section.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        _change([.moveSection(from: section, to: newSection)])
    }

    /// Shows items that came in.
    open func insertItems(at indexPaths: [IndexPath]) { _change(indexPaths.map { .insert($0) }) }

    /// Takes items away.
    open func deleteItems(at indexPaths: [IndexPath]) { _change(indexPaths.map { .delete($0) }) }

    /// Shows items anew, with new cells.
    open func reloadItems(at indexPaths: [IndexPath]) { _change(indexPaths.map { .reload($0) }) }

    /// Has the cells of items configured anew: the data source is asked for them, and gets the cells that are there.
    ///
    /// Items out of sight are configured when they come into sight, as ever.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        _reloadIfNeeded()
        _reconfigure(indexPaths.map { _shown($0) })
    }

    /// Moves an item.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        _change([.move(from: indexPath, to: newIndexPath)])
    }

    /// Makes a batch of changes, and says when they have been animated.
    ///
    /// If the data source's counts contradict the changes, the log says how, and everything is loaded anew.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        _beginUpdates()
        _batch.isAnimated = true
        updates?()
        _endUpdates(completion)
    }

    /// Makes a batch of changes, in a closure that needs no `self.` as it is not kept.
    ///
    /// It calls the method that takes an optional closure, which subclasses override.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: completion) }
    }

    /// Whether a batch of changes has begun and not ended, or placeholders stand for items that were dropped.
    open var hasUncommittedUpdates: Bool { _batch.depth > 0 || !_placeholders.isEmpty }

    /// Whether the keyboard focus may come to items; true by default. What the delegate says of items counts more.
    open var allowsFocus = true {
        didSet { _updateFocusable() }
    }

    /// Whether it may while the collection is edited; true by default. What the delegate says of items counts more.
    open var allowsFocusDuringEditing = true {
        didSet { _updateFocusable() }
    }

    /// Whether the focus shall go to the item that had it last, when it is to go to what the collection wants most; false by default.
    ///
    /// The Tab key comes back to that item in any case, as everywhere on a desktop.
    open var remembersLastFocusedIndexPath = false

    /// Whether items are selected when a key brings the focus to them, where one at a time can be selected; false by default.
    open var selectionFollowsFocus = false

    var _allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

    /// The item that shall have the focus, if the collection or its delegate prefers one.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        _wantedCell.map { [$0] } ?? super.preferredFocusEnvironments
    }

    /// Whether the focus may move, as the delegate says.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context)
            && delegate?.collectionView(
                self,
                shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self)
            ) != false
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        delegate?.collectionView(
            self,
            didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self),
            with: coordinator
        )
        _select(followingFocus: context)
    }

    /// Writes what is selected and what is in sight, by what a `UIDataSourceModelAssociation` names.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        _encodeItems(with: coder)
    }

    /// Selects the same again and brings it back into sight, once the data is there; the delegate hears nothing.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _decodeItems(with: coder)
    }

    var _anyDataSource: AnyObject? { dataSource }

    func _frame(of path: IndexPath) -> CGRect? { layoutAttributesForItem(at: _told(path))?.frame }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        _followTextSize(after: previousTraitCollection)
    }

    open override func layoutSubviews() {
        _layOutCells()
        _restoreItems()
        super.layoutSubviews()
        _layOutCells()
        _layOutSwipe()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        _pressBegan(touches)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        _pressEnded(touches)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        _pressCancelled(touches)
    }

    override var _role: AccessibleRole { .list }

    override var _looksAfterFocus: Bool { true }

    override func _widgetDidLoad(_ widget: Widget) {
        super._widgetDidLoad(widget)
        // Without a label, GTK would call it by the name of its type.
        widget.setAccessibleLabel("")
        _listen(on: widget)
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UICollectionView.self, super._selectors, _SelectorEntry<UICollectionView>.answered)
    }
}
