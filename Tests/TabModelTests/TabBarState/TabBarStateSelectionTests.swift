import TabModel
import XCTest

/// Rules C5, C6, C8 and M6.
final class TabBarStateSelectionTests: XCTestCase {
    func testC5ReselectingGivesNoEffects() throws {
        var state = makeState(["a", "b"], selected: "b")
        XCTAssertEqual(try state.selectTab("b").get(), [])
        XCTAssertEqual(try state.selectIndex(1).get(), [])
    }

    func testC5D1SelectingATabShowsItAndTellsNobody() throws {
        var state = makeState(["a", "b"])
        XCTAssertEqual(try state.selectTab("b").get(), [.show(.tab("b"))])
        XCTAssertEqual(state.selectedSlot, .tab("b"))
    }

    func testC5SelectingATabOutsideTheListNamesTheList() {
        var state = makeState(["a", "b"])
        let before = state
        XCTAssertEqual(state.selectTab("x"), .failure(.tabNotInList("x", list: "a, b")))
        XCTAssertEqual(state, before)
        XCTAssertEqual(
            TabBarMisuse.tabNotInList("x", list: "a, b").description,
            "x is not one of the tabs, which are a, b"
        )
    }

    func testC5SelectingWithoutTabsSaysThatThereAreNone() {
        for tabs: [String]? in [nil, []] {
            var state = TabBarState<String>()
            _ = state.replaceTabs(tabs)
            guard case .failure(let misuse) = state.selectTab("x") else { return XCTFail("selected") }
            XCTAssertEqual(misuse.description, "x is not one of the tabs: there are none")
        }
    }

    func testC5LongListsAreShortenedInMessages() {
        var state = TabBarState<Int>()
        _ = state.replaceTabs(Array(0..<1000))
        guard case .failure(let misuse) = state.selectTab(-1) else { return XCTFail("selected") }
        XCTAssertEqual(
            misuse.description,
            "-1 is not one of the tabs, which are 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 990 more"
        )
    }

    func testC6IndexOutOfRangeNamesTheRange() {
        var state = makeState(["a", "b", "c"])
        let before = state
        for index in [-1, 3, Int.max, Int.min] {
            XCTAssertEqual(state.selectIndex(index), .failure(.indexOutOfRange(index, count: 3)))
        }
        XCTAssertEqual(state, before)
        XCTAssertEqual(
            TabBarMisuse.indexOutOfRange(3, count: 3).description,
            "Index 3 is out of range: the tabs' indices are 0 to 2"
        )
        var empty = TabBarState<String>()
        XCTAssertEqual(empty.selectIndex(0), .failure(.indexOutOfRange(0, count: 0)))
        XCTAssertEqual(
            TabBarMisuse.indexOutOfRange(0, count: 0).description,
            "Index 0 cannot be selected: there are no tabs"
        )
    }

    func testC6M6HiddenTabIsSelectedByItsRealIndexAndShownInMore() throws {
        var state = makeState(["a", "b", "c", "d"], capacity: 3)
        XCTAssertEqual(try state.selectIndex(3).get(), [.moveIntoMore("d"), .show(.tab("d"))])
        XCTAssertEqual(state.selectedIndex, 3)
        XCTAssertEqual(state.selectedSlot, .more)
        XCTAssertEqual(state.presentedInMore, "d")
    }

    func testM6OneHiddenTabTakesThePlaceOfAnother() throws {
        var state = makeState(["a", "b", "c", "d"], capacity: 3, selected: "d")
        XCTAssertEqual(
            try state.selectTab("c").get(),
            [.moveOutOfMore("d"), .moveIntoMore("c"), .show(.tab("c"))]
        )
    }

    func testM6HiddenTabThatStandsInMoreIsOnlyShown() throws {
        var state = makeState(["a", "b", "c", "d"], capacity: 3, selected: "d")
        XCTAssertEqual(try state.selectTab("a").get(), [.show(.tab("a"))])
        XCTAssertEqual(try state.selectTab("d").get(), [.show(.tab("d"))])
    }

    func testC5C6SelectingMoreShowsItsListAndHasNoIndex() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3, selected: "d")
        XCTAssertEqual(state.selectMore(), [.moveOutOfMore("d"), .show(.more)])
        XCTAssertNil(state.selectedIndex)
        XCTAssertEqual(state.selectedSlot, .more)
        XCTAssertEqual(state.selectMore(), [])
    }

    func testC5MoreCanBeSelectedWhileTheBarDoesNotShowIt() {
        var state = makeState(["a", "b"])
        XCTAssertEqual(state.selectMore(), [.show(.more)])
        XCTAssertEqual(state.selectedSlot, .more)
        XCTAssertFalse(state.slots.contains(.more))
        var empty = TabBarState<String>()
        XCTAssertEqual(empty.selectMore(), [.show(.more)])
        XCTAssertEqual(empty.replaceTabs([]), [.show(.none)])
    }

    func testC8MoreTakesTheLastPlaceOnlyWhenItIsNeeded() {
        let five = makeState(["a", "b", "c", "d", "e"])
        XCTAssertFalse(five.showsMore)
        XCTAssertEqual(five.visibleTabs, ["a", "b", "c", "d", "e"])
        XCTAssertEqual(five.hiddenTabs, [])
        let six = makeState(["a", "b", "c", "d", "e", "f"])
        XCTAssertTrue(six.showsMore)
        XCTAssertEqual(six.slots, [.tab("a"), .tab("b"), .tab("c"), .tab("d"), .more])
        XCTAssertEqual(six.hiddenTabs, ["e", "f"])
    }

    func testC8WiderBarTakesTheSelectedTabOutOfMore() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3, selected: "c")
        XCTAssertEqual(
            state.setCapacity(4),
            [.moveOutOfMore("c"), .updateBar, .updateMore, .show(.tab("c"))]
        )
        XCTAssertEqual(state.selectedIndex, 2)
    }

    func testC8NarrowerBarTakesTheSelectedTabIntoMore() {
        var state = makeState(["a", "b", "c", "d"], capacity: 4, selected: "c")
        XCTAssertEqual(
            state.setCapacity(3),
            [.updateBar, .updateMore, .moveIntoMore("c"), .show(.tab("c"))]
        )
        XCTAssertEqual(state.selectedIndex, 2)
        XCTAssertEqual(state.selectedSlot, .more)
    }

    func testC8TabAboveMoresListThatComesToTheBarLeavesMore() {
        var state = makeState(["a", "b", "c", "d", "e"], capacity: 3, selected: "c")
        _ = state.selectTab("a")
        XCTAssertEqual(state.setCapacity(4), [.moveOutOfMore("c"), .updateBar, .updateMore])
        XCTAssertEqual(state.setCapacity(3), [.updateBar, .updateMore])
        XCTAssertNil(state.presentedInMore)
    }

    func testC8MoresListThatLeavesTheBarGivesWayToTheFirstTab() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3)
        _ = state.selectMore()
        XCTAssertEqual(state.setCapacity(2), [.updateBar, .updateMore])
        XCTAssertEqual(state.selection, .more)
        XCTAssertEqual(state.setCapacity(4), [.updateBar, .updateMore, .show(.tab("a"))])
    }

    func testC8SameCapacityGivesNoEffects() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3)
        XCTAssertEqual(state.setCapacity(3), [])
        XCTAssertEqual(makeState(["a"], capacity: 3).slots, [.tab("a")])
    }

    func testD3GoingBackToWhatTheScreenShowed() throws {
        var state = makeState(["a", "b", "c"], selected: "b")
        state.settleSelection()
        _ = try state.selectTab("c").get()
        XCTAssertEqual(state.settledSelection, .tab("b"))
        XCTAssertEqual(state.selectSettled(), [.show(.tab("b"))])
        XCTAssertEqual(state.selectSettled(), [])
    }

    func testD3GoingBackToMoresList() throws {
        var state = makeState(["a", "b", "c", "d", "e", "f"], selected: "a")
        _ = state.selectMore()
        state.settleSelection()
        _ = try state.selectTab("a").get()
        XCTAssertEqual(state.selectSettled(), [.show(.more)])
        state.settleSelection(on: .tab("a"))
        XCTAssertEqual(state.selectSettled(), [.show(.tab("a"))])
    }

    func testD3GoingBackToATabThatIsGoneChangesNothing() {
        var state = makeState(["a", "b"], selected: "b")
        state.settleSelection()
        _ = state.replaceTabs(["a", "c"])
        let before = state
        XCTAssertEqual(state.selectSettled(), [])
        XCTAssertEqual(state, before)
        var empty = TabBarState<String>()
        XCTAssertEqual(empty.selectSettled(), [])
    }
}
