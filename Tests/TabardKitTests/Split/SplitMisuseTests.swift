import XCTest

@testable import TabardKit

/// What an app must not do with a split view controller, and what it is told.
@preconcurrency @MainActor
final class SplitMisuseTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] {
        [
            "viewControllersOfColumns": {
                UISplitViewController(style: .doubleColumn).viewControllers = [UIViewController()]
            },
            "three": {
                UISplitViewController().viewControllers = (0..<3).map { _ in UIViewController() }
            },
            "twice": {
                let one = UIViewController()
                UISplitViewController().viewControllers = [one, one]
            },
            "columnOfAPair": { UISplitViewController().setViewController(nil, for: .primary) },
            "noMiddle": {
                UISplitViewController(style: .doubleColumn)
                    .setViewController(UIViewController(), for: .supplementary)
            },
            "itself": {
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(split, for: .primary)
            },
            "showAPair": { UISplitViewController().show(.primary) },
            "tabsInAColumn": {
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(UITabBarController(), for: .secondary)
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_200, height: 700))
                window.rootViewController = split
                window.makeKeyAndVisible()
            },
            "pushed": {
                UINavigationController().pushViewController(
                    UISplitViewController(style: .doubleColumn),
                    animated: false
                )
            },
        ]
    }

    func testControllersOfAnotherStyle() throws {
        try assertStops("viewControllersOfColumns", saying: "use setViewController(_:for:)")
        try assertStops("columnOfAPair", saying: "without a style has no columns", "viewControllers")
        try assertStops("showAPair", saying: "without a style has no columns to show")
    }

    func testWrongControllers() throws {
        try assertStops("three", saying: "shows two controllers, not 3")
        try assertStops("twice", saying: "UIViewController is twice in viewControllers")
        try assertStops("noMiddle", saying: "Only the style tripleColumn has a supplementary column")
        try assertStops("itself", saying: "can't be its own column")
    }

    func testC14ATabBarControllerInAnotherColumnIsWarnedOf() throws {
        let (reason, text) = try run("tabsInAColumn")
        XCTAssertEqual(reason, .exit, text)
        XCTAssertEqual(text.components(separatedBy: "should be the window's root").count, 2, text)
    }

    func testPushing() throws {
        try assertStops("pushed", saying: "split view controller can't be pushed")
    }
}
