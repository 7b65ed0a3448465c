import XCTest

@testable import TabardKit

/// What a recognizer that has not failed yet holds back from views.
@preconcurrency @MainActor
final class TouchDelayTests: GestureTestCase {
    @MainActor
    private final class Listener: UIView {
        var heard: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("cancelled")
        }
    }

    private func listener() -> Listener {
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(view)
        return view
    }

    func testTheEndWaitsForASecondTap() {
        let view = listener()
        let double = add(UITapGestureRecognizer(), "double", to: view)
        double.numberOfTapsRequired = 2
        press(20, 20)
        lift(20, 20)
        XCTAssertEqual(view.heard, ["began"])
        clock.advance(1)
        XCTAssertEqual(view.heard, ["began", "ended"], "the second tap did not come")
        view.heard = []
        press(20, 20)
        lift(20, 20)
        clock.advance(0.1)
        press(20, 20)
        lift(20, 20)
        XCTAssertEqual(take(), ["double ended"])
        XCTAssertEqual(view.heard.filter { $0 == "ended" }, [], "both touches became the gesture")
        clock.advance(1)
        view.heard = []
        double.delaysTouchesEnded = false
        press(20, 20)
        lift(20, 20)
        XCTAssertEqual(view.heard, ["began", "ended"])
    }

    func testTheBeginningWaits() {
        let view = listener()
        let hold = add(UILongPressGestureRecognizer(), "hold", to: view)
        hold.delaysTouchesBegan = true
        press(20, 20, source: .mouse)
        XCTAssertEqual(view.heard, [])
        lift(20, 20, source: .mouse)
        XCTAssertEqual(view.heard, ["began", "ended"])
        view.heard = []
        press(20, 20, source: .mouse)
        clock.advance(1)
        XCTAssertEqual(take().first, "hold began")
        lift(20, 20, source: .mouse)
        XCTAssertEqual(view.heard, [], "the touch became the gesture")
    }
}
