/// Tabs of a tree that stand in one order.
struct TreeList {
    let tree: TabTree
    /// The group that they are the tabs of, nil for those on the bar and among the root tabs.
    let group: Int?
    /// The index in the tree of each tab.
    let nodes: [Int]
    /// The tabs as those of a flat list, in default order.
    let tabs: [TabDeclaration.Tab]

    /// Takes tabs of a tree in default order.
    ///
    /// - Parameters:
    ///   - nodes: The indices of the tabs in the tree.
    ///   - tree: The tree.
    ///   - group: The group that they are the tabs of, if they are.
    ///   - tab: Describes one of them.
    init(_ nodes: [Int], of tree: TabTree, group: Int?, _ tab: (Int) -> TabDeclaration.Tab) {
        let isPinned = nodes.contains { group == nil && tree.nodes[$0].placement.edge != nil }
        let edge = { (edge: TabDeclaration.Edge?) in nodes.filter { tree.nodes[$0].placement.edge == edge } }
        // As a declaration sorts them.
        self.nodes = isPinned ? edge(.start) + edge(nil) + edge(.end) : nodes
        self.tree = tree
        self.group = group
        tabs = self.nodes.map(tab)
    }

    /// The list's number among those of the entries.
    var number: Int { group ?? TreeEntries.places }

    /// What the entry of a tab's place here is called.
    func key(of id: TabID) -> TreeKey { group.map { .child(id, group: tree.nodes[$0].id) } ?? .tab(id) }

    /// The tabs as a declaration of a flat list, for edits.
    var declaration: TabDeclaration {
        TabDeclaration(tabs, of: tree, group: group.map { tree.nodes[$0].ids } ?? [])
    }
}

extension TreeReading {
    /// What stands on the bar or among the root tabs, of which those are seen that have a place in a window of a width.
    ///
    /// - Parameter compact: The root tabs that a narrow window shows, nil for all.
    func places(_ width: TabTreeArrangement.Width, compact: Set<TabID>? = nil) -> TreeList {
        let tabs = tree.nodes.indices.filter { tree.nodes[$0].parent == nil || isOnBar[$0] }
        return TreeList(tabs, of: tree, group: nil) { index in
            let node = tree.nodes[index]
            var tab = TabDeclaration.Tab(
                TreeKey.tab(node.id).id,
                formerly: node.formerIDs.map { TreeKey.tab($0).id },
                isMovable: node.isMovable,
                isHideable: node.allowsHiding,
                pinned: node.placement.edge
            )
            tab.isSeen =
                switch width {
                case .wide: isVisible[index] && isOnBar[index]
                case .narrow:
                    isVisible[index] && node.parent == nil && node.placement != .sidebarOnly
                        && compact?.contains(node.id) ?? true
                }
            return tab
        }
    }

    /// The tabs of a group.
    ///
    /// What is saved of a tab in a group is found again when either of them was renamed.
    func list(of group: Int) -> TreeList {
        let parent = tree.nodes[group]
        return TreeList(parent.children, of: tree, group: group) { child in
            let node = tree.nodes[child]
            var tab = TabDeclaration.Tab(
                node.child ?? node.id,
                formerly: TabTree.formerChildren(node, parent),
                isMovable: parent.allowsReordering && !node.isHeld
            )
            tab.isSeen = true
            return tab
        }
    }

    /// The record read for a list alone.
    func reading(of list: TreeList, policy: TabPolicy = TabPolicy(), includingAbsent: Bool) -> TabReading {
        var places = Array(repeating: -1, count: tree.nodes.count)
        for (place, node) in list.nodes.enumerated() { places[node] = place }
        let number = list.number
        let tabOfEntry = record.entries.indices.map { entry in
            let tab = entries.listOfEntry[entry] == number ? entries.tabOfEntry[entry] : -1
            return tab < 0 ? -1 : places[tab]
        }
        let silent = includingAbsent ? silentEntries(of: list, places) : []
        return TabReading(
            of: record,
            tabOfEntry,
            for: list.tabs,
            policy: policy,
            hasEntries: list.group != nil || entries.hasPlaces
        ) { includingAbsent && entries.listOfEntry[$0] == number && !silent.contains($0) }
    }

    /// The entries of tabs that are elsewhere in the tree which do not speak for these, as they are those of former ids.
    ///
    /// They have no place in the order: an edit that gave one of them another place would make it speak for the tab.
    private func silentEntries(of list: TreeList, _ places: [Int]) -> Set<Int> {
        guard tree.nodes.contains(where: { !$0.formerIDs.isEmpty }) else { return [] }
        let found = record.entries.indices.compactMap { entry -> (entry: Int, tab: Int)? in
            guard entries.listOfEntry[entry] == list.number else { return nil }
            return absentTab(entry, of: list).flatMap { places[$0] < 0 ? (entry, $0) : nil }
        }
        let speaking = SavedOrder(of: record, found, count: tree.nodes.count) { _ in
            false
        } isCurrent: {
            record.entries[$0].id == list.key(of: tree.nodes[$1].id).id
        }
        return Set(found.filter { speaking.entryOfTab[$0.tab] != $0.entry }.map(\.entry))
    }

    /// The tab of the tree whose place in a list an entry has, if it is not in that list now.
    private func absentTab(_ entry: Int, of list: TreeList) -> Int? {
        let tab = entries.tabOfEntry[entry]
        guard list.group != nil else { return tab < 0 ? nil : tab }
        guard tab < 0, case .child(let id, _)? = TreeKey(record.entries[entry].id) else { return nil }
        return tree.index(of: id)
    }

    /// A group's tabs in order, hidden ones included.
    func children(of group: Int) -> [Int] {
        let children = tree.nodes[group].children
        guard tree.nodes[group].allowsReordering, entries.isGroupMoved[group] else { return children }
        let found = entries.entriesOfGroup[group].lazy.map { entry in
            let tab = entries.tabOfEntry[entry]
            return (entry: entry, tab: tab < 0 ? -1 : tree.nodes[tab].place)
        }
        let order = SavedOrder(of: record, found, count: children.count) {
            !tree.nodes[children[$0]].isHeld
        } isCurrent: {
            record.entries[$0].id == tree.nodes[children[$1]].child
        }
        return order.items(of: record, found) { _ in false }.map { children[$0] }
    }
}
