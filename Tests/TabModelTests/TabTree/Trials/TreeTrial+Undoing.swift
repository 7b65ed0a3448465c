import TabModel

extension TreeTrial {
    /// Takes an edit back right after it was made, after a restart.
    mutating func undoAtOnce(using generator: inout SeededGenerator) throws {
        let undoBefore = record.undo
        let edit = randomEdit(using: &generator)
        // New tabs that yielded stay where they were drawn.
        let arrangement = { (record: TabRecord, trial: TreeTrial) in
            guard case .customize(_, let compact, let policy) = edit else {
                return record.arrangement(for: trial.tree)
            }
            let names = compact.map { Set($0.map { trial.current($0) }) }
            return record.arrangement(for: trial.tree, width: .narrow, compact: names, policy: policy)
        }
        let before = arrangement(record, self)
        guard try perform(edit, at: stamp(using: &generator)), record.undo != undoBefore else { return }
        let edited = arrangement(record, self)
        record = TabRecord.validated(record.plain).record
        try undo(using: &generator)
        let after = arrangement(record, self)
        try LayoutFailure.unless(Self.areAlike(after, before), "\(edit) undone gives \(after), not \(before)")
        var again = record
        try again.undoLastEdit(at: stamp(using: &generator))
        let redone = arrangement(again, self)
        try LayoutFailure.unless(
            Self.areAlike(redone, edited),
            "\(edit) undone twice gives \(redone), not \(edited)"
        )
    }

    /// Whether two arrangements differ in nothing but that tabs are new.
    private static func areAlike(_ first: TabTreeArrangement, _ second: TabTreeArrangement) -> Bool {
        first.visible == second.visible && first.roots == second.roots && first.children == second.children
            && first.hidden == second.hidden && first.folded == second.folded
            && first.isSidebarHidden == second.isSidebarHidden && first.sidebarWidth == second.sidebarWidth
    }

    mutating func undoLater(using generator: inout SeededGenerator) throws {
        guard undone != nil else { return }
        try undo(using: &generator)
    }

    private mutating func undo(using generator: inout SeededGenerator) throws {
        try record.undoLastEdit(at: stamp(using: &generator))
        (naive, undone) = (undone ?? naive, naive)
    }

    /// A tab gets another id; after the next edit, a version from before still draws the same.
    mutating func rename(using generator: inout SeededGenerator) throws {
        // An older version finds what was saved before the renaming.
        try perform(.setSidebarHidden(naive.isSidebarHidden != true), at: stamp(using: &generator))
        let older = tree
        let before = named(record.arrangement(for: older))
        let id = sample.ids.randomElement(using: &generator) ?? "a"
        renamings[id, default: 0] += 1
        let after = named(record.arrangement(for: tree))
        try LayoutFailure.unless(after == before, "renaming \(id) changes \(before) to \(after)")
        let hidden = sample.tabs.filter(\.allowsHiding).randomElement(using: &generator)
        guard let hidden else { return }
        let isHidden = naive.hidden[hidden.id] ?? hidden.isHiddenByDefault
        try perform(.setHidden(!isHidden, hidden.id), at: stamp(using: &generator))
        let old = named(record.arrangement(for: older))
        let now = named(record.arrangement(for: tree))
        try LayoutFailure.unless(
            old.roots == now.roots && old.children == now.children,
            "before \(id) was renamed there is \(old), not \(now)"
        )
    }

    /// The roots and the groups with their first ids.
    private struct Named: Equatable {
        var roots: [TabID]
        var children: [TabID: [TabID]]
        var bar: [TabID]
    }

    private func named(_ arrangement: TabTreeArrangement) -> Named {
        Named(
            roots: Self.first(arrangement.roots),
            children: Dictionary(
                arrangement.children.map { (LayoutTrial.first($0), Self.first($1)) },
                uniquingKeysWith: { first, _ in first }
            ),
            bar: Self.first(arrangement.visible)
        )
    }
}
