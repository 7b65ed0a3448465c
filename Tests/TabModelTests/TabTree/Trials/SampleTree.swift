import TabModel

/// A tree of tabs as a plain list, in which each tab names its group.
struct SampleTree: Equatable {
    struct Tab: Equatable {
        var id: TabID
        var group: TabID?
        var placement = TabPlacement.automatic
        var allowsHiding = false
        var isHiddenByDefault = false
        var isGroup = false
        var allowsReordering = false
        var isFoldedByDefault = false
    }

    /// The tabs in any order; those of one group stand in default order.
    var tabs: [Tab]

    var ids: [TabID] { tabs.map(\.id) }

    func tab(_ id: TabID) -> Tab? { tabs.first { $0.id == id } }

    func children(of group: TabID?) -> [TabID] { tabs.filter { $0.group == group }.map(\.id) }

    /// A tab and the groups that it is in.
    func path(to id: TabID) -> [TabID] {
        guard let tab = tab(id) else { return [] }
        return [id] + (tab.group.map { path(to: $0) } ?? [])
    }

    /// All tabs, each group before what is in it.
    func inOrder(of group: TabID? = nil) -> [TabID] {
        children(of: group).flatMap { [$0] + inOrder(of: $0) }
    }

    /// What the app declares, where tabs have other ids by now.
    func tree(renamings: [TabID: Int] = [:]) -> TabTree {
        TabTree(declared(nil, renamings))
    }

    private func declared(_ group: TabID?, _ renamings: [TabID: Int]) -> [TabTree.Tab] {
        tabs.filter { $0.group == group }.map { tab in
            let count = renamings[tab.id] ?? 0
            return TabTree.Tab(
                LayoutTrial.name(tab.id, count),
                formerly: (0..<count).map { LayoutTrial.name(tab.id, $0) },
                placement: tab.placement,
                allowsHiding: tab.allowsHiding,
                isHiddenByDefault: tab.isHiddenByDefault,
                children: tab.isGroup ? declared(tab.id, renamings) : nil,
                allowsReordering: tab.allowsReordering,
                isFoldedByDefault: tab.isFoldedByDefault
            )
        }
    }
}

extension SampleTree {
    static let names: [TabID] = ["a", "b", "c", "d", "e", "f", "g", "h"]

    /// Any tree of some of the names, those that are to be kept among them.
    static func random(keeping kept: [TabID] = [], using generator: inout SeededGenerator) -> SampleTree {
        let share = Int.random(in: 2...9, using: &generator)
        var ids = names.filter { kept.contains($0) || Int.random(in: 0..<10, using: &generator) < share }
        if ids.isEmpty { ids = ["a", "b"] }
        if Bool.random(using: &generator) { ids.shuffle(using: &generator) }
        var tree = SampleTree(tabs: [])
        for id in ids {
            tree.add(id, using: &generator)
        }
        return tree
    }

    /// Adds a tab somewhere.
    mutating func add(_ id: TabID, using generator: inout SeededGenerator) {
        let groups = tabs.filter(\.isGroup).map(\.id)
        var tab = Tab(id: id)
        if Bool.random(using: &generator) { tab.group = groups.randomElement(using: &generator) }
        tab.isGroup = Int.random(in: 0..<3, using: &generator) == 0
        tab.setFlags(using: &generator)
        tabs.insert(tab, at: Int.random(in: 0...tabs.count, using: &generator))
    }

    /// An update: a tab more, a tab less, one in another group, a group dissolved, others flags.
    mutating func update(keeping kept: [TabID], using generator: inout SeededGenerator) {
        let place = Int.random(in: tabs.indices, using: &generator)
        let tab = tabs[place]
        switch Int.random(in: 0..<7, using: &generator) {
        case 0:
            if let id = Self.names.filter({ self.tab($0) == nil }).randomElement(using: &generator) {
                add(id, using: &generator)
            }
        case 1:
            let leaving = [tab.id] + inOrder(of: tab.id)
            let isFree = !kept.contains { leaving.contains($0) }
            if isFree, leaving.count < tabs.count { tabs.removeAll { leaving.contains($0.id) } }
        case 2:
            // What was in a group that vanishes goes to the root, or to what the group was in.
            guard !kept.contains(tab.id), tabs.count > 1 else { return }
            let group = Bool.random(using: &generator) ? tab.group : nil
            for index in tabs.indices where tabs[index].group == tab.id { tabs[index].group = group }
            tabs.remove(at: place)
        case 3:
            let inside = [tab.id] + inOrder(of: tab.id)
            let groups = tabs.filter { $0.isGroup && !inside.contains($0.id) }.map { Optional($0.id) }
            tabs.remove(at: place)
            var moved = tab
            moved.group = (groups + [nil]).randomElement(using: &generator) ?? nil
            tabs.insert(moved, at: Int.random(in: 0...tabs.count, using: &generator))
        case 4: tabs.shuffle(using: &generator)
        case 5: self = .random(keeping: kept, using: &generator)
        default: tabs[place].setFlags(using: &generator)
        }
    }
}

extension SampleTree.Tab {
    mutating func setFlags(using generator: inout SeededGenerator) {
        let placements = TabPlacement.allCases + [.default, .default, .optional, .optional]
        placement = placements.randomElement(using: &generator) ?? .automatic
        allowsHiding = Int.random(in: 0..<4, using: &generator) > 0
        isHiddenByDefault = Int.random(in: 0..<6, using: &generator) == 0
        allowsReordering = Int.random(in: 0..<4, using: &generator) > 0
        isFoldedByDefault = Int.random(in: 0..<4, using: &generator) == 0
    }
}
