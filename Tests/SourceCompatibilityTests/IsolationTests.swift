import UIKit
import XCTest

/// Code in Swift 5 mode, without a word of actors, as apps have it: that it compiles is the better half of the test (N4).
final class IsolationTests: XCTestCase {
    /// Belongs to no actor, and has views as properties.
    private final class Presenter: NSObject {
        let label = UILabel()
        var finished: (() -> Void)?

        func update(_ text: String) {
            label.text = text
            UIView.performWithoutAnimation { self.label.alpha = 0.5 }
        }

        func updateLater(_ text: String) {
            DispatchQueue.main.async {
                self.update(text)
                self.finished?()
            }
        }
    }

    private struct Theme {
        static let font = UIFont.systemFont(ofSize: 12)
        static func apply(to bar: UITabBar) { bar.tintColor = .systemPink }
    }

    private final class Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(UIViewController(), animated: false) }
    }

    private final class Pages: NSObject, UIAdaptivePresentationControllerDelegate {
        init(_ page: UIViewController) {
            super.init()
            page.presentationController?.delegate = self
        }
    }

    private final class FadingView: UIView, CAAnimationDelegate {
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { isHidden = flag }
    }

    private final class Tabs: UITabBarController, UITabBarControllerDelegate {
        var chosen: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            delegate = self
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            didSelect viewController: UIViewController
        ) {
            chosen.append(tabBarController.selectedIndex)
        }
    }

    func testPlainCodeUsesViews() {
        let presenter = Presenter()
        presenter.update("one")
        XCTAssertEqual(presenter.label.text, "one")
        XCTAssertEqual(presenter.label.alpha, 0.5)

        let coordinator = Coordinator()
        coordinator.start()
        XCTAssertEqual(coordinator.navigation.viewControllers.count, 1)

        let bar = UITabBar()
        Theme.apply(to: bar)
        XCTAssertEqual(bar.tintColor, .systemPink)
    }

    func testPlainCodeWaitsForTheMainQueue() {
        let presenter = Presenter()
        let finished = expectation(description: "updated")
        presenter.finished = { finished.fulfill() }
        presenter.updateLater("two")
        wait(for: [finished], timeout: 10)
        XCTAssertEqual(presenter.label.text, "two")
    }

    func testDelegatesOfNoActorHearOfPresentations() {
        let page = UIViewController()
        let pages = Pages(page)
        XCTAssertTrue(page.presentationController?.delegate === pages)
    }

    func testDelegatesOfNoActorAreViews() {
        let view = FadingView()
        view.animationDidStop(CABasicAnimation(keyPath: "opacity"), finished: true)
        XCTAssertTrue(view.isHidden)
        let tabs = Tabs()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.loadViewIfNeeded()
        tabs.delegate?.tabBarController(tabs, didSelect: tabs.viewControllers![0])
        XCTAssertEqual(tabs.chosen, [0])
    }
}
