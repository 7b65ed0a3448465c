import TabModel

/// A list of tabs, edited as a list or as the tree of depth one, which must read alike as both.
struct FlatTreeTrial {
    private var record = TabRecord()

    mutating func step(using generator: inout SeededGenerator) throws {
        let ids = LayoutTrial.someTabs(using: &generator)
        let list = TabDeclaration(ids: ids)
        let tree = TabTree(ids.map { TabTree.Tab($0, placement: .default, allowsHiding: true) })
        let policy = TabPolicy(
            capacity: Bool.random(using: &generator) ? nil : Int.random(in: 2...5, using: &generator),
            keepsPlacedTabsOnBar: Int.random(in: 0..<4, using: &generator) > 0
        )
        try compare(list, tree, policy)
        var other = record
        let stamp = record.nextStamp(
            milliseconds: UInt64.random(in: 0...50, using: &generator),
            replica: UInt64.random(in: 0...1, using: &generator)
        )
        let order = record.arrangement(for: list).order
        let id = order.randomElement(using: &generator) ?? "a"
        switch Int.random(in: 0..<6, using: &generator) {
        case 0, 1:
            let place = order.filter { $0 != id }.randomElement(using: &generator)
            let destination = place.map { TabDestination.after($0) } ?? .first
            try record.move(id, to: destination, in: list, at: stamp)
            if !other.arrangement(for: list).hidden.contains(id) {
                try other.moveOnBar(id, to: destination, in: tree, at: stamp)
            } else {
                other = record
            }
        case 2:
            let old = record.arrangement(for: list, policy: policy).visible
            let new = old.shuffled(using: &generator)
            try record.customize(from: old, to: new, in: list, policy: policy, at: stamp)
            try other.customize(from: old, to: new, in: tree, policy: policy, at: stamp)
        case 3:
            let isHidden = Bool.random(using: &generator)
            try record.setVisibility(isHidden ? .hidden : .shown, of: id, in: list, at: stamp)
            try other.setHidden(isHidden, id, in: tree, at: stamp)
        case 4:
            let reset = TabRecord.Reset.allCases.randomElement(using: &generator) ?? .all
            try record.reset(reset, at: stamp)
            try other.reset(reset, at: stamp)
        default:
            if record.undo != nil {
                try record.undoLastEdit(at: stamp)
                try other.undoLastEdit(at: stamp)
            }
        }
        try LayoutFailure.unless(record == other, "edited as a tree the record is another one")
        try compare(list, tree, policy)
    }

    private func compare(_ list: TabDeclaration, _ tree: TabTree, _ policy: TabPolicy) throws {
        let flat = record.arrangement(for: list, policy: policy, window: "w")
        let narrow = record.arrangement(for: tree, width: .narrow, policy: policy, window: "w")
        try LayoutFailure.unless(
            narrow.roots == flat.order && narrow.visible == flat.visible && narrow.barCount == flat.barCount
                && narrow.hidden == Set(flat.hidden) && narrow.children.isEmpty
                && narrow.selected == flat.selected
                && narrow.new == flat.new.filter { flat.visible.contains($0) },
            "the list is \(flat), the tree \(narrow)"
        )
    }
}
