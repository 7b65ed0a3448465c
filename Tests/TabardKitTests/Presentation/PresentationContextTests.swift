import GtkInterop
import XCTest

@testable import TabardKit

/// What is presented over a part of the window: `currentContext`, `overCurrentContext`, and an app's own way.
@preconcurrency @MainActor
final class PresentationContextTests: TabBarTestCase {
    private lazy var root = RecordingController("R", journal)
    private lazy var page = RecordingController("P", journal)
    private let other = UIViewController()
    private let tabs = UITabBarController()

    /// Tabs whose first one defines the context.
    private func showTabs() {
        root.definesPresentationContext = true
        tabs.viewControllers = [root, other]
        show(tabs)
        _ = journal.take()
    }

    private func present(_ style: UIModalPresentationStyle) {
        page.modalPresentationStyle = style
        root.present(page, animated: false)
    }

    func testOverTheCurrentContextTheTabBarStaysInUse() {
        showTabs()
        present(.overCurrentContext)
        XCTAssertEqual(journal.take(), ["P didLoad", "P willAppear", "P didAppear"])
        XCTAssertTrue(root.presentedViewController === page)
        XCTAssertNil(tabs.presentedViewController)
        XCTAssertTrue(page.presentingViewController === root)
        XCTAssertEqual(
            page.view.convert(page.view.bounds, to: nil),
            root.view.convert(root.view.bounds, to: nil)
        )
        XCTAssertEqual(tabs.tabBar._widget?.canFocus, true)
        page.dismiss(animated: false)
        XCTAssertEqual(journal.take(), ["P willDisappear", "P didDisappear"])
        XCTAssertNil(root.presentedViewController)
        XCTAssertTrue(page.view.superview == nil)
    }

    func testTheCurrentContextLeavesTheScreen() {
        showTabs()
        present(.currentContext)
        XCTAssertEqual(
            journal.take(),
            ["P didLoad", "R willDisappear", "P willAppear", "P didAppear", "R didDisappear"]
        )
        page.dismiss(animated: false)
        XCTAssertEqual(
            journal.take(),
            ["P willDisappear", "R willAppear", "R didAppear", "P didDisappear"]
        )
    }

    /// What lies over one tab's view goes and comes with that tab.
    func testWhatIsPresentedGoesWithItsTab() {
        showTabs()
        present(.overCurrentContext)
        _ = journal.take()
        tabs.selectedIndex = 1
        XCTAssertEqual(
            journal.take(),
            ["R willDisappear", "P willDisappear", "R didDisappear", "P didDisappear"]
        )
        XCTAssertFalse(isInSight(page.view), "it would lie over another tab")
        XCTAssertTrue(root.presentedViewController === page)
        tabs.selectedIndex = 0
        XCTAssertEqual(journal.take(), ["R willAppear", "P willAppear", "R didAppear", "P didAppear"])
        XCTAssertTrue(isInSight(page.view))
        page.dismiss(animated: false)
        XCTAssertNil(root.presentedViewController)
    }

    /// Where the tab's own controller has left the screen, what is there instead hears of the tab.
    func testWhatStandsInTheContextGoesWithItsTab() {
        showTabs()
        present(.currentContext)
        _ = journal.take()
        tabs.selectedIndex = 1
        XCTAssertEqual(journal.take(), ["P willDisappear", "P didDisappear"])
        XCTAssertFalse(isInSight(page.view))
        tabs.selectedIndex = 0
        XCTAssertEqual(journal.take(), ["P willAppear", "P didAppear"])
        XCTAssertTrue(isInSight(page.view))
        tabs.selectedIndex = 1
        _ = journal.take()
        page.dismiss(animated: false)
        XCTAssertEqual(journal.take(), [])
        XCTAssertNil(root.presentedViewController)
        tabs.selectedIndex = 0
        XCTAssertEqual(journal.take(), ["R willAppear", "R didAppear"])
        XCTAssertTrue(isInSight(root.view))
    }

    private func isInSight(_ view: UIView) -> Bool { view._widget?.isMapped == true }

    func testInAStackTheBarStays() {
        let stack = UINavigationController(rootViewController: root)
        root.definesPresentationContext = true
        show(stack)
        _ = journal.take()
        present(.overCurrentContext)
        XCTAssertTrue(root.presentedViewController === page)
        XCTAssertEqual(
            page.view.convert(page.view.bounds, to: nil),
            root.view.convert(root.view.bounds, to: nil)
        )
        XCTAssertEqual(journal.take(), ["P didLoad", "P willAppear", "P didAppear"])
        XCTAssertTrue(isInSight(stack.navigationBar))
    }

    func testWithoutAContextTheOutermostControllerPresents() {
        tabs.viewControllers = [root, other]
        show(tabs)
        present(.overCurrentContext)
        XCTAssertTrue(tabs.presentedViewController === page)
        XCTAssertEqual(page.view.frame.size, CGSize(width: 390, height: 700))
    }

    func testTheContextSaysHowOthersCome() {
        showTabs()
        root.modalTransitionStyle = .crossDissolve
        present(.overCurrentContext)
        XCTAssertEqual(page.modalTransitionStyle, .coverVertical)
        page.dismiss(animated: false)
        root.providesPresentationContextTransitionStyle = true
        present(.overCurrentContext)
        XCTAssertEqual(page.modalTransitionStyle, .crossDissolve)
    }

    @MainActor
    private final class Inside: UIPresentationController {
        override var shouldPresentInFullscreen: Bool { false }
    }

    @MainActor
    private final class Maker: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController,
            presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            Inside(presentedViewController: presented, presenting: presenting)
        }
    }

    func testAnAppsOwnPresentationMayStayInTheContext() {
        showTabs()
        let maker = Maker()
        page.transitioningDelegate = maker
        present(.custom)
        XCTAssertTrue(root.presentedViewController === page)
        XCTAssertTrue(page.presentationController is Inside)
        XCTAssertEqual(
            page.view.convert(page.view.bounds, to: nil),
            root.view.convert(root.view.bounds, to: nil)
        )
    }
}
