import GtkInterop
import XCTest

@testable import TabardKit

/// Controls in a window, with what they send written down.
@preconcurrency @MainActor
class ControlTestCase: TabBarTestCase {
    let controller = UIViewController()

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

    /// A press that begins and ends at places of the control.
    func drag(_ control: UIControl, isTouch: Bool = false, _ places: CGPoint...) {
        control._lastTouchDown = -1
        guard control._pressBegan(at: places[0], isTouch: isTouch) else { return }
        for place in places.dropFirst() { control._pressMoved(to: place) }
        control._pressEnded(at: places[places.count - 1])
    }
}
