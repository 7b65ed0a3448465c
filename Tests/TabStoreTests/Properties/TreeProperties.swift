@testable import TabModel

/// What holds of every record that can be read, whoever wrote it, for apps whose tabs are trees (T9, T10).
enum TreeProperties {
    static func check(_ record: TabRecord) throws {
        try checkArrangements(record)
        for tree in trees(for: record) {
            var edited = record
            try edit(&edited, tree)
            try PayloadProperties.checkReadingBack(edited)
            try checkArrangements(edited)
            let kept = Set(edited.entries.map(\.id) + edited.retirements.map(\.id))
            let lost = Set(record.entries.map(\.id)).subtracting(kept)
            let isFull = edited.entries.count >= TabRecord.maximumCount
            try PropertyFailure.unless(lost.isEmpty || isFull, "\(lost) are lost")
        }
    }

    /// Every tab of a tree is in the arrangement once, whatever the record says of what is in what.
    static func checkArrangements(_ record: TabRecord) throws {
        for tree in trees(for: record) {
            for width in [TabTreeArrangement.Width.wide, .narrow] {
                let window = record.selections.last?.window
                let arrangement = record.arrangement(
                    for: tree,
                    width: width,
                    policy: TabPolicy(capacity: 3),
                    window: window
                )
                let declared = declared(tree)
                try PropertyFailure.unless(
                    arrangement.roots.sorted() == declared[nil]?.sorted(),
                    "the roots are \(arrangement.roots)"
                )
                for (group, children) in arrangement.children {
                    try PropertyFailure.unless(
                        children.sorted() == declared[group]?.sorted() ?? [],
                        "in \(group) are \(children)"
                    )
                }
                try PropertyFailure.unless(
                    Set(arrangement.visible).count == arrangement.visible.count
                        && arrangement.hidden.isDisjoint(with: arrangement.visible),
                    "visible are \(arrangement.visible), hidden \(arrangement.hidden)"
                )
                try PropertyFailure.unless(
                    window == nil || arrangement.selected != nil,
                    "nothing is selected"
                )
            }
        }
    }

    /// Apps to read the record: one of its own, one that has what the record says, and one that renamed that.
    static func trees(for record: TabRecord) -> [TabTree] {
        let ids = record.entries.prefix(64).flatMap { TreeKey($0.id)?.tabs ?? [] }
            .filter { $0.string.utf8.count <= TabTree.maximumLength }
        return [own(), saved(record), own(formerly: ids)]
    }

    private static let ownIDs: [TabID] = ["home", "library", "albums", "songs", "feed", "me"]

    private static func own(formerly ids: [TabID] = []) -> TabTree {
        let known = Set(ownIDs)
        let former = ids.filter { !known.contains($0) }
        func formerly(_ place: Int) -> [TabID] { Array(former.dropFirst(place).prefix(2)) }
        return TabTree(
            [
                .init("home", formerly: formerly(0), placement: .fixed),
                .init(
                    "library",
                    formerly: formerly(1),
                    children: [
                        .init("albums", formerly: formerly(2), placement: .default, allowsHiding: true),
                        .init("songs", formerly: formerly(3), children: [], allowsReordering: true),
                    ],
                    allowsReordering: true
                ),
                .init("feed", formerly: formerly(4), allowsHiding: true), .init("me", placement: .movable),
            ],
            retired: Set(former.suffix(1))
        )
    }

    /// The tree that a record tells of, where each tab is in the first of its groups that does not make a circle.
    private static func saved(_ record: TabRecord) -> TabTree {
        var known: Set<TabID> = ["home"]
        var children: [TabID?: [TabID]] = [nil: ["home"]]
        func add(_ id: TabID, to group: TabID?) {
            if id.string.utf8.count <= TabTree.maximumLength, known.count < 64, known.insert(id).inserted {
                children[group, default: []].append(id)
            }
        }
        for entry in record.entries {
            guard let key = TreeKey(entry.id) else { continue }
            if case .child(let id, let group) = key {
                add(group, to: nil)
                if known.contains(group) { add(id, to: group) }
            } else {
                for id in key.tabs { add(id, to: nil) }
            }
        }
        func tabs(in group: TabID?) -> [TabTree.Tab] {
            (children[group] ?? []).map { id in
                TabTree.Tab(
                    id,
                    allowsHiding: true,
                    children: children[id] == nil ? nil : tabs(in: id),
                    allowsReordering: true
                )
            }
        }
        return TabTree(tabs(in: nil))
    }

    /// The ids of the tabs in each group, and of the root tabs.
    private static func declared(_ tree: TabTree) -> [TabID?: [TabID]] {
        var declared: [TabID?: [TabID]] = [nil: tree.roots.map(\.id)]
        var rest = tree.roots
        while let tab = rest.popLast() {
            declared[tab.id] = tab.children?.map(\.id)
            rest += tab.children ?? []
        }
        return declared
    }

    /// An edit of each kind, none of which may be refused.
    private static func edit(_ record: inout TabRecord, _ tree: TabTree) throws {
        func stamp() -> TabStamp { record.nextStamp(milliseconds: 1 << 41, replica: 7) }
        func check(_ isRight: Bool, _ name: String) throws {
            try PropertyFailure.unless(isRight, "\(name): \(record.arrangement(for: tree))")
        }
        var rest = tree.roots
        while let tab = rest.popLast() {
            rest += tab.children ?? []
            if tab.placement.isMovable || tab.placement == .automatic {
                try record.moveOnBar(tab.id, to: .last, in: tree, at: stamp())
                try check(
                    record.arrangement(for: tree).visible.contains(tab.id),
                    "\(tab.id) is not on the bar"
                )
            }
            if tab.placement.isRemovable || tab.placement == .automatic {
                try record.removeFromBar(tab.id, in: tree, at: stamp())
                try check(!record.arrangement(for: tree).visible.contains(tab.id), "\(tab.id) is on the bar")
            }
            guard let children = tab.children else { continue }
            try record.setFolded(true, tab.id, in: tree, at: stamp())
            try check(record.arrangement(for: tree).folded.contains(tab.id), "\(tab.id) is open")
            guard tab.allowsReordering, let last = children.last else { continue }
            try record.moveInGroup(last.id, to: .first, in: tree, at: stamp())
            try check(
                record.arrangement(for: tree).children[tab.id]?.first == last.id,
                "\(last.id) is not first"
            )
            try record.setHidden(true, children[0].id, in: tree, at: stamp())
            try check(record.arrangement(for: tree).hidden.contains(children[0].id), "not hidden")
            try record.select(last.id, in: "main", of: tree, at: stamp())
        }
        let movable = record.arrangement(for: tree, width: .narrow).visible.filter { $0 != "home" }
        try record.customize(from: movable, to: movable.reversed(), in: tree, at: stamp())
        let order = record.arrangement(for: tree, width: .narrow).visible.filter { $0 != "home" }
        try check(order == movable.reversed(), "\(movable) is not reversed")
        try record.setSidebarHidden(true, in: tree, at: stamp())
        try check(record.arrangement(for: tree).isSidebarHidden == true, "the sidebar is not hidden")
        try record.reset(.all, at: stamp())
        let before = record.arrangement(for: tree)
        try record.undoLastEdit(at: stamp())
        try record.undoLastEdit(at: stamp())
        try check(record.arrangement(for: tree) == before, "undoing the undo is not the same")
    }
}
