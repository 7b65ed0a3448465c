import GtkInterop
import XCTest

@testable import TabardKit

/// What is dragged over tabs, at the bottom, at the top and in the sidebar (T13).
@preconcurrency @MainActor
final class TabDropsTests: SidebarTestCase {
    private enum Form: CaseIterable {
        case bottom
        case top
        case sidebar
    }

    private let delegate = DropDelegate()
    private var tracker: DropTracker?

    /// A controller in one of the forms, and the view that shows a tab.
    private func begin(_ form: Form, _ shown: String) throws -> (UITabBarController, UIView) {
        let controller = makeController(library())
        controller.delegate = delegate
        delegate.calls = []
        showWide(controller, width: form == .bottom ? 390 : 1_200)
        if form == .top {
            controller.sidebar.isHidden = true
            controller.view.layoutIfNeeded()
        }
        let tab = try XCTUnwrap(controller.tab(forIdentifier: shown))
        let view: UIView
        switch form {
        case .bottom: view = try XCTUnwrap(controller.tabBar._buttons.first { $0.item === tab._item })
        case .top: view = try XCTUnwrap(controller._topBar?.tabs.first { $0.tab === tab })
        case .sidebar: view = try cell(tab, of: controller)
        }
        let items = [UIDragItem(itemProvider: NSItemProvider(object: "song" as NSString))]
        tracker = DropTracker(RunningDropSession(items: items, local: nil))
        return (controller, view)
    }

    @discardableResult
    private func move(over view: UIView?) throws -> UIDropOperation {
        let window = try XCTUnwrap(windows.last)
        let area =
            view.map { window.convert($0.bounds, from: $0) } ?? CGRect(x: 380, y: 300, width: 2, height: 2)
        return try XCTUnwrap(tracker).move(to: CGPoint(x: area.midX, y: area.midY), in: window)
    }

    func testT13TheDelegateTakesWhatIsDroppedOnATab() throws {
        for form in Form.allCases {
            let (controller, view) = try begin(form, "feed")
            XCTAssertEqual(try move(over: view), .cancel, "\(form)")
            XCTAssertEqual(delegate.calls, ["operation feed"], "\(form)")
            XCTAssertEqual(tracker?.perform(), false)
            delegate.operation = .copy
            XCTAssertEqual(try move(over: view), .copy, "\(form)")
            XCTAssertEqual(tracker?.perform(), true)
            tracker?.conclude()
            tracker?.end()
            XCTAssertEqual(delegate.calls, ["operation feed", "operation feed", "accept feed: 1"], "\(form)")
            XCTAssertEqual(controller.selectedTab?.identifier, "home", "a drop selects nothing")
            delegate.operation = .cancel
        }
    }

    func testT13ADragThatWaitsOverATabSelectsIt() throws {
        for form in Form.allCases {
            let (controller, view) = try begin(form, "feed")
            let feed = try XCTUnwrap(controller.tab(forIdentifier: "feed"))
            XCTAssertFalse(feed.isSpringLoaded)
            try move(over: view)
            MainLoop.iterate(seconds: SpringLoading.seconds + 0.1)
            XCTAssertEqual(controller.selectedTab?.identifier, "home", "\(form)")
            feed.isSpringLoaded = true
            try move(over: view)
            try move(over: nil)
            MainLoop.iterate(seconds: SpringLoading.seconds + 0.1)
            XCTAssertEqual(controller.selectedTab?.identifier, "home", "the drag went on")
            delegate.calls = []
            try move(over: view)
            MainLoop.iterate(seconds: 5) { controller.selectedTab === feed }
            XCTAssertEqual(controller.selectedTab?.identifier, "feed", "\(form)")
            XCTAssertEqual(
                delegate.calls,
                ["operation feed", "should feed", "did feed after home"],
                "\(form)"
            )
            try move(over: view)
            MainLoop.iterate(seconds: SpringLoading.seconds + 0.1)
            XCTAssertEqual(delegate.calls.count, 4, "the selected one is left alone")
            tracker?.end()
        }
    }

    func testT13ADragThatWaitsOverASectionOpensIt() throws {
        let (controller, _) = try begin(.sidebar, "feed")
        let library = try XCTUnwrap(controller.tab(forIdentifier: "library") as? UITabGroup)
        controller._setFolded(true, library)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(try rows(controller)[1], ["library"])
        library.isSpringLoaded = true
        let header = try cell(library, of: controller)
        try move(over: header)
        MainLoop.iterate(seconds: 5) { (try? self.rows(controller)[1].count) ?? 0 > 1 }
        XCTAssertEqual(try rows(controller)[1].first, "library")
        XCTAssertGreaterThan(try rows(controller)[1].count, 1)
        try move(over: nil)
        try move(over: header)
        MainLoop.iterate(seconds: SpringLoading.seconds + 0.1)
        XCTAssertGreaterThan(try rows(controller)[1].count, 1, "and closes no open one")
        tracker?.end()
    }

    func testT13NothingIsDroppedWhileTheTabsAreArranged() throws {
        delegate.operation = .copy
        let (controller, view) = try begin(.top, "feed")
        controller._beginEditingTabs()
        XCTAssertEqual(try move(over: view), .cancel)
        XCTAssertEqual(delegate.calls, [])
        controller._endEditingTabs()
    }

    func testC13ABarOfViewControllersIsSpringLoadedAsAWhole() throws {
        let controller = UITabBarController()
        controller.viewControllers = (0..<3).map { _ in UIViewController() }
        show(controller)
        XCTAssertFalse(controller.tabBar.isSpringLoaded)
        controller.tabBar.isSpringLoaded = true
        tracker = DropTracker(RunningDropSession(items: [], local: nil))
        try move(over: controller.tabBar._buttons[2])
        MainLoop.iterate(seconds: 5) { controller.selectedIndex == 2 }
        XCTAssertEqual(controller.selectedIndex, 2)
        tracker?.end()
    }

    func testT1APopoverStandsBesideATab() throws {
        for form in Form.allCases {
            let (controller, view) = try begin(form, "feed")
            let feed = try XCTUnwrap(controller.tab(forIdentifier: "feed"))
            let window = try XCTUnwrap(windows.last)
            XCTAssertEqual(feed.frame(in: window), window.convert(view.bounds, from: view), "\(form)")
            XCTAssertTrue(feed.frame(in: UIView()).isNull)
            let shown = UIViewController()
            shown.modalPresentationStyle = .popover
            shown.preferredContentSize = CGSize(width: 240, height: 160)
            shown.popoverPresentationController?.sourceItem = feed
            shown.popoverPresentationController?.delegate = delegate
            XCTAssertNil(shown.popoverPresentationController?.barButtonItem)
            controller.present(shown, animated: false)
            window.layoutIfNeeded()
            let sheet = try XCTUnwrap(shown._presentation?.sheet)
            XCTAssertEqual(sheet.frame.size, CGSize(width: 240, height: 160), "\(form)")
            let place = feed.frame(in: window)
            let near = place.insetBy(dx: -20, dy: -20)
            XCTAssertTrue(near.intersects(window.convert(sheet.bounds, from: sheet)), "\(form)")
            controller.dismiss(animated: false)
        }
    }

    func testT1TestsFindATabByItsName() throws {
        let (controller, view) = try begin(.top, "feed")
        let feed = try XCTUnwrap(controller.tab(forIdentifier: "feed"))
        XCTAssertNil(feed.accessibilityIdentifier)
        feed.accessibilityIdentifier = "the-feed"
        XCTAssertEqual(view.accessibilityIdentifier, "the-feed")
    }
}

/// Takes what is dropped on tabs, and writes it down.
@MainActor
private final class DropDelegate: NSObject, UITabBarControllerDelegate,
    UIPopoverPresentationControllerDelegate
{
    var calls: [String] = []
    var operation = UIDropOperation.cancel

    func tabBarController(
        _ tabBarController: UITabBarController,
        tab: UITab,
        operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation {
        calls.append("operation \(tab.identifier)")
        return operation
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        tab: UITab,
        acceptItemsFrom session: any UIDropSession
    ) {
        calls.append("accept \(tab.identifier): \(session.items.count)")
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        calls.append("should \(tab.identifier)")
        return true
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        calls.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "nothing")")
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
}
