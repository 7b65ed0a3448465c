import TabModel

/// The cost of arranging and editing tabs that are in groups, against that of as many tabs in a list.
struct TreeTrials {
    /// The tabs of a group, itself included.
    private static let groupSize = 20

    let tabCount: Int
    let rounds: Int

    /// What is timed, by the names under which the times are noted.
    enum Name {
        static let list = "list"
        static let tree = "tree"
        static let listMove = "move in a list"
        static let groupMove = "move in a group"
        static let barMove = "move onto the bar"
        static let hiding = "hide"
    }

    /// The times of an arrangement and of edits of each kind.
    func run() throws -> PairedTimes {
        let ids = Layout(count: tabCount).ids.compactMap { TabID($0) }
        let declaration = TabDeclaration(ids: ids)
        var list = TabRecord()
        let first = list.nextStamp(milliseconds: 1, replica: 1)
        try list.customize(from: ids, to: ids.reversed(), in: declaration, at: first)
        let tree = Self.tree(ids)
        let record = try Self.arranged(tree)
        let next = record.nextStamp(milliseconds: 2, replica: 1)
        // In a group that the user did not come by last.
        let tab = ids[tabCount / Self.groupSize / 2 * Self.groupSize + 7]
        var times = PairedTimes()
        for round in -1..<rounds {
            func time(_ name: String, _ work: () throws -> Bool) throws {
                var isDone = false
                let duration = try measure { isDone = try work() }
                guard isDone else { throw Failure("'\(name)' did nothing") }
                if round >= 0 { times.add(duration, for: name) }
            }
            try time(Name.list) { list.arrangement(for: declaration).order.count == tabCount }
            try time(Name.tree) { record.arrangement(for: tree).roots.count == tree.roots.count }
            let later = list.nextStamp(milliseconds: 2, replica: 1)
            try time(Name.listMove) {
                var list = list
                return try list.move(ids[tabCount / 2], to: .first, in: declaration, at: later)
            }
            try time(Name.groupMove) {
                var record = record
                return try record.moveInGroup(tab, to: .first, in: tree, at: next)
            }
            try time(Name.barMove) {
                var record = record
                return try record.moveOnBar(tab, to: .last, in: tree, at: next)
            }
            try time(Name.hiding) {
                var record = record
                return try record.setHidden(true, tab, in: tree, at: next)
            }
        }
        return times
    }

    private static func tree(_ ids: [TabID]) -> TabTree {
        TabTree(
            stride(from: 0, to: ids.count, by: groupSize).map { start in
                let tabs = ids[start..<min(start + groupSize, ids.count)].map {
                    TabTree.Tab($0, allowsHiding: true)
                }
                return TabTree.Tab(
                    tabs[0].id,
                    children: Array(tabs.dropFirst()),
                    allowsReordering: true
                )
            }
        )
    }

    /// What is left of a user who moved a tab in each group, put one of every third onto the bar, and hid one of every fifth.
    private static func arranged(_ tree: TabTree) throws -> TabRecord {
        var record = TabRecord()
        func stamp() -> TabStamp { record.nextStamp(milliseconds: 1, replica: 1) }
        for (number, group) in tree.roots.enumerated() {
            guard let tabs = group.children, tabs.count > 2 else { continue }
            try record.moveInGroup(tabs[tabs.count - 1].id, to: .first, in: tree, at: stamp())
            if number % 3 == 0 { try record.moveOnBar(tabs[1].id, to: .first, in: tree, at: stamp()) }
            if number % 5 == 0 { try record.setHidden(true, tabs[2].id, in: tree, at: stamp()) }
        }
        return record
    }
}
