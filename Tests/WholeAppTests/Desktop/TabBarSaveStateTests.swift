import Foundation
import TabardTesting
import XCTest

/// The example as a screen reader uses it.
@preconcurrency @MainActor
final class TabBarSaveStateTests: XCTestCase {
    /// C8, V1
    func testFourTabsAndMoreAreInTheBar() throws {
        let example = try RunningExample()
        let tabs = try example.tabs
        XCTAssertEqual(try tabs.map { try $0.name }, RunningExample.barNames, example.root.treeDescription)
        XCTAssertEqual(try example.selectedNames, ["Tab One"])
        for (index, tab) in tabs.enumerated() {
            let state = try tab.state
            XCTAssertTrue(state.contains([.selectable, .focusable, .sensitive]), "\(state)")
            XCTAssertEqual(try tab.indexInParent, index)
            XCTAssertFalse(try tab.actions.isEmpty)
        }
        let bars = try example.root.findAll(role: .pageTabList)
        XCTAssertEqual(bars.count, 1)
        XCTAssertEqual(try tabs.map { try $0.parent }, tabs.map { _ in bars.first })
        example.assertShows("Tab One")
        example.finish()
    }

    /// C9, C12, V1
    func testTheActionOfATabSelectsIt() throws {
        let example = try RunningExample()
        for name in ["Tab Three", "Tab Two", "Tab Two", "Tab Four", "Tab One"] {
            try example.tab(name).performAction()
            example.assertShows(name)
        }
        example.finish()
    }

    /// M1
    func testMoreListsTheHiddenTabs() throws {
        let example = try RunningExample()
        try example.openMore()
        XCTAssertEqual(try example.rows.map { try $0.name }, RunningExample.hiddenNames)
        XCTAssertEqual(try example.selectedNames, ["More"])
        XCTAssertEqual(try example.backButtons, [])
        example.finish()
    }

    /// M1, M3
    func testATabChosenInMoreShowsUnderOneNavigationBarWithAWayBack() throws {
        let example = try RunningExample()
        try example.openMore()
        try example.row("Tab Six").performAction()
        example.assertShows("Tab Six", selected: "More")
        let back = try waitFor("the back button") { try example.backButtons.first }
        XCTAssertEqual(try example.backButtons.count, 1)
        XCTAssertEqual(try example.rows, [])
        try back.performAction()
        XCTAssertTrue(waitUntil { try example.rows.count == 2 }, example.root.treeDescription)
        XCTAssertTrue(waitUntil { try example.backButtons.isEmpty }, example.root.treeDescription)
        example.finish()
    }

    /// C9, M6
    func testAnotherTabAndBackToMore() throws {
        let example = try RunningExample()
        try example.openMore()
        try example.row("Tab Five").performAction()
        example.assertShows("Tab Five", selected: "More")
        try example.tab("Tab Two").performAction()
        example.assertShows("Tab Two")
        // More keeps its state, as any tab does, and a second tap leads to its list.
        try example.tab("More").performAction()
        example.assertShows("Tab Five", selected: "More")
        try example.openMore()
        XCTAssertEqual(try example.selectedNames, ["More"])
        example.finish()
    }
}
