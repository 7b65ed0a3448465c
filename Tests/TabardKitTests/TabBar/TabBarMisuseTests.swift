import XCTest

@testable import TabardKit

/// What stops the program, and what it says then.
@preconcurrency @MainActor
final class TabBarMisuseTests: MisuseTestCase {
    private static func tabs(_ titles: [String] = ["Home", "Search"]) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = titles.map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        return tabs
    }

    override class var misuses: [String: () -> Void] {
        [
            "foreign": {
                let stranger = UIViewController()
                stranger.title = "Stranger"
                tabs().selectedViewController = stranger
            },
            "range": { tabs().selectedIndex = 2 },
            "negative": { tabs().selectedIndex = -1 },
            "notFound": { tabs().selectedIndex = NSNotFound },
            "empty": { UITabBarController().selectedIndex = 0 },
            "more": {
                let tabs = UITabBarController()
                tabs.viewControllers = [tabs.moreNavigationController]
            },
            "twice": {
                let controller = UIViewController()
                controller.title = "Home"
                UITabBarController().viewControllers = [controller, UIViewController(), controller]
            },
            "itself": {
                let tabs = UITabBarController()
                tabs.viewControllers = [tabs]
            },
            "items": { withExtendedLifetime(tabs()) { $0.tabBar.items = [] } },
            "setItems": { withExtendedLifetime(tabs()) { $0.tabBar.setItems([], animated: true) } },
            "selectedItem": { withExtendedLifetime(tabs()) { $0.tabBar.selectedItem = nil } },
            "delegate": { withExtendedLifetime(tabs()) { $0.tabBar.delegate = nil } },
            "strangeItem": {
                let bar = UITabBar()
                bar.items = [UITabBarItem(title: "Home", image: nil, tag: 0)]
                bar.selectedItem = UITabBarItem(title: "Stranger", image: nil, tag: 1)
            },
            "contained": {
                let outer = UIViewController()
                for _ in 0..<3 {
                    let tabs = tabs()
                    for _ in 0..<2 {
                        outer.addChild(tabs)
                        tabs.didMove(toParent: outer)
                        tabs.removeFromParent()
                    }
                    XCTAssertEqual(tabs.selectedIndex, 0)
                }
            },
            "infinite": { UIView().frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1) },
        ]
    }

    func testC5AControllerOutsideTheListIsNamedWithTheList() throws {
        try assertStops(
            "foreign",
            saying: "'Stranger'",
            "[UIViewController 'Home', UIViewController 'Search']",
            "moreNavigationController"
        )
    }

    func testC6AnIndexOutOfRangeIsNamedWithTheRange() throws {
        try assertStops("range", saying: "selectedIndex must be from 0 to 1, but is 2")
        try assertStops("negative", saying: "selectedIndex must be from 0 to 1, but is -1")
        try assertStops("notFound", saying: "selectedIndex must be from 0 to 1")
        try assertStops("empty", saying: "there are no view controllers")
    }

    func testC7MoreCanNotBeAdded() throws {
        try assertStops("more", saying: "moreNavigationController can't be one of viewControllers")
    }

    func testC2AControllerCanNotBeInTheListTwice() throws {
        try assertStops("twice", saying: "'Home' twice, at index 0 and 2")
        try assertStops("itself", saying: "can't be one of its own viewControllers")
    }

    func testC13AManagedBarNamesTheControllersProperty() throws {
        try assertStops("items", saying: "items can't be changed", "viewControllers")
        try assertStops("setItems", saying: "setViewControllers(_:animated:)")
        try assertStops("selectedItem", saying: "selectedIndex or selectedViewController")
        try assertStops("delegate", saying: "UITabBarControllerDelegate")
    }

    func testB1AnItemOutsideTheBarIsNamedWithItsItems() throws {
        try assertStops("strangeItem", saying: "'Home'", "'Stranger'")
    }

    func testC14InsideAnotherContainerItWorksAndWarnsOnce() throws {
        let (reason, text) = try run("contained")
        XCTAssertEqual(reason, .exit, text)
        let warnings = text.components(separatedBy: "should be the window's root").count - 1
        XCTAssertEqual(warnings, 3, "once for each controller: \(text)")
    }

    func testGeometryMustBeFinite() throws {
        try assertStops("infinite", saying: "must be finite")
    }
}
