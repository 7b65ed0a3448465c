import GtkInterop
import XCTest

@testable import TabardKit

/// A sidebar under the pointer and the keys of the X server (T8, T9).
@preconcurrency @MainActor
final class SidebarPointerTests: SidebarTestCase {
    private var controller = UITabBarController()

    private func begin(_ width: CGFloat = 1_000) throws {
        controller = makeController(library())
        showWide(controller, width: width, height: 700)
        // A press so soon after one of the test before would count as its second.
        MainLoop.iterate(seconds: 0.6)
    }

    /// What the pointer or the keys do, in the words of xdotool; the window stands at the top left of the screen.
    private func act(_ words: String) throws {
        MainLoop.iterate(seconds: 0.1)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdotool"] + words.split(separator: " ").map(String.init)
        try process.run()
        MainLoop.iterate(seconds: 10) { !process.isRunning }
        MainLoop.iterate(seconds: 0.1)
    }

    private func drag(_ from: CGPoint, _ to: CGPoint) throws {
        let steps = (1...10).map { step -> String in
            let x = Int(from.x + (to.x - from.x) * CGFloat(step) / 10)
            let y = Int(from.y + (to.y - from.y) * CGFloat(step) / 10)
            return "mousemove \(x) \(y) sleep 0.02"
        }
        let start = "mousemove \(Int(from.x)) \(Int(from.y)) sleep 0.05 mousedown 1 sleep 0.05"
        try act("\(start) \(steps.joined(separator: " ")) sleep 0.05 mouseup 1")
    }

    private func place(_ identifier: String, x: CGFloat = 0.5) throws -> CGPoint {
        let tab = try XCTUnwrap(controller.tab(forIdentifier: identifier))
        let cell = try cell(tab, of: controller)
        let window = try XCTUnwrap(controller.view.window)
        return cell.convert(CGPoint(x: cell.bounds.width * x, y: cell.bounds.midY), to: window)
    }

    private func click(_ point: CGPoint) throws {
        try act("mousemove \(Int(point.x)) \(Int(point.y)) sleep 0.05 click 1")
    }

    func testT8ClicksSelectAndFold() throws {
        try begin()
        try click(place("songs"))
        XCTAssertEqual(controller.selectedTab?.identifier, "songs")
        try click(place("makers"))
        XCTAssertEqual(try rows(controller)[1], ["library", "albums", "makers", "songs"])
        try click(place("library"))
        XCTAssertEqual(try rows(controller)[1], ["library"])
        XCTAssertEqual(controller.selectedTab?.identifier, "songs")
    }

    func testT8TheEdgeIsDragged() throws {
        try begin()
        let width = try XCTUnwrap(controller.sidebar._view).frame.width
        try drag(CGPoint(x: width - 3, y: 400), CGPoint(x: width + 67, y: 420))
        XCTAssertEqual(try XCTUnwrap(controller.sidebar._view).frame.width, width + 70, accuracy: 4)
    }

    func testT8ASwipeFromTheEdgeBringsIt() throws {
        try begin(700)
        XCTAssertTrue(controller.sidebar.isHidden)
        try drag(CGPoint(x: 4, y: 500), CGPoint(x: 200, y: 505))
        XCTAssertFalse(controller.sidebar.isHidden)
    }

    func testT8TheKeyboardComesToIt() throws {
        try begin()
        try click(place("home"))
        try act("key Down sleep 0.1 key Return")
        XCTAssertEqual(controller.selectedTab?.identifier, "feed")
        try act("key F9")
        XCTAssertTrue(controller.sidebar.isHidden)
        try act("key F9")
        XCTAssertFalse(controller.sidebar.isHidden)
    }

    func testT9RowsAreDraggedWithinTheirGroup() throws {
        try begin()
        controller._setEditingTabs(true)
        controller.view.layoutIfNeeded()
        var albums = try place("albums")
        albums.y -= 15
        try drag(place("songs", x: 0.9), albums)
        let library = try XCTUnwrap(controller.tab(forIdentifier: "library") as? UITabGroup)
        XCTAssertEqual(
            library.displayOrder.map(\.identifier),
            ["songs", "albums", "makers"],
            "by its handle"
        )
        controller.view.layoutIfNeeded()
        var songs = try place("songs")
        songs.y -= 15
        try drag(place("albums", x: 0.4), songs)
        XCTAssertEqual(
            library.displayOrder.map(\.identifier),
            ["albums", "songs", "makers"],
            "and by the row"
        )
        try click(place("albums"))
        XCTAssertTrue(try XCTUnwrap(controller.tab(forIdentifier: "albums")).isHidden)
    }

    func testT9TabsAreArrangedByKeys() throws {
        try begin()
        try click(place("songs"))
        controller._setEditingTabs(true)
        controller.view.layoutIfNeeded()
        try act("key space sleep 0.1 key Up sleep 0.1 key Up sleep 0.1 key space")
        let library = try XCTUnwrap(controller.tab(forIdentifier: "library") as? UITabGroup)
        XCTAssertEqual(library.displayOrder.map(\.identifier), ["songs", "albums", "makers"])
        try act("key ctrl+z")
        XCTAssertEqual(library.displayOrder.map(\.identifier), ["albums", "makers", "songs"])
        try act("key space sleep 0.1 key Escape")
        XCTAssertTrue(controller._sidebarIsEdited, "the first one puts the tab back")
        try act("key Return")
        XCTAssertTrue(try XCTUnwrap(controller.tab(forIdentifier: "songs")).isHidden)
        try act("key Escape")
        XCTAssertFalse(controller._sidebarIsEdited)
    }

    func testT8ARowIsDraggedOntoAnAction() throws {
        let all = library()
        let action = UIAction(title: "add") { _ in }
        (all[1] as? UITabGroup)?.sidebarActions = [action]
        controller = makeController(all)
        let delegate = DraggingDelegate()
        controller.sidebar.delegate = delegate
        showWide(controller, width: 1_000, height: 700)
        MainLoop.iterate(seconds: 0.6)
        let list = try list(controller)
        let target = try XCTUnwrap(list.collection._frame(of: try XCTUnwrap(list.path(of: .action(action)))))
        let window = try XCTUnwrap(controller.view.window)
        let end = list.collection.convert(CGPoint(x: target.midX, y: target.midY), to: window)
        try drag(place("songs"), end)
        MainLoop.iterate(seconds: 5) { delegate.calls.last?.hasPrefix("accept") == true }
        XCTAssertEqual(delegate.calls.first, "begin songs")
        XCTAssertTrue(delegate.calls.contains("operation add of library"))
        XCTAssertEqual(delegate.calls.last, "accept add of library: songs")
        XCTAssertEqual(controller.selectedTab?.identifier, "home", "a drag selects nothing")
    }
}

/// Gives tabs for dragging, and takes them where actions are.
@MainActor
private final class DraggingDelegate: NSObject, UITabBarController.Sidebar.Delegate {
    var calls: [String] = []

    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        itemsForBeginning dragSession: any UIDragSession,
        tab: UITab
    ) -> [UIDragItem] {
        calls.append("begin \(tab.identifier)")
        let item = UIDragItem(itemProvider: NSItemProvider(object: tab.identifier as NSString))
        item.localObject = tab
        return [item]
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        sidebarAction: UIAction,
        group: UITabGroup,
        operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation {
        calls.append("operation \(sidebarAction.title) of \(group.identifier)")
        return .copy
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        sidebarAction: UIAction,
        group: UITabGroup,
        acceptItemsFrom session: any UIDropSession
    ) {
        let tabs = session.items.compactMap { $0.localObject as? UITab }.map(\.identifier)
        calls.append("accept \(sidebarAction.title) of \(group.identifier): \(tabs.joined(separator: " "))")
    }
}
