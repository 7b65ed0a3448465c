import GtkInterop
import XCTest

@testable import TabardKit

/// Bars that an app takes out of sight by `isHidden`.
@preconcurrency @MainActor
final class HiddenBarTests: TabBarTestCase {
    func testAHiddenNavigationBarLeavesItsRoom() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.isHidden = true
        show(navigation)
        XCTAssertEqual(root.view.safeAreaInsets.top, 0)
        XCTAssertFalse(navigation.isNavigationBarHidden)
        navigation.navigationBar.isHidden = false
        assertSoonEqual(root.view.safeAreaInsets.top, 44)
        navigation.navigationBar.isHidden = true
        assertSoonEqual(root.view.safeAreaInsets.top, 0)
        // Neither a push nor the controller's own hiding brings it back.
        let next = UIViewController()
        navigation.pushViewController(next, animated: false)
        assertSoonEqual(next.view.safeAreaInsets.top, 0)
        XCTAssertTrue(navigation.navigationBar.isHidden)
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.setNavigationBarHidden(false, animated: false)
        XCTAssertTrue(navigation.navigationBar.isHidden)
        navigation.navigationBar.isHidden = false
        assertSoonEqual(next.view.safeAreaInsets.top, 44)
    }

    func testBelowAnOpaqueBar() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.isTranslucent = false
        show(navigation)
        XCTAssertEqual(root.view.frame.minY, 44)
        navigation.navigationBar.isHidden = true
        assertSoonEqual(root.view.frame, CGRect(x: 0, y: 0, width: 390, height: 700))
    }

    func testAHiddenToolbarLeavesItsRoom() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        show(navigation)
        XCTAssertEqual(root.view.safeAreaInsets.bottom, ToolbarLayout.height)
        navigation.toolbar.isHidden = true
        assertSoonEqual(root.view.safeAreaInsets.bottom, 0)
        XCTAssertTrue(navigation.toolbar.isHidden)
        navigation.toolbar.isHidden = false
        assertSoonEqual(root.view.safeAreaInsets.bottom, ToolbarLayout.height)
        XCTAssertFalse(navigation.toolbar.isHidden)
    }
}
