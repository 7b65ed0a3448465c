import GtkInterop
import XCTest

@testable import TabardKit

/// What edit screens leave behind.
@preconcurrency @MainActor
final class CustomizingMemoryTests: CustomizingScreenTestCase {
    func testScreensLeaveNothingBehind() throws {
        let (tabs, _) = try edit()
        tabs.tabBar.endCustomizing(animated: false)
        // Caches of glyphs and of fonts at other scales fill up first.
        try run(300, in: tabs)
        try assertNothingStays(bytesBelow: 40_000, "200 edit screens") { try run(200, in: tabs) }
    }

    /// A window may be closed at any moment, in the middle of a drag too.
    func testAClosedWindowFreesItsScreen() {
        XCTAssertEqual(survivors(), 0)
        assertNothingStays("a closed window") { XCTAssertEqual(survivors(), 0) }
    }

    private func survivors() -> Int {
        weak var window: UIWindow?
        weak var controller: UITabBarController?
        weak var screen: CustomizingScreen?
        do {
            let tabs = UITabBarController()
            tabs.viewControllers = Self.names.map { name in
                let controller = UIViewController()
                controller.title = name
                return controller
            }
            let shown = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
            shown.rootViewController = tabs
            shown.makeKeyAndVisible()
            MainLoop.iterate(seconds: 0.1)
            tabs._beginCustomizing()
            MainLoop.iterate(seconds: 0.05)
            tabs._hold(5, abovePlace: 1)
            (window, controller, screen) = (shown, tabs, tabs.tabBar._screen)
            XCTAssertNotNil(screen)
            shown.isHidden = true
            shown.rootViewController = nil
        }
        MainLoop.iterate(seconds: 0.4)
        return [window as AnyObject?, controller, screen].compactMap { $0 }.count
    }

    private func run(_ count: Int, in tabs: UITabBarController) throws {
        weak var last: CustomizingScreen?
        for index in 0..<count {
            tabs._beginCustomizing()
            last = tabs.tabBar._screen
            tabs._hold(5, abovePlace: index % 4)
            tabs._letGo()
            tabs._hold(0, abovePlace: 2, fromBar: true)
            tabs._letGo()
            if index % 10 == 0 { MainLoop.iterate(seconds: 0.02) }
            tabs.tabBar._session?.undo()
            tabs.tabBar._session?.undo()
            tabs.tabBar.endCustomizing(animated: false)
        }
        MainLoop.iterate(seconds: 0.5)
        XCTAssertNil(last)
    }
}
