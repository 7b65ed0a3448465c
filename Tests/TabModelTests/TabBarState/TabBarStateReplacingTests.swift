import TabModel
import XCTest

/// Rules C1, C2 and C4.
final class TabBarStateReplacingTests: XCTestCase {
    func testC1TabsAreNilAtFirstAndNothingIsSelected() {
        let state = TabBarState<String>()
        XCTAssertNil(state.tabs)
        XCTAssertNil(state.customizableTabs)
        XCTAssertEqual(state.selection, .none)
        XCTAssertNil(state.selectedSlot)
        XCTAssertNil(state.selectedIndex)
        XCTAssertEqual(state.slots, [])
        XCTAssertEqual(state.capacity, 5)
    }

    func testC2FirstSettingInstallsAndSelectsTheFirst() {
        var state = TabBarState<String>()
        XCTAssertEqual(
            state.replaceTabs(["a", "b"]),
            [.installTabs(["a", "b"]), .updateBar, .updateMore, .show(.tab("a"))]
        )
        XCTAssertEqual(state.selectedIndex, 0)
    }

    func testC2SelectedTabThatStaysIsKeptAtItsNewIndex() {
        var state = makeState(["a", "b", "c"], selected: "b")
        XCTAssertEqual(
            state.replaceTabs(["x", "c", "y", "b"]),
            [.removeTabs(["a"]), .installTabs(["x", "y"]), .updateBar]
        )
        XCTAssertEqual(state.selectedIndex, 3)
    }

    func testC2SelectedTabThatLeavesGivesWayToTheSameIndex() {
        var state = makeState(["a", "b", "c"], selected: "b")
        XCTAssertEqual(
            state.replaceTabs(["c", "a"]),
            [.removeTabs(["b"]), .updateBar, .show(.tab("a"))]
        )
        XCTAssertEqual(state.selectedIndex, 1)
    }

    func testC2IndexThatIsGoneGivesWayToTheFirst() {
        var state = makeState(["a", "b", "c"], selected: "c")
        XCTAssertEqual(
            state.replaceTabs(["x", "y"]),
            [.removeTabs(["a", "b", "c"]), .installTabs(["x", "y"]), .updateBar, .show(.tab("x"))]
        )
    }

    func testC2SameTabsGiveNoEffects() {
        var state = makeState(["a", "b", "c"], selected: "c")
        XCTAssertEqual(state.replaceTabs(["a", "b", "c"]), [])
    }

    func testC2NoTabsLeaveNothingSelected() {
        for none: [String]? in [nil, []] {
            var state = makeState(["a", "b", "c", "d"], capacity: 3, selected: "d")
            XCTAssertEqual(
                state.replaceTabs(none),
                [
                    .moveOutOfMore("d"), .removeTabs(["a", "b", "c", "d"]), .updateBar, .updateMore,
                    .show(.none),
                ]
            )
            XCTAssertEqual(state.tabs, none)
            XCTAssertEqual(state.selection, .none)
            XCTAssertNil(state.presentedInMore)
        }
    }

    func testC2MoreStaysSelectedWhileItExists() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3)
        _ = state.selectMore()
        XCTAssertEqual(
            state.replaceTabs(["a", "b", "y", "z"]),
            [.removeTabs(["c", "d"]), .installTabs(["y", "z"]), .updateMore]
        )
        XCTAssertEqual(state.selection, .more)
    }

    func testC2MoreThatVanishesGivesWayToTheFirst() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3)
        _ = state.selectMore()
        XCTAssertEqual(
            state.replaceTabs(["b", "c"]),
            [.removeTabs(["a", "d"]), .updateBar, .updateMore, .show(.tab("b"))]
        )
    }

    func testC2MoreThatVanishesWithAllTabsLeavesNothingSelected() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3)
        _ = state.selectMore()
        _ = state.replaceTabs([])
        XCTAssertEqual(state.selection, .none)
    }

    func testC2M3SelectedHiddenTabThatComesToTheBarLeavesMoreFirst() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3, selected: "d")
        XCTAssertEqual(
            state.replaceTabs(["d", "a"]),
            [.moveOutOfMore("d"), .removeTabs(["b", "c"]), .updateBar, .updateMore, .show(.tab("d"))]
        )
        XCTAssertEqual(state.selectedSlot, .tab("d"))
    }

    func testC2M3RemovedTabAboveMoresListLeavesTheStackBeforeItIsRemoved() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3, selected: "d")
        _ = state.selectTab("a")
        XCTAssertEqual(state.presentedInMore, "d")
        XCTAssertEqual(
            state.replaceTabs(["a", "b", "c", "e"]),
            [.moveOutOfMore("d"), .removeTabs(["d"]), .installTabs(["e"]), .updateMore]
        )
        XCTAssertNil(state.presentedInMore)
    }

    func testC4SettingMakesAllTabsCustomizable() {
        var state = makeState(["a", "b", "c"])
        XCTAssertEqual(state.setCustomizableTabs(["c", "stranger", "c", "a"]), [])
        XCTAssertEqual(state.customizableTabs, ["c", "a"])
        _ = state.replaceTabs(["c", "b"])
        XCTAssertEqual(state.customizableTabs, ["c", "b"])
        _ = state.replaceTabs(nil)
        XCTAssertNil(state.customizableTabs)
    }

    func testC4SettingTheSameTabsAgainMakesThemCustomizableAgain() {
        var state = makeState(["a", "b"])
        XCTAssertEqual(state.setCustomizableTabs(nil), [.updateMore])
        XCTAssertEqual(state.replaceTabs(["a", "b"]), [.updateMore])
        XCTAssertEqual(state.customizableTabs, ["a", "b"])
    }

    func testM2EditingIsOfferedIfSomeTabIsCustomizable() {
        var state = makeState(["a", "b"])
        XCTAssertTrue(state.offersEditing)
        XCTAssertEqual(state.setCustomizableTabs([]), [.updateMore])
        XCTAssertFalse(state.offersEditing)
        XCTAssertEqual(state.setCustomizableTabs(["stranger"]), [])
        XCTAssertFalse(state.offersEditing)
        XCTAssertEqual(state.setCustomizableTabs(["b"]), [.updateMore])
        XCTAssertTrue(state.offersEditing)
    }
}
