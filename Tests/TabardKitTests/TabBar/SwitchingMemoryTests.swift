import GtkInterop
import XCTest

@testable import TabardKit

/// What switching tabs leaves behind.
@preconcurrency @MainActor
final class SwitchingMemoryTests: TabBarTestCase {
    func testC11TenThousandSwitchesLeaveNothingBehind() {
        let tabs = UITabBarController()
        tabs.viewControllers = (1...6).map { index in
            let controller = UIViewController()
            controller.title = "Tab \(index)"
            controller.view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
            return controller
        }
        show(tabs)
        run(switches: 3_000, in: tabs)
        // Fonts and style caches still fill a little; a leak of four bytes a switch would be 40,000.
        assertNothingStays(bytesBelow: 40_000, "10,000 switches") { run(switches: 10_000, in: tabs) }
    }

    func testAControllerAndItsViewsAreFreed() {
        // The first window also makes what lives as long as the program.
        XCTAssertEqual(survivors(), [])
        assertNothingStays("an interface") { XCTAssertEqual(survivors(), []) }
    }

    /// Shows an interface, uses it, lets it go, and tells what is still there.
    private func survivors() -> [String] {
        weak var controller: UITabBarController?
        weak var child: UIViewController?
        weak var window: UIWindow?
        do {
            let tabs = UITabBarController()
            let first = UIViewController()
            tabs.viewControllers = [first] + (0..<7).map { _ in UIViewController() }
            let shown = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
            shown.rootViewController = tabs
            shown.makeKeyAndVisible()
            MainLoop.iterate(seconds: 0.1)
            tabs.selectedIndex = 7
            tabs.selectedViewController = tabs.moreNavigationController
            tabs.selectedIndex = 0
            MainLoop.iterate(seconds: 0.05)
            shown.isHidden = true
            shown.rootViewController = nil
            (controller, child, window) = (tabs, first, shown)
        }
        MainLoop.iterate(seconds: 0.3)
        return [
            controller.map { "\(type(of: $0))" }, child.map { "\(type(of: $0))" },
            window.map { "\(type(of: $0))" },
        ].compactMap { $0 }
    }

    private func run(switches: Int, in tabs: UITabBarController) {
        for index in 0..<switches {
            tabs.selectedIndex = index % 6
            windows[0].layoutIfNeeded()
            // Let GTK draw now and then, as it would between the taps of a very fast user.
            if index % 50 == 0 { MainLoop.iterate(seconds: 0.02) }
        }
        tabs.selectedIndex = 0
        MainLoop.iterate(seconds: 0.3)
    }
}
