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
}
