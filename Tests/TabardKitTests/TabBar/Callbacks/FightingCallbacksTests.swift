import GtkInterop
import XCTest

@testable import TabardKit

/// Callbacks that undo each other's changes without end: the interface says so in the log, and is as one of them left it.
/// Containers that say something in the log are here too, as a warning ends the other tests.
@preconcurrency @MainActor
final class FightingCallbacksTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] {
        var misuses: [String: () -> Void] = [:]
        for callback in fighting { misuses[callback.rawValue] = { fight(callback) } }
        misuses["tabs in More"] = { tabsInMore() }
        misuses["tabs on a stack"] = { tabsOnAStack() }
        return misuses
    }

    private static let fighting: [AppCallback] = [
        .willAppear, .didAppear, .willDisappear, .didDisappear, .didLayout, .willMove, .didMove,
    ]

    private static func makeWindow() -> UIWindow {
        Toolkit.areAnimationsEnabled = false
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        window.rootViewController = UIViewController(nibName: nil, bundle: nil)
        window.makeKeyAndVisible()
        MainLoop.iterate(seconds: 5) { window._widget?.isMapped == true && window.bounds.width == 390 }
        return window
    }

    /// Each call selects the next tab, or sets the tabs in another order.
    private static func fight(_ callback: AppCallback) {
        let window = makeWindow()
        for operation in [AppOperation.selectNext, .reverse, .others] {
            let world = CallbackWorld(window: window, count: 7, usesStacks: false)
            world.pull(.show)
            (world.callback, world.operation, world.remaining) = (callback, operation, .max)
            world.tabs.selectedIndex = 1
            window.layoutIfNeeded()
            world.remaining = 0
            window.layoutIfNeeded()
            print("\(operation): \(world.contradictions)")
            window.rootViewController = UIViewController(nibName: nil, bundle: nil)
        }
    }

    func testCallbacksThatFightEachOtherEndInTheLog() throws {
        for callback in Self.fighting {
            let (reason, text) = try run(callback.rawValue)
            XCTAssertEqual(reason, .exit, "\(callback): \(text)")
            for operation in ["selectNext", "reverse", "others"] {
                XCTAssertTrue(text.contains("\(operation): []"), "\(callback): \(text)")
            }
            if callback == .didAppear { XCTAssertTrue(text.contains("undo each other's changes"), text) }
        }
    }

    private static func tabsInMore() {
        let window = makeWindow()
        let page = UIViewController(nibName: nil, bundle: nil)
        let inner = UITabBarController()
        inner.viewControllers = [page]
        let outer = UITabBarController()
        outer.viewControllers = (0..<5).map { _ in UIViewController(nibName: nil, bundle: nil) } + [inner]
        window.rootViewController = outer
        outer.selectedIndex = 5
        window.layoutIfNeeded()
        let isShown = page.viewIfLoaded?.window === window && page._appearance == .appeared
        print("shown in More: \(isShown), found: \(page.tabBarController === inner)")
        outer.selectedIndex = 0
        print("left: \(page._appearance == .disappeared)")
    }

    private static func tabsOnAStack() {
        let window = makeWindow()
        let page = UIViewController(nibName: nil, bundle: nil)
        let inner = UITabBarController()
        inner.viewControllers = [page]
        let stack = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
        window.rootViewController = stack
        stack.pushViewController(inner, animated: false)
        window.layoutIfNeeded()
        print("shown on the stack: \(page.viewIfLoaded?.window === window && page._appearance == .appeared)")
        stack.popViewController(animated: false)
        print("left: \(page._appearance == .disappeared)")
    }

    func testC14ATabBarControllerInAnotherContainerWorksAndLogsOneWarning() throws {
        for (name, shown) in [
            ("tabs in More", "shown in More: true, found: true"),
            ("tabs on a stack", "shown on the stack: true"),
        ] {
            let (reason, text) = try run(name)
            XCTAssertEqual(reason, .exit, text)
            XCTAssertTrue(text.contains(shown), text)
            XCTAssertTrue(text.contains("left: true"), text)
            XCTAssertEqual(text.components(separatedBy: "should be the window's root").count, 2, text)
        }
    }
}
