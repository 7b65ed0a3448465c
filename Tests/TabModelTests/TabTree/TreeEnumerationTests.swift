import XCTest

@testable import TabModel

/// Every small tree, with every edit and every pair of edits (T4, T6, T9, T10).
final class TreeEnumerationTests: XCTestCase {
    /// All trees of up to three tabs, larger ones with fewer flags and placements: each edit, and each pair of edits.
    ///
    /// With `TABARD_SOAK=1` in the environment, they come in more placements and with more flags, and those of four tabs
    /// do too.
    func testT9AllSingleAndDoubleEdits() throws {
        var trees = 0
        var cases = 0
        for size in 1...(Self.isSoak ? 4 : 3) {
            for shape in shapes(size) {
                for sample in samples(shape) {
                    trees += 1
                    var seen: Set<TabRecord> = []
                    for first in edits(sample) {
                        var trial = TreeTrial(sample)
                        let isChanged = try attempt(first, &trial, at: 1)
                        cases += 1
                        // What changed nothing is where it started; most of the pairs begin alike.
                        guard isChanged, seen.insert(trial.record).inserted else { continue }
                        for edit in edits(sample) {
                            var trial = trial
                            _ = try attempt(edit, &trial, at: 10)
                            cases += 1
                        }
                    }
                }
            }
        }
        print("Trees: \(trees) small trees, \(cases) single and double edits")
        XCTAssertGreaterThan(cases, Self.isSoak ? 500_000 : 30_000)
    }

    private static var isSoak: Bool { ProcessInfo.processInfo.environment["TABARD_SOAK"] == "1" }

    private func attempt(_ edit: TreeTrial.Edit, _ trial: inout TreeTrial, at time: UInt64) throws -> Bool {
        let before = trial.record
        let arrangement = before.arrangement(for: trial.tree)
        let isChanged = try trial.perform(edit, at: TabStamp(milliseconds: time, replica: 1))
        try trial.checkWide()
        guard isChanged, trial.record.undo != before.undo else { return isChanged }
        var undone = trial.record
        try undone.undoLastEdit(at: TabStamp(milliseconds: time + 5, replica: 1))
        let back = undone.arrangement(for: trial.tree)
        XCTAssertTrue(
            back.visible == arrangement.visible && back.roots == arrangement.roots
                && back.children == arrangement.children && back.hidden == arrangement.hidden
                && back.folded == arrangement.folded,
            "\(edit) undone gives \(back), not \(arrangement), in \(trial.sample)"
        )
        return true
    }

    /// All forests: of each tab after the first, which of the tabs before it is its group.
    private func shapes(_ size: Int) -> [[Int?]] {
        var shapes: [[Int?]] = [[nil]]
        for index in 1..<max(1, size) {
            shapes = shapes.flatMap { shape in
                // The tab goes into the one before it, into what that is in, or beside all of that.
                var groups: [Int?] = [index - 1]
                while let last = groups.last, let group = last { groups.append(shape[group]) }
                return groups.map { shape + [$0] }
            }
        }
        return shapes
    }

    private func samples(_ shape: [Int?]) -> [SampleTree] {
        let names: [TabID] = ["a", "b", "c", "d"]
        let isComplete = shape.count < 2 || Self.isSoak
        let some: [[TabPlacement]] = [
            [.automatic, .default, .optional, .default], [.fixed, .default, .optional, .pinned],
            [.automatic, .automatic, .automatic, .automatic], [.optional, .movable, .default, .sidebarOnly],
            [.sidebarOnly, .pinned, .optional, .fixed],
        ]
        let patterns: [[TabPlacement]] =
            switch shape.count {
            case 1: TabPlacement.allCases.map { [$0] }
            case 2: TabPlacement.allCases.flatMap { first in TabPlacement.allCases.map { [first, $0] } }
            default: isComplete ? some : Array(some.prefix(2))
            }
        let flags = [(true, false), (true, true), (false, true)].prefix(isComplete ? 3 : 1)
        return patterns.flatMap { placements in
            flags.map { allowsHiding, isHidden in
                var tree = SampleTree(tabs: [])
                for (index, group) in shape.enumerated() {
                    tree.tabs.append(
                        SampleTree.Tab(
                            id: names[index],
                            group: group.map { names[$0] },
                            placement: placements[index],
                            allowsHiding: allowsHiding,
                            isHiddenByDefault: isHidden && index % 2 == 0,
                            isGroup: shape.contains(index) || index == 1,
                            allowsReordering: index != 2
                        )
                    )
                }
                return tree
            }
        }
    }

    private func edits(_ sample: SampleTree) -> [TreeTrial.Edit] {
        var edits: [TreeTrial.Edit] = [
            .setSidebarHidden(true), .reset(.order), .reset(.visibility), .reset(.all),
        ]
        for id in sample.ids {
            let others = sample.ids.filter { $0 != id }
            let places = [.first, .last] + others.flatMap { [TabDestination.before($0), .after($0)] }
            edits += places.map { .moveOnBar(id, $0) } + places.map { .moveInGroup(id, $0) }
            edits += [
                .removeFromBar(id), .setHidden(true, id), .setHidden(false, id), .setFolded(true, id),
                .select(id),
            ]
        }
        let shown = NaiveTree().narrow(sample, nil, TabPolicy()).visible
        edits += [.customize(shown.reversed(), compact: nil, TabPolicy())]
        edits += [.customize(Array(shown.dropFirst() + shown.prefix(1)), compact: nil, TabPolicy())]
        return edits
    }
}
