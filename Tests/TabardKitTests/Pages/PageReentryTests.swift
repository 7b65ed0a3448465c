import GtkInterop
import XCTest

@testable import TabardKit

/// Programs that change everything when they are called, and pages that others take.
@preconcurrency @MainActor
final class PageReentryTests: PagesTestCase {
    private lazy var hooked = ["A", "B", "C", "D"].map { HookedController($0, journal) }

    private func set(_ index: Int, in controller: UIPageViewController, animated: Bool) {
        controller.setViewControllers([hooked[index]], direction: .forward, animated: animated) {
            self.journal.entries.append("done \(index) \($0)")
        }
    }

    private func dones() -> [String] { journal.entries.filter { $0.hasPrefix("done") }.sorted() }

    func testASettingWhoseCompletionSetsOthersIsOvertaken() {
        let controller = open(Book(hooked, journal), at: 0)
        _ = journal.take()
        Toolkit.areAnimationsEnabled = true
        controller.setViewControllers([hooked[1]], direction: .forward, animated: true) { _ in
            self.set(2, in: controller, animated: true)
        }
        set(3, in: controller, animated: true)
        XCTAssertTrue(MainLoop.iterate(seconds: 3) { self.dones().count == 2 }, "\(journal.entries)")
        XCTAssertEqual(dones(), ["done 2 false", "done 3 true"])
        XCTAssertEqual(controller.viewControllers, [hooked[3]])
        XCTAssertEqual(controller.children, [hooked[3]])
        XCTAssertNil(hooked[2].viewIfLoaded?.superview)
        XCTAssertEqual(hooked.map(\._appearance), [.disappeared, .disappeared, .disappeared, .appeared])
    }

    func testADelegateSetsPagesWhileTheProgramDoes() {
        let book = Book(hooked, journal)
        let controller = open(book, at: 0)
        drag(controller, by: 250)
        Toolkit.areAnimationsEnabled = true
        book.onFinish = { [unowned self] in
            book.onFinish = nil
            set(2, in: controller, animated: true)
        }
        set(3, in: controller, animated: false)
        MainLoop.iterate(seconds: 0.6)
        XCTAssertEqual(dones(), ["done 2 false", "done 3 true"])
        XCTAssertEqual(controller.viewControllers, [hooked[3]])
        XCTAssertEqual(controller.children, [hooked[3]])
    }

    func testAPageThatGoesOnOnceItIsThere() {
        let controller = open(Book(hooked, journal), at: 0)
        Toolkit.areAnimationsEnabled = true
        hooked[1].onDidAppear = { [unowned self] in set(2, in: controller, animated: true) }
        set(1, in: controller, animated: true)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { self.dones().count == 2 })
        XCTAssertEqual(dones(), ["done 1 true", "done 2 true"])
        XCTAssertEqual(controller.children, [hooked[2]])
    }

    func testAPageThatIsShownBeforeAndAfterHearsNothing() {
        let controller = make(.pageCurl, options: [.spineLocation: 2])
        controller.setViewControllers([hooked[0], hooked[1]], direction: .forward, animated: false)
        show(controller, width: 400, height: 600)
        _ = journal.take()
        controller.setViewControllers([hooked[1], hooked[2]], direction: .forward, animated: false)
        XCTAssertEqual(
            journal.take(),
            ["C willAppear", "A willDisappear", "C didAppear", "A didDisappear"]
        )
        XCTAssertEqual(controller.children, [hooked[1], hooked[2]])
    }

    func testAPageThatWasTakenOutIsShownAgain() {
        let controller = open(Book(hooked, journal), at: 0)
        hooked[0].willMove(toParent: nil)
        hooked[0].view.removeFromSuperview()
        hooked[0].removeFromParent()
        set(0, in: controller, animated: false)
        XCTAssertEqual(controller.children, [hooked[0]])
        XCTAssertTrue(hooked[0].view.isDescendant(of: controller.view))
    }

    func testAPageThatAnotherTookHearsNothingFromTheFormer() {
        let first = open(Book([hooked[0], hooked[1]], journal), at: 0)
        let second = make()
        show(second, width: 400, height: 600)
        second.setViewControllers([hooked[0]], direction: .forward, animated: false)
        XCTAssertEqual(hooked[0]._appearance, .appeared)
        _ = journal.take()
        set(1, in: first, animated: false)
        XCTAssertEqual(journal.take(), ["B willAppear", "B didAppear", "done 1 true"])
        XCTAssertEqual(hooked[0]._appearance, .appeared)
        XCTAssertTrue(hooked[0].view.isDescendant(of: second.view))
    }

    func testPagesLeaveTheWindowWhenTheUserBeginsToTurn() {
        let book = Book(hooked, journal)
        weak var gone: UIPageViewController?
        do {
            let controller = open(book, at: 0)
            gone = controller
            book.onWill = { [unowned self] in windows[0].rootViewController = UIViewController() }
            drag(controller, by: 150)
        }
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { gone == nil })
        XCTAssertEqual(hooked.map(\._appearance).filter { $0 == .appeared || $0 == .appearing }, [])
    }

    /// Makes each page when it is asked for it.
    @MainActor
    private final class Endless: NSObject, UIPageViewControllerDataSource {
        private struct Weak { weak var page: UIViewController? }
        private var made: [Weak] = []

        var alive: Int { made.reduce(0) { $0 + ($1.page == nil ? 0 : 1) } }

        func page() -> UIViewController {
            let page = UIViewController()
            made.append(Weak(page: page))
            return page
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page() }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page() }
    }

    func testOfManyPagesOnlyTheNextAreAlive() {
        let endless = Endless()
        let controller = make()
        controller.dataSource = endless
        controller.setViewControllers([endless.page()], direction: .forward, animated: false)
        show(controller, width: 400, height: 600)
        for _ in 0..<1_000 {
            controller.setViewControllers([endless.page()], direction: .forward, animated: false)
            controller.view.layoutIfNeeded()
        }
        MainLoop.iterate(seconds: 0.1)
        XCTAssertLessThanOrEqual(endless.alive, 3)
    }
}
