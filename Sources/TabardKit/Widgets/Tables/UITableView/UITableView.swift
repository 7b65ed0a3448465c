internal import GtkInterop

/// A list of rows that scrolls; only the rows in sight have cells.
///
/// ```swift
/// let table = UITableView(frame: view.bounds, style: .insetGrouped)
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
/// table.dataSource = self
/// ```
///
/// For the Tab key the table is one stop. The arrow keys, Home, End, Page Up and Page Down move the focus through its
/// rows, Space and Enter select, Delete does what a row's first destructive swipe action does, and while the table is
/// edited, Alt with an arrow key moves a row. A click with the secondary button opens the swipe actions as a menu.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The height that says: as high as the content wants.
    public class var automaticDimension: CGFloat { -1 }

    let _style: Style
    var _tableGeometry = TableGeometry()
    var _needsReload = true
    var _restoredItems: RestoredItems?
    var _isLayingOutCells = false
    var _laidOutWidth: CGFloat = 0
    /// Whether the heights of rows in sight are to be asked for again.
    var _mayRowsHaveGrown = false
    var _cells: [IndexPath: UITableViewCell] = [:]
    let _cellQueue = ReuseQueue(
        limit: 64,
        registration: "register(_:forCellReuseIdentifier:)",
        make: { UITableViewCell._make($0, reuseIdentifier: $1) }
    )
    var _headers: [Int: UIView] = [:]
    var _footers: [Int: UIView] = [:]
    let _labelQueue = ReuseQueue(
        limit: 16,
        registration: "register(_:forHeaderFooterViewReuseIdentifier:)",
        make: { UITableViewHeaderFooterView._make($0, reuseIdentifier: $1) }
    )
    var _selection = ListSelection()
    var _highlightedPath: IndexPath?
    var _focusedPath: IndexPath?
    var _typeAhead = TypeAhead()
    /// The press on the highlighted row.
    var _press: UITouch?
    var _menuRequests: MenuRequests?
    weak var _openRowMenu: MenuOverlay?
    var _menu: PopoverMenu?
    var _batch = ListBatch()
    var _changeCount = 0
    var _placeholders = ListPlaceholders()
    var _prefetching = ListPrefetching()
    var _reconfigured: (path: IndexPath, cell: UITableViewCell)?
    var _transition: ListTransition?
    var _sectionIndex: SectionIndexView?
    var _isEditingTable = false
    var _editingAnimation: TimedAnimation?
    var _swipe: ListSwipe?
    var _reorder: ListReordering?
    var _fillerRows: FillerRowsView?
    lazy var _dragging = ListDragging(self)
    /// The sections and rows that a document has; nil where a data source says what there is.
    var _staticContent: StaticTableContent?
    /// Set by the default implementation of a question whose answer depends on whether the app answers it at all.
    var _isDefaultAnswer = false

    /// Makes a table whose style never changes.
    public init(frame: CGRect, style: UITableView.Style) {
        _style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Makes a plain table.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes a table from an interface document, with its prototype cells or its sections and rows.
    public required init?(coder: NSCoder) {
        _style = Self._decodedStyle(coder)
        super.init(coder: coder)
        if backgroundColor == nil {
            backgroundColor = _style == .plain ? .systemBackground : .systemGroupedBackground
        }
        guard let coder = coder as? InterfaceCoder else {
            alwaysBounceVertical = true
            return
        }
        _decodeTable(from: coder)
    }

    /// How the sections look.
    open var style: UITableView.Style { _style }

    /// Tells what is in the table.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { _setNeedsReload() }
    }

    /// Prepares rows before they come into sight; nil by default.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet {
            _prefetching.reset()
            setNeedsLayout()
        }
    }

    /// Whether `prefetchDataSource` is asked; true by default.
    open var isPrefetchingEnabled = true {
        didSet { setNeedsLayout() }
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

    /// Says what is dragged out of the table; nil, that is nothing, by default.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { _dragDelegatesChanged() }
    }

    /// Says what the table takes that is dragged over it; nil, that is nothing, by default.
    ///
    /// Without it, a row that is dragged within the table moves, if the data source says that it can.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { _dragDelegatesChanged() }
    }

    /// Whether rows can be dragged, if there is a `dragDelegate`; true by default.
    open var dragInteractionEnabled = true {
        didSet { _dragDelegatesChanged() }
    }

    /// The height of rows for which the delegate gives none; `automaticDimension`, that is as high as each cell wants,
    /// by default.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { _setNeedsReload() }
    }

    /// How high rows count until they come into sight; `automaticDimension`, that is 44 points, by default. With 0 the
    /// delegate is asked for the heights of all rows at once.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { _setNeedsReload() }
    }

    /// The height of headers for which the delegate gives none; as high as they want by default.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { _setNeedsReload() }
    }

    /// The height of footers for which the delegate gives none; as high as they want by default.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { _setNeedsReload() }
    }

    /// The space above the headers of sections; `automaticDimension` by default: 22 points above those of a plain table, 18
    /// above those of a grouped one unless the app gives their height.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { _setNeedsReload() } }
    }

    /// How far apart lines are drawn below the last row of a plain table, as if there were more rows; 0, that is none, by
    /// default, and 44 points with `automaticDimension`.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// Whether there are lines between rows; there are by default.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
        didSet { _updatePlaces() }
    }

    /// How far the lines keep from the sides, for cells that say nothing else; by default they start at the text. Only
    /// the sides count.
    open var separatorInset: UIEdgeInsets {
        get { _separatorInset ?? UIEdgeInsets(top: 0, left: TableCellLayout.margin, bottom: 0, right: 0) }
        set {
            _separatorInset = newValue
            _updatePlaces()
        }
    }
    var _separatorInset: UIEdgeInsets?

    /// The colour of the lines; nil is the default.
    open var separatorColor: UIColor? = .separator {
        didSet { _updatePlaces() }
    }

    /// The colour of the section index's titles; nil, that is the tint colour, by default.
    open var sectionIndexColor: UIColor? {
        didSet { _styleSectionIndex() }
    }

    /// What the section index stands on; nil, that is nothing, by default.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { _styleSectionIndex() }
    }

    /// What the section index stands on while the user touches it; nil, that is what it stands on otherwise, by default.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { _styleSectionIndex() }
    }

    /// The number of rows below which the section index does not show; 0 by default.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if !_needsReload { _loadSectionIndex() } }
    }

    /// Asks the data source for the titles of the section index anew.
    open func reloadSectionIndexTitles() {
        _reloadIfNeeded()
        _loadSectionIndex()
        setNeedsLayout()
    }

    /// What stands above the first section and scrolls with it; its height is that of its frame.
    open var tableHeaderView: UIView? {
        didSet { _replaceEdgeView(oldValue, tableHeaderView) }
    }

    /// What stands below the last section and scrolls with it; its height is that of its frame.
    open var tableFooterView: UIView? {
        didSet { _replaceEdgeView(oldValue, tableFooterView) }
    }

    /// What stands behind the rows and does not scroll.
    open var backgroundView: UIView? {
        didSet { _replaceBackground(oldValue) }
    }

    /// Whether the user can select rows; true by default.
    open var allowsSelection = true {
        didSet { setNeedsLayout() }
    }

    /// Whether the user can select rows while the table is edited; false by default.
    open var allowsSelectionDuringEditing = false

    /// Whether several rows can be selected; false by default.
    open var allowsMultipleSelection = false

    /// Whether several rows can be selected while the table is edited, by circles at their start; false by default.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { _updatePlaces() }
    }

    /// The number of sections.
    open var numberOfSections: Int {
        _reloadIfNeeded()
        return _counts.sections.count
    }

    /// The number of rows of a section, which must be there.
    open func numberOfRows(inSection section: Int) -> Int {
        _requireSection(section)
        return _counts.sections[section] - _placeholders.count(inSection: section)
    }

    /// Asks the data source for everything anew; no row is selected after that.
    open func reloadData() { _reloadData() }

    /// Says which class to make cells of when there is none to reuse; nil takes that back.
    ///
    /// The class must have the initializer `init(style:reuseIdentifier:)`.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        _cellQueue.register(cellClass, for: identifier)
    }

    /// Says which interface document to make cells of when there is none to reuse; nil takes that back.
    ///
    /// The first cell at its top is taken. It gets the identifier, whatever the document calls it.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return _cellQueue.register(maker: nil, for: identifier) }
        _register(identifier) { nib._reusable(UITableViewCell.self, for: identifier) }
    }

    /// Says which interface document to make headers and footers of when there is none to reuse; nil takes that back.
    ///
    /// The first such view at its top is taken. It gets the identifier, whatever the document calls it.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else { return _labelQueue.register(maker: nil, for: identifier) }
        _register(label: identifier) { nib._reusable(UITableViewHeaderFooterView.self, for: identifier) }
    }

    /// Says which class to make headers and footers of when there is none to reuse; nil takes that back.
    ///
    /// The class must have the initializer `init(reuseIdentifier:)`.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        _labelQueue.register(aClass, for: identifier)
    }

    /// A cell that went out of sight, or a new one of the registered class; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        _cellQueue.dequeue(identifier)
    }

    /// A cell that went out of sight, or a new one. Without a registered class it is a programming
    /// error.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        _reconfiguredCell(identifier, at: indexPath) ?? _cellQueue.dequeueRegistered(identifier)
    }

    /// A header or footer that went out of sight, or a new one of the registered class; nil if there is neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        _labelQueue.dequeue(identifier)
    }

    /// The selected row, the first one chosen if there are several.
    open var indexPathForSelectedRow: IndexPath? { _selection.paths.first.map { _told($0) } }

    /// The selected rows in the order in which they were selected; nil if there is none.
    open var indexPathsForSelectedRows: [IndexPath]? {
        _selection.paths.isEmpty ? nil : _selection.paths.map { _told($0) }
    }

    /// Selects a row, and scrolls to it unless the position is `none`. The delegate does not hear
    /// of it.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
    {
        _select(indexPath.map { _shown($0) }, animated: animated)
        if let indexPath, scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Takes the selection off a row. The delegate does not hear of it.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        _deselect(_shown(indexPath), animated: animated)
    }

    /// The cell of a row in sight; nil for all other rows.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { _cells[_shown(indexPath)] }

    /// The header of a section in sight, if it is a `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        _headers[section] as? UITableViewHeaderFooterView
    }

    /// The footer of a section in sight, if it is a `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        _footers[section] as? UITableViewHeaderFooterView
    }

    /// The row that a cell shows, if it is in sight.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        _toldPath(of: cell)
    }

    /// The cells in sight, from top to bottom.
    open var visibleCells: [UITableViewCell] { _visiblePaths.compactMap { _cells[$0] } }

    /// The rows in sight, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? {
        _visiblePaths.filter { !_isPlaceholder($0) }.map { _told($0) }
    }

    /// The row at a point of the table, if there is one.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { _path(at: point).map { _told($0) } }

    /// The rows of which something lies in a rectangle of the table.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        _reloadIfNeeded()
        return _tableGeometry.rows(from: rect.minY, to: rect.maxY).filter { !_isPlaceholder($0) }.map {
            _told($0)
        }
    }

    /// Where a row stands, in sight or not; an empty rectangle if there is no such row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { _rect(of: _shown(indexPath)) }

    /// Where a section stands with its header and its footer.
    open func rect(forSection section: Int) -> CGRect { _rect(section) { $0.sectionSpan(of: section) } }

    /// Where the header of a section stands, as long as it is not kept in sight.
    open func rectForHeader(inSection section: Int) -> CGRect {
        _rect(section) { $0.headerSpan(of: section) }
    }

    /// Where the footer of a section stands.
    open func rectForFooter(inSection section: Int) -> CGRect {
        _rect(section) { $0.footerSpan(of: section) }
    }

    /// Brings a row into sight.
    open func scrollToRow(
        at indexPath: IndexPath,
        at scrollPosition: UITableView.ScrollPosition,
        animated: Bool
    ) {
        _scroll(to: _shown(indexPath), at: scrollPosition, animated: animated)
    }

    /// Brings the selected row, or the uppermost of them, into sight.
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        if let path = _selection.paths.min() {
            scrollToRow(at: _told(path), at: scrollPosition, animated: animated)
        }
    }

    /// Begins a batch of changes; they are made, and animated, together at `endUpdates()`.
    open func beginUpdates() { _beginUpdates() }

    /// Ends a batch of changes. The data source must have the changes made by now.
    open func endUpdates() { _endUpdates(nil) }

    /// Makes a batch of changes, and says when they have been animated.
    ///
    /// If the data source's counts contradict the changes, the log says how, and everything is loaded anew.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        _beginUpdates()
        updates?()
        _endUpdates(completion)
    }

    /// Makes a batch of changes, in a closure that needs no `self.` as it is not kept.
    ///
    /// It calls the method that takes an optional closure, which subclasses override.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: completion) }
    }

    /// Whether a batch of changes has begun and not ended, or placeholders stand for rows that were dropped.
    open var hasUncommittedUpdates: Bool { _batch.depth > 0 || !_placeholders.isEmpty }

    /// Shows sections that came in.
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        _change(sections.map { .insertSection($0) }, animated: animation != .none)
    }

    /// Takes sections away.
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        _change(sections.map { .deleteSection($0) }, animated: animation != .none)
    }

    /// Shows sections anew.
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        _change(sections.map { .reloadSection($0) }, animated: animation != .none)
    }

    /// Moves a section.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        _change([.moveSection(from: section, to: newSection)])
    }

    /// Shows rows that came in.
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        _change(indexPaths.map { .insert($0) }, animated: animation != .none)
    }

    /// Takes rows away.
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        _change(indexPaths.map { .delete($0) }, animated: animation != .none)
    }

    /// Shows rows anew, with new cells.
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        _change(indexPaths.map { .reload($0) }, animated: animation != .none)
    }

    /// Has the cells of rows configured anew: the data source is asked for them, and gets the cells that are there.
    ///
    /// Rows out of sight are configured when they come into sight, as ever.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        _reloadIfNeeded()
        _reconfigure(indexPaths.map { _shown($0) })
    }

    /// Moves a row.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        _change([.move(from: indexPath, to: newIndexPath)])
    }

    /// Whether the table shows what its rows are edited with; false by default.
    open var isEditing: Bool {
        get { _isEditingTable }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides what rows are edited with: delete and insert buttons at their start, grips at their end.
    open func setEditing(_ editing: Bool, animated: Bool) { _setEditing(editing, animated: animated) }

    /// Whether the keyboard focus may come to rows; true by default. What the delegate says of rows counts more.
    open var allowsFocus = true {
        didSet { _updateFocusable() }
    }

    /// Whether it may while the table is edited; true by default. What the delegate says of rows counts more.
    open var allowsFocusDuringEditing = true {
        didSet { _updateFocusable() }
    }

    /// Whether the focus shall go to the row that had it last, when it is to go to what the table wants most; false by default.
    ///
    /// The Tab key comes back to that row in any case, as everywhere on a desktop.
    open var remembersLastFocusedIndexPath = false

    /// Whether rows are selected when a key brings the focus to them, where one at a time can be selected; false by default.
    open var selectionFollowsFocus = false

    var _allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

    /// The row that shall have the focus, if the table or its delegate prefers one.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        _wantedCell.map { [$0] } ?? super.preferredFocusEnvironments
    }

    /// Whether the focus may move, as the delegate says.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context)
            && delegate?.tableView(
                self,
                shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)
            ) != false
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        delegate?.tableView(
            self,
            didUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self),
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

    func _frame(of path: IndexPath) -> CGRect? { _rect(of: path) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        _followTextSize(after: previousTraitCollection)
    }

    open override func layoutSubviews() {
        _layOutRows()
        _restoreItems()
        super.layoutSubviews()
        _layOutRows()
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
        _SelectorTable(UITableView.self, super._selectors, _SelectorEntry<UITableView>.answered)
    }
}
