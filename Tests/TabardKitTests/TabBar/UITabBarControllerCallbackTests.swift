import XCTest

@testable import TabardKit

/// Exact calls in exact order.
@preconcurrency @MainActor
final class UITabBarControllerCallbackTests: TabBarTestCase {
    func testC17OrderOnFirstShowAndOnASwitch() {
        let tabs = RecordingTabBarController(journal)
        tabs.viewControllers = controllers(["A", "B"])
        XCTAssertEqual(journal.take(), [])
        show(tabs)
        XCTAssertEqual(
            journal.take(),
            [
                "tabs didLoad", "A didLoad", "A willAppear", "tabs willAppear", "A didAppear",
                "tabs didAppear",
            ]
        )
        tap(1, in: tabs)
        XCTAssertEqual(
            journal.take(),
            ["B didLoad", "B willAppear", "A willDisappear", "A didDisappear", "B didAppear"]
        )
        tabs.selectedIndex = 0
        XCTAssertEqual(
            journal.take(),
            ["A willAppear", "B willDisappear", "B didDisappear", "A didAppear"]
        )
        tabs.selectedIndex = 0
        tap(0, in: tabs)
        XCTAssertEqual(journal.take(), [])
    }

    func testD1TapsAreAskedAndToldAndProgramsAreNot() {
        let tabs = UITabBarController()
        let delegate = RecordingDelegate(Journal())
        tabs.viewControllers = controllers(["A", "B"])
        tabs.delegate = delegate
        show(tabs)
        tap(1, in: tabs)
        XCTAssertEqual(delegate.journal.take(), ["should B", "did B"])
        tap(1, in: tabs)
        XCTAssertEqual(delegate.journal.take(), ["should B", "did B"], "a tap on the selected tab too")
        tabs.selectedIndex = 0
        tabs.selectedViewController = tabs.viewControllers?[1]
        XCTAssertEqual(delegate.journal.take(), [])
    }

    func testD1AVetoLeavesEverythingAsItWas() {
        let tabs = UITabBarController()
        let delegate = RecordingDelegate(Journal())
        delegate.refuses = true
        tabs.viewControllers = controllers(["A", "B"])
        tabs.delegate = delegate
        show(tabs)
        _ = journal.take()
        tap(1, in: tabs)
        XCTAssertEqual(delegate.journal.take(), ["should B"])
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertEqual(tabs.tabBar.selectedItem?.title, "A")
        XCTAssertEqual(journal.take(), [])
    }

    func testD4M1ARowOfMoreIsAskedAndToldLikeATap() {
        let tabs = UITabBarController()
        let delegate = RecordingDelegate(Journal())
        let all = controllers(["A", "B", "C", "D", "E", "F"])
        tabs.viewControllers = all
        tabs.delegate = delegate
        show(tabs)
        tap(4, in: tabs)
        XCTAssertEqual(delegate.journal.take(), ["should More", "did More"])
        XCTAssertEqual(tabs.selectedIndex, NSNotFound)
        delegate.refuses = true
        tabs._userChoseInMore(.controller(all[5]))
        XCTAssertEqual(delegate.journal.take(), ["should F"])
        XCTAssertEqual(tabs.selectedIndex, NSNotFound)
        delegate.refuses = false
        tabs._userChoseInMore(.controller(all[5]))
        XCTAssertEqual(delegate.journal.take(), ["should F", "did F"])
        XCTAssertEqual(tabs.selectedIndex, 5)
        XCTAssertTrue(tabs.selectedViewController === all[5])
    }

    func testADelegateMayReplaceTheTabsWhileItIsAsked() {
        final class Replacing: NSObject, UITabBarControllerDelegate {
            let others = [UIViewController(), UIViewController()]
            func tabBarController(
                _ tabBarController: UITabBarController,
                shouldSelect viewController: UIViewController
            ) -> Bool {
                tabBarController.viewControllers = others
                return true
            }
        }
        let tabs = UITabBarController()
        let delegate = Replacing()
        tabs.viewControllers = controllers(["A", "B"])
        tabs.delegate = delegate
        show(tabs)
        tap(1, in: tabs)
        XCTAssertEqual(tabs.viewControllers, delegate.others)
        XCTAssertEqual(tabs.selectedIndex, 0)
    }
}
