import GtkInterop
import XCTest

@testable import TabardKit

@preconcurrency @MainActor
final class UIControlTests: ControlTestCase {
    private let inside = CGPoint(x: 10, y: 10)
    private let outside = CGPoint(x: 10, y: 200)

    func testAPressInTheOrderOfItsEvents() {
        let control = UIControl()
        put(control)
        record(control)
        drag(control, inside, CGPoint(x: 12, y: 10), outside, CGPoint(x: 10, y: 210), inside)
        XCTAssertEqual(journal.take(), ["down", "in", "exit", "out", "enter", "upInside"])
        drag(control, inside, outside)
        XCTAssertEqual(journal.take(), ["down", "exit", "upOutside"])
        XCTAssertEqual(control.state, .normal)
        XCTAssertFalse(control.isTracking)
    }

    func testTheStateFollowsThePress() {
        let control = UIControl()
        put(control)
        press(control, at: inside)
        XCTAssertEqual(control.state, .highlighted)
        XCTAssertTrue(control.isTracking)
        XCTAssertTrue(control.isTouchInside)
        move(control, to: outside)
        XCTAssertEqual(control.state, .normal)
        XCTAssertFalse(control.isTouchInside)
        record(control)
        cancel(control, at: outside)
        XCTAssertEqual(journal.take(), ["cancel"])
        XCTAssertFalse(control.isTracking)
    }

    /// A finger may slip 70 points, a mouse not.
    func testAFingerMaySlip() {
        let control = UIControl()
        put(control)
        record(control)
        let near = CGPoint(x: 10, y: 100)
        drag(control, isTouch: true, inside, near)
        XCTAssertEqual(journal.take(), ["down", "in", "upInside"])
        drag(control, isTouch: false, inside, near)
        XCTAssertEqual(journal.take(), ["down", "exit", "upOutside"])
    }

    func testQuickPressesAreCounted() {
        let control = UIControl()
        put(control)
        record(control)
        for _ in 0..<2 {
            press(control, at: inside)
            lift(control, at: inside)
        }
        XCTAssertEqual(journal.take(), ["down", "upInside", "down", "again", "upInside"])
    }

    func testADisabledControlTakesNothing() {
        let control = UIControl()
        put(control)
        record(control)
        control.isEnabled = false
        drag(control, inside)
        XCTAssertEqual(journal.take(), [])
        XCTAssertEqual(control.state, .disabled)
        XCTAssertEqual(control._widget?.isSensitive, false)
        XCTAssertEqual(control._widget?.isFocusable, false)
        control.isSelected = true
        XCTAssertEqual(control.state, [.disabled, .selected])
        control.isEnabled = true
        XCTAssertEqual(control._widget?.isFocusable, true)
    }

    func testDisablingInAPressEndsIt() {
        let control = UIControl()
        put(control)
        record(control)
        press(control, at: inside)
        control.isEnabled = false
        lift(control, at: inside)
        XCTAssertEqual(journal.take(), ["down", "cancel"])
    }

    func testTrackingMayBeRefused() {
        final class Picky: UIControl {
            var begins = true
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                touch.location(in: self).x < 50
            }
        }
        let control = Picky()
        put(control)
        record(control)
        drag(control, inside, CGPoint(x: 100, y: 10))
        XCTAssertEqual(journal.take(), ["down"])
        XCTAssertFalse(control.isTracking)
        control.begins = false
        drag(control, inside)
        XCTAssertEqual(journal.take(), [])
    }

    func testTheInnermostControlTakesThePress() {
        let outer = UIControl()
        put(outer)
        let inner = UIControl(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let label = UIView(frame: CGRect(x: 100, y: 0, width: 20, height: 20))
        outer.addSubview(inner)
        outer.addSubview(label)
        record(outer)
        drag(outer, isTouch: true, inside)
        XCTAssertEqual(journal.take(), [])
        drag(outer, isTouch: true, CGPoint(x: 105, y: 5))
        XCTAssertEqual(journal.take(), ["down", "upInside"], "a view that is no control")
    }

    func testActionsAreReplacedByTheirIdentifier() {
        let control = UIControl()
        let name = UIAction.Identifier("save")
        func action(_ entry: String, _ identifier: UIAction.Identifier?) -> UIAction {
            UIAction(identifier: identifier) { [weak self] _ in self?.journal.entries.append(entry) }
        }
        control.addAction(action("first", name), for: [.touchDown, .valueChanged])
        control.addAction(action("second", name), for: .touchDown)
        control.addAction(action("other", nil), for: .touchDown)
        XCTAssertEqual(control.allControlEvents, [.touchDown, .valueChanged])
        control.sendActions(for: .touchDown)
        XCTAssertEqual(journal.take(), ["second", "other"])
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(journal.take(), ["first"])
        control.removeAction(identifiedBy: name, for: .touchDown)
        control.sendActions(for: [.touchDown, .valueChanged])
        XCTAssertEqual(journal.take(), ["first", "other"])
        control.removeAction(identifiedBy: name, for: .allEvents)
        XCTAssertEqual(control.allControlEvents, .touchDown)
    }

    func testAnActionOfSeveralEventsIsPerformedOnce() {
        let control = UIControl()
        let action = UIAction { [weak self] _ in self?.journal.entries.append("once") }
        control.addAction(action, for: .touchDown)
        control.addAction(action, for: .touchUpInside)
        control.sendActions(for: .allTouchEvents)
        XCTAssertEqual(journal.take(), ["once"])
        control.removeAction(action, for: .touchDown)
        XCTAssertEqual(control.allControlEvents, .touchUpInside)
    }

    func testSendActionCanBeWatched() {
        final class Watching: UIControl {
            var count = 0
            override func sendAction(_ action: UIAction) { count += 1 }
        }
        let control = Watching(frame: .zero, primaryAction: UIAction { _ in XCTFail("it was held back") })
        control.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(control.count, 1)
    }

    func testTheAlignmentFollowsTheDirection() {
        let control = UIControl()
        control.contentHorizontalAlignment = .leading
        XCTAssertEqual(control.effectiveContentHorizontalAlignment, .left)
        control.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(control.effectiveContentHorizontalAlignment, .right)
    }

    func testControlsGoWithTheirOwner() {
        weak var gone: UIControl?
        autoreleasepoolIfNeeded {
            let control = UISwitch()
            put(control)
            drag(control, CGPoint(x: 5, y: 5))
            control.removeFromSuperview()
            gone = control
        }
        MainLoop.iterate(seconds: 0.05)
        XCTAssertNil(gone)
    }

    private func autoreleasepoolIfNeeded(_ body: () -> Void) { body() }
}
