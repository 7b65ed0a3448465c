import GtkInterop
import XCTest

@testable import TabardKit

/// The user is in More's list while the tabs change, which are values: there they stay, as with view controllers (T2, T9, M6).
@preconcurrency @MainActor
final class TabsInMoreListTests: TabsTestCase {
    private let names = ["a", "b", "c", "d", "e", "f", "g"]

    /// A controller with seven tabs, of which the second was selected before More.
    private func controllerInMore(hidden: [String] = []) -> (UITabBarController, [UITab], UIWindow) {
        let all = names.map { tab($0) }
        for tab in all where hidden.contains(tab.identifier) { tab.isHidden = true }
        let controller = makeController(all)
        controller.selectedTab = all[1]
        let window = show(controller)
        tap(4, in: controller)
        return (controller, all, window)
    }

    private func assertIsInMore(
        _ controller: UITabBarController,
        _ change: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertNil(controller.selectedTab, change, file: file, line: line)
        XCTAssertTrue(
            controller.selectedViewController === controller.moreNavigationController,
            change,
            file: file,
            line: line
        )
        XCTAssertEqual(controller.tabBar.selectedItem?.title, "More", change, file: file, line: line)
        XCTAssertEqual(controller.moreNavigationController.viewControllers.count, 1, file: file, line: line)
    }

    func testT9DoneOnTheEditScreenStaysInMore() throws {
        let (controller, all, _) = controllerInMore()
        let delegate = TabsDelegate()
        controller.delegate = delegate
        controller._beginCustomizing()
        let session = try XCTUnwrap(controller.tabBar._session)
        session.pickUp(all[5]._item)
        session.carry(to: 1)
        session.drop()
        XCTAssertTrue(controller.tabBar.endCustomizing(animated: false))
        XCTAssertEqual(order(controller), ["a", "f", "c", "d", "e", "b", "g"])
        assertIsInMore(controller, "at once")
        waitForSaving(controller)
        MainLoop.iterate(seconds: 0.1)
        assertIsInMore(controller, "when it is saved")
        XCTAssertEqual(order(controller), ["a", "f", "c", "d", "e", "b", "g"])
        XCTAssertEqual(delegate.calls, ["will edit", "did edit"])
        XCTAssertEqual(provided, ["b"], "nothing else was shown")
    }

    /// A tap on More selects what stands above its list: the delegate is asked and told of that tab.
    func testT13ATapOnMoreSelectsTheTabAboveItsList() {
        let (controller, all, _) = controllerInMore()
        let delegate = TabsDelegate()
        controller.delegate = delegate
        controller._userChoseInMore(.tab(all[5]))
        tap(0, in: controller)
        XCTAssertEqual(controller.selectedTab?.identifier, "a")
        delegate.calls = []
        delegate.allows = { _ in false }
        tap(4, in: controller)
        XCTAssertEqual(controller.selectedTab?.identifier, "a")
        XCTAssertEqual(controller.tabBar.selectedItem?.title, "a")
        delegate.allows = { _ in true }
        tap(4, in: controller)
        XCTAssertEqual(controller.selectedTab?.identifier, "f")
        XCTAssertTrue(controller.selectedViewController === all[5].viewController)
        XCTAssertEqual(controller.tabBar.selectedItem?.title, "More")
        XCTAssertEqual(delegate.calls, ["should f", "should f", "did f after a"])
        tap(4, in: controller)
        assertIsInMore(controller, "a second tap leads to the list")
        tap(0, in: controller)
        tap(4, in: controller)
        assertIsInMore(controller, "nothing stands above it any more")
    }

    func testT10AnotherWindowsEditStaysInMore() {
        let (controller, _, _) = controllerInMore()
        let other = makeController(names.map { tab($0) })
        show(other)
        other._rearrange { $0.moveToStart(other.tabs[6]._item) }
        MainLoop.iterate(seconds: 5) { self.order(controller).first == "g" }
        XCTAssertEqual(order(controller), ["g", "a", "b", "c", "d", "e", "f"])
        assertIsInMore(controller, "another window's edit")
    }

    /// Each change of the app's after which there are still too many tabs for the bar.
    func testT2TheAppsChangesStayInMore() {
        let changes: [(String, (UITabBarController, [UITab]) -> Void)] = [
            ("hides the first tab", { $1[0].isHidden = true }),
            ("hides the tab selected before", { $1[1].isHidden = true }),
            ("hides a tab in More", { $1[6].isHidden = true }),
            ("fixes a tab", { $1[5].preferredPlacement = .fixed }),
            ("filters", { tabs, _ in tabs.compactTabIdentifiers = ["a", "c", "d", "e", "f", "g"] }),
            ("sets fewer tabs", { $0.tabs = Array($1.dropFirst()) }),
            ("sets tabs without the one selected before", { $0.tabs = $1.filter { $0.identifier != "b" } }),
            ("sets tabs in another order", { $0.tabs = $1.reversed() }),
        ]
        for (change, make) in changes {
            let (controller, all, _) = controllerInMore()
            make(controller, all)
            controller._arrangeTabsIfNeeded()
            assertIsInMore(controller, change)
        }
    }

    /// Where all tabs fit, there is no More to stay in: the tab selected before is selected, and no other one is loaded on the way.
    func testT5WithoutMoreTheTabBeforeIsSelected() {
        let (narrow, all, _) = controllerInMore(hidden: ["g"])
        all[5].isHidden = true
        XCTAssertEqual(narrow.selectedTab?.identifier, "b")
        XCTAssertTrue(narrow.selectedViewController === all[1].viewController)
        XCTAssertEqual(narrow.tabBar.selectedItem?.title, "b")
        XCTAssertEqual(provided, ["b"])
        provided = []
        let (widened, _, window) = controllerInMore()
        resize(window, width: 1_200)
        XCTAssertEqual(widened.selectedTab?.identifier, "b")
        XCTAssertEqual(provided, ["b"])
        resize(window, width: 390)
        XCTAssertEqual(widened.selectedTab?.identifier, "b")
        XCTAssertEqual(widened.tabBar.selectedItem?.title, "b")
    }
}
