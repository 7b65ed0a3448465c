import GtkInterop
import XCTest

@testable import TabardKit

/// When views inside a scroll view hear of fingers, and who gets them.
@preconcurrency @MainActor
final class ContentTouchTests: GestureTestCase {
    @MainActor
    private final class Content: UIView {
        var note: (String) -> Void = { _ in }

        private func tell(_ name: String, _ touches: Set<UITouch>) {
            note("\(name) \(touches.first?.phase.rawValue ?? -1)")
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            tell("cancelled", touches)
        }
    }

    private func scrollView() -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        scroll.contentSize = CGSize(width: 400, height: 2_000)
        root.addSubview(scroll)
        let content = Content(frame: CGRect(x: 0, y: 0, width: 400, height: 2_000))
        content.note = { [weak self] in self?.journal.append($0) }
        scroll.addSubview(content)
        scroll._preparePan().addHandler { [weak self] in self?.journal.append("scroll \($0.state.rawValue)") }
        return scroll
    }

    func testApplesDefaults() {
        let scroll = UIScrollView(frame: .zero)
        XCTAssertTrue(scroll.delaysContentTouches)
        XCTAssertTrue(scroll.canCancelContentTouches)
        XCTAssertFalse(scroll.isDirectionalLockEnabled)
        XCTAssertTrue(scroll.scrollsToTop)
        XCTAssertEqual(scroll.indicatorStyle, .default)
        XCTAssertEqual(scroll.decelerationRate, .normal)
        XCTAssertEqual(UIScrollView.DecelerationRate.normal.rawValue, 0.998)
        XCTAssertEqual(UIScrollView.DecelerationRate.fast.rawValue, 0.99)
    }

    func testAFingerThatScrollsAtOnceIsNothingToTheContent() {
        _ = scrollView()
        press(100, 100)
        XCTAssertEqual(take(), [])
        for y in [104.0, 112, 130] { move(100, y) }
        lift(100, 130)
        XCTAssertEqual(take(), ["scroll 1", "scroll 2", "scroll 3"])
        clock.advance(1)
        XCTAssertEqual(take(), [])
    }

    func testAFingerThatRestsReachesTheContentAndCanStillScroll() {
        _ = scrollView()
        press(100, 100)
        clock.advance(0.14)
        XCTAssertEqual(take(), [])
        clock.advance(0.02)
        XCTAssertEqual(take(), ["began 0"])
        move(100, 120)
        XCTAssertEqual(take(), ["cancelled 4", "scroll 1"])
        lift(100, 120)
        XCTAssertEqual(take(), ["scroll 3"])
    }

    func testATapReachesTheContentWhenTheFingerIsLifted() {
        _ = scrollView()
        tap(100, 100)
        XCTAssertEqual(take(), ["began 0", "ended 3"])
        clock.advance(1)
        XCTAssertEqual(take(), [])
        press(100, 100)
        cancel(100, 100)
        XCTAssertEqual(take(), [])
    }

    func testNothingIsDelayedIfTheAppSaysSoNorForTheMouse() {
        let scroll = scrollView()
        press(100, 100, source: .mouse)
        XCTAssertEqual(take(), ["began 0"])
        lift(100, 100, source: .mouse)
        XCTAssertEqual(take(), ["ended 3"])
        scroll.delaysContentTouches = false
        press(100, 100)
        XCTAssertEqual(take(), ["began 0"])
        lift(100, 100)
        XCTAssertEqual(take(), ["ended 3"])
        scroll.delaysContentTouches = true
        scroll.isScrollEnabled = false
        press(100, 100)
        XCTAssertEqual(take(), ["began 0"])
        lift(100, 100)
    }

    func testContentKeepsAFingerThatCannotBeCancelled() {
        let scroll = scrollView()
        scroll.canCancelContentTouches = false
        press(100, 100)
        clock.advance(0.2)
        for y in [120.0, 200] { move(100, y) }
        lift(100, 200)
        XCTAssertEqual(take(), ["began 0", "moved 1", "moved 1", "ended 3"])
        press(100, 100)
        for y in [120.0, 200] { move(100, y) }
        lift(100, 200)
        XCTAssertEqual(
            take(),
            ["scroll 1", "scroll 2", "scroll 3"],
            "it moved before the content heard of it"
        )
    }
}
