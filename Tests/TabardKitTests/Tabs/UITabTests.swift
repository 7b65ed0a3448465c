import GtkInterop
import XCTest

@testable import TabardKit

@preconcurrency @MainActor
final class UITabTests: TabsTestCase {
    func testT1ATabsPropertiesShowOnTheBarAtOnce() {
        let all = tabs("a", "b")
        let controller = makeController(all)
        show(controller)
        all[1].title = "Films"
        all[1].badgeValue = "3"
        all[1].isEnabled = false
        let item = controller.tabBar.items?[1]
        XCTAssertEqual(item?.title, "Films")
        XCTAssertEqual(item?.badgeValue, "3")
        XCTAssertEqual(item?.isEnabled, false)
        tap(1, in: controller)
        XCTAssertEqual(controller.selectedTab?.identifier, "a", "the user can't select it")
        controller.selectedTab = all[1]
        XCTAssertEqual(controller.selectedTab?.identifier, "b", "the app can")
        XCTAssertTrue(all[1].viewController?.tabBarItem === item)
    }

    func testT1WhatATabBelongsTo() {
        let child = tab("child")
        let inner = group("inner", [child])
        let outer = group("outer", [inner], isManaged: true)
        XCTAssertNil(child.tabBarController)
        let controller = makeController([outer, tab("other")])
        XCTAssertTrue(child.parent === inner)
        XCTAssertNil(outer.parent)
        XCTAssertTrue(child.tabBarController === controller)
        XCTAssertTrue(child.managingTabGroup === outer)
        XCTAssertTrue(child.viewController?.tab === child)
        XCTAssertTrue(controller.tab(forIdentifier: "child") === child)
        XCTAssertTrue(outer.tab(forIdentifier: "child") === child)
        XCTAssertNil(controller.tab(forIdentifier: "nobody"))
        controller.tabs = [tab("new")]
        XCTAssertNil(child.tabBarController)
    }

    func testT2TabsTakeThePlaceOfViewControllersAndBack() {
        let controller = makeController()
        XCTAssertEqual(controller.tabs, [])
        let first = UIViewController()
        controller.viewControllers = [first]
        XCTAssertNil(controller.selectedTab)
        controller.tabs = tabs("a", "b")
        XCTAssertNil(first.parent)
        XCTAssertEqual(controller.viewControllers?.map(\.title), ["a", "b"])
        XCTAssertEqual(controller.selectedTab?.identifier, "a")
        XCTAssertEqual(controller.selectedIndex, 0)
        let a = controller.tabs[0]
        controller.viewControllers = [first]
        XCTAssertEqual(controller.tabs, [])
        XCTAssertNil(a.tabBarController)
        XCTAssertNil(a.viewController?.parent)
        XCTAssertTrue(first.parent === controller)
    }

    func testT3AControllerIsMadeWhenItIsFirstShownAndOnce() {
        let all = tabs("a", "b", "c")
        let controller = makeController(all)
        XCTAssertEqual(provided, [])
        show(controller)
        XCTAssertEqual(provided, ["a"])
        tap(2, in: controller)
        tap(0, in: controller)
        tap(2, in: controller)
        XCTAssertEqual(provided, ["a", "c"])
        XCTAssertTrue(all[2].viewController?.parent === controller)
        XCTAssertTrue(all[2].viewController?.view.window != nil)
    }

    func testT2AnyTabCanBeSelectedAndNobodyIsTold() {
        let child = tab("child")
        let library = group("library", [tab("first"), child])
        let controller = makeController([tab("a"), library])
        let delegate = TabsDelegate()
        controller.delegate = delegate
        show(controller)
        controller.selectedTab = child
        XCTAssertEqual(controller.selectedTab?.identifier, "child")
        XCTAssertEqual(controller.selectedIndex, 1)
        XCTAssertTrue(library.selectedChild === child)
        XCTAssertEqual(controller.selectedViewController?.title, "library", "the root tab's is shown (T7)")
        controller.selectedIndex = 0
        XCTAssertEqual(controller.selectedTab?.identifier, "a")
        controller.selectedIndex = 1
        XCTAssertEqual(controller.selectedTab?.identifier, "child", "the group remembers it")
        controller.selectedTab = nil
        XCTAssertEqual(controller.selectedTab?.identifier, "child")
        XCTAssertEqual(delegate.calls, [])
    }

    func testT13TheUsersChoicesAreAskedForAndTold() {
        let controller = makeController([tab("a"), group("library", tabs("c", "d")), tab("b")])
        let delegate = TabsDelegate()
        controller.delegate = delegate
        show(controller)
        tap(1, in: controller)
        tap(1, in: controller)
        delegate.allows = { $0.identifier != "b" }
        tap(2, in: controller)
        XCTAssertEqual(
            delegate.calls,
            ["should c", "did c after a", "should c", "did c after c", "should b"]
        )
        XCTAssertEqual(controller.selectedTab?.identifier, "c")
    }

    func testT13ADelegateMayDoAnything() {
        let all = tabs("a", "b", "c")
        let controller = makeController(all)
        let delegate = TabsDelegate()
        controller.delegate = delegate
        show(controller)
        delegate.allows = { [unowned self, unowned controller] _ in
            controller.tabs = tabs("x", "y")
            return true
        }
        tap(1, in: controller)
        XCTAssertEqual(order(controller), ["x", "y"])
        XCTAssertEqual(controller.selectedTab?.identifier, "x", "what stands in its place")
        delegate.allows = { [unowned controller] _ in
            controller.viewControllers = [UIViewController()]
            return true
        }
        tap(0, in: controller)
        XCTAssertNil(controller.selectedTab)
        XCTAssertEqual(delegate.calls.filter { $0.hasPrefix("did") }, [])
    }

    func testT5MoreAndNarrowWindows() {
        let all = tabs("a", "b", "c", "d", "e", "f")
        let controller = makeController(all)
        let delegate = TabsDelegate()
        controller.delegate = delegate
        show(controller)
        XCTAssertEqual(controller.tabBar.items?.map(\.title), ["a", "b", "c", "d", "More"])
        tap(4, in: controller)
        XCTAssertNil(controller.selectedTab, "More's list is no tab")
        controller._userChoseInMore(.tab(all[5]))
        XCTAssertEqual(controller.selectedTab?.identifier, "f")
        XCTAssertTrue(all[5].viewController?.parent === controller.moreNavigationController)
        XCTAssertEqual(delegate.calls, ["should f", "did f after a"])
        controller.compactTabIdentifiers = ["f", "b", "nobody"]
        XCTAssertEqual(order(controller), ["b", "f"])
        XCTAssertEqual(controller.selectedTab?.identifier, "f")
        all[1].preferredPlacement = .sidebarOnly
        controller.compactTabIdentifiers = nil
        XCTAssertEqual(order(controller), ["a", "c", "d", "e", "f"])
    }

    func testT4PlacesOfRootTabs() {
        let controller = makeController([
            tab("search", .pinned), tab("a"), tab("home", .fixed), tab("b", .movable),
            tab("aside", .sidebarOnly),
        ])
        XCTAssertEqual(order(controller), ["home", "a", "b", "search"])
        XCTAssertEqual(
            (controller._state.customizableTabs ?? []).compactMap(\.tab?.identifier),
            ["a", "b"]
        )
    }

    func testT1HidingTheSelectedTabSelectsItsNeighbour() {
        let library = group("library", tabs("c", "d", "e"))
        let controller = makeController([tab("a"), library, tab("b")])
        show(controller)
        controller.selectedTab = library.children[1]
        library.children[1].isHidden = true
        XCTAssertEqual(controller.selectedTab?.identifier, "e")
        library.children[2].isHidden = true
        XCTAssertEqual(controller.selectedTab?.identifier, "c")
        library.isHidden = true
        XCTAssertEqual(controller.selectedTab?.identifier, "b")
        XCTAssertEqual(order(controller), ["a", "b"])
        library.isHidden = false
        XCTAssertEqual(order(controller), ["a", "library", "b"])
        XCTAssertEqual(controller.selectedTab?.identifier, "b")
        controller.selectedTab = library.children[1]
        XCTAssertEqual(controller.selectedTab?.identifier, "b", "a hidden tab is not selected")
    }

    func testT1TabsComeAndGo() {
        let kept = tab("kept")
        let controller = makeController([tab("a"), kept])
        show(controller)
        tap(1, in: controller)
        controller.tabs = [tab("new"), kept, tab("other")]
        XCTAssertEqual(controller.selectedTab?.identifier, "kept")
        XCTAssertEqual(provided, ["a", "kept"])
        XCTAssertEqual(controller.children.map(\.title), ["kept"])
        controller.tabs = []
        XCTAssertNil(controller.selectedViewController)
        XCTAssertEqual(controller.selectedIndex, NSNotFound)
        XCTAssertEqual(controller.children, [])
    }

    func testT2TheInterfaceIsTheSameWithoutAnAnimation() {
        let controller = UITabBarController(tabs: tabs("a", "b"))
        XCTAssertEqual(controller.tabs.map(\.identifier), ["a", "b"])
        XCTAssertTrue(controller.tabs[0].hasVisiblePlacement)
        controller.tabs[0].isHidden = true
        XCTAssertFalse(controller.tabs[0].hasVisiblePlacement)
    }
}
