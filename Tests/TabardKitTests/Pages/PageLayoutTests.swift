import GtkInterop
import XCTest

@testable import TabardKit

/// Where pages and the page control stand.
@preconcurrency @MainActor
final class PageLayoutTests: PagesTestCase {
    private func place(_ page: UIViewController, in controller: UIPageViewController) -> CGRect {
        page.view.convert(page.view.bounds, to: controller.view)
    }

    func testSpaceBetweenPages() {
        let controller = open(Book(pages, journal), at: 0, make(options: [.interPageSpacing: 20]))
        XCTAssertEqual(place(pages[0], in: controller), CGRect(x: 0, y: 0, width: 400, height: 600))
        drag(controller, by: 100)
        XCTAssertEqual(place(pages[0], in: controller).minX, -100)
        XCTAssertEqual(place(pages[1], in: controller), CGRect(x: 320, y: 0, width: 400, height: 600))
    }

    func testPagesFromTheRight() {
        Toolkit.isRightToLeft = true
        let controller = open(Book(pages, journal), at: 0)
        drag(controller, by: -100)
        XCTAssertEqual(place(pages[1], in: controller).minX, -300)
        drag(controller, by: -200)
        rest(controller)
        XCTAssertEqual(controller.viewControllers, [pages[1]])
    }

    func testPagesBelowEachOther() {
        let controller = open(Book(pages, journal), at: 0, make(.scroll, .vertical))
        drag(controller, by: 100, vertically: true)
        XCTAssertEqual(place(pages[1], in: controller), CGRect(x: 0, y: 500, width: 400, height: 600))
        drag(controller, by: 300, vertically: true)
        rest(controller)
        XCTAssertEqual(controller.viewControllers, [pages[1]])
    }

    func testAnotherSize() {
        let controller = open(Book(pages, journal), at: 1)
        controller.view.frame.size = CGSize(width: 300, height: 500)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(place(pages[1], in: controller), CGRect(x: 0, y: 0, width: 300, height: 500))
        XCTAssertEqual(controller._pageScrollView.contentOffset.x, 300)
    }

    func testTheSpineInTheMiddleShowsTwoPages() {
        let pages = controllers(["A", "B", "C", "D"])
        let options: [UIPageViewController.OptionsKey: Any] = [
            .spineLocation: UIPageViewController.SpineLocation.mid.rawValue
        ]
        let controller = make(.pageCurl, options: options)
        XCTAssertEqual(controller.spineLocation, .mid)
        XCTAssertTrue(controller.isDoubleSided)
        let book = Book(pages, journal)
        controller.dataSource = book
        controller.setViewControllers([pages[0], pages[1]], direction: .forward, animated: false)
        show(controller, width: 400, height: 600)
        XCTAssertEqual(place(pages[1], in: controller), CGRect(x: 200, y: 0, width: 200, height: 600))
        drag(controller, by: 300)
        rest(controller)
        XCTAssertEqual(controller.viewControllers, [pages[2], pages[3]])
        drag(controller, by: -300)
        rest(controller)
        XCTAssertEqual(controller.viewControllers, [pages[0], pages[1]])
    }

    func testOptionsOfAllKindsOfNumbers() {
        XCTAssertEqual(make(options: [.interPageSpacing: NSNumber(value: 12)])._spacing, 12)
        XCTAssertEqual(make(options: [.interPageSpacing: Float(8)])._spacing, 8)
        XCTAssertEqual(make(options: [.interPageSpacing: 4])._spacing, 4)
        XCTAssertEqual(make(.pageCurl, options: [.spineLocation: NSNumber(value: 3)]).spineLocation, .max)
        XCTAssertEqual(make(.pageCurl, options: nil).spineLocation, .min)
        XCTAssertEqual(make().spineLocation, .none)
        XCTAssertEqual(UIPageViewController().transitionStyle, .pageCurl)
    }

    func testThePageControlIsThereIfTheDataSourceCounts() throws {
        let controller = open(Book(pages, journal), at: 0, isCounted: true)
        let control = try XCTUnwrap(controller._pageControl)
        XCTAssertEqual(control.frame, CGRect(x: 0, y: 563, width: 400, height: 37))
        XCTAssertEqual(place(pages[0], in: controller), CGRect(x: 0, y: 0, width: 400, height: 563))
        XCTAssertEqual([control.numberOfPages, control.currentPage], [3, 0])
        _ = journal.take()
        drag(controller, by: 300)
        rest(controller)
        XCTAssertEqual(control.currentPage, 1)
        XCTAssertFalse(journal.take().contains("count?"))
        XCTAssertTrue(control._useKey(.right))
        XCTAssertEqual(
            journal.take(),
            [
                "will C", "C didLoad", "C willAppear", "B willDisappear", "C didAppear", "B didDisappear",
                "finished B completed",
            ]
        )
        XCTAssertEqual(control.currentPage, 2)
        XCTAssertTrue(control._useKey(.right))
        XCTAssertEqual(controller.viewControllers, [pages[2]])
        control._accessibleActions.first { $0.name == "decrement" }?.perform()
        XCTAssertEqual(controller.viewControllers, [pages[1]])
        XCTAssertEqual(control.currentPage, 1)
    }

    func testThereIsNoPageControlForOtherPages() {
        XCTAssertNil(open(Book(pages, journal), at: 0)._pageControl)
        let book = Book(controllers(["A", "B"]), journal)
        XCTAssertNil(open(book, at: 0, make(.scroll, .vertical), isCounted: true)._pageControl)
        XCTAssertNil(open(book, at: 0, make(.pageCurl), isCounted: true)._pageControl)
        XCTAssertFalse(journal.take().contains("count?"))
    }
}
