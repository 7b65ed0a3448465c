import TabModel
import XCTest

/// Rules 1, 3 and 5 to 9 of a saved layout, one by one (S3, S4, S5).
final class LayoutRulesTests: XCTestCase {
    private let four: TabDeclaration = ["a", "b", "c", "d"]

    private func stamp(_ milliseconds: UInt64, replica: UInt64 = 1) -> TabStamp {
        TabStamp(milliseconds: milliseconds, replica: replica)
    }

    /// Rule 5.
    func testNewTabDoesNotPushAPlacedOneIntoMore() throws {
        var record = TabRecord()
        let policy = TabPolicy(capacity: 4)
        let six: TabDeclaration = ["a", "b", "c", "d", "e", "f"]
        try record.move("f", to: .after("b"), in: six, policy: policy, at: stamp(1))
        XCTAssertEqual(Array(record.arrangement(for: six, policy: policy).bar), ["a", "b", "f"])
        let seven: TabDeclaration = ["a", "new", "b", "c", "d", "e", "f"]
        let arrangement = record.arrangement(for: seven, policy: policy)
        XCTAssertEqual(Array(arrangement.bar), ["a", "b", "f"])
        XCTAssertEqual(Array(arrangement.more), ["new", "c", "d", "e"])
        XCTAssertEqual(arrangement.new, ["new"])
        let free = TabPolicy(capacity: 4, keepsPlacedTabsOnBar: false)
        XCTAssertEqual(Array(record.arrangement(for: seven, policy: free).bar), ["a", "new", "b"])
        let required = TabDeclaration(seven.tabs.map { .init($0.id, isRequired: $0.id == "new") })
        XCTAssertEqual(Array(record.arrangement(for: required, policy: policy).bar), ["a", "new", "b"])
        // Once seen, it is not new any more, and stays where it was drawn.
        XCTAssertTrue(try record.acknowledge(seven, policy: policy, at: stamp(2)))
        XCTAssertEqual(record.arrangement(for: seven, policy: policy).visible, arrangement.visible)
        XCTAssertEqual(record.arrangement(for: seven, policy: policy).new, [])
        XCTAssertFalse(try record.acknowledge(seven, policy: policy, at: stamp(3)))
    }

    /// Rule 5: as many new tabs stay on the bar as there is room for before the last placed one.
    func testNewTabsFillTheRoomOnTheBar() throws {
        var record = TabRecord()
        let policy = TabPolicy(capacity: 4)
        let five: TabDeclaration = ["a", "b", "c", "d", "f"]
        try record.move("f", to: .after("a"), in: five, policy: policy, at: stamp(1))
        let seven: TabDeclaration = ["new 1", "new 2", "a", "b", "c", "d", "f"]
        let arrangement = record.arrangement(for: seven, policy: policy)
        XCTAssertEqual(Array(arrangement.bar), ["new 1", "a", "f"])
        XCTAssertEqual(Array(arrangement.more), ["new 2", "b", "c", "d"])
        XCTAssertEqual(arrangement.new, ["new 1", "new 2"])
        let six: TabDeclaration = ["new 1", "a", "b", "c", "d", "f"]
        XCTAssertEqual(Array(record.arrangement(for: six, policy: policy).bar), ["new 1", "a", "f"])
    }

    /// Rule 6.
    func testHiddenTabs() throws {
        var record = TabRecord()
        for (index, id) in four.tabs.map(\.id).enumerated() {
            XCTAssertTrue(try record.hide(id, in: four, at: stamp(UInt64(index) + 1)))
        }
        XCTAssertEqual(record.arrangement(for: four).visible, ["a"])
        XCTAssertEqual(record.entry(for: "a")?.visibility?.value, .hidden)
        let required = TabDeclaration([.init("a"), .init("b", isRequired: true)])
        XCTAssertEqual(record.arrangement(for: required).visible, ["b"])
        XCTAssertThrowsError(try record.hide("b", in: required, at: stamp(9))) {
            XCTAssertEqual($0 as? TabEditRefusal, .notHideable("b"))
        }
        let optional = TabDeclaration([.init("a"), .init("x", isHiddenByDefault: true)])
        XCTAssertEqual(TabRecord().arrangement(for: optional).hidden, ["x"])
    }

    /// Rule 7.
    func testSelectionFallsBack() throws {
        var record = TabRecord()
        try record.move("d", to: .after("a"), in: four, at: stamp(1))
        try record.select("c", in: "w", of: four, at: stamp(2))
        try record.select("d", in: "w", of: four, at: stamp(3))
        func selected(_ declaration: TabDeclaration, _ window: TabID = "w") -> TabID? {
            record.arrangement(for: declaration, window: window).selected
        }
        XCTAssertEqual(selected(four), "d")
        XCTAssertEqual(selected(["a", "b", "c"]), "c")
        XCTAssertEqual(selected(["a", "b"]), "b")
        XCTAssertEqual(selected(["a"]), "a")
        XCTAssertEqual(selected(["z"]), "z")
        XCTAssertNil(selected([]))
        XCTAssertEqual(selected(four, "another window"), "a")
        XCTAssertEqual(selected(four), "d")
    }

    /// Rule 8: what is undone after a reset is what was there, also after a restart, and not what came later.
    func testUndoOfAReset() throws {
        var record = TabRecord()
        try record.move("d", to: .first, in: four, at: stamp(1))
        try record.hide("b", in: four, at: stamp(2))
        let before = record.arrangement(for: four)
        try record.reset(.all, at: stamp(3))
        XCTAssertEqual(record.arrangement(for: four).visible, ["a", "b", "c", "d"])
        record = TabRecord.validated(record.plain).record
        var other = record
        try record.undoLastEdit(at: stamp(4))
        XCTAssertEqual(record.arrangement(for: four), before)
        try other.hide("d", in: four, at: stamp(5, replica: 2))
        XCTAssertEqual(record.joined(with: other).arrangement(for: four).visible, ["a", "c"])
        XCTAssertThrowsError(try record.reset(.order, at: stamp(4)))
    }

    /// Rules 1 and 3.
    func testRetiredAndSurplusEntriesGo() throws {
        var record = TabRecord()
        try record.move("d", to: .first, in: four, at: stamp(1))
        let retiring = TabDeclaration([.init("a"), .init("b"), .init("c")], retired: ["d", "a"])
        try record.move("b", to: .first, in: retiring, at: stamp(2))
        XCTAssertEqual(Set(record.entries.map(\.id)), ["a", "b", "c"])

        let ids = (0..<TabRecord.maximumCount).map { TabID(stringLiteral: "t\($0)") }
        let entries = ids.enumerated().map { TabPlainRecord.Entry(id: $1.string, lastSeen: UInt64($0 + 5)) }
        record = TabRecord.validated(TabPlainRecord(entries: entries)).record
        try record.move("d", to: .first, in: four, at: stamp(3))
        XCTAssertEqual(record.entries.count, TabRecord.maximumCount)
        XCTAssertNil(record.entry(for: "t3"))
        XCTAssertNotNil(record.entry(for: "t4"))
        XCTAssertNotNil(record.entry(for: "d"))
    }

    /// Flags of the declaration: pinned and fixed tabs do not move.
    func testPinnedAndFixedTabs() throws {
        let tabs = TabDeclaration([
            .init("a"), .init("b", isMovable: false), .init("c", pinned: .start), .init("d", pinned: .end),
            .init("e"),
        ])
        var record = TabRecord()
        XCTAssertEqual(record.arrangement(for: tabs).order, ["c", "a", "b", "e", "d"])
        try record.move("e", to: .first, in: tabs, at: stamp(1))
        XCTAssertEqual(record.arrangement(for: tabs).order, ["c", "e", "a", "b", "d"])
        try record.move("a", to: .last, in: tabs, at: stamp(2))
        XCTAssertEqual(record.arrangement(for: tabs).order, ["c", "e", "b", "a", "d"])
        XCTAssertThrowsError(try record.move("b", to: .first, in: tabs, at: stamp(3)))
        XCTAssertThrowsError(try record.exchange("a", "c", in: tabs, at: stamp(3)))
        XCTAssertThrowsError(
            try record.customize(
                from: ["c", "e"],
                to: ["e", "c"],
                in: TabDeclaration(ids: ["x"]),
                at: stamp(3)
            )
        )
        XCTAssertTrue(try record.customize(from: ["e", "b"], to: ["b", "e"], in: tabs, at: stamp(3)))
        XCTAssertEqual(record.arrangement(for: tabs).order, ["c", "b", "e", "a", "d"])
    }

    /// Rule 9 and S5: bad entries are dropped alone.
    func testHostileRecords() throws {
        let late = TabStamp(milliseconds: .max, counter: .max, replica: .max)
        let place = TabPlainRecord.Place(rank: "V.1", stamp: late)
        let plain = TabPlainRecord(
            version: TabFormatVersion(major: 1, minor: 7),
            entries: [
                .init(id: "d", place: place, lastSeen: .max, unknownFields: [.init(name: "x", value: "1")]),
                .init(id: ""), .init(id: String(repeating: "x", count: 1025)), .init(id: "d"),
                .init(
                    id: "a",
                    place: .init(rank: "V.", stamp: late),
                    visibility: .init(value: "?", stamp: late)
                ),
                .init(id: "b", place: .init(rank: "é", stamp: late)),
            ],
            selections: [.init(window: "w", history: ["", "d"], stamp: late)],
            undo: .init(stamp: late, changes: [.init(id: "d", field: "colour", value: nil)])
        )
        var (record, problems) = TabRecord.validated(plain)
        XCTAssertEqual(
            problems.map { "\($0.location) \($0.kind.rawValue)" },
            [
                "stamps stampBeyondHorizon", "entries[1] emptyID", "entries[2] idTooLong",
                "entries[3] duplicateID", "entries[4].place malformedRank",
                "entries[4].visibility unknownValue",
                "entries[5].place malformedRank", "selections[0].history[0] emptyID",
                "undo.changes[0] unknownValue",
            ]
        )
        XCTAssertEqual(record.arrangement(for: four, window: "w").selected, "d")
        XCTAssertEqual(record.entry(for: "d")?.unknownFields, [.init(name: "x", value: "1")])
        // The clock goes on, and each edit is the latest one again after it was saved and read.
        for round in 1...5 {
            let id = four.tabs[round % 4].id
            let next = record.nextStamp(milliseconds: .max, replica: 1)
            try record.move(id, to: round % 2 == 0 ? .first : .last, in: four, at: next)
            let order = record.arrangement(for: four).order
            record = TabRecord.validated(record.plain).record
            XCTAssertEqual(record.arrangement(for: four).order, order)
            XCTAssertEqual(
                record.joined(with: TabRecord.validated(plain).record).arrangement(for: four).order,
                order
            )
        }
    }
}
