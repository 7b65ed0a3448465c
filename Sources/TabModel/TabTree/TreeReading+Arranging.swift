extension TreeReading {
    func arrangement(
        _ width: TabTreeArrangement.Width,
        compact: Set<TabID>?,
        _ policy: TabPolicy,
        selectedIn window: TabID?
    ) -> TabTreeArrangement {
        let list = places(width, compact: compact)
        let reading = reading(of: list, policy: policy, includingAbsent: false)
        let visible = reading.items.filter { reading.isVisible[$0] }
        let roots = reading.items.map { list.nodes[$0] }.filter { tree.nodes[$0].parent == nil }
        let groups = tree.nodes.indices.filter { tree.nodes[$0].isGroup }
        return TabTreeArrangement(
            visible: ids(visible.map { list.nodes[$0] }),
            barCount: policy.barCount(of: visible.count),
            roots: ids(roots),
            children: Dictionary(
                uniqueKeysWithValues: groups.map { (tree.nodes[$0].id, ids(children(of: $0))) }
            ),
            hidden: Set(ids(tree.nodes.indices.filter { isHidden[$0] })),
            folded: Set(ids(groups.filter { isFolded[$0] })),
            isSidebarHidden: sidebar == .default ? nil : sidebar == .hidden,
            sidebarWidth: entries.sidebarWidth?.points,
            new: ids(visible.filter { reading.isNew($0) }.map { list.nodes[$0] }),
            selected: window.flatMap { selected(in: $0, roots) }.map { tree.nodes[$0].id }
        )
    }

    private func ids(_ tabs: [Int]) -> [TabID] { tabs.map { tree.nodes[$0].id } }

    /// The tab to select in a window: the latest that can be seen, else the neighbour of the latest, else the first (rule 7).
    private func selected(in window: TabID, _ roots: [Int]) -> Int? {
        let first = roots.first { isVisible[$0] }
        guard let history = record.selections.first(where: { $0.window == window })?.history else {
            return first
        }
        if let tab = history.lazy.compactMap({ tree.index(of: $0) }).first(where: { isVisible[$0] }) {
            return tab
        }
        return history.first.flatMap(neighbour) ?? first
    }

    /// The nearest tab that can be seen: in the same group, else the group, else beside that.
    private func neighbour(of id: TabID) -> Int? {
        var id = id
        while true {
            guard let group = group(of: id) else {
                return neighbour(of: TreeKey.tab(id).id, places(.wide))
            }
            if isVisible[group] {
                let keys = tree.nodes[group].ids.map { TreeKey.child(id, group: $0).id }
                let list = list(of: group)
                return keys.lazy.compactMap { neighbour(of: $0, list) }.first ?? group
            }
            id = tree.nodes[group].id
        }
    }

    /// The group that a tab is in, or was in when it was last saved.
    private func group(of id: TabID) -> Int? {
        if let tab = tree.index(of: id) { return tree.nodes[tab].parent }
        let groups = record.entries.indices.lazy.filter { entry in
            guard entries.listOfEntry[entry] >= 0, entries.tabOfEntry[entry] < 0 else { return false }
            if case .child(id, group: _)? = TreeKey(record.entries[entry].id) {
                return true
            } else {
                return false
            }
        }
        return groups.map { entries.listOfEntry[$0] }.min()
    }

    /// The nearest tab of a list that can be seen; the next one comes first, as it stands now where the other one stood.
    private func neighbour(of key: TabID, _ list: TreeList) -> Int? {
        let items = reading(of: list, includingAbsent: true).items
        let place = items.firstIndex { item in
            item < 0
                ? record.entries[~item].id == key
                : list.tabs[item].id == key || list.tabs[item].formerIDs.contains(key)
        }
        guard let place else { return nil }
        let isSeen = { (item: Int) in
            item >= 0 && isVisible[list.nodes[item]]
                && (list.group != nil || tree.nodes[list.nodes[item]].parent == nil)
        }
        let item = items[place...].first(where: isSeen) ?? items[..<place].last(where: isSeen)
        return item.map { list.nodes[$0] }
    }
}
