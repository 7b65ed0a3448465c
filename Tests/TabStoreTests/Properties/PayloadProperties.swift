@testable import TabModel
@testable import TabStore

/// What holds of every payload that can be read, whoever wrote it (S5, rule 9).
enum PayloadProperties {
    static func check(_ bytes: [UInt8]) throws {
        guard var record = read(bytes) else { return }
        try checkReadingBack(record)
        try checkArrangements(record)
        try TreeProperties.check(record)
        var written = WrittenLayout()
        try checkWriting(record, after: &written)
        try edit(&record)
        try checkWriting(record, after: &written)
        try checkReadingBack(record)
        try checkArrangements(record)
    }

    /// The record of a payload, nil if it is no JSON.
    static func read(_ bytes: [UInt8]) -> TabRecord? {
        guard let reader = try? PayloadReader(bytes[...]) else { return nil }
        return TabRecord.validated(reader.record).record
    }

    /// What is written is read as it was, and without problems.
    static func checkReadingBack(_ record: TabRecord) throws {
        try PropertyFailure.unless(record.brokenInvariant == nil, record.brokenInvariant ?? "")
        let bytes = PayloadWriter(record.plain).bytes
        let reader = try PayloadReader(bytes[...])
        try PropertyFailure.unless(reader.problems.isEmpty, "reading back: \(reader.problems)")
        let (again, problems) = TabRecord.validated(reader.record)
        try PropertyFailure.unless(problems.isEmpty, "reading back: \(problems)")
        try PropertyFailure.unless(again == record, "read back as \(again), not \(record)")
    }

    /// What is written after another record is what would be written without one.
    static func checkWriting(_ record: TabRecord, after written: inout WrittenLayout) throws {
        let bytes = PayloadWriter(record, after: &written).bytes
        try PropertyFailure.unless(
            bytes == PayloadWriter(record.plain).bytes,
            "written anew it is another payload"
        )
        try PropertyFailure.unless(written.bytes == bytes, "another payload is remembered")
    }

    /// Every declared tab is in the arrangement once, whatever the record says.
    static func checkArrangements(_ record: TabRecord) throws {
        for declaration in declarations(for: record) {
            let policy = TabPolicy(capacity: 3)
            let window = record.selections.first?.window
            let arrangement = record.arrangement(for: declaration, policy: policy, window: window)
            let ids = declaration.tabs.map(\.id).sorted()
            try PropertyFailure.unless(arrangement.order.sorted() == ids, "arranged \(arrangement.order)")
            let parts = arrangement.visible + arrangement.hidden
            try PropertyFailure.unless(parts.sorted() == ids, "parted into \(parts)")
            try PropertyFailure.unless(!arrangement.visible.isEmpty, "nothing is visible")
            try PropertyFailure.unless(
                arrangement.selected.map(arrangement.visible.contains) ?? (window == nil),
                "selected \(String(describing: arrangement.selected))"
            )
        }
    }

    /// Apps to read the record: one that has none of its tabs, one that has them all, and one that renamed some.
    static func declarations(for record: TabRecord) -> [TabDeclaration] {
        let own: [TabID] = ["home", "search", "feed", "me"]
        var known = Set(own)
        let ids = record.entries.prefix(64).map(\.id).filter { known.insert($0).inserted }
        let all = TabDeclaration(ids: ids.reversed() + own)
        let renamed = own.enumerated().map { index, id in
            TabDeclaration.Tab(
                id,
                formerly: Array(ids.dropFirst(index).prefix(2)),
                isRequired: index == 1,
                isHiddenByDefault: index == 2,
                pinned: index == 3 ? .end : nil
            )
        }
        return [TabDeclaration(ids: own), all, TabDeclaration(renamed, retired: Set(ids.suffix(1)))]
    }

    /// Some edits of each kind, none of which may be refused.
    static func edit(_ record: inout TabRecord) throws {
        for declaration in declarations(for: record) {
            func stamp() -> TabStamp { record.nextStamp(milliseconds: 1 << 41, replica: 7) }
            let order = record.arrangement(for: declaration).order
            let movable = order.filter { declaration.tab($0)?.isMovable == true }
            try record.move(movable[0], to: .last, in: declaration, at: stamp())
            try record.move(movable[movable.count - 1], to: .first, in: declaration, at: stamp())
            let moved = record.arrangement(for: declaration).order
            try PropertyFailure.unless(moved.first == movable[movable.count - 1], "moved to \(moved)")
            try record.exchange(movable[0], movable[1], in: declaration, at: stamp())
            try record.hide("home", in: declaration, at: stamp())
            let hidden = record.arrangement(for: declaration).hidden
            try PropertyFailure.unless(hidden.contains("home"), "hidden is \(hidden)")
            try record.select("search", in: "main", of: declaration, at: stamp())
            try record.reset(.order, at: stamp())
            let before = record
            try record.undoLastEdit(at: stamp())
            try record.undoLastEdit(at: stamp())
            try PropertyFailure.unless(
                record.arrangement(for: declaration) == before.arrangement(for: declaration),
                "undoing the undo gives another arrangement"
            )
        }
    }
}
