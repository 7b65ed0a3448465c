/// What a list with a diffable data source shows now, and how it comes to show something else.
@MainActor
final class DiffableContents<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    private(set) var contents = ListContents<Section, Item>()
    /// The trees of sections to which a section snapshot was applied.
    var trees: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
    private var paths: [Item: IndexPath]?

    /// The whole as a snapshot, with nothing to be shown anew.
    var snapshot: NSDiffableDataSourceSnapshot<Section, Item> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot._contents = contents
        return snapshot
    }

    func count(inSection section: Int) -> Int {
        contents.sections.indices.contains(section)
            ? contents.items[contents.sections[section]]?.count ?? 0 : 0
    }

    func section(at index: Int) -> Section? {
        contents.sections.indices.contains(index) ? contents.sections[index] : nil
    }

    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, let section = section(at: path.section), let items = contents.items[section],
            items.indices.contains(path.item)
        else { return nil }
        return items[path.item]
    }

    /// The item of a cell that the list asks for, which must be there.
    func requiredItem(at path: IndexPath) -> Item {
        guard let item = item(at: path) else {
            fatalError("The snapshot that was applied has no item at \(path)")
        }
        return item
    }

    func path(of item: Item) -> IndexPath? {
        if let paths { return paths[item] }
        var paths: [Item: IndexPath] = [:]
        paths.reserveCapacity(contents.sectionOfItem.count)
        for (number, section) in contents.sections.enumerated() {
            for (index, item) in (contents.items[section] ?? []).enumerated() {
                paths[item] = IndexPath(item: index, section: number)
            }
        }
        self.paths = paths
        return paths[item]
    }

    private func set(_ new: ListContents<Section, Item>) {
        contents = new
        paths = nil
        if !trees.isEmpty { trees = trees.filter { new.items[$0.key] != nil } }
    }

    /// Takes over what the list shows already.
    func adopt(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
        trees: [Section: NSDiffableDataSourceSectionSnapshot<Item>]
    ) {
        self.trees = trees
        set(snapshot._contents)
    }

    /// Whether the user can move an item: not one below which others show.
    func canMove(_ item: Item) -> Bool {
        guard let section = contents.sectionOfItem[item], let tree = trees[section], tree.contains(item)
        else {
            return contents.sectionOfItem[item] != nil
        }
        return !tree.isExpanded(item) || tree.snapshot(of: item).items.isEmpty
    }

    /// Shows a snapshot: what differs comes, goes and moves.
    func apply<List: ListView>(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
        to list: List?,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        guard let list else {
            set(snapshot._contents)
            completion?()
            return
        }
        list._beginUpdates()
        let changes = changes(to: snapshot)
        set(snapshot._contents)
        list._change(changes, animated: animated)
        let reconfigured = snapshot._reconfiguredItems.identifiers.compactMap { path(of: $0) }
        list._endUpdates(completion.map { completion in { _ in completion() } })
        if !reconfigured.isEmpty { list._reconfigure(reconfigured.map { list._shown($0) }) }
    }

    /// Shows a snapshot by loading everything anew.
    func reload<List: ListView>(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
        to list: List?,
        completion: (() -> Void)?
    ) {
        set(snapshot._contents)
        list?._reloadData()
        completion?()
    }

    private func changes(to snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> [ListChange] {
        var changes = ListDifference(from: contents, to: snapshot._contents).changes
        for section in snapshot._reloadedSections {
            if let index = contents.sections.firstIndex(of: section) { changes.append(.reloadSection(index)) }
        }
        for item in snapshot._reloadedItems.identifiers {
            if let path = path(of: item) { changes.append(.reload(path)) }
        }
        return changes
    }

    /// Shows the tree of one section, which is added at the end if it is not there.
    func apply<List: ListView>(
        _ tree: NSDiffableDataSourceSectionSnapshot<Item>,
        toSection section: Section,
        of list: List?,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        var snapshot = snapshot
        if contents.items[section] == nil { snapshot.appendSections([section]) }
        snapshot._contents.replaceItems(in: section, with: tree.visibleItems)
        // The cells that come are told how far in they are.
        trees[section] = tree
        apply(snapshot, to: list, animated: animated, completion: completion)
    }

    /// The tree of one section; without one, its items beside each other.
    func tree(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
        let items = contents.items(in: section)
        if let tree = trees[section], tree.visibleItems == items { return tree }
        var tree = NSDiffableDataSourceSectionSnapshot<Item>()
        tree.append(items)
        return tree
    }
}
