import GtkInterop
import XCTest

@testable import TabardKit

/// Pages that the program sets, and programs that do so when they are called.
@preconcurrency @MainActor
final class PageSettingTests: PagesTestCase {
    private func set(
        _ index: Int,
        in controller: UIPageViewController,
        direction: UIPageViewController.NavigationDirection = .forward,
        animated: Bool = false
    ) {
        controller.setViewControllers([pages[index]], direction: direction, animated: animated) {
            self.journal.entries.append("done \(index) \($0)")
        }
    }

    func testTheProgramTellsNoDelegateAndForgetsWhatWasSaid() {
        let controller = open(Book(pages, journal), at: 0)
        _ = journal.take()
        set(2, in: controller)
        XCTAssertEqual(
            journal.take(),
            ["C didLoad", "C willAppear", "A willDisappear", "C didAppear", "A didDisappear", "done 2 true"]
        )
        controller.view.layoutIfNeeded()
        XCTAssertEqual(journal.take(), ["before C?", "after C?"])
        set(2, in: controller)
        XCTAssertEqual(journal.take(), ["done 2 true"])
        controller.view.layoutIfNeeded()
        XCTAssertEqual(journal.take(), ["before C?", "after C?"])
    }

    func testPagesSlideIn() {
        let controller = open(Book(pages, journal), at: 1)
        _ = journal.take()
        Toolkit.areAnimationsEnabled = true
        set(0, in: controller, direction: .reverse, animated: true)
        XCTAssertEqual(journal.take(), ["A didLoad", "A willAppear", "B willDisappear"])
        XCTAssertLessThan(pages[0].view.frame.minX, pages[1].view.frame.minX)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { self.journal.entries.contains { $0.hasPrefix("done") } })
        XCTAssertEqual(Array(journal.take().prefix(3)), ["A didAppear", "B didDisappear", "done 0 true"])
        XCTAssertEqual(controller._pageScrollView.contentOffset.x, 400)
    }

    func testAnotherSettingEndsTheOneUnderWay() {
        let controller = open(Book(pages, journal), at: 0)
        _ = journal.take()
        Toolkit.areAnimationsEnabled = true
        set(1, in: controller, animated: true)
        set(2, in: controller, animated: false)
        XCTAssertEqual(
            journal.take(),
            [
                "B didLoad", "B willAppear", "A willDisappear", "B didAppear", "A didDisappear",
                "done 1 false",
                "C didLoad", "C willAppear", "B willDisappear", "C didAppear", "B didDisappear",
                "done 2 true",
            ]
        )
        XCTAssertEqual(controller.children, [pages[2]])
    }

    func testPagesAreSetWhileTheUserTurnsThem() {
        let controller = open(Book(pages, journal), at: 0)
        _ = journal.take()
        drag(controller, by: 250)
        _ = journal.take()
        set(2, in: controller)
        XCTAssertEqual(
            journal.take(),
            [
                "A willAppear", "B willDisappear", "A didAppear", "B didDisappear", "unfinished A back",
                "C didLoad", "C willAppear", "A willDisappear", "C didAppear", "A didDisappear",
                "done 2 true",
            ]
        )
        rest(controller)
        XCTAssertEqual(controller.viewControllers, [pages[2]])
        XCTAssertEqual(controller._pageScrollView.contentOffset.x, 400)
    }

    func testPagesAreSetByTheDelegate() {
        let book = Book(pages, journal)
        let controller = open(book, at: 0)
        _ = journal.take()
        book.onFinish = { [unowned self] in
            book.onFinish = nil
            set(2, in: controller)
        }
        drag(controller, by: 300)
        rest(controller)
        XCTAssertEqual(controller.viewControllers, [pages[2]])
        XCTAssertEqual(controller.children, [pages[2]])
        XCTAssertEqual(Array(journal.take().suffix(3)), ["done 2 true", "before C?", "after C?"])
        book.onWill = { [unowned self] in
            book.onWill = nil
            set(0, in: controller)
        }
        drag(controller, by: -300)
        rest(controller)
        XCTAssertEqual(controller.viewControllers, [pages[0]])
        XCTAssertEqual(controller.children, [pages[0]])
        XCTAssertEqual(pages[1]._appearance, .disappeared)
    }

    func testTheDataSourceSetsPagesWhenItIsAsked() {
        let book = Book(pages, journal)
        let controller = make()
        book.onAsk = { [unowned self] in
            book.onAsk = nil
            set(2, in: controller)
        }
        _ = open(book, at: 0, controller)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.viewControllers, [pages[2]])
        XCTAssertEqual(Array(journal.take().suffix(2)), ["before C?", "after C?"])
    }

    func testAPageThatStoodElsewhereComesOver() {
        let other = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        other.setViewControllers([pages[1]], direction: .forward, animated: false)
        let controller = open(Book(pages, journal), at: 0)
        drag(controller, by: 300)
        rest(controller)
        XCTAssertTrue(pages[1].parent === controller)
        XCTAssertEqual(other.children, [])
        XCTAssertEqual(pages[1]._appearance, .appeared)
    }
}
