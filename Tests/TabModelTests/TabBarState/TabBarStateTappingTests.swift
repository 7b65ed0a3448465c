import TabModel
import XCTest

/// Rules C9, D1, D4, M1 and M3.
final class TabBarStateTappingTests: XCTestCase {
    typealias Slot = TabBarState<String>.Slot

    func testD1TapIsAskedBeforeAndToldAfter() {
        var state = makeState(["a", "b"])
        var asked: [Slot] = []
        let effects = state.tap(.tab("b")) { slot in
            asked.append(slot)
            return true
        }
        XCTAssertEqual(asked, [.tab("b")])
        XCTAssertEqual(effects, [.show(.tab("b")), .didSelect(.tab("b"))])
    }

    func testC9D1SecondTapIsAskedPopsAndIsTold() {
        var state = makeState(["a", "b"], selected: "b")
        var asked: [Slot] = []
        let effects = state.tap(.tab("b")) { slot in
            asked.append(slot)
            return true
        }
        XCTAssertEqual(asked, [.tab("b")])
        XCTAssertEqual(effects, [.popToRoot(.tab("b")), .didSelect(.tab("b"))])
    }

    func testD1VetoChangesNothing() {
        for selected in ["a", "c", "d"] {
            var state = makeState(["a", "b", "c", "d"], capacity: 3, selected: selected)
            let before = state
            for slot in state.slots {
                XCTAssertEqual(state.tap(slot) { _ in false }, [])
                XCTAssertEqual(state, before)
            }
        }
    }

    func testD1PlaceThatIsNotOnTheBarIsNotAskedAbout() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3)
        let before = state
        for slot in [Slot.tab("c"), .tab("stranger")] {
            XCTAssertEqual(state.tap(slot, shouldSelect: failIfAsked), [])
        }
        XCTAssertEqual(state, before)
        var few = makeState(["a", "b"])
        XCTAssertEqual(few.tap(.more, shouldSelect: failIfAsked), [])
    }

    func testD1TapOnMoreShowsItsListAtFirst() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3)
        XCTAssertEqual(state.tap(.more), [.show(.more), .didSelect(.more)])
        XCTAssertNil(state.selectedIndex)
    }

    func testC9TapOnMoresListPopsIt() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3)
        _ = state.selectMore()
        XCTAssertEqual(state.tap(.more), [.popToRoot(.more), .didSelect(.more)])
    }

    func testC9M3TapOnMoreAboveWhichATabStandsPopsToTheList() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3, selected: "d")
        XCTAssertEqual(
            state.tap(.more),
            [.popToRoot(.more), .moveOutOfMore("d"), .show(.more), .didSelect(.more)]
        )
        XCTAssertEqual(state.selection, .more)
    }

    func testM3ComingBackToMoreByATapShowsTheTabThatStandsThere() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3, selected: "d")
        XCTAssertEqual(state.tap(.tab("a")), [.show(.tab("a")), .didSelect(.tab("a"))])
        XCTAssertEqual(state.presentedInMore, "d")
        XCTAssertEqual(state.tap(.more), [.show(.tab("d")), .didSelect(.more)])
        XCTAssertEqual(state.selectedIndex, 3)
    }

    func testD4M1ChoosingInMoreIsAskedAndTold() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3)
        _ = state.tap(.more)
        var asked: [String] = []
        let effects = state.chooseInMore("d") { tab in
            asked.append(tab)
            return true
        }
        XCTAssertEqual(asked, ["d"])
        XCTAssertEqual(effects, [.moveIntoMore("d"), .show(.tab("d")), .didSelectInMore("d")])
        XCTAssertEqual(state.selectedIndex, 3)
    }

    func testD4VetoInMoreChangesNothing() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3)
        _ = state.tap(.more)
        let before = state
        XCTAssertEqual(state.chooseInMore("d") { _ in false }, [])
        XCTAssertEqual(state, before)
    }

    func testD4OnlyRowsOfTheListOnTheScreenCanBeChosen() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3)
        XCTAssertEqual(state.chooseInMore("d", shouldSelect: failIfAsked), [])
        _ = state.selectMore()
        XCTAssertEqual(state.chooseInMore("a", shouldSelect: failIfAsked), [])
        XCTAssertEqual(state.chooseInMore("stranger", shouldSelect: failIfAsked), [])
        _ = state.chooseInMore("d")
        XCTAssertEqual(state.chooseInMore("c", shouldSelect: failIfAsked), [])
        XCTAssertEqual(state.selection, .tab("d"))
    }

    func testM1M3BackReturnsToMoresListAndTellsNobody() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3, selected: "d")
        XCTAssertEqual(state.returnToMoreList(), [.moveOutOfMore("d"), .show(.more)])
        XCTAssertEqual(state.selection, .more)
        XCTAssertEqual(state.returnToMoreList(), [])
    }

    func testM1BackDoesNothingWhileATabOnTheBarIsSelected() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3, selected: "d")
        _ = state.selectTab("a")
        let before = state
        XCTAssertEqual(state.returnToMoreList(), [])
        XCTAssertEqual(state, before)
    }

    func testM1TheTabAboveTheListMayLeaveUnseen() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3, selected: "d")
        _ = state.selectTab("a")
        XCTAssertEqual(state.withdrawPresentedInMore(), [.moveOutOfMore("d")])
        XCTAssertEqual(state.selection, .tab("a"))
        XCTAssertEqual(state.withdrawPresentedInMore(), [])
        _ = state.selectTab("d")
        XCTAssertEqual(state.withdrawPresentedInMore(), [.moveOutOfMore("d"), .show(.more)])
    }

    func testS7ATabComesAboveTheListUnseen() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3, selected: "a")
        XCTAssertEqual(state.presentInMore("b"), [])
        XCTAssertEqual(state.presentInMore("x"), [])
        XCTAssertEqual(state.presentInMore("c"), [.moveIntoMore("c")])
        XCTAssertEqual(state.presentInMore("d"), [.moveOutOfMore("c"), .moveIntoMore("d")])
        XCTAssertEqual(state.selection, .tab("a"))
        _ = state.tap(.more)
        XCTAssertEqual(state.selection, .tab("d"))
        XCTAssertEqual(state.presentInMore("c"), [])
        _ = state.selectMore()
        XCTAssertEqual(state.presentInMore("c"), [])
    }

    private func failIfAsked(_ asked: some Any) -> Bool {
        XCTFail("asked about \(asked)")
        return true
    }
}
