import TabModel

/// Two or three devices that edit trees apart, with different versions of the app, and join in random order.
struct TreeDevicesTrial {
    private var records: [TabRecord]

    init(count: Int) {
        records = Array(repeating: TabRecord(), count: count)
    }

    mutating func step(using generator: inout SeededGenerator) throws {
        let device = Int.random(in: records.indices, using: &generator)
        if Int.random(in: 0..<5, using: &generator) == 0 {
            let other = Int.random(in: records.indices, using: &generator)
            records[device] = TabRecord.join(records[device], records[other])
            return
        }
        let sample = SampleTree.random(using: &generator)
        // One version of the app calls a tab, or a group, by another name.
        let tree = sample.tree(renamings: Bool.random(using: &generator) ? [:] : ["a": 1])
        let stamp = records[device].nextStamp(
            milliseconds: UInt64.random(in: 0...50, using: &generator),
            replica: UInt64(device)
        )
        let before = records[device]
        let ids = tree.ids
        do {
            try edit(&records[device], tree, stamp, using: &generator)
        } catch is TabEditRefusal {
            try LayoutFailure.unless(records[device] == before, "what was refused leaves a trace")
        }
        let arrangement = records[device].arrangement(for: tree, window: "x")
        let all = arrangement.roots + arrangement.children.values.flatMap { $0 }
        try LayoutFailure.unless(all.sorted() == ids.sorted(), "not every tab is there once")
        try LayoutFailure.unless(
            arrangement.hidden.count == ids.count || arrangement.selected != nil,
            "nothing is selected"
        )
        let read = TabRecord.validated(records[device].plain)
        try LayoutFailure.unless(
            read.problems.isEmpty && read.record == records[device],
            "reading back differs"
        )
    }

    private func edit(
        _ record: inout TabRecord,
        _ tree: TabTree,
        _ stamp: TabStamp,
        using generator: inout SeededGenerator
    ) throws {
        let ids = tree.ids
        let id = ids.randomElement(using: &generator) ?? "a"
        let other = ids.randomElement(using: &generator) ?? "a"
        let places: [TabDestination] = [.first, .last, .before(other), .after(other)]
        let destination = places.randomElement(using: &generator) ?? .first
        let isWanted = Bool.random(using: &generator)
        switch Int.random(in: 0..<14, using: &generator) {
        case 0...2:
            if try record.moveOnBar(id, to: destination, in: tree, at: stamp) {
                let bar = record.arrangement(for: tree).visible
                try LayoutFailure.unless(bar.contains(id), "\(id) is not on the bar")
            }
        case 3: try record.removeFromBar(id, in: tree, at: stamp)
        case 4...6:
            if try record.moveInGroup(id, to: destination, in: tree, at: stamp), destination == .first {
                let groups = record.arrangement(for: tree).children.values
                try LayoutFailure.unless(
                    groups.contains { $0.first == id },
                    "\(id) is not the first of its group"
                )
            }
        case 7:
            let old = record.arrangement(for: tree, width: .narrow).visible
            let new = old.shuffled(using: &generator)
            if try record.customize(from: old, to: new, in: tree, at: stamp) {
                let order = record.arrangement(for: tree, width: .narrow).visible
                try LayoutFailure.unless(Set(order) == Set(new), "customized to \(order), not \(new)")
            }
        case 8: try record.setHidden(isWanted, id, in: tree, at: stamp)
        case 9: try record.setFolded(isWanted, id, in: tree, at: stamp)
        case 10:
            if isWanted {
                let points = Int.random(in: 1...4, using: &generator)
                try record.setSidebarWidth(points, in: tree, at: stamp)
                let width = record.arrangement(for: tree).sidebarWidth
                try LayoutFailure.unless(width == points, "the sidebar is \(width ?? 0) wide, not \(points)")
            } else {
                try record.setSidebarHidden(Bool.random(using: &generator), in: tree, at: stamp)
            }
        case 11: try record.select(id, in: isWanted ? "x" : "y", of: tree, at: stamp)
        case 12:
            try record.reset(TabRecord.Reset.allCases.randomElement(using: &generator) ?? .all, at: stamp)
        default:
            if isWanted { return try record.retire([id], at: stamp) }
            try record.undoLastEdit(at: stamp)
        }
    }

    func checkJoin() throws { try JoinLaws.check(records) }
}

extension TabTree {
    /// The ids of all tabs, each group before what is in it.
    var ids: [TabID] {
        var ids: [TabID] = []
        var rest = Array(roots.reversed())
        while let tab = rest.popLast() {
            ids.append(tab.id)
            rest += (tab.children ?? []).reversed()
        }
        return ids
    }
}
