import GtkInterop
import XCTest

@testable import TabardKit

/// Pages turned by a finger, with the touches as a window gets them and the content as GTK moves it.
@preconcurrency @MainActor
final class PageFingerTests: PagesTestCase {
    private func send(_ phase: TouchSample.Phase, _ x: Double, at time: Double) {
        windows[0]._arena.receive(
            TouchSample(identifier: 3, phase: phase, source: .finger, x: x, y: 300, time: time)
        )
    }

    /// A finger goes to the left by so many points in ten steps, and the pages with it.
    private func swipe(_ controller: UIPageViewController, by distance: Double, seconds: Double, rests: Bool)
    {
        guard let area = controller._pageScrollView._area else { return XCTFail("no view") }
        let start = area.offset.x
        send(.began, 390, at: 1)
        for step in 1...10 {
            let way = distance * Double(step) / 10
            send(.moved, 390 - way, at: 1 + seconds * Double(step) / 10)
            area.setOffset(x: start + way, y: 0)
        }
        if rests {
            MainLoop.iterate(seconds: 0.4)
            XCTAssertTrue(controller._pageScrollView.isDragging, "the finger is still down")
        }
        send(.ended, 390 - distance, at: 1 + seconds + (rests ? 1 : 0))
    }

    func testAQuickFingerTurnsThePageThoughItGoesNotFar() {
        let controller = open(Book(pages, journal), at: 0)
        _ = journal.take()
        swipe(controller, by: 80, seconds: 0.1, rests: false)
        rest(controller)
        XCTAssertEqual(
            journal.take(),
            [
                "will B", "B didLoad", "B willAppear", "A willDisappear", "B didAppear", "A didDisappear",
                "finished A completed", "after B?",
            ]
        )
        XCTAssertEqual(controller._pageScrollView.contentOffset.x, 400)
    }

    func testAPageStaysUnderAFingerThatRests() {
        let controller = open(Book(pages, journal), at: 0)
        _ = journal.take()
        swipe(controller, by: 120, seconds: 0.5, rests: true)
        rest(controller)
        XCTAssertEqual(journal.take().last, "finished A back")
        swipe(controller, by: 280, seconds: 0.5, rests: true)
        rest(controller)
        XCTAssertEqual(controller.viewControllers, [pages[1]])
    }

    func testAHandTakesHoldOfAPageThatMoves() {
        let controller = open(Book(pages, journal), at: 0)
        _ = journal.take()
        Toolkit.areAnimationsEnabled = true
        drag(controller, by: 300)
        let scroll = controller._pageScrollView
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { scroll.isDecelerating && scroll.contentOffset.x > 710 })
        XCTAssertEqual(journal.take(), ["will B", "B didLoad", "B willAppear", "A willDisappear"])
        drag(controller, by: -250)
        XCTAssertEqual(journal.take(), [], "the same turn goes on")
        rest(controller)
        XCTAssertEqual(
            Array(journal.take().prefix(5)),
            ["A willAppear", "B willDisappear", "A didAppear", "B didDisappear", "finished A back"]
        )
        XCTAssertEqual(scroll.contentOffset.x, 400)
    }
}
