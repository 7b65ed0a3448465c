import XCTest

@testable import TabardKit

@preconcurrency @MainActor
final class UITabBarControllerTests: TabBarTestCase {
    func testC1NothingIsThereAtFirst() {
        let tabs = UITabBarController()
        XCTAssertNil(tabs.viewControllers)
        XCTAssertNil(tabs.selectedViewController)
        XCTAssertEqual(tabs.selectedIndex, NSNotFound)
        XCTAssertNil(tabs.customizableViewControllers)
        XCTAssertNil(tabs.delegate)
    }

    /// UIKit's own method does nothing, so apps leave it out, and look at the bar in theirs.
    func testTheBarHasItsPlaceWithoutAndBeforeTheAppsLayout() {
        final class Tabs: UITabBarController {
            var bars: [CGRect] = []
            var contents: [CGRect] = []

            override func viewDidLayoutSubviews() {
                bars.append(tabBar.frame)
                contents.append(selectedViewController?.view.frame ?? .null)
            }
        }
        let tabs = Tabs()
        tabs.viewControllers = controllers(["A", "B"])
        let window = show(tabs)
        for width in [390, 320, 500] as [CGFloat] {
            window.frame.size.width = width
            window.layoutIfNeeded()
            XCTAssertEqual(tabs.bars.last?.width, width)
            XCTAssertEqual(tabs.bars.last?.maxY, 700)
            XCTAssertEqual(tabs.contents.last, CGRect(x: 0, y: 0, width: width, height: 700))
        }
    }

    func testC2SelectionAfterReplacing() {
        let tabs = UITabBarController()
        let all = controllers(["A", "B", "C", "D"])
        tabs.viewControllers = all
        tabs.selectedIndex = 2
        tabs.viewControllers = [all[2], all[0]]
        XCTAssertTrue(tabs.selectedViewController === all[2], "the same controller stays selected")
        XCTAssertEqual(tabs.selectedIndex, 0)
        tabs.selectedIndex = 1
        tabs.viewControllers = [all[1], all[3]]
        XCTAssertTrue(tabs.selectedViewController === all[3], "else the one at the same index")
        tabs.viewControllers = [all[0]]
        XCTAssertTrue(tabs.selectedViewController === all[0], "else the first")
        tabs.viewControllers = []
        XCTAssertNil(tabs.selectedViewController)
        XCTAssertEqual(tabs.selectedIndex, NSNotFound)
    }

    func testC2OldControllersLeaveAndNewOnesCome() {
        let tabs = UITabBarController()
        let all = controllers(["A", "B", "C"])
        tabs.viewControllers = [all[0], all[1]]
        XCTAssertTrue(all[0].parent === tabs)
        XCTAssertTrue(all[1].tabBarController === tabs)
        tabs.viewControllers = [all[1], all[2]]
        XCTAssertNil(all[0].parent)
        XCTAssertTrue(all[2].parent === tabs)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["B", "C"])
    }

    /// Many apps make their tabs so, each as it is set up.
    func testC2AChildThatTheAppAddsIsATab() {
        let tabs = UITabBarController()
        let all = controllers(["A", "B", "C"])
        for controller in all {
            tabs.addChild(controller)
            controller.didMove(toParent: tabs)
        }
        XCTAssertEqual(tabs.viewControllers, all)
        XCTAssertEqual(tabs.children, all)
        XCTAssertTrue(tabs.selectedViewController === all[0])
        tabs.selectedIndex = 2
        tabs.addChild(all[1])
        tabs.addChild(tabs.moreNavigationController)
        XCTAssertEqual(tabs.viewControllers, all)
        XCTAssertEqual(tabs.selectedIndex, 2)
        show(tabs)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["A", "B", "C"])
    }

    func testC4SettingControllersMakesAllCustomizable() {
        let tabs = UITabBarController()
        let all = controllers(["A", "B", "C"])
        tabs.viewControllers = all
        tabs.customizableViewControllers = [all[1]]
        XCTAssertEqual(tabs.customizableViewControllers, [all[1]])
        tabs.setViewControllers(Array(all.reversed()), animated: true)
        XCTAssertEqual(tabs.customizableViewControllers, all.reversed())
    }

    func testC5C7MoreIsSelectedButNeverInTheList() {
        let tabs = UITabBarController()
        let all = controllers(["A", "B", "C", "D", "E", "F"])
        tabs.viewControllers = all
        tabs.selectedViewController = tabs.moreNavigationController
        XCTAssertTrue(tabs.selectedViewController === tabs.moreNavigationController)
        XCTAssertEqual(tabs.selectedIndex, NSNotFound)
        XCTAssertEqual(tabs.viewControllers?.count, 6)
        XCTAssertEqual(tabs.tabBar.selectedItem?.title, "More")
        tabs.selectedViewController = all[5]
        XCTAssertEqual(tabs.selectedIndex, 5)
        XCTAssertEqual(tabs.tabBar.selectedItem?.title, "More")
    }

    func testC8FiveFitAndSixDoNot() {
        let tabs = UITabBarController()
        let all = controllers(["A", "B", "C", "D", "E", "F"])
        tabs.viewControllers = Array(all.prefix(5))
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["A", "B", "C", "D", "E"])
        tabs.viewControllers = all
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["A", "B", "C", "D", "More"])
    }

    func testC8WideWindowsFitMore() {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers(["A", "B", "C", "D", "E", "F", "G"])
        show(tabs, width: 1200)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["A", "B", "C", "D", "E", "F", "G"])
        windows[0].frame.size.width = 390
        windows[0]._updateSizeClasses()
        windows[0].layoutIfNeeded()
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["A", "B", "C", "D", "More"])
    }

    func testC9TappingTheSelectedTabPopsItsStack() {
        let tabs = UITabBarController()
        let root = RecordingController("Root", journal)
        let stack = UINavigationController(rootViewController: root)
        tabs.viewControllers = [stack, RecordingController("B", journal)]
        show(tabs)
        stack.pushViewController(RecordingController("Detail", journal), animated: false)
        tap(1, in: tabs)
        tap(0, in: tabs)
        XCTAssertEqual(stack.viewControllers.map(\.title), ["Root", "Detail"], "its state is kept")
        tap(0, in: tabs)
        XCTAssertEqual(stack.viewControllers.map(\.title), ["Root"])
    }

    func testC10TheLastNameWins() {
        let tabs = UITabBarController()
        let controller = UIViewController()
        controller.title = "First"
        tabs.viewControllers = [controller]
        XCTAssertEqual(tabs.tabBar.items?.first?.title, "First")
        XCTAssertNil(tabs.tabBar.items?.first?.image)
        controller.title = "Second"
        XCTAssertEqual(tabs.tabBar.items?.first?.title, "Second")
        controller.tabBarItem.title = "Third"
        XCTAssertEqual(tabs.tabBar.items?.first?.title, "Third")
        controller.title = "Fourth"
        XCTAssertEqual(controller.tabBarItem.title, "Fourth")
        controller.tabBarItem = UITabBarItem(title: "Fifth", image: nil, tag: 5)
        XCTAssertEqual(tabs.tabBar.items?.first?.title, "Fifth")
    }

    func testC10ANavigationControllerTakesItsRootsItem() {
        let tabs = UITabBarController()
        let root = UIViewController()
        root.title = "Root"
        let stack = UINavigationController(rootViewController: root)
        tabs.viewControllers = [stack]
        XCTAssertTrue(tabs.tabBar.items?.first === root.tabBarItem)
        root.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0)
        XCTAssertEqual(tabs.tabBar.items?.first?.title, "New")
    }

    func testC11ViewsAreLoadedWhenFirstShown() {
        let tabs = UITabBarController()
        let all = controllers(["A", "B", "C"])
        tabs.viewControllers = all
        tabs.selectedIndex = 1
        XCTAssertFalse(tabs.isViewLoaded)
        XCTAssertEqual(all.map(\.isViewLoaded), [false, false, false])
        show(tabs)
        XCTAssertEqual(all.map(\.isViewLoaded), [false, true, false])
        tap(0, in: tabs)
        XCTAssertEqual(all.map(\.isViewLoaded), [true, true, false])
        XCTAssertNil(all[1].view.window, "a hidden tab's view is kept, but not shown")
    }

    func testC15SubclassesSeeTaps() {
        final class Subclass: UITabBarController {
            var tapped: [String?] = []
            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                tapped.append(item.title)
            }
        }
        let tabs = Subclass()
        tabs.viewControllers = controllers(["A", "B"])
        show(tabs)
        tap(1, in: tabs)
        tap(1, in: tabs)
        tabs.selectedIndex = 0
        XCTAssertEqual(tabs.tapped, ["B", "B"])
    }

    func testC16AControllerMayHideTheBar() {
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [stack, UIViewController()]
        show(tabs)
        XCTAssertFalse(tabs.tabBar.isHidden)
        let detail = UIViewController()
        detail.hidesBottomBarWhenPushed = true
        stack.pushViewController(detail, animated: false)
        XCTAssertTrue(tabs.tabBar.isHidden)
        windows[0].layoutIfNeeded()
        XCTAssertEqual(detail.view.safeAreaInsets.bottom, 0)
        stack.popViewController(animated: false)
        XCTAssertFalse(tabs.tabBar.isHidden)
        windows[0].layoutIfNeeded()
        XCTAssertEqual(stack.view.safeAreaInsets.bottom, 49)
    }

    func testC12ContentIsNotCovered() {
        let tabs = UITabBarController()
        let under = UIViewController()
        let above = UIViewController()
        above.edgesForExtendedLayout = []
        tabs.viewControllers = [under, above]
        show(tabs, width: 390, height: 700)
        XCTAssertEqual(under.view.frame, CGRect(x: 0, y: 0, width: 390, height: 700))
        XCTAssertEqual(under.view.safeAreaInsets.bottom, 49)
        under.additionalSafeAreaInsets.bottom = 11
        XCTAssertEqual(under.view.safeAreaInsets.bottom, 60)
        tap(1, in: tabs)
        windows[0].layoutIfNeeded()
        XCTAssertEqual(above.view.frame, CGRect(x: 0, y: 0, width: 390, height: 651))
        XCTAssertEqual(above.view.safeAreaInsets.bottom, 0)
        XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 651, width: 390, height: 49))
    }

    /// Narrow, low, wide and both: the bar, the content above it and the content's safe area go by one height.
    func testC12TheBarsHeightIsOneForAll() {
        for (width, height, expected) in [(390, 700, 49), (500, 400, 32), (1_200, 800, 49), (1_200, 400, 49)]
        {
            let tabs = UITabBarController()
            let under = UIViewController()
            let above = UIViewController()
            above.edgesForExtendedLayout = []
            tabs.viewControllers = [under, above]
            let window = show(tabs, width: CGFloat(width), height: CGFloat(height))
            let name = "\(width) by \(height)"
            XCTAssertEqual(tabs.tabBar.frame.height, CGFloat(expected), name)
            XCTAssertEqual(tabs.tabBar.frame.maxY, CGFloat(height), name)
            XCTAssertEqual(tabs.tabBar.intrinsicContentSize.height, CGFloat(expected), name)
            XCTAssertEqual(under.view.safeAreaInsets.bottom, CGFloat(expected), name)
            tabs.selectedIndex = 1
            window.layoutIfNeeded()
            XCTAssertEqual(above.view.frame.maxY, tabs.tabBar.frame.minY, name)
        }
    }
}
