import TabModel

/// One device through updates of a tree, downgrades, renames and edits, beside the oracle.
struct TreeTrial {
    var record = TabRecord()
    var naive = NaiveTree()
    var sample: SampleTree
    /// What the last edit started from, after it took note of the order; nil if there was none.
    var undone: NaiveTree?
    /// How often each tab got another id; the oracle knows the tabs by their first ids.
    var renamings: [TabID: Int] = [:]

    init(_ sample: SampleTree) {
        self.sample = sample
    }

    var tree: TabTree { sample.tree(renamings: renamings) }

    mutating func step(using generator: inout SeededGenerator) throws {
        let idsBefore = Set(record.entries.map(\.id))
        switch Int.random(in: 0..<12, using: &generator) {
        case 0...2: try update(using: &generator)
        case 3: try undoAtOnce(using: &generator)
        case 4: try undoLater(using: &generator)
        case 5: try rename(using: &generator)
        default: try edit(using: &generator)
        }
        try check(using: &generator)
        try LayoutFailure.unless(idsBefore.isSubset(of: record.entries.map(\.id)), "an id is lost")
        try checkAdditions(using: &generator)
        let read = TabRecord.validated(record.plain)
        try LayoutFailure.unless(read.problems.isEmpty && read.record == record, "reading back differs")
        try LayoutFailure.unless(record.joined(with: record) == record, "joining with itself differs")
    }

    var renamed: [TabID] { renamings.keys.sorted() }

    /// Another version of the app; the one before draws what it drew.
    private mutating func update(using generator: inout SeededGenerator) throws {
        let before = (tree: tree, arrangement: record.arrangement(for: tree, window: "w"))
        for _ in 0...Int.random(in: 0...2, using: &generator) {
            sample.update(keeping: renamed, using: &generator)
        }
        let tree = tree
        _ = record.arrangement(for: tree)
        let back = record.arrangement(for: before.tree, window: "w")
        try LayoutFailure.unless(back == before.arrangement, "going back gives \(back)")
    }

    func current(_ id: TabID) -> TabID { LayoutTrial.name(id, renamings[id] ?? 0) }

    static func first(_ ids: [TabID]) -> [TabID] { ids.map { LayoutTrial.first($0) } }

    func stamp(using generator: inout SeededGenerator) -> TabStamp {
        // The clock jumps, backwards too.
        record.nextStamp(milliseconds: UInt64.random(in: 0...1000, using: &generator), replica: 1)
    }
}
