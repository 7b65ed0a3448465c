import GtkInterop
import XCTest

@testable import TabardKit

/// What views recognize by themselves: drags, and what asks for a menu.
@preconcurrency @MainActor
final class ViewRecognizerTests: GestureTestCase {
    private func addDrag(
        _ start: DragRecognizer.Start,
        to view: UIView,
        begins: @escaping (CGPoint) -> Bool = { _ in true }
    ) -> DragRecognizer {
        let drag = DragRecognizer()
        drag.pressed = { _ in start }
        drag.shouldBegin = begins
        drag.began = { [weak self] in self?.journal.append("began \(Int($0.x)) \(Int($0.y))") }
        drag.moved = { [weak self] in self?.journal.append("moved \(Int($0.x)) \(Int($0.y))") }
        drag.ended = { [weak self] in self?.journal.append("ended") }
        drag.cancelled = { [weak self] in self?.journal.append("cancelled") }
        view._addOwnGestureRecognizer(drag)
        return drag
    }

    func testADragAfterMoving() {
        let view = view(CGRect(x: 100, y: 100, width: 200, height: 200))
        let drag = addDrag(.afterMoving, to: view)
        XCTAssertNil(view.gestureRecognizers, "the app does not see it")
        press(150, 150)
        move(155, 150)
        XCTAssertEqual(take(), [])
        press(160, 160, finger: 2)
        move(156, 150)
        move(170, 180)
        move(161, 161, finger: 2)
        lift(161, 161, finger: 2)
        lift(170, 180)
        XCTAssertEqual(take(), ["began 50 50", "moved 56 50", "moved 70 80", "ended"])
        press(150, 150)
        move(170, 150)
        cancel(170, 150)
        XCTAssertEqual(take(), ["began 50 50", "moved 70 50", "cancelled"])
        press(150, 150)
        lift(150, 150)
        XCTAssertEqual(take(), [])
        XCTAssertEqual(claimed, [1, 1])
        view._removeOwnGestureRecognizer(drag)
        press(150, 150)
        move(170, 150)
        lift(170, 150)
        XCTAssertEqual(take(), [])
        XCTAssertTrue(arena.recognizers.isEmpty)
    }

    func testADragAfterHolding() {
        let view = view(CGRect(x: 0, y: 0, width: 200, height: 200))
        _ = addDrag(.afterHolding, to: view)
        press(50, 50)
        clock.advance(0.29)
        XCTAssertEqual(take(), [])
        clock.advance(0.02)
        XCTAssertEqual(take(), ["began 50 50", "moved 50 50"])
        move(60, 50)
        lift(60, 50)
        XCTAssertEqual(take(), ["moved 60 50", "ended"])
        press(50, 50)
        move(60, 50)
        clock.advance(1)
        move(70, 50)
        lift(70, 50)
        XCTAssertEqual(take(), [], "it moved too early")
        press(50, 50)
        lift(50, 50)
        clock.advance(1)
        XCTAssertEqual(take(), [])
    }

    func testADragIsAskedLastAndMayBeRefused() {
        let view = view(CGRect(x: 0, y: 0, width: 200, height: 200))
        _ = addDrag(.afterMoving, to: view) { [weak self] distance in
            self?.journal.append("asked \(Int(distance.x))")
            return distance.x > 0
        }
        let inner = self.view(CGRect(x: 0, y: 0, width: 50, height: 50), in: view)
        let pan = add(UIPanGestureRecognizer(), "pan", to: inner)
        press(20, 20)
        move(5, 20)
        move(30, 20)
        lift(30, 20)
        XCTAssertEqual(
            take(),
            ["pan began", "pan changed", "pan ended"],
            "the pan came first, so nobody asks"
        )
        pan.isEnabled = false
        press(20, 20)
        move(5, 20)
        move(40, 20)
        lift(40, 20)
        XCTAssertEqual(take(), ["asked -15"], "once")
        let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        view.addSubview(slider)
        press(50, 120)
        move(90, 120)
        lift(90, 120)
        XCTAssertEqual(take(), [], "a slider's movements are its own")
    }

    func testATextKeepsItsPresses() {
        let view = view(CGRect(x: 0, y: 0, width: 200, height: 200))
        _ = addDrag(.afterMoving, to: view)
        view._addOwnGestureRecognizer(MenuRecognizer { _ in true })
        let control = UIControl(frame: view.bounds)
        control.addAction(UIAction { [weak self] _ in self?.journal.append("down") }, for: .touchDown)
        view.addSubview(control)
        for button in [1, 3] {
            for phase in [TouchSample.Phase.began, .moved, .ended] {
                arena.receive(
                    TouchSample(
                        identifier: 1,
                        phase: phase,
                        source: .mouse,
                        button: button,
                        isTakenByWidget: true,
                        x: phase == .began ? 50 : 90,
                        y: 50,
                        time: clock.now
                    )
                )
            }
        }
        XCTAssertEqual(take(), [])
        XCTAssertEqual(claimed, [])
    }

    func testWhatAsksForAMenu() {
        let view = view(CGRect(x: 100, y: 100, width: 200, height: 200))
        var opens = true
        view._addOwnGestureRecognizer(
            MenuRecognizer { [weak self] place in
                self?.journal.append("menu \(Int(place.x)) \(Int(place.y))")
                return opens
            }
        )
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for (name, event) in [
            ("down", UIControl.Event.touchDown), ("up", .touchUpInside), ("cancel", .touchCancel),
        ] {
            control.addAction(UIAction { [weak self] _ in self?.journal.append(name) }, for: event)
        }
        view.addSubview(control)
        tap(120, 130, source: .mouse, button: 3)
        XCTAssertEqual(take(), ["menu 20 30"])
        press(120, 130)
        clock.advance(0.49)
        XCTAssertEqual(take(), ["down"])
        clock.advance(0.02)
        lift(120, 130)
        XCTAssertEqual(take(), ["menu 20 30", "cancel"])
        opens = false
        press(120, 130)
        clock.advance(0.6)
        lift(120, 130)
        XCTAssertEqual(take(), ["down", "menu 20 30", "up"], "without a menu the press goes on")
        press(120, 130)
        move(130, 130)
        clock.advance(0.6)
        lift(130, 130)
        XCTAssertEqual(take(), ["down", "up"], "it slipped")
        press(120, 130)
        press(220, 230, finger: 2)
        clock.advance(0.6)
        lift(220, 230, finger: 2)
        lift(120, 130)
        XCTAssertEqual(take(), ["down", "up"], "two fingers")
        press(120, 130, source: .mouse)
        clock.advance(0.6)
        lift(120, 130, source: .mouse)
        XCTAssertEqual(take(), ["down", "up"], "a mouse has a button for it")
        XCTAssertTrue(arena.recognizers.isEmpty)
    }
}
