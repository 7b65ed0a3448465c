import XCTest

@testable import TabModel

/// What one list of a tree must not do to another, and other rules of layouts of trees (T4 to T6, T9, T10).
final class TreeRulesTests: XCTestCase {
    private typealias Tab = TabTree.Tab

    private func stamp(_ milliseconds: UInt64) -> TabStamp {
        TabStamp(milliseconds: milliseconds, replica: 1)
    }

    private func tab(_ id: TabID) -> Tab { Tab(id, placement: .default) }

    private func group(_ children: [TabID]) -> Tab {
        Tab("G", placement: .default, children: children.map { Tab($0) }, allowsReordering: true)
    }

    /// The tabs of a group stay in the user's order whatever happens to the order of the bar.
    func testT6AnotherOrderOfTheBarDoesNotReorderAGroup() throws {
        var record = TabRecord()
        let first = TabTree([group(["x", "y", "z"]), tab("a"), tab("b")])
        try record.moveInGroup("z", to: .first, in: first, at: stamp(1))
        let second = TabTree([group(["x", "y", "z", "w"]), tab("a"), tab("b"), tab("n")])
        try record.moveInGroup("w", to: .after("x"), in: second, at: stamp(2))
        XCTAssertEqual(record.arrangement(for: second).children["G"], ["z", "x", "w", "y"])
        let third = TabTree([tab("n"), tab("b"), tab("a"), group(["x", "y", "z", "w"])])
        try record.moveOnBar("a", to: .first, in: third, at: stamp(3))
        try record.setSidebarHidden(true, in: third, at: stamp(4))
        XCTAssertEqual(record.arrangement(for: third).children["G"], ["z", "x", "w", "y"])
        try record.move("G", to: .first, in: TabDeclaration(ids: ["b", "n", "G", "a"]), at: stamp(6))
        XCTAssertEqual(record.arrangement(for: third).children["G"], ["z", "x", "w", "y"])
    }

    /// A tab that is moved to where it stands in its group is not moved, whatever stands beside it in other lists.
    func testT9AMoveToTheSamePlaceInAGroupLeavesNoTrace() throws {
        var record = TabRecord()
        let tree = TabTree([tab("a"), tab("b"), group(["x", "y"])])
        try record.moveInGroup("y", to: .first, in: tree, at: stamp(1))
        let updated = TabTree([tab("a"), group(["x", "y"]), tab("b")])
        let before = record
        XCTAssertFalse(try record.moveInGroup("x", to: .last, in: updated, at: stamp(2)))
        XCTAssertEqual(record, before)
    }

    /// What is put onto the bar takes along nothing that stood behind it once.
    func testT9ATabThatComesToTheBarMovesNoOther() throws {
        var record = TabRecord()
        let flat = TabTree([Tab("b", placement: .fixed), tab("a"), tab("g"), tab("c")])
        try record.moveOnBar("c", to: .first, in: flat, at: stamp(1))
        let updated = TabTree([tab("g"), Tab("c", placement: .default, children: [Tab("a"), Tab("b")])])
        XCTAssertEqual(record.arrangement(for: updated).visible, ["c", "g"])
        try record.moveOnBar("b", to: .last, in: updated, at: stamp(2))
        XCTAssertEqual(record.arrangement(for: updated).visible, ["c", "g", "b"])
        try record.undoLastEdit(at: stamp(3))
        XCTAssertEqual(record.arrangement(for: updated).visible, ["c", "g"])
    }

    /// A tab that the user puts where it would stand anyway has that place from then on.
    func testT9ATabThatComesToTheBarHasAPlace() throws {
        var record = TabRecord()
        let tree = TabTree([tab("a"), Tab("b", placement: .optional), tab("c")])
        XCTAssertTrue(try record.moveOnBar("b", to: .after("a"), in: tree, at: stamp(1)))
        let updated = TabTree([tab("c"), Tab("b", placement: .optional), tab("a")])
        XCTAssertEqual(record.arrangement(for: updated).visible, ["c", "a", "b"])
    }

    /// What was put onto the bar under a former id comes back when taking it off again is undone.
    func testT10UndoRestoresWhatWasChosenUnderAFormerID() throws {
        var record = TabRecord()
        try record.moveOnBar(
            "b",
            to: .first,
            in: TabTree([tab("a"), Tab("b", placement: .optional)]),
            at: stamp(1)
        )
        try record.reset(.order, at: stamp(2))
        let renamed = TabTree([tab("a"), Tab("c", formerly: ["b"], placement: .optional)])
        XCTAssertEqual(record.arrangement(for: renamed).visible, ["a", "c"])
        try record.removeFromBar("c", in: renamed, at: stamp(3))
        XCTAssertEqual(record.arrangement(for: renamed).visible, ["a"])
        try record.undoLastEdit(at: stamp(4))
        XCTAssertEqual(record.arrangement(for: renamed).visible, ["a", "c"])
    }

    /// Hiding the sidebar, or a tab that has no place on the bar, moves nothing there.
    func testT9ChoicesMoveNothing() throws {
        var record = TabRecord()
        let first = TabTree([tab("a"), tab("h"), tab("m"), tab("b")])
        try record.moveOnBar("m", to: .after("h"), in: first, at: stamp(1))
        try record.moveOnBar("m", to: .last, in: first, at: stamp(2))
        try record.moveOnBar("m", to: .after("h"), in: first, at: stamp(3))
        let hidden = Tab("h", placement: .sidebarOnly, allowsHiding: true)
        let updated = TabTree([
            tab("a"), tab("m"), tab("b"), Tab("G", placement: .default, children: [hidden]),
        ])
        let bar = record.arrangement(for: updated).visible
        try record.setHidden(true, "h", in: updated, at: stamp(4))
        try record.setSidebarHidden(true, in: updated, at: stamp(5))
        try record.setFolded(true, "G", in: updated, at: stamp(6))
        XCTAssertEqual(record.arrangement(for: updated).visible, bar)
    }

    /// A new optional tab that yields in a narrow window was not moved by the user, and is not on the bar of a wide one.
    func testT5ATabThatYieldsIsNotPutOntoTheBar() throws {
        var record = TabRecord()
        let tree = TabTree([tab("a"), tab("b"), tab("c")])
        try record.moveOnBar("c", to: .after("a"), in: tree, at: stamp(1))
        let updated = TabTree([Tab("new", placement: .optional), tab("a"), tab("b"), tab("c")])
        let policy = TabPolicy(capacity: 3)
        XCTAssertEqual(record.arrangement(for: updated, width: .narrow, policy: policy).bar, ["a", "c"])
        try record.customize(from: ["a", "c"], to: ["c", "a"], in: updated, policy: policy, at: stamp(2))
        XCTAssertEqual(
            record.arrangement(for: updated, width: .narrow, policy: policy).visible,
            ["c", "a", "new", "b"]
        )
        XCTAssertEqual(record.arrangement(for: updated).visible, ["c", "a", "b"])
        XCTAssertTrue(try record.moveOnBar("new", to: .last, in: updated, at: stamp(3)))
        XCTAssertEqual(record.arrangement(for: updated).visible, ["c", "a", "b", "new"])
    }

    /// If all root tabs would be hidden, the app's first one is not, wherever its placement puts it.
    func testT9TheFirstDeclaredTabStaysToBeSeen() throws {
        var record = TabRecord()
        let tree = TabTree([
            Tab("search", placement: .pinned, allowsHiding: true),
            Tab("home", placement: .fixed, allowsHiding: true),
        ])
        try record.setHidden(true, "search", in: tree, at: stamp(1))
        try record.setHidden(true, "home", in: tree, at: stamp(2))
        XCTAssertEqual(record.arrangement(for: tree).visible, ["search"])
    }

    /// What was saved under an id that two tabs had is the first one's; the other one is as if it never had it (rule 9).
    func testT10AFormerIDOfTwoTabsMeansTheFirst() throws {
        var record = TabRecord()
        let former = Tab("s", placement: .optional, allowsHiding: true)
        let before = TabTree([tab("x"), Tab("G", children: [former, Tab("t")], allowsReordering: true)])
        try record.moveOnBar("s", to: .first, in: before, at: stamp(1))
        try record.moveInGroup("s", to: .last, in: before, at: stamp(2))
        try record.setHidden(true, "s", in: before, at: stamp(3))
        let names: [TabID] = ["a", "b"]
        let tabs = names.map { Tab($0, formerly: ["s"], placement: .optional, allowsHiding: true) }
        let tree = TabTree([tab("x"), Tab("G", children: tabs + [Tab("t")], allowsReordering: true)])
        let read = record.arrangement(for: tree)
        XCTAssertEqual(read.hidden, ["a"])
        XCTAssertEqual(read.children["G"], ["b", "t", "a"])
        XCTAssertTrue(try record.setHidden(true, "b", in: tree, at: stamp(4)))
        XCTAssertEqual(record.arrangement(for: tree).hidden, ["a", "b"])
        try record.setHidden(false, "a", in: tree, at: stamp(5))
        XCTAssertEqual(record.arrangement(for: tree).visible, ["a", "x", "G"])
        XCTAssertFalse(try record.removeFromBar("b", in: tree, at: stamp(6)))
        try record.moveOnBar("b", to: .last, in: tree, at: stamp(7))
        XCTAssertEqual(record.arrangement(for: tree).visible, ["a", "x", "G", "b"])
    }

    /// What is taken over from a former id is not the part of a tab that was retired under the new id before (rules 1, 3).
    func testT10ARetiredIDThatATabGetsKeepsThePlaceOfTheFormerOne() throws {
        var record = TabRecord()
        let before = TabTree([tab("x"), tab("s"), tab("t")])
        try record.moveOnBar("s", to: .first, in: before, at: stamp(1))
        try record.retire(["n"], at: stamp(2))
        let renamed = Tab("n", formerly: ["s"], allowsHiding: true)
        let inAGroup = TabTree([tab("x"), tab("t"), Tab("G", children: [renamed])])
        XCTAssertTrue(try record.setHidden(true, "n", in: inAGroup, at: stamp(3)))
        XCTAssertTrue(try record.setHidden(false, "n", in: inAGroup, at: stamp(4)))
        let atTheRoot = TabTree([tab("x"), renamed, tab("t")])
        XCTAssertEqual(record.arrangement(for: atTheRoot).visible, ["n", "x", "t"])
        XCTAssertEqual(record.arrangement(for: before).visible, ["s", "x", "t"])
    }

    func testT10AnOptionalTabWithARetiredIDComesToTheBar() throws {
        var record = TabRecord()
        let before = TabTree([tab("x"), tab("s"), tab("t")])
        try record.moveOnBar("x", to: .last, in: before, at: stamp(1))
        try record.retire(["n"], at: stamp(2))
        let renamed = Tab("n", formerly: ["s"], placement: .optional)
        let tree = TabTree([tab("x"), renamed, tab("t")])
        XCTAssertTrue(try record.moveOnBar("n", to: .first, in: tree, at: stamp(3)))
        XCTAssertEqual(record.arrangement(for: tree).visible, ["n", "t", "x"])
    }

    /// A width that the sidebar got after a reset stays when that is undone, as what is closed and hidden does (rule 13).
    func testT10UndoingAResetLeavesAWidthOfAfterwards() throws {
        let tree = TabTree([tab("a"), Tab("b", allowsHiding: true)])
        var record = TabRecord()
        try record.setHidden(true, "b", in: tree, at: stamp(1))
        try record.setSidebarWidth(200, in: tree, at: stamp(2))
        try record.reset(.visibility, at: stamp(3))
        var unchanged = record
        try unchanged.undoLastEdit(at: stamp(4))
        XCTAssertEqual(unchanged.arrangement(for: tree).sidebarWidth, 200)
        XCTAssertEqual(unchanged.arrangement(for: tree).hidden, ["b"])
        try record.setSidebarWidth(300, in: tree, at: stamp(4))
        try record.undoLastEdit(at: stamp(5))
        XCTAssertEqual(record.arrangement(for: tree).sidebarWidth, 300)
        XCTAssertEqual(record.arrangement(for: tree).hidden, ["b"])
        try record.undoLastEdit(at: stamp(6))
        XCTAssertEqual(record.arrangement(for: tree).sidebarWidth, 300)
        XCTAssertEqual(record.arrangement(for: tree).hidden, [])
    }

    /// Of a tab that is not in a list for a while, the entry of one id alone is in the order. An edit that gave one of a former
    /// id another place would make it speak for the tab later.
    func testT10AnAbsentTabHasOnePlaceInAList() throws {
        var record = TabRecord()
        let tree = { (tab: Tab, isElsewhere: Bool) in
            TabTree([
                Tab("x", placement: .default),
                Tab("G", children: [Tab("p")] + (isElsewhere ? [] : [tab]), allowsReordering: true),
                Tab("H", children: [Tab("q")] + (isElsewhere ? [tab] : []), allowsReordering: true),
            ])
        }
        let former = tree(Tab("c", placement: .optional), false)
        try record.moveOnBar("c", to: .first, in: former, at: stamp(1))
        try record.moveInGroup("c", to: .first, in: former, at: stamp(2))
        let renamed = Tab("n", formerly: ["c"], placement: .optional)
        try record.moveOnBar("n", to: .last, in: tree(renamed, false), at: stamp(3))
        try record.moveInGroup("n", to: .last, in: tree(renamed, false), at: stamp(4))
        try record.moveInGroup("n", to: .first, in: tree(renamed, false), at: stamp(5))
        try record.removeFromBar("n", in: tree(renamed, false), at: stamp(6))
        let reading = TreeReading(of: record, for: tree(renamed, true))
        for list in [reading.places(.wide), reading.list(of: 1)] {
            let items = reading.reading(of: list, includingAbsent: true).items
            let absent = items.filter { $0 < 0 }.map { record.entries[~$0].id }
            XCTAssertEqual(absent, [list.key(of: "n").id])
        }
    }
}
