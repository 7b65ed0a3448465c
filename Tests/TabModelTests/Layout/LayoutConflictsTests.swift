import TabModel
import XCTest

/// Rules 1, 8 and 10 where changes meet: copies under former ids, undos and other devices (S4).
final class LayoutConflictsTests: XCTestCase {
    private let four: TabDeclaration = ["a", "b", "c", "d"]

    private func stamp(_ milliseconds: UInt64, replica: UInt64 = 1) -> TabStamp {
        TabStamp(milliseconds: milliseconds, replica: replica)
    }

    /// Rules 1 and 5: an older version draws a new tab between a tab and its copy, which have one rank; an edit there
    /// finds room, and the newer version agrees with the older one about what follows the tab.
    func testEditsBetweenATabAndItsCopy() throws {
        let policy = TabPolicy(capacity: 3)
        let renamed = TabDeclaration([.init("renamed", formerly: ["a"]), .init("b"), .init("c"), .init("d")])
        let withNew: TabDeclaration = ["new", "a", "b", "c", "d"]
        var start = TabRecord()
        try start.move("a", to: .after("b"), in: four, at: stamp(1))
        try start.hide("c", in: renamed, at: stamp(2, replica: 2))
        XCTAssertEqual(start.arrangement(for: withNew, policy: policy).order, ["b", "a", "new", "c", "d"])
        for edited in [["b", "a", "new", "d", "c"], ["b", "a", "d", "new", "c"]] as [[TabID]] {
            var record = start
            let shown = record.arrangement(for: withNew, policy: policy).order
            try record.customize(from: shown, to: edited, in: withNew, policy: policy, at: stamp(3))
            XCTAssertEqual(record.arrangement(for: withNew, policy: policy).order, edited)
            XCTAssertEqual(
                record.arrangement(for: renamed).order,
                edited.filter { $0 != "new" }.map { $0 == "a" ? "renamed" : $0 }
            )
        }
    }

    /// Rule 10: a device does not give a rank again that another device restores by an undo.
    func testNoRankIsGivenTwice() throws {
        var first = TabRecord()
        try first.move("d", to: .first, in: four, at: stamp(1))
        var second = first
        try second.move("d", to: .last, in: four, at: stamp(10, replica: 2))
        try first.move("d", to: .last, in: four, at: stamp(2))
        // The same place on the same device as the first move.
        try first.move("c", to: .first, in: four, at: stamp(3))
        try second.undoLastEdit(at: stamp(11, replica: 2))
        let joined = first.joined(with: second)
        let ranks = joined.entries.compactMap(\.rank)
        XCTAssertEqual(Set(ranks).count, 4)
        XCTAssertEqual(Set(joined.arrangement(for: four).order.prefix(2)), ["c", "d"])
    }

    /// Rule 10: ranks that are equal in a damaged record are told apart by the ids, and by the next edit.
    func testEqualRanksOfADamagedRecord() throws {
        let entries = ["d", "b", "x", "a", "c"].enumerated().map { index, id in
            TabPlainRecord.Entry(id: id, place: .init(rank: "U.1", stamp: stamp(UInt64(index))))
        }
        for id in four.tabs.map(\.id) {
            for destination in [TabDestination.first, .last, .after("b"), .before("c")] {
                var record = TabRecord.validated(TabPlainRecord(entries: entries)).record
                XCTAssertEqual(record.arrangement(for: four).order, ["a", "b", "c", "d"])
                guard try record.move(id, to: destination, in: four, at: stamp(9)) else { continue }
                XCTAssertEqual(Set(record.entries.compactMap(\.rank)).count, 5)
                let others = record.arrangement(for: four).order.filter { $0 != id }
                XCTAssertEqual(others, ["a", "b", "c", "d"].filter { $0 != id })
            }
        }
    }

    /// Rule 8: what was changed after the edit that an undo takes back stays as it is.
    func testUndoKeepsLaterChanges() throws {
        var record = TabRecord()
        try record.move("d", to: .first, in: four, at: stamp(1))
        try record.hide("b", in: four, at: stamp(2))
        var other = record.plain
        other.undo = nil
        // Another program, which saves nothing to undo, shows b again.
        other.entries = other.entries.map { entry in
            var entry = entry
            if entry.id == "b" {
                entry.visibility = .init(value: "shown", stamp: stamp(3, replica: 2))
            }
            return entry
        }
        other.latestStamp = stamp(3, replica: 2)
        var joined = record.joined(with: TabRecord.validated(other).record)
        try joined.undoLastEdit(at: stamp(4))
        XCTAssertEqual(joined.entry(for: "b")?.visibility?.value, .shown)
        XCTAssertEqual(joined.entry(for: "b")?.visibility?.stamp, stamp(3, replica: 2))

        // An import moves d after the edit that is undone.
        record = TabRecord()
        try record.move("d", to: .first, in: four, at: stamp(1))
        let order: [TabID] = ["a", "d", "b", "c"]
        let imported = try TabRecord(importing: order, for: four, at: stamp(5, replica: 2))
        XCTAssertEqual(imported.entry(for: "d")?.isMoved, true)
        joined = record.joined(with: imported)
        let place = joined.entry(for: "d")?.place
        XCTAssertEqual(place?.stamp, stamp(5, replica: 2))
        XCTAssertEqual(joined.undo, record.undo)
        try joined.undoLastEdit(at: stamp(6))
        XCTAssertEqual(joined.entry(for: "d")?.place, place)
        XCTAssertEqual(joined.arrangement(for: four).order, order)
    }

    /// Rule 8, for the place that a tab has by itself.
    func testUndoKeepsLaterPlacesOfTabsThatWereNotMoved() throws {
        let plain = TabPlainRecord(
            entries: [.init(id: "a", baseline: .init(rank: "V.1", stamp: stamp(3)))],
            undo: .init(stamp: stamp(2), changes: [.init(id: "a", field: "baseline", value: "U.1")]),
            latestStamp: stamp(3)
        )
        var record = TabRecord.validated(plain).record
        try record.undoLastEdit(at: stamp(4))
        XCTAssertEqual(record.entry(for: "a")?.baseline?.rank?.text, "V.1")
    }

    /// Rules 3 and 10: joining with an older record does not bring a retired tab back; a later edit does.
    func testRetiredTabsStayAway() throws {
        var first = TabRecord()
        try first.move("d", to: .first, in: four, at: stamp(1))
        var second = first
        try first.retire(["d", "never there"], at: stamp(2))
        XCTAssertEqual(Set(first.entries.map(\.id)), ["a", "b", "c"])
        XCTAssertEqual(first.retirements.map(\.id), ["d", "never there"])
        XCTAssertEqual(TabRecord.validated(first.plain).record, first)
        XCTAssertEqual(first.joined(with: second), second.joined(with: first))
        XCTAssertNil(first.joined(with: second).entry(for: "d"))

        // The app's own list of retired tabs does the same.
        var third = second
        let retiring = TabDeclaration([.init("a"), .init("b"), .init("c")], retired: ["d"])
        try third.move("c", to: .first, in: retiring, at: stamp(3, replica: 3))
        XCTAssertNil(second.joined(with: third).entry(for: "d"))

        try second.move("d", to: .after("b"), in: four, at: stamp(4, replica: 2))
        let joined = first.joined(with: second)
        XCTAssertEqual(joined, second.joined(with: first))
        XCTAssertEqual(joined.joined(with: third), first.joined(with: second.joined(with: third)))
        XCTAssertEqual(joined.arrangement(for: four).order, ["a", "b", "d", "c"])

        // Another tab takes over the retired id, and what was saved of it.
        let renamed = TabDeclaration([.init("b"), .init("c"), .init("d", formerly: ["a"])])
        try first.move("c", to: .first, in: renamed, at: stamp(5))
        XCTAssertNotNil(first.entry(for: "d"))
        XCTAssertEqual(first.joined(with: first), first)
    }

    /// Rule 3: retirements are bounded.
    func testTheEarliestRetirementsGo() throws {
        var record = TabRecord()
        try record.retire(["early"], at: stamp(1))
        let ids = (0..<TabRetirement.maximumCount).map { TabID(stringLiteral: "t\($0)") }
        try record.retire(Set(ids), at: stamp(2))
        XCTAssertEqual(Set(record.retirements.map(\.id)), Set(ids))
    }
}
