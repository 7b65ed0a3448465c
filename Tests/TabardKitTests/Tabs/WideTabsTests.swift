import GtkInterop
import XCTest

@testable import TabardKit

/// The bar of a wide window, as far as the tabs are concerned (T4, T5).
@preconcurrency @MainActor
final class WideTabsTests: TabsTestCase {
    private func bar(_ controller: UITabBarController) -> [String] {
        controller._arrangeTabsIfNeeded()
        return (controller._declared?.bar ?? []).map(\.identifier)
    }

    private func library() -> [UITab] {
        let library = group("library", [tab("albums", .default), tab("songs"), tab("artists")])
        library.allowsReordering = true
        for child in library.children { child.allowsHiding = true }
        return [
            tab("home", .fixed), library, tab("feed"), tab("search", .pinned), tab("aside", .sidebarOnly),
        ]
    }

    func testT4WhatStandsOnTheBar() {
        let controller = makeController(library())
        show(controller, width: 1_200)
        XCTAssertEqual(bar(controller), ["home", "library", "albums", "feed", "search"])
        XCTAssertEqual(order(controller), ["home", "library", "feed", "aside", "search"])
        XCTAssertTrue(controller.tabBar.isHidden)
        XCTAssertEqual(controller.tabBar.items, [], "those are at the top")
    }

    func testT9EditsAreShownToldAndSaved() throws {
        let all = library()
        let controller = makeController(all)
        let delegate = TabsDelegate()
        controller.delegate = delegate
        show(controller, width: 1_200)
        let group = try XCTUnwrap(all[1] as? UITabGroup)
        XCTAssertTrue(controller._moveOnBar(group.children[1], to: .before("feed")))
        XCTAssertEqual(bar(controller), ["home", "library", "albums", "songs", "feed", "search"])
        XCTAssertEqual(delegate.calls, ["will edit", "did edit"])
        delegate.calls = []
        controller._beginEditingTabs()
        XCTAssertTrue(controller._removeFromBar(all[2]))
        XCTAssertTrue(controller._setHidden(true, group.children[0]))
        XCTAssertTrue(controller._moveInGroup(group.children[2], to: .first))
        XCTAssertFalse(controller._moveOnBar(all[0], to: .last), "it is fixed")
        XCTAssertFalse(controller._setHidden(true, all[2]), "it can't be hidden")
        XCTAssertEqual(bar(controller), ["home", "library", "songs", "search"])
        XCTAssertEqual(group.displayOrder.map(\.identifier), ["artists", "albums", "songs"])
        XCTAssertTrue(group.children[0].isHidden)
        XCTAssertEqual(delegate.calls, ["will edit"])
        controller._endEditingTabs()
        XCTAssertEqual(
            delegate.calls,
            ["will edit", "did edit", "visibility [\"albums\"]", "order library"]
        )
        waitForSaving(controller)
        let again = library()
        let next = makeController(again)
        show(next, width: 1_200)
        XCTAssertEqual(bar(next), ["home", "library", "songs", "search"])
        XCTAssertEqual(
            (again[1] as? UITabGroup)?.displayOrder.map(\.identifier),
            ["artists", "albums", "songs"]
        )
        XCTAssertTrue(next._undoTabEdit(), "that of an earlier launch")
        XCTAssertEqual(
            (again[1] as? UITabGroup)?.displayOrder.map(\.identifier),
            ["albums", "songs", "artists"]
        )
        XCTAssertTrue(next._resetTabs())
        XCTAssertEqual(bar(next), ["home", "library", "albums", "feed", "search"])
        XCTAssertEqual(again.map(\.isHidden), again.map { _ in false })
        XCTAssertFalse((again[1] as? UITabGroup)?.children[0].isHidden ?? true)
    }

    func testT5TheBarOfANarrowWindowHasNoTabsOfGroups() {
        let albums = tab("albums", .default)
        let controller = makeController([tab("home"), group("library", [albums]), tab("feed")])
        let window = show(controller, width: 1_200)
        controller.selectedTab = albums
        XCTAssertEqual(bar(controller), ["home", "library", "albums", "feed"])
        resize(window, width: 390)
        XCTAssertFalse(controller._usesTopBar)
        XCTAssertEqual(controller.tabBar.items?.map(\.title), ["home", "library", "feed"])
        XCTAssertEqual(controller.tabBar.selectedItem?.title, "library")
        XCTAssertEqual(controller.selectedTab?.identifier, "albums")
    }

    func testT5AWindowThatBecomesNarrowAndWideAgain() {
        let all = library()
        let controller = makeController(all)
        let window = show(controller, width: 1_200)
        controller.selectedTab = all[4]
        XCTAssertEqual(controller.selectedTab?.identifier, "aside")
        resize(window, width: 390)
        XCTAssertEqual(order(controller), ["home", "library", "feed", "search"])
        XCTAssertEqual(controller.tabBar.items?.map(\.title), ["home", "library", "feed", "search"])
        XCTAssertGreaterThan(controller.tabBar.frame.minY, 600)
        XCTAssertEqual(controller.selectedTab?.identifier, "search", "the narrow window does not show it")
        resize(window, width: 1_200)
        XCTAssertEqual(bar(controller), ["home", "library", "albums", "feed", "search"])
    }
}
