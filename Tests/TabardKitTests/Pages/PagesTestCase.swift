import GtkInterop
import XCTest

@testable import TabardKit

/// Pages in a window, and a journal of all that is asked and told.
@preconcurrency @MainActor
class PagesTestCase: TabBarTestCase {
    /// Knows pages in an order, and writes down what it is asked and told.
    @MainActor
    class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var pages: [UIViewController]
        let journal: Journal
        var onAsk: (() -> Void)?
        var onWill: (() -> Void)?
        var onFinish: (() -> Void)?

        init(_ pages: [UIViewController], _ journal: Journal) {
            self.pages = pages
            self.journal = journal
        }

        func names(_ pages: [UIViewController]) -> String {
            pages.map { $0.title ?? "?" }.joined(separator: " ")
        }

        func page(_ way: Int, from page: UIViewController) -> UIViewController? {
            guard let index = pages.firstIndex(of: page), pages.indices.contains(index + way) else {
                return nil
            }
            return pages[index + way]
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            journal.entries.append("before \(viewController.title ?? "?")?")
            onAsk?()
            return page(-1, from: viewController)
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            journal.entries.append("after \(viewController.title ?? "?")?")
            onAsk?()
            return page(1, from: viewController)
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            journal.entries.append("will \(names(pendingViewControllers))")
            onWill?()
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) {
            let result = completed ? "completed" : "back"
            journal.entries.append(
                "\(finished ? "" : "un")finished \(names(previousViewControllers)) \(result)"
            )
            onFinish?()
        }
    }

    /// A book that counts its pages, too.
    @MainActor
    final class CountedBook: NSObject, UIPageViewControllerDataSource {
        let book: Book

        init(_ book: Book) { self.book = book }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            book.pageViewController(pageViewController, viewControllerBefore: viewController)
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            book.pageViewController(pageViewController, viewControllerAfter: viewController)
        }

        func presentationCount(for pageViewController: UIPageViewController) -> Int {
            book.journal.entries.append("count?")
            return book.pages.count
        }

        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            book.journal.entries.append("index?")
            return book.pages.firstIndex { pageViewController.viewControllers?.first === $0 } ?? 0
        }
    }

    lazy var pages: [RecordingController] = controllers(["A", "B", "C"])

    /// Held here, since controllers hold them weakly.
    private var held: [NSObject?] = []

    func make(
        _ style: UIPageViewController.TransitionStyle = .scroll,
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) -> UIPageViewController {
        UIPageViewController(transitionStyle: style, navigationOrientation: orientation, options: options)
    }

    /// Shows a book at a page, in a window of 400 by 600 points.
    func open(
        _ book: Book,
        at index: Int,
        _ controller: UIPageViewController? = nil,
        isCounted: Bool = false
    ) -> UIPageViewController {
        let controller = controller ?? make()
        let counted = isCounted ? CountedBook(book) : nil
        held += [book, counted]
        controller.dataSource = counted ?? book
        controller.delegate = book
        controller.setViewControllers([book.pages[index]], direction: .forward, animated: false)
        show(controller, width: 400, height: 600)
        return controller
    }

    /// Moves the pages as a hand does, so many points from where they are.
    func drag(_ controller: UIPageViewController, by way: Double, vertically: Bool = false) {
        guard let area = controller._pageScrollView._area else { return XCTFail("no view") }
        let offset = area.offset
        area.setOffset(x: offset.x + (vertically ? 0 : way), y: offset.y + (vertically ? way : 0))
    }

    /// Lets go, and waits until all rests and the data source was asked.
    func rest(_ controller: UIPageViewController) {
        let scroll = controller._pageScrollView
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { !scroll.isDragging && !scroll.isDecelerating })
        controller.view.layoutIfNeeded()
    }
}
