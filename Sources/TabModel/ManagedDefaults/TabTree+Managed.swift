extension TabTree {
    /// The tree as the app would have declared it if a fleet's defaults were its own (F1 to F6).
    ///
    /// - Parameter defaults: The defaults; nil, for none, gives the tree as it is (F11).
    public func managed(by defaults: ManagedDefaults?) -> TabTree {
        guard let defaults, defaults != ManagedDefaults() else { return self }
        let plan = ManagedPlan(defaults, of: self)
        // Each tab comes before its children, so that backwards they are there when it needs them.
        var tabs: [Int: Tab] = [:]
        for index in nodes.indices.reversed() {
            let node = nodes[index]
            let isRequired = plan.required.contains(index)
            var tab = Tab(
                node.id,
                formerly: node.formerIDs,
                placement: node.placement,
                allowsHiding: node.allowsHiding && !isRequired,
                isHiddenByDefault: !isRequired && (node.isHiddenByDefault || plan.hidden.contains(index)),
                children: node.isGroup
                    ? plan.order(node.children, of: index).compactMap { tabs.removeValue(forKey: $0) } : nil,
                allowsReordering: node.allowsReordering,
                isFoldedByDefault: node.isFoldedByDefault
            )
            tab.isHeld = plan.fixed.contains(index)
            tabs[index] = tab
        }
        var result = TabTree(plan.order(rootNodes, of: nil).compactMap { tabs[$0] }, retired: retired)
        result.isLocked = defaults.isLocked
        return result
    }

    /// Throws if the user may change nothing; for edits that name no tabs, such as a reset, and screens that offer any (F9).
    public func checkUnlocked() throws(TabEditRefusal) {
        if isLocked { throw .locked }
    }
}

/// A fleet's defaults, by the indices of a tree's tabs.
private struct ManagedPlan {
    let hidden: Set<Int>
    /// The tabs that are to be seen, with the groups that they are in.
    let required: Set<Int>
    let fixed: Set<Int>
    /// The tabs that come first in each group, and among the root tabs.
    private let first: [Int?: [Int]]

    init(_ defaults: ManagedDefaults, of tree: TabTree) {
        func indices(_ ids: some Sequence<TabID>) -> [Int] { ids.compactMap { tree.index(of: $0) } }
        hidden = Set(indices(defaults.hidden))
        fixed = Set(indices(defaults.fixed))
        var first: [Int?: [Int]] = [nil: indices(defaults.order)]
        for group in defaults.groups {
            if let index = tree.index(of: group.id), first[index] == nil {
                first[index] = indices(group.order)
            }
        }
        self.first = first
        var required: Set<Int> = []
        for tab in indices(defaults.required) {
            // What was walked before has its groups already.
            for node in sequence(first: tab, next: { tree.nodes[$0].parent }) {
                guard required.insert(node).inserted else { break }
            }
        }
        // What the app hides and lets nobody show is the app's alone.
        self.required = required.filter { !tree.nodes[$0].isHiddenByDefault || tree.nodes[$0].allowsHiding }
    }

    func order(_ tabs: [Int], of group: Int?) -> [Int] {
        managedOrder(of: tabs, first: first[group] ?? [])
    }
}
