import GtkInterop
import XCTest

@testable import TabardKit

/// Controls in a window, with what they send written down.
@preconcurrency @MainActor
class ControlTestCase: TabBarTestCase {
    let controller = UIViewController()
    private var clock: TimeInterval = 0

    /// Shows a view at a place.
    func put(_ view: UIView, _ frame: CGRect = CGRect(x: 20, y: 20, width: 200, height: 40)) {
        if controller.viewIfLoaded?.window == nil { show(controller, width: 300, height: 300) }
        view.frame = frame
        controller.view.addSubview(view)
        MainLoop.iterate(seconds: 0.05)
    }

    /// Writes each event down by its name.
    func record(_ control: UIControl) {
        let events: [(String, UIControl.Event)] = [
            ("down", .touchDown), ("again", .touchDownRepeat), ("in", .touchDragInside),
            ("out", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
            ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
            ("changed", .valueChanged), ("primary", .primaryActionTriggered),
            ("began", .editingDidBegin), ("edited", .editingChanged), ("ended", .editingDidEnd),
            ("exited", .editingDidEndOnExit),
        ]
        for (name, event) in events {
            control.addAction(
                UIAction { [weak self] action in
                    XCTAssertTrue(action.sender as? UIControl === control)
                    self?.journal.entries.append(name)
                },
                for: event
            )
        }
    }

    private func send(
        _ phase: TouchSample.Phase,
        _ control: UIControl,
        _ place: CGPoint,
        isTouch: Bool = false
    ) {
        let place = control.convert(place, to: nil)
        control.window?._arena.receive(
            TouchSample(
                identifier: 1,
                phase: phase,
                source: isTouch ? .finger : .mouse,
                x: place.x,
                y: place.y,
                time: clock
            )
        )
    }

    /// A press that begins at a place of the control.
    func press(_ control: UIControl, at place: CGPoint, isTouch: Bool = false) {
        send(.began, control, place, isTouch: isTouch)
    }

    func move(_ control: UIControl, to place: CGPoint) { send(.moved, control, place) }

    func lift(_ control: UIControl, at place: CGPoint) { send(.ended, control, place) }

    /// The desktop takes the press away.
    func cancel(_ control: UIControl, at place: CGPoint) { send(.cancelled, control, place) }

    /// A press that begins and ends at places of the control, and is none of several.
    func drag(_ control: UIControl, isTouch: Bool = false, _ places: CGPoint...) {
        clock += 10
        press(control, at: places[0], isTouch: isTouch)
        for place in places.dropFirst() { move(control, to: place) }
        lift(control, at: places[places.count - 1])
    }
}
