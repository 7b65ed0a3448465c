import XCTest

@testable import TabModel

/// Rules D2 and M4, as far as they are data, and the checks of the list itself.
final class TabBarStateReorderingTests: XCTestCase {
    func testD2SameOrderIsNoChange() throws {
        var state = makeState(["a", "b", "c", "d"], capacity: 3)
        XCTAssertEqual(try state.reorder(["a", "b", "c", "d"]).get(), [])
    }

    func testD2EveryOtherOrderIsAChangeThatKeepsTheSelection() throws {
        let start = makeState(["a", "b", "c", "d"], capacity: 3, selected: "b")
        for order in permutations(["a", "b", "c", "d"]) where order != start.tabs {
            var state = start
            let effects = try state.reorder(order).get()
            XCTAssertFalse(effects.isEmpty)
            XCTAssertEqual(state.tabs, order)
            XCTAssertEqual(state.selection, .tab("b"))
            XCTAssertEqual(state.customizableTabs, ["a", "b", "c", "d"])
        }
    }

    func testM4TabsInMoreAloneCanChangePlaces() throws {
        var state = makeState(["a", "b", "c", "d"], capacity: 3, selected: "c")
        XCTAssertEqual(try state.reorder(["a", "b", "d", "c"]).get(), [.updateMore])
        XCTAssertEqual(state.selectedIndex, 3)
    }

    func testM4M3TabDroppedOnTheBarChangesPlacesWithTheSelectedOne() throws {
        var state = makeState(["a", "b", "c", "d"], capacity: 3, selected: "b")
        XCTAssertEqual(
            try state.reorder(["a", "d", "c", "b"]).get(),
            [.updateBar, .updateMore, .moveIntoMore("b"), .show(.tab("b"))]
        )
        XCTAssertEqual(
            try state.reorder(["a", "b", "c", "d"]).get(),
            [.moveOutOfMore("b"), .updateBar, .updateMore, .show(.tab("b"))]
        )
    }

    func testM4OrderThatIsNoPermutationIsRefused() {
        var state = makeState(["a", "b", "c"])
        let before = state
        XCTAssertEqual(state.reorder(["a", "b"]), .failure(.tabMissing("c", list: "a, b, c")))
        XCTAssertEqual(
            state.reorder(["a", "b", "c", "x"]),
            .failure(.tabNotInList("x", list: "a, b, c"))
        )
        XCTAssertEqual(
            state.reorder(["a", "b", "a"]),
            .failure(.duplicateTab("a", firstIndex: 0, secondIndex: 2))
        )
        XCTAssertEqual(state, before)
        XCTAssertEqual(
            TabBarMisuse.tabMissing("c", list: "a, b, c").description,
            "The new order leaves out c; it must have each of the tabs once, which are a, b, c"
        )
    }

    func testM4ThereIsNothingToReorderWithoutTabs() throws {
        var state = TabBarState<String>()
        XCTAssertEqual(try state.reorder([]).get(), [])
        XCTAssertNil(state.tabs)
        XCTAssertEqual(state.reorder(["x"]), .failure(.tabNotInList("x", list: "")))
    }

    func testDuplicatesAreFoundBeforehandAndBothIndicesNamed() {
        XCTAssertNil(TabBarState<String>.misuse(in: ["a", "b"]))
        XCTAssertEqual(
            TabBarState<String>.misuse(in: ["a", "b", "c", "b"])?.description,
            "b is in the list twice, at index 1 and at index 3; each tab may be there once"
        )
    }

    func testInvariantsAreBrokenByContradictions() {
        var state = makeState(["a", "b", "c", "d"], capacity: 3, selected: "a")
        XCTAssertNil(state.brokenInvariant)
        func expectBroken(_ change: (inout TabBarState<String>) -> Void, line: UInt = #line) {
            var broken = state
            change(&broken)
            XCTAssertNotNil(broken.brokenInvariant, line: line)
        }
        expectBroken { $0._tabs = ["a", "b", "a", "d"] }
        expectBroken { $0._tabs = ["b", "c", "d"] }
        expectBroken { $0._capacity = 1 }
        expectBroken { $0._customizableTabs = ["x"] }
        expectBroken { $0._customizableTabs = ["a", "a"] }
        expectBroken { $0._presentedInMore = "b" }
        expectBroken { $0._presentedInMore = "x" }
        expectBroken { $0._selection = .none }
        expectBroken { $0._selection = .tab("d") }
        _ = state.selectTab("d")
        expectBroken { $0._selection = .more }
        expectBroken { $0._presentedInMore = nil }
    }
}
