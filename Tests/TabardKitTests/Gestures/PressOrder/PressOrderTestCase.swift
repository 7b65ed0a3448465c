import GtkInterop
import XCTest

@testable import TabardKit

/// Presses by real events of the X server, and by fingers that a test makes up, with all that they cause written down
/// in its order.
@preconcurrency @MainActor
class PressOrderTestCase: TabBarTestCase {
    private static let movements = ["moved", "changed", "continueTracking", "touchDrag"]

    /// What happened since it was last asked; steps of one movement that call the same count once.
    func take() -> [String] {
        journal.take().reduce(into: []) { entries, entry in
            let isMovement = Self.movements.contains { entry.contains($0) }
            if !isMovement || !entries.suffix(2).contains(entry) { entries.append(entry) }
        }
    }

    func note(_ entry: String) { journal.entries.append(entry) }

    /// Shows a controller at the top left of the screen, which has no window manager.
    func present(_ controller: UIViewController) {
        show(controller, width: 400, height: 400)
        // A press so soon after one of the test before would count as its second.
        MainLoop.iterate(seconds: 0.6)
    }

    /// What the pointer does, in the words of xdotool.
    func point(_ words: String) throws {
        // What was just added is laid out with the next frame.
        MainLoop.iterate(seconds: 0.1)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdotool"] + words.split(separator: " ").map(String.init)
        try process.run()
        MainLoop.iterate(seconds: 10) { !process.isRunning }
        MainLoop.iterate(seconds: 0.1)
    }

    func click(_ x: Int, _ y: Int, button: Int = 1) throws {
        try point("mousemove \(x) \(y) sleep 0.05 mousedown \(button) sleep 0.05 mouseup \(button)")
    }

    /// Two clicks that belong together.
    func doubleClick(_ x: Int, _ y: Int) throws {
        try point("mousemove \(x) \(y) sleep 0.05 click --repeat 2 --delay 60 1")
    }

    /// Presses at the first place, goes through the others, and lets go at the last one.
    func drag(_ places: (Int, Int)...) throws {
        var words = "mousemove \(places[0].0) \(places[0].1) sleep 0.05 mousedown 1 sleep 0.05"
        for (start, end) in zip(places, places.dropFirst()) {
            for step in 1...8 {
                let x = start.0 + (end.0 - start.0) * step / 8
                let y = start.1 + (end.1 - start.1) * step / 8
                words += " mousemove \(x) \(y) sleep 0.02"
            }
        }
        try point(words + " mouseup 1")
    }

    /// Waits until the next press counts as one of its own.
    func rest() { MainLoop.iterate(seconds: 0.6) }

    // Fingers, which the X server of a test has none of.

    func finger(_ phase: TouchSample.Phase, _ x: Double, _ y: Double, number: UInt = 1) {
        windows[0]._arena.receive(
            TouchSample(
                identifier: number,
                phase: phase,
                source: .finger,
                x: x,
                y: y,
                time: ProcessInfo.processInfo.systemUptime
            )
        )
    }

    func tapByFinger(_ x: Double, _ y: Double) {
        finger(.began, x, y)
        finger(.ended, x, y)
    }

    /// - Parameter seconds: How long the finger rests before it moves.
    func dragByFinger(resting seconds: Double = 0, _ places: (Double, Double)...) {
        finger(.began, places[0].0, places[0].1)
        if seconds > 0 { MainLoop.iterate(seconds: seconds) }
        for place in places.dropFirst() { finger(.moved, place.0, place.1) }
        finger(.ended, places[places.count - 1].0, places[places.count - 1].1)
    }

    // What is pressed.

    /// A view that writes down the touches that it hears of, and passes them on.
    func view(_ name: String, _ frame: CGRect) -> NotingView {
        let view = NotingView(frame: frame)
        view.note = { [weak self] in self?.note("\(name) \($0)") }
        return view
    }

    /// A control that writes down how it tracks and what it sends.
    func control(_ name: String, _ frame: CGRect) -> NotingControl {
        let control = NotingControl(frame: frame)
        control.note = { [weak self] in self?.note("\(name) \($0)") }
        record(control, name)
        return control
    }

    func record(_ control: UIControl, _ name: String) {
        let events: [(String, UIControl.Event)] = [
            ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
            ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
            ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
            ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
            ("touchCancel", .touchCancel), ("primaryActionTriggered", .primaryActionTriggered),
        ]
        for (event, value) in events {
            control.addAction(UIAction { [weak self] _ in self?.note("\(name) \(event)") }, for: value)
        }
    }

    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer,
        _ name: String,
        to view: UIView
    ) -> Recognizer {
        recognizer.addHandler { [weak self] in self?.note("\(name) \($0.state)") }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}

/// A view that tells of its touches and passes them on.
@MainActor
final class NotingView: UIView {
    var note: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled")
        super.touchesCancelled(touches, with: event)
    }
}

/// A control that tells how it tracks.
@MainActor
final class NotingControl: UIControl {
    var note: (String) -> Void = { _ in }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        note("beginTracking")
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        note("continueTracking")
        return super.continueTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        note("endTracking")
        super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: UIEvent?) {
        note("cancelTracking")
        super.cancelTracking(with: event)
    }
}
