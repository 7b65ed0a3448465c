/// Tabs of a tree that stand in one order, as a declaration of a flat list.
struct TreeList {
    let declaration: TabDeclaration
    /// The index in the tree of each tab of the declaration.
    let nodes: [Int]

    /// Declares tabs of a tree in default order.
    ///
    /// - Parameters:
    ///   - nodes: The indices of the tabs in the tree.
    ///   - tab: Describes one of them.
    ///   - group: The ids of the group that they are the tabs of, if they are.
    init(_ nodes: [Int], of tree: TabTree, group: [TabID] = [], _ tab: (Int) -> TabDeclaration.Tab) {
        let tabs = nodes.map { ($0, tab($0)) }
        // As a declaration sorts them.
        let sorted =
            tabs.filter { $0.1.pinned == .start } + tabs.filter { $0.1.pinned == nil }
            + tabs.filter { $0.1.pinned == .end }
        self.nodes = sorted.map(\.0)
        var declaration = TabDeclaration(sorted.map(\.1))
        declaration.tree = tree
        declaration.group = group
        self.declaration = declaration
    }
}

extension TreeReading {
    /// What stands on the bar or among the root tabs, of which those are seen that have a place in a window of a width.
    ///
    /// - Parameter compact: The root tabs that a narrow window shows, nil for all.
    func places(_ width: TabTreeArrangement.Width, compact: Set<TabID>? = nil) -> TreeList {
        let tabs = tree.nodes.indices.filter { tree.nodes[$0].parent == nil || isOnBar[$0] }
        return TreeList(tabs, of: tree) { index in
            let node = tree.nodes[index]
            var tab = TabDeclaration.Tab(
                TreeKey.tab(node.id).id,
                formerly: node.formerIDs.map { TreeKey.tab($0).id },
                isMovable: node.placement.isMovable,
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
        TreeList(tree.nodes[group].children, of: tree, group: tree.nodes[group].ids) { child in
            let keys = tree.nodes[group].ids.flatMap { group in
                tree.nodes[child].ids.map { TreeKey.child($0, group: group).id }
            }
            var tab = TabDeclaration.Tab(
                TreeKey.child(tree.nodes[child].id, group: tree.nodes[group].id).id,
                formerly: Array(keys.dropFirst()),
                isMovable: tree.nodes[group].allowsReordering
            )
            tab.isSeen = true
            return tab
        }
    }

    /// A group's tabs in order, hidden ones included.
    func children(of group: Int) -> [Int] {
        guard let saved = lists[group] else { return tree.nodes[group].children }
        let list = list(of: group)
        let reading = TabReading(
            of: saved,
            for: list.declaration,
            policy: TabPolicy(),
            includingAbsent: false
        )
        return reading.items.map { list.nodes[$0] }
    }
}
