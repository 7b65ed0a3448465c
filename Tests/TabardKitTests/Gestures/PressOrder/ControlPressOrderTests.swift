import XCTest

@testable import TabardKit

/// What a press on views and on controls calls, in its order.
@preconcurrency @MainActor
final class ControlPressOrderTests: PressOrderTestCase {
    private let controller = UIViewController()

    private func setOut(_ inner: UIView) -> NotingView {
        present(controller)
        let outer = view("outer", CGRect(x: 0, y: 0, width: 400, height: 400))
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        return outer
    }

    func testAMouseOnAView() throws {
        let outer = setOut(view("inner", CGRect(x: 50, y: 50, width: 100, height: 100)))
        add(UITapGestureRecognizer(), "tap", to: outer).cancelsTouchesInView = false
        add(UIPanGestureRecognizer(), "pan", to: outer)
        try click(100, 100)
        XCTAssertEqual(take(), ["inner began", "outer began", "tap ended", "inner ended", "outer ended"])
        rest()
        try doubleClick(100, 100)
        XCTAssertEqual(
            take(),
            [
                "inner began", "outer began", "tap ended", "inner ended", "outer ended", "inner began",
                "outer began", "tap ended", "inner ended", "outer ended",
            ]
        )
        rest()
        try drag((100, 100), (160, 100))
        XCTAssertEqual(
            take(),
            [
                "inner began", "outer began", "inner moved", "outer moved", "inner cancelled",
                "outer cancelled", "pan began", "pan changed", "pan ended",
            ]
        )
    }

    func testFingersOnAView() {
        let inner = view("inner", CGRect(x: 50, y: 50, width: 100, height: 100))
        let outer = setOut(inner)
        add(UITapGestureRecognizer(), "tap", to: outer)
        add(UIPanGestureRecognizer(), "pan", to: outer).maximumNumberOfTouches = 1
        add(UIPinchGestureRecognizer(), "pinch", to: outer)
        tapByFinger(100, 100)
        XCTAssertEqual(
            take(),
            ["inner began", "outer began", "inner cancelled", "outer cancelled", "tap ended"]
        )
        rest()
        dragByFinger((100, 100), (104, 100), (130, 100), (140, 100))
        XCTAssertEqual(
            take(),
            [
                "inner began", "outer began", "inner moved", "outer moved", "inner cancelled",
                "outer cancelled", "pan began", "pan changed", "pan ended",
            ]
        )
        inner.isMultipleTouchEnabled = true
        finger(.began, 70, 70, number: 1)
        finger(.began, 90, 90, number: 2)
        finger(.moved, 140, 140, number: 2)
        finger(.moved, 145, 145, number: 2)
        finger(.ended, 145, 145, number: 2)
        finger(.ended, 70, 70, number: 1)
        XCTAssertEqual(
            take(),
            [
                "inner began", "outer began", "inner began", "outer began", "inner cancelled",
                "outer cancelled", "inner cancelled", "outer cancelled", "pinch began", "pinch changed",
                "pinch ended",
            ]
        )
    }

    func testAMouseOnAControl() throws {
        let outer = setOut(control("control", CGRect(x: 50, y: 50, width: 100, height: 40)))
        try click(100, 70)
        XCTAssertEqual(
            take(),
            ["control beginTracking", "control touchDown", "control endTracking", "control touchUpInside"]
        )
        rest()
        try doubleClick(100, 70)
        XCTAssertEqual(
            take(),
            [
                "control beginTracking", "control touchDown", "control endTracking", "control touchUpInside",
                "control beginTracking", "control touchDown", "control touchDownRepeat",
                "control endTracking", "control touchUpInside",
            ]
        )
        rest()
        try drag((100, 70), (110, 70), (110, 160), (110, 170), (100, 70))
        XCTAssertEqual(
            take(),
            [
                "control beginTracking", "control touchDown", "control continueTracking",
                "control touchDragInside", "control touchDragExit", "control continueTracking",
                "control touchDragOutside", "control touchDragEnter", "control continueTracking",
                "control touchDragInside", "control endTracking", "control touchUpInside",
            ]
        )
        rest()
        try drag((100, 70), (100, 160))
        XCTAssertEqual(
            take(),
            [
                "control beginTracking", "control touchDown", "control continueTracking",
                "control touchDragInside", "control touchDragExit", "control continueTracking",
                "control touchDragOutside", "control endTracking", "control touchUpOutside",
            ]
        )
        rest()
        add(UIPanGestureRecognizer(), "pan", to: outer)
        try drag((100, 70), (140, 70))
        XCTAssertEqual(
            take(),
            [
                "control beginTracking", "control touchDown", "control continueTracking",
                "control touchDragInside", "control cancelTracking", "control touchCancel", "pan began",
                "pan changed", "pan ended",
            ]
        )
    }

    func testAFingerOnAControl() throws {
        let outer = setOut(control("control", CGRect(x: 50, y: 50, width: 100, height: 40)))
        tapByFinger(100, 70)
        XCTAssertEqual(
            take(),
            ["control beginTracking", "control touchDown", "control endTracking", "control touchUpInside"]
        )
        rest()
        dragByFinger((100, 70), (110, 70), (110, 300), (100, 70))
        XCTAssertEqual(
            take(),
            [
                "control beginTracking", "control touchDown", "control continueTracking",
                "control touchDragInside", "control touchDragExit", "control continueTracking",
                "control touchDragEnter", "control endTracking", "control touchUpInside",
            ]
        )
        rest()
        add(UIPanGestureRecognizer(), "pan", to: outer)
        dragByFinger((100, 70), (140, 70), (150, 70))
        XCTAssertEqual(
            take(),
            [
                "control beginTracking", "control touchDown", "control cancelTracking", "control touchCancel",
                "pan began", "pan changed", "pan ended",
            ]
        )
    }

    func testATextField() throws {
        let field = UITextField(frame: CGRect(x: 50, y: 50, width: 200, height: 40))
        field.borderStyle = .roundedRect
        _ = setOut(field)
        record(field, "field")
        field.addAction(
            UIAction { [weak self] _ in self?.note("field editingDidBegin") },
            for: .editingDidBegin
        )
        try click(150, 70)
        XCTAssertEqual(take(), ["field editingDidBegin"])
        field.resignFirstResponder()
    }

    func testAControlThatGoesLosesItsPress() {
        let control = control("control", CGRect(x: 50, y: 50, width: 100, height: 40))
        let holder = view("holder", CGRect(x: 0, y: 0, width: 300, height: 300))
        holder.addSubview(control)
        _ = setOut(holder)
        finger(.began, 100, 70)
        XCTAssertTrue(control.isTracking)
        _ = take()
        holder.removeFromSuperview()
        XCTAssertEqual(take(), ["control cancelTracking", "control touchCancel"])
        XCTAssertFalse(control.isTracking)
        finger(.ended, 100, 70)
        XCTAssertEqual(take(), [])
    }

    /// One press at a time, and a view in the control has its own if it does not pass it on.
    func testWhoInAControlGetsThePress() {
        final class Keeping: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let control = control("control", CGRect(x: 50, y: 50, width: 200, height: 40))
        control.isMultipleTouchEnabled = true
        control.addSubview(view("inside", CGRect(x: 0, y: 0, width: 50, height: 40)))
        control.addSubview(Keeping(frame: CGRect(x: 100, y: 0, width: 50, height: 40)))
        _ = setOut(control)
        tapByFinger(60, 60)
        XCTAssertEqual(
            take(),
            [
                "inside began", "control beginTracking", "control touchDown", "inside ended",
                "control endTracking", "control touchUpInside",
            ]
        )
        tapByFinger(170, 60)
        XCTAssertEqual(take(), [])
        rest()
        finger(.began, 240, 60)
        finger(.began, 220, 60, number: 2)
        finger(.ended, 220, 60, number: 2)
        finger(.ended, 240, 60)
        XCTAssertEqual(
            take(),
            ["control beginTracking", "control touchDown", "control endTracking", "control touchUpInside"]
        )
    }

    /// A slider in a scroll view has the press from its beginning, so that nothing around it scrolls.
    func testASliderInAScrollView() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        scroll.contentSize = CGSize(width: 400, height: 2000)
        let slider = UISlider(frame: CGRect(x: 50, y: 50, width: 200, height: 40))
        scroll.addSubview(slider)
        let outer = setOut(scroll)
        record(slider, "slider")
        outer.window?._arena.claim = { [weak self] in self?.note("claimed \($0)") }
        dragByFinger((66, 70), (66, 100), (66, 130))
        XCTAssertEqual(
            take(),
            [
                "claimed 1", "slider touchDown", "slider touchDragInside", "slider touchUpInside",
            ]
        )
    }

    /// The keys that stand for a press reach what has the focus, and what stands around only if that leaves them.
    func testKeys() throws {
        let control = control("control", CGRect(x: 50, y: 50, width: 100, height: 40))
        let around = self.control("around", CGRect(x: 0, y: 0, width: 300, height: 300))
        around.addSubview(control)
        _ = setOut(around)
        control._widget?.grabFocus()
        try point("key space")
        XCTAssertEqual(take(), ["control touchDown", "control touchUpInside"])
        try point("key Return")
        XCTAssertEqual(take(), ["control touchDown", "control touchUpInside"])
        try point("key ctrl+space")
        XCTAssertEqual(take(), [])
        around._widget?.grabFocus()
        try point("key KP_Enter")
        XCTAssertEqual(take(), ["around touchDown", "around touchUpInside"])
    }
}
