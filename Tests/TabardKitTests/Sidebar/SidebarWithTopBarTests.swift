import GtkInterop
import XCTest

@testable import TabardKit

/// A sidebar together with the bar of a wide window (T5, T8, T9).
@preconcurrency @MainActor
final class SidebarWithTopBarTests: SidebarTestCase {
    func testT5TheButtonBesideTheBarBringsTheSidebar() throws {
        let controller = makeController(library())
        showWide(controller)
        XCTAssertTrue(controller._sidebarButton?.isHidden ?? true, "the sidebar has one of its own")
        controller._toggleSidebar()
        controller.view.layoutIfNeeded()
        let button = try XCTUnwrap(controller._sidebarButton)
        XCTAssertFalse(button.isHidden)
        button.sendActions(for: .touchUpInside)
        controller.view.layoutIfNeeded()
        XCTAssertFalse(controller.sidebar.isHidden)
        XCTAssertTrue(button.isHidden)
    }

    func testT9TheBarStandsBesideASidebarThatLiesOverTheContent() throws {
        let all = library()
        let library = try XCTUnwrap(all[1] as? UITabGroup)
        library.managingNavigationController = UINavigationController()
        let controller = makeController(all)
        showWide(controller, width: 768, height: 1_024)
        controller._setEditingTabs(true)
        for tab in ["home", "songs"] {
            controller.selectedTab = controller.tab(forIdentifier: tab)
            controller.view.layoutIfNeeded()
            let bar = try XCTUnwrap(controller._topBar)
            let sidebar = try XCTUnwrap(controller.sidebar._view)
            XCTAssertGreaterThanOrEqual(bar.frame.minX, sidebar.frame.maxX, tab)
            XCTAssertGreaterThan(bar.frame.width, 100, tab)
        }
    }

    func testT9ATabIsDraggedFromTheSidebarOntoTheBar() throws {
        let controller = makeController(library())
        showWide(controller)
        controller._setEditingTabs(true)
        controller.view.layoutIfNeeded()
        let arranging = try XCTUnwrap(controller.sidebar._view?.arranging)
        let list = try list(controller)
        let songs = try cell(try XCTUnwrap(controller.tab(forIdentifier: "songs")), of: controller).frame
        let bar = try XCTUnwrap(controller._topBar)
        let feed = try XCTUnwrap(bar.tabs.first { $0.tab.identifier == "feed" })
        let place = feed.convert(CGPoint(x: 2, y: feed.bounds.midY), to: list.collection)
        arranging.beginDrag(at: CGPoint(x: songs.midX, y: songs.midY))
        arranging.moveDrag(to: place)
        XCTAssertNotNil(bar.gap)
        arranging.dropDragged()
        XCTAssertNil(bar.gap)
        XCTAssertEqual(
            controller._declared?.bar.map(\.identifier),
            ["home", "library", "songs", "feed", "places", "search"]
        )
    }
}
