import TabardTesting
import UIKit
import XCTest

/// The code of the article about tests that runs inside the app's process.
@preconcurrency @MainActor
final class PictureTests: XCTestCase {
    func testTheBadgeIsDrawn() throws {
        TestEnvironment.areAnimationsEnabled = false
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        TestEnvironment.run(seconds: 5) { window.pngPicture() != nil }

        let before = window.pngPicture()
        tabs.viewControllers?[1].tabBarItem.badgeValue = "New"
        TestEnvironment.awaitFrame(of: window)
        XCTAssertNotEqual(window.pngPicture(), before)
        window.isHidden = true
    }
}
