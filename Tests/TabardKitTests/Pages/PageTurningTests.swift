import GtkInterop
import XCTest

@testable import TabardKit

/// Pages that the user turns: who is asked and told what, and in which order.
@preconcurrency @MainActor
final class PageTurningTests: PagesTestCase {
    func testTheDataSourceIsAskedForOnePageOnEitherSide() {
        _ = open(Book(pages, journal), at: 1)
        XCTAssertEqual(journal.take(), ["B didLoad", "B willAppear", "before B?", "after B?", "B didAppear"])
        XCTAssertFalse(pages[0].isViewLoaded)
        XCTAssertFalse(pages[2].isViewLoaded)
    }

    func testATurnTellsAllInOrder() {
        let book = Book(pages, journal)
        let controller = open(book, at: 0)
        _ = journal.take()
        drag(controller, by: 150)
        XCTAssertEqual(journal.take(), ["will B", "B didLoad", "B willAppear", "A willDisappear"])
        XCTAssertEqual(controller.viewControllers, [pages[0]])
        XCTAssertEqual(controller.children, [pages[0], pages[1]])
        drag(controller, by: 150)
        XCTAssertEqual(journal.take(), [])
        rest(controller)
        XCTAssertEqual(
            journal.take(),
            ["B didAppear", "A didDisappear", "finished A completed", "after B?"]
        )
        XCTAssertEqual(controller.viewControllers, [pages[1]])
        XCTAssertEqual(controller.children, [pages[1]])
        XCTAssertEqual(controller._pageScrollView.contentOffset.x, 400)
        XCTAssertEqual(controller._pageScrollView.convert(pages[1].view.frame, to: controller.view).minX, 0)
        // The page left is known, and is not asked for again.
        drag(controller, by: -300)
        rest(controller)
        XCTAssertEqual(
            journal.take(),
            [
                "will A", "A willAppear", "B willDisappear", "A didAppear", "B didDisappear",
                "finished B completed", "before A?",
            ]
        )
    }

    func testAPageThatIsLetGoOfEarlyGoesBack() {
        let controller = open(Book(pages, journal), at: 0)
        _ = journal.take()
        drag(controller, by: 120)
        rest(controller)
        XCTAssertEqual(
            journal.take(),
            [
                "will B", "B didLoad", "B willAppear", "A willDisappear", "A willAppear", "B willDisappear",
                "A didAppear", "B didDisappear", "finished A back",
            ]
        )
        XCTAssertEqual(controller.viewControllers, [pages[0]])
        XCTAssertEqual(controller.children, [pages[0]])
        XCTAssertNil(pages[1].view.superview)
        XCTAssertEqual(controller._pageScrollView.contentOffset.x, 400)
    }

    func testAHandThatGoesToTheOtherSide() {
        let controller = open(Book(pages, journal), at: 1)
        _ = journal.take()
        drag(controller, by: 100)
        drag(controller, by: -400)
        XCTAssertEqual(
            journal.take(),
            [
                "will C", "C didLoad", "C willAppear", "B willDisappear", "B willAppear", "C willDisappear",
                "B didAppear", "C didDisappear", "finished B back", "will A", "A didLoad", "A willAppear",
                "B willDisappear",
            ]
        )
        rest(controller)
        XCTAssertEqual(
            journal.take(),
            ["A didAppear", "B didDisappear", "finished B completed", "before A?"]
        )
    }

    func testNothingMovesBeyondTheEndsOrWithoutADataSource() {
        let controller = open(Book(pages, journal), at: 0)
        drag(controller, by: -100)
        XCTAssertEqual(controller._pageScrollView.contentOffset.x, 400)
        controller.dataSource = nil
        controller.view.layoutIfNeeded()
        _ = journal.take()
        drag(controller, by: 200)
        XCTAssertEqual(controller._pageScrollView.contentOffset.x, 400)
        XCTAssertEqual(journal.take(), [])
    }

    func testTheControllerLeavesInTheMiddleOfATurn() {
        let controller = open(Book(pages, journal), at: 0)
        _ = journal.take()
        drag(controller, by: 300)
        _ = journal.take()
        windows[0].rootViewController = UIViewController()
        XCTAssertEqual(
            journal.take(),
            [
                "A willAppear", "B willDisappear", "A didAppear", "B didDisappear", "unfinished A back",
                "A willDisappear", "A didDisappear",
            ]
        )
    }

    func testTwoPagesInARing() {
        @MainActor final class Ring: Book {
            override func page(_ way: Int, from page: UIViewController) -> UIViewController? {
                pages.first { $0 !== page }
            }
        }
        let controller = open(Ring([pages[0], pages[1]], journal), at: 0)
        for expected in [1, 0, 1] {
            drag(controller, by: 300)
            rest(controller)
            XCTAssertEqual(controller.viewControllers, [pages[expected]])
        }
        drag(controller, by: -300)
        rest(controller)
        XCTAssertEqual(controller.viewControllers, [pages[0]])
    }
}
