import XCTest

@testable import TabardKit

/// Hidden tabs under More, and the way back.
@preconcurrency @MainActor
final class MoreTests: TabBarTestCase {
    private func moreTitles(_ tabs: UITabBarController) -> [String?] {
        tabs.moreNavigationController.viewControllers.map(\.title)
    }

    func testM6AHiddenTabIsShownUnderMoreWithAWayBack() {
        let tabs = UITabBarController()
        let all = controllers(["A", "B", "C", "D", "E", "F"])
        tabs.viewControllers = all
        show(tabs)
        tabs.selectedIndex = 5
        XCTAssertEqual(moreTitles(tabs), ["More", "F"])
        XCTAssertNotNil(all[5].view.window)
        XCTAssertTrue(all[5].tabBarController === tabs)
        XCTAssertTrue(all[5].navigationController === tabs.moreNavigationController)
        tabs.moreNavigationController.popViewController(animated: false)
        XCTAssertEqual(tabs.selectedIndex, NSNotFound)
        XCTAssertTrue(tabs.selectedViewController === tabs.moreNavigationController)
        XCTAssertTrue(all[5].tabBarController === tabs, "a tab stays a child when it leaves More")
        XCTAssertNil(all[5].view.window)
    }

    func testM6FromOneHiddenTabToAnother() {
        let tabs = UITabBarController()
        let all = controllers(["A", "B", "C", "D", "E", "F"])
        tabs.viewControllers = all
        show(tabs)
        tabs.selectedIndex = 5
        tabs.selectedIndex = 4
        XCTAssertEqual(moreTitles(tabs), ["More", "E"])
        XCTAssertTrue(all[5].parent === tabs)
        tabs.selectedIndex = 0
        XCTAssertTrue(all[0].view.window != nil)
        tap(4, in: tabs)
        XCTAssertEqual(tabs.selectedIndex, 4, "More keeps its state, as any tab does")
        tap(4, in: tabs)
        XCTAssertEqual(tabs.selectedIndex, NSNotFound, "a tap on the selected place pops it (C9)")
        XCTAssertEqual(moreTitles(tabs), ["More"])
    }

    func testM3ANavigationControllerUnderMoreHasOneBar() {
        let tabs = UITabBarController()
        let root = RecordingController("Root", journal)
        let stack = UINavigationController(rootViewController: root)
        let others = controllers(["A", "B", "C", "D", "E"])
        tabs.viewControllers = others + [stack]
        show(tabs)
        tabs.selectedIndex = 5
        XCTAssertEqual(shownBars(in: windows[0]), 1)
        let details = controllers(["One", "Two", "Three"])
        for detail in details { stack.pushViewController(detail, animated: false) }
        XCTAssertEqual(shownBars(in: windows[0]), 1)
        XCTAssertEqual(tabs.selectedIndex, 5)
        tabs.viewControllers = [stack] + others
        XCTAssertEqual(tabs.selectedIndex, 0, "it stays selected as it moves onto the bar")
        XCTAssertEqual(stack.viewControllers.map(\.title), ["Root", "One", "Two", "Three"])
        XCTAssertEqual(shownBars(in: windows[0]), 1)
        XCTAssertTrue(stack.parent === tabs)
    }

    func testM3TheBarOfANavigationControllerUnderMoreFollowsItsContent() {
        let tabs = UITabBarController()
        let root = RecordingController("Root", journal)
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 100, height: 5_000)
        scroll.frame = root.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(scroll)
        let stack = UINavigationController(rootViewController: root)
        tabs.viewControllers = controllers(["A", "B", "C", "D", "E"]) + [stack]
        show(tabs)
        tap(4, in: tabs)
        tabs.selectedIndex = 5
        windows[0].layoutIfNeeded()
        XCTAssertEqual(stack.navigationBar._backgroundOpacity, 0)
        scroll.contentOffset.y = 200
        windows[0].layoutIfNeeded()
        XCTAssertEqual(stack.navigationBar._backgroundOpacity, 1)
        tabs.moreNavigationController.view.setNeedsLayout()
        windows[0].layoutIfNeeded()
        scroll.contentOffset.y = -scroll.adjustedContentInset.top
        windows[0].layoutIfNeeded()
        XCTAssertEqual(stack.navigationBar._backgroundOpacity, 0)
    }

    func testM3BackFromANestedRootLeadsToTheList() {
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: RecordingController("Root", journal))
        tabs.viewControllers = controllers(["A", "B", "C", "D", "E"]) + [stack]
        show(tabs)
        tabs.selectedIndex = 5
        stack._outerBack?.action()
        XCTAssertTrue(tabs.selectedViewController === tabs.moreNavigationController)
        XCTAssertNil(stack._outerBack)
        XCTAssertEqual(shownBars(in: windows[0]), 1)
    }

    func testC2TheSelectedHiddenTabMayGo() {
        let tabs = UITabBarController()
        let all = controllers(["A", "B", "C", "D", "E", "F"])
        tabs.viewControllers = all
        show(tabs)
        tabs.selectedIndex = 5
        tabs.viewControllers = Array(all.prefix(3))
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertNil(all[5].parent)
        XCTAssertNotNil(all[0].view.window)
        XCTAssertEqual(moreTitles(tabs), ["More"])
    }

    /// Navigation bars that can be seen.
    private func shownBars(in view: UIView) -> Int {
        guard !view.isHidden else { return 0 }
        let own = view is UINavigationBar && view.frame.maxY > 0 ? 1 : 0
        return own + view.subviews.map(shownBars).reduce(0, +)
    }
}
