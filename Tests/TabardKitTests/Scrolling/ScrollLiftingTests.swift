import GtkInterop
import XCTest

@testable import TabardKit

/// What becomes of the content when the finger that moves it is lifted.
@preconcurrency @MainActor
final class ScrollLiftingTests: TabBarTestCase {
    @MainActor
    private final class Listener: NSObject, UIScrollViewDelegate {
        var log: [String] = []
        var target: (CGPoint, CGPoint) -> CGPoint? = { _, _ in nil }
        private(set) var velocity = CGPoint.zero
        private(set) var expected = CGPoint.zero
        private func add(_ text: String) { if log.last != text { log.append(text) } }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("begin") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView,
            withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            add("will end")
            self.velocity = velocity
            expected = targetContentOffset.pointee
            if let target = target(velocity, expected) { targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            add("end \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("slows down") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("rest") }
    }

    private let scroll = UIScrollView(frame: .zero)
    private let listener = Listener()

    private func showScroll() {
        scroll.contentSize = CGSize(width: 300, height: 4_000)
        scroll.delegate = listener
        let controller = UIViewController()
        controller.view = scroll
        show(controller, width: 300, height: 400)
        listener.log = []
    }

    private func send(_ phase: TouchSample.Phase, _ y: Double, at time: Double) {
        windows[0]._arena.receive(
            TouchSample(identifier: 3, phase: phase, source: .finger, x: 150, y: y, time: time)
        )
    }

    /// A finger goes up, and the content with it, as GTK moves it.
    private func fling(_ distance: Double, seconds: Double = 0.1, rests: Bool = false) {
        let start = Double(scroll.contentOffset.y)
        send(.began, 390, at: 1)
        for step in 1...10 {
            let way = distance * Double(step) / 10
            send(.moved, 390 - way, at: 1 + seconds * Double(step) / 10)
            scroll._area?.setOffset(x: 0, y: start + way)
        }
        if rests {
            MainLoop.iterate(seconds: 0.4)
            XCTAssertTrue(scroll.isDragging, "the finger is still down")
        }
        send(.ended, 390 - distance, at: 1 + seconds + (rests ? 1 : 0))
    }

    func testTheContentRestsWhereTheDelegateSays() {
        showScroll()
        listener.target = { _, _ in CGPoint(x: 0, y: 450) }
        fling(200)
        XCTAssertEqual(listener.log, ["begin", "will end", "end true", "slows down", "rest"])
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 450))
        XCTAssertEqual(listener.velocity.y, 2, accuracy: 0.2, "two points a millisecond, downwards")
        XCTAssertEqual(listener.velocity.x, 0)
        XCTAssertEqual(listener.expected.y, 700, accuracy: 50)
        XCTAssertFalse(scroll.isDecelerating)
        // Beyond the end there is nothing to rest at.
        listener.target = { _, _ in CGPoint(x: 50, y: 9_000) }
        fling(200)
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 3_600))
        listener.target = { _, _ in CGPoint(x: CGFloat.nan, y: 0) }
        scroll.contentOffset = .zero
        fling(200)
        XCTAssertEqual(scroll.contentOffset.y, 200, "what is no place says nothing")
    }

    func testAnimatedToTheTarget() {
        showScroll()
        Toolkit.areAnimationsEnabled = true
        listener.target = { _, _ in CGPoint(x: 0, y: 450) }
        fling(200)
        XCTAssertTrue(scroll.isDecelerating)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { !self.scroll.isDecelerating })
        XCTAssertEqual(scroll.contentOffset.y, 450)
        XCTAssertEqual(listener.log, ["begin", "will end", "end true", "slows down", "rest"])
    }

    func testPages() {
        showScroll()
        scroll.isPagingEnabled = true
        fling(120, seconds: 0.1)
        XCTAssertEqual(listener.expected.y, 400, "a flick turns the page")
        XCTAssertEqual(scroll.contentOffset.y, 400)
        fling(120, rests: true)
        XCTAssertEqual(listener.expected.y, 400, "a slow drag of less than half of it does not")
        XCTAssertEqual(scroll.contentOffset.y, 400)
        listener.target = { _, expected in CGPoint(x: 0, y: expected.y + 20) }
        fling(300, rests: true)
        XCTAssertEqual(scroll.contentOffset.y, 820)
    }

    /// The desktop's own momentum goes on if the delegate changes nothing.
    func testMomentumGoesOn() {
        showScroll()
        fling(200)
        XCTAssertEqual(listener.log, ["begin", "will end", "end true", "slows down"])
        XCTAssertTrue(scroll.isDecelerating)
        scroll._area?.setOffset(x: 0, y: 260)
        scroll._area?.setOffset(x: 0, y: 300)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { !self.scroll.isDecelerating })
        XCTAssertEqual(listener.log, ["begin", "will end", "end true", "slows down", "rest"])
        XCTAssertEqual(scroll.contentOffset.y, 300)
    }

    func testAFingerThatRestsAndIsLifted() {
        showScroll()
        fling(200, rests: true)
        XCTAssertEqual(listener.log, ["begin", "will end", "end false"])
        XCTAssertEqual(listener.velocity, .zero)
        XCTAssertEqual(listener.expected.y, 200)
    }

    /// Wheel and scroll bar have no finger that is lifted.
    func testTheWheelDoesNotCallIt() {
        showScroll()
        scroll._area?.setOffset(x: 0, y: 100)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { !self.scroll.isDragging })
        XCTAssertEqual(listener.log, ["begin", "end false"])
    }
}
