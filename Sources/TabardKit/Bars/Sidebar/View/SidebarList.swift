internal import GtkInterop
internal import TabModel

/// Shows the rows of a sidebar in a collection, of which only those in sight are made.
@MainActor
final class SidebarList: NSObject {
    unowned let sidebar: UITabBarController.Sidebar
    let collection: UICollectionView
    private var rows = SidebarContents()
    /// What describes the rows in sight, as long as they are.
    private var items: [SidebarRow: UITabSidebarItem] = [:]
    private var shownSelection: SidebarRow?
    /// How wide the list wants to be, with the traits for which that holds.
    private var knownWidth: (width: CGFloat, traits: UITraitCollection)?
    private var isUpdating = false
    /// Opens the row over which a drag waits.
    let springs = SpringLoading()
    /// Whether the tabs changed while the sidebar was out of sight.
    var isStale = true
    /// Shows where a tab would go.
    private let gap = UIView(frame: .zero)

    init(of sidebar: UITabBarController.Sidebar) {
        self.sidebar = sidebar
        var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
        let provider = SwipeProvider()
        list.leadingSwipeActionsConfigurationProvider = { provider.actions(at: $0, isTrailing: false) }
        list.trailingSwipeActionsConfigurationProvider = { provider.actions(at: $0, isTrailing: true) }
        collection = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
        )
        super.init()
        provider.list = self
        collection.backgroundColor = .clear
        collection.allowsSelectionDuringEditing = true
        collection.dataSource = self
        collection.delegate = self
        collection.dragDelegate = self
        collection.dropDelegate = self
        collection.accessibilityLabel = Word.tabs.text
    }

    private let registration = UICollectionView.CellRegistration<SidebarCell, (SidebarRow, SidebarList)> {
        cell,
        _,
        shown in
        cell.show(shown.0, of: shown.1)
    }

    var owner: UITabBarController? { sidebar._owner }
    var headerContent: (any UIContentConfiguration)? { sidebar.headerContentConfiguration }
    var footerContent: (any UIContentConfiguration)? { sidebar.footerContentConfiguration }

    func isFolded(_ group: UITabGroup) -> Bool {
        TabID(group.identifier).map { owner?._declared?.folded.contains($0) == true } ?? false
    }

    // What it shows.

    /// Brings the rows into step with the tabs.
    func update(animated: Bool) {
        guard let owner, owner._declared != nil, !isUpdating else { return }
        isUpdating = true
        let new = SidebarContents(
            SidebarContents.Source(
                roots: owner._sidebarRoots,
                isFolded: isFolded,
                isEditing: sidebar._isEditing,
                hasHeader: headerContent != nil,
                hasFooter: footerContent != nil
            )
        )
        isStale = false
        knownWidth = nil
        show(new, animated: animated)
        isUpdating = false
        refresh()
    }

    private func show(_ new: SidebarContents, animated: Bool) {
        if new.hasRows(of: rows) {
            // What is not to be seen of them, such as how far in they are, may be another thing.
            rows = new
        } else if rows.sections.isEmpty || !animated {
            rows = new
            collection._reloadData()
            shownSelection = nil
        } else {
            collection._beginUpdates()
            let changes = rows.changes(to: new)
            rows = new
            collection._change(changes, animated: true)
            collection._endUpdates(nil)
        }
    }

    /// Shows the state of the rows that are there.
    private func refresh() {
        updateSelection()
        for cell in collection.visibleCells { cell.setNeedsUpdateConfiguration() }
    }

    /// The header or the footer came, went or changed.
    func edgesChanged() {
        update(animated: false)
        for row in [SidebarRow.header, .footer] {
            if let path = path(of: row) { collection.reconfigureItems(at: [path]) }
        }
    }

    /// Marks the row of the selected tab, or that of the innermost group that is to be seen and has it.
    func updateSelection() {
        let selected = owner?._selectedTab?._path.reversed().lazy.map(SidebarRow.tab).compactMap { row in
            self.path(of: row).map { (row: row, path: $0) }
        }.first
        guard
            selected?.row != shownSelection || selected?.path != collection.indexPathsForSelectedItems?.first
        else { return }
        shownSelection = selected?.row
        collection.selectItem(at: selected?.path, animated: false, scrollPosition: [])
    }

    /// What a tab looks like is another thing now: a new description is asked for.
    func lookChanged(of tab: UITab) {
        knownWidth = nil
        items[.tab(tab)] = nil
        reconfigure(.tab(tab))
    }

    /// Asks for all descriptions anew.
    func forgetItems() {
        items = [:]
        for cell in collection.visibleCells { cell.setNeedsUpdateConfiguration() }
    }

    /// Has what describes a row updated, if it is in sight.
    func reconfigure(_ row: SidebarRow) {
        guard let path = collection._cells.first(where: { ($1 as? SidebarCell)?.row == row })?.key else {
            return
        }
        collection.reconfigureItems(at: [path])
    }

    func scroll(to row: SidebarRow, animated: Bool) {
        guard let path = path(of: row) else { return }
        collection.scrollToItem(
            at: path,
            at: row == .header ? .top : row == .footer ? .bottom : [],
            animated: animated
        )
    }

    /// How wide the list wants to be, by the rows that come first.
    var naturalWidth: CGFloat {
        let traits = collection.traitCollection
        if let knownWidth, knownWidth.traits == traits { return knownWidth.width }
        var widest: CGFloat = 0
        for row in rows.sections.lazy.flatMap(\.rows).prefix(48) {
            widest = max(widest, naturalWidth(of: row))
        }
        knownWidth = (widest, traits)
        return widest
    }

    private func naturalWidth(of row: SidebarRow) -> CGFloat {
        guard case .tab(let tab) = row else { return 0 }
        let isHeader = isHeader(tab)
        let font = SidebarLook.font(isHeader: isHeader, isStrong: true, for: collection.traitCollection)
        let text = (tab.title as NSString).size(withAttributes: [.font: font]).width
        let level = CGFloat(rows.levels[row] ?? 0) * SidebarCell.indentation
        let traits = collection.traitCollection
        let image =
            tab.image == nil || isHeader ? 0 : SidebarLook.iconWidth(for: traits) + ListContentLayout.gap
        let second = tab.subtitle.map { subtitle in
            let small = UIFont.scaled(12, as: .caption1, for: traits)
            return (subtitle as NSString).size(withAttributes: [.font: small]).width
        }
        // It is as wide while the user arranges the tabs, when there are more marks.
        let begin: CGFloat = tab._userMayHide ? 44 : 0
        let handle: CGFloat = tab._isMovableInGroup ? 34 : 0
        let end: CGFloat = tab is UITabGroup || tab.badgeValue != nil ? 34 : 0
        return 16 + 48 + level + begin + image + max(text, second ?? 0).rounded(.up) + handle + end
    }

    // What a row is.

    func row(at path: IndexPath) -> SidebarRow? { rows.row(at: path) }

    func path(of row: SidebarRow) -> IndexPath? { rows.path(of: row) }

    func isEnabled(_ row: SidebarRow) -> Bool {
        switch row {
        case .tab(let tab): tab.isEnabled || sidebar._isEditing
        case .action(let action): !action.attributes.contains(.disabled)
        case .header, .footer: true
        }
    }

    func group(of action: UIAction) -> UITabGroup? { rows.groups[action] }

    func isHeader(_ tab: UITab) -> Bool { rows.isHeader(tab) }

    /// What describes a row in sight: the one that is known, or a new one.
    func item(for row: SidebarRow, in state: UICellConfigurationState) -> UITabSidebarItem {
        if let item = items[row] {
            item.configurationState = state
            if let owner { sidebar.delegate?.tabBarController(owner, sidebar: sidebar, update: item) }
            return item
        }
        let request: UITabSidebarItem.Request
        switch row {
        case .action(let action): request = .init(.action(action), isHeader: false, state: state)
        case .tab(let tab): request = .init(.tab(tab), isHeader: isHeader(tab), state: state)
        case .header, .footer: fatalError("The header and the footer of a sidebar have no items")
        }
        let item =
            owner.flatMap {
                sidebar.delegate?.tabBarController($0, sidebar: sidebar, itemFor: request)
            } ?? UITabSidebarItem(request: request)
        item.configurationState = state
        items[row] = item
        return item
    }

    /// What the sidebar itself puts at a row's edges.
    func marks(of row: SidebarRow) -> SidebarMarks {
        guard case .tab(let tab) = row else { return SidebarMarks() }
        var marks = SidebarMarks(badge: tab.badgeValue, isEditing: sidebar._isEditing)
        if let group = tab as? UITabGroup, !group.children.isEmpty {
            marks.foldsByItself = !group.isSidebarDestination
        }
        marks.spoken = tab.badgeValue.map { Word.badge.text(name: $0) }
        if sidebar._isEditing {
            if tab._userMayHide { marks.isChecked = !tab.isHidden }
            marks.isMovable = tab._isMovableInGroup
            marks.spoken = owner?._spokenState(of: tab)
        }
        return marks
    }

    // While the user arranges the tabs.

    /// Shows which tab is in the user's hand, and where in its group it would go.
    func showCarried(_ carrying: TabCarrying?) {
        for cell in collection.visibleCells {
            guard let cell = cell as? SidebarCell, case .tab(let tab)? = cell.row else { continue }
            cell._isCarriedCell = tab === carrying?.tab
            cell.setNeedsUpdateConfiguration()
        }
        guard let carrying, carrying.line == .group, carrying.isMoved else { return showGap(nil) }
        let others = carrying.siblings.filter { $0 !== carrying.tab }
        let next = carrying.place < others.count ? others[carrying.place] : nil
        let y = next.flatMap { path(of: .tab($0)) }.flatMap(collection._frame)?.minY
        showGap(y ?? others.last.flatMap(end))
    }

    /// Where the rows of a tab, and of what is in it, end.
    func end(of tab: UITab) -> CGFloat? {
        guard let path = path(of: .tab(tab)) else { return nil }
        let level = rows.levels[.tab(tab)] ?? 0
        var last = path
        while let next = row(at: IndexPath(item: last.item + 1, section: last.section)),
            rows.levels[next] ?? 0 > level
        { last.item += 1 }
        return collection._frame(of: last)?.maxY
    }

    /// Shows a line between rows, or none.
    func showGap(_ y: CGFloat?) {
        gap.isHidden = y == nil
        guard let y else { return }
        if gap.superview == nil {
            gap.backgroundColor = .tintColor
            gap.layer.cornerRadius = 1.5
            gap.isUserInteractionEnabled = false
            gap.layer.zPosition = 1
            collection.addSubview(gap)
        }
        gap.frame = CGRect(x: 16, y: y - 1.5, width: max(0, collection.bounds.width - 32), height: 3)
        collection.bringSubviewToFront(gap)
    }

    // What the user does.

    /// A row was chosen, by a click, a key or a screen reader.
    func choose(_ row: SidebarRow) {
        guard let owner, isEnabled(row) else { return }
        switch row {
        case .action(let action): action._perform(sender: sidebar)
        case .tab(let tab):
            if sidebar._isEditing {
                owner._chooseWhileEditing(tab)
            } else if let group = tab as? UITabGroup, !group.isSidebarDestination {
                fold(row)
            } else {
                owner._userSelects(tab)
                updateSelection()
            }
        case .header, .footer: break
        }
    }

    /// Opens or closes what is below a row.
    func fold(_ row: SidebarRow) {
        guard case .tab(let tab) = row, let group = tab as? UITabGroup else { return }
        owner?._setFolded(!isFolded(group), group)
        if let cell = path(of: row).flatMap(collection.cellForItem) {
            cell._isExpandedCell = !isFolded(group)
            cell._listStateChanged(animated: true)
        }
    }
}

extension SidebarList: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows.sections.indices.contains(section) ? rows.sections[section].rows.count : 0
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        guard let row = row(at: indexPath) else { fatalError("The sidebar has no row at \(indexPath)") }
        return collectionView.dequeueConfiguredReusableCell(
            using: registration,
            for: indexPath,
            item: (row, self)
        )
    }

    /// Rows are carried by what arranges the tabs, which knows of the bar too.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        false
    }
}

extension SidebarList: OutlineSource {
    func _outline(at path: IndexPath) -> (level: Int, isExpanded: Bool)? {
        guard let row = row(at: path) else { return nil }
        let level = rows.levels[row] ?? 0
        guard case .tab(let tab) = row, let group = tab as? UITabGroup else { return (level, false) }
        return (level, !isFolded(group))
    }

    func _toggleOutline(at path: IndexPath) -> Bool? {
        guard let row = row(at: path), case .tab(let tab) = row, let group = tab as? UITabGroup else {
            return nil
        }
        fold(row)
        return !isFolded(group)
    }
}

extension SidebarList: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    {
        guard let row = row(at: indexPath), row != .header, row != .footer else { return false }
        return isEnabled(row)
    }

    /// The selection shows what the tabs say, and not what was pressed.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard let row = row(at: indexPath) else { return false }
        // The keys go on from here, unless what is selected takes them.
        if collection._pathWithFocus != indexPath { collection._moveFocus(to: indexPath) }
        choose(row)
        return false
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        guard let owner, case .tab(let tab)? = (cell as? SidebarCell)?.row else { return }
        sidebar.delegate?.tabBarController(owner, sidebar: sidebar, willBeginDisplaying: tab)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        guard let row = (cell as? SidebarCell)?.row else { return }
        items[row] = nil
        guard let owner, case .tab(let tab) = row else { return }
        sidebar.delegate?.tabBarController(owner, sidebar: sidebar, didEndDisplaying: tab)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let owner, let path = indexPaths.first, case .tab(let tab)? = row(at: path) else { return nil }
        return sidebar.delegate?.tabBarController(owner, sidebar: sidebar, contextMenuConfigurationFor: tab)
    }
}

/// Asks the delegate what rows can be swiped for; the layout keeps it, and it keeps nothing.
@MainActor
private final class SwipeProvider {
    weak var list: SidebarList?

    func actions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard let list, let owner = list.owner, case .tab(let tab)? = list.row(at: path),
            !list.sidebar._isEditing
        else { return nil }
        let delegate = list.sidebar.delegate
        return isTrailing
            ? delegate?.tabBarController(
                owner,
                sidebar: list.sidebar,
                trailingSwipeActionsConfigurationFor: tab
            )
            : delegate?.tabBarController(
                owner,
                sidebar: list.sidebar,
                leadingSwipeActionsConfigurationFor: tab
            )
    }
}
