import GtkInterop
import XCTest

@testable import TabardKit

/// What controllers say of the status bar and of ways up, which no desktop has: apps may override all of it, and nobody asks.
@preconcurrency @MainActor
final class SystemBarsTests: TabBarTestCase {
    /// Says what it wants, and writes down who asks.
    private final class Wanting: UIViewController {
        let journal: Journal
        private let child: UIViewController?

        init(_ journal: Journal, child: UIViewController? = nil) {
            self.journal = journal
            self.child = child
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func asked<Value>(_ name: String, _ value: Value) -> Value {
            journal.entries.append(name)
            return value
        }

        override var preferredStatusBarStyle: UIStatusBarStyle { asked("style", .lightContent) }
        override var prefersStatusBarHidden: Bool { asked("hidden", true) }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { asked("animation", .slide) }
        override var childForStatusBarStyle: UIViewController? { asked("child for style", child) }
        override var childForStatusBarHidden: UIViewController? { asked("child for hidden", child) }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            asked("orientations", .landscape)
        }
        override var shouldAutorotate: Bool { asked("turns", false) }
    }

    /// Says which ways up the app may be.
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var count = 0

        func application(
            _ application: UIApplication,
            supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask {
            count += 1
            return .portrait
        }
    }

    func testWhatAControllerSaysByDefault() {
        let controller = UIViewController()
        XCTAssertEqual(controller.preferredStatusBarStyle, .default)
        XCTAssertFalse(controller.prefersStatusBarHidden)
        XCTAssertEqual(controller.preferredStatusBarUpdateAnimation, .fade)
        XCTAssertNil(controller.childForStatusBarStyle)
        XCTAssertNil(controller.childForStatusBarHidden)
        XCTAssertTrue(controller.shouldAutorotate)
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        XCTAssertEqual(controller.supportedInterfaceOrientations, isPad ? .all : .allButUpsideDown)
        XCTAssertEqual(controller.preferredInterfaceOrientationForPresentation, .portrait)
    }

    func testOverridesAreHeardByWhoAsks() {
        let child = Wanting(journal)
        let controller: UIViewController = Wanting(journal, child: child)
        XCTAssertTrue(controller.childForStatusBarStyle === child)
        XCTAssertTrue(controller.childForStatusBarHidden === child)
        XCTAssertEqual(controller.childForStatusBarStyle?.preferredStatusBarStyle, .lightContent)
        XCTAssertEqual(controller.childForStatusBarHidden?.prefersStatusBarHidden, true)
        XCTAssertEqual(controller.preferredStatusBarUpdateAnimation, .slide)
        XCTAssertEqual(controller.supportedInterfaceOrientations, .landscape)
        XCTAssertEqual(
            journal.take(),
            [
                "child for style", "child for hidden", "child for style", "style", "child for hidden",
                "hidden",
                "animation", "orientations",
            ]
        )
    }

    func testNobodyAsksWhileAControllerIsShownTurnedAndLeft() throws {
        let delegate = Delegate()
        let former = UIApplication.shared.delegate
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = former }
        let controller = Wanting(journal, child: Wanting(journal))
        show(UINavigationController(rootViewController: controller), width: 390, height: 700)
        windows[0]._willLayOut(width: 700, height: 390)
        controller.setNeedsStatusBarAppearanceUpdate()
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        UIViewController.attemptRotationToDeviceOrientation()
        let page = Wanting(journal)
        page.modalPresentationStyle = .fullScreen
        page.modalPresentationCapturesStatusBarAppearance = true
        controller.present(page, animated: false)
        controller.dismiss(animated: false)
        XCTAssertEqual(journal.take(), [])
        XCTAssertEqual(delegate.count, 0)
        XCTAssertEqual(UIApplication.shared.supportedInterfaceOrientations(for: windows[0]), .all)
    }

    /// A container's delegate that says nothing leaves it to the container.
    func testAContainersDelegateAnswersForIt() {
        final class Silent: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}
        final class Speaking: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
            func navigationControllerSupportedInterfaceOrientations(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientationMask { .portraitUpsideDown }

            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask { .landscapeLeft }
        }
        let (navigation, tabs) = (UINavigationController(), UITabBarController())
        let (silent, speaking) = (Silent(), Speaking())
        XCTAssertEqual(
            silent.navigationControllerSupportedInterfaceOrientations(navigation),
            navigation.supportedInterfaceOrientations
        )
        XCTAssertEqual(
            silent.tabBarControllerSupportedInterfaceOrientations(tabs),
            tabs.supportedInterfaceOrientations
        )
        XCTAssertEqual(
            speaking.navigationControllerSupportedInterfaceOrientations(navigation),
            .portraitUpsideDown
        )
        XCTAssertEqual(speaking.tabBarControllerSupportedInterfaceOrientations(tabs), .landscapeLeft)
    }
}
