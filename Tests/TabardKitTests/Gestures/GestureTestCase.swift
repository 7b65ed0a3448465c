import GtkInterop
import XCTest

@testable import TabardKit

/// A clock that stands still until a test moves it.
@MainActor
final class ManualClock: GestureClock {
    private(set) var now: TimeInterval = 100
    private var calls: [(deadline: TimeInterval, perform: (TimeInterval) -> Void)] = []

    func call(at deadline: TimeInterval, _ perform: @escaping (TimeInterval) -> Void) {
        calls.append((deadline, perform))
    }

    func advance(_ seconds: TimeInterval) {
        let end = now + seconds
        while let next = calls.filter({ $0.deadline <= end + 0.000_001 }).min(by: {
            $0.deadline < $1.deadline
        }) {
            guard let index = calls.firstIndex(where: { $0.deadline == next.deadline }) else { break }
            let call = calls.remove(at: index)
            now = max(now, call.deadline)
            call.perform(now)
        }
        now = end
    }
}

/// Recognizers in a window that is never shown, with touches and a clock of the test's own.
@preconcurrency @MainActor
class GestureTestCase: XCTestCase {
    private(set) var window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private(set) var clock = ManualClock()
    private(set) var arena = GestureArena(root: UIView())
    private(set) var claimed: [UInt] = []
    var journal: [String] = []

    override func setUp() async throws {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        // Hit testing passes over what is hidden, and a window is until it is shown.
        let root = UIView(frame: window.bounds)
        window.addSubview(root)
        clock = ManualClock()
        arena = GestureArena(root: root, clock: clock)
        claimed = []
        journal = []
        arena.claim = { [weak self] in self?.claimed.append($0) }
    }

    var root: UIView { window.subviews[0] }

    func take() -> [String] {
        defer { journal = [] }
        return journal
    }

    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer,
        _ name: String,
        to view: UIView
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addHandler { [weak self] in self?.journal.append("\(name) \($0.state)") }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    func view(_ frame: CGRect, in superview: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        (superview ?? root).addSubview(view)
        return view
    }

    func press(
        _ x: Double,
        _ y: Double,
        finger: UInt = 1,
        source: TouchSample.Source = .finger,
        button: Int = 1
    ) {
        send(.began, x, y, finger, source, button)
    }

    func move(_ x: Double, _ y: Double, finger: UInt = 1, source: TouchSample.Source = .finger) {
        clock.advance(0.01)
        send(.moved, x, y, finger, source, 1)
    }

    func lift(
        _ x: Double,
        _ y: Double,
        finger: UInt = 1,
        source: TouchSample.Source = .finger,
        button: Int = 1
    ) {
        clock.advance(0.01)
        send(.ended, x, y, finger, source, button)
    }

    func cancel(_ x: Double, _ y: Double, finger: UInt = 1) { send(.cancelled, x, y, finger, .finger, 1) }

    func tap(_ x: Double, _ y: Double, source: TouchSample.Source = .finger, button: Int = 1) {
        press(x, y, source: source, button: button)
        lift(x, y, source: source, button: button)
    }

    private func send(
        _ phase: TouchSample.Phase,
        _ x: Double,
        _ y: Double,
        _ finger: UInt,
        _ source: TouchSample.Source,
        _ button: Int
    ) {
        arena.receive(
            TouchSample(
                identifier: finger,
                phase: phase,
                source: source,
                button: button,
                x: x,
                y: y,
                time: clock.now
            )
        )
    }
}

/// A delegate made of closures.
@MainActor
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
    var begins: (UIGestureRecognizer) -> Bool = { _ in true }
    var isSimultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var waits: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var letsWait: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var receives: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        begins(gestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous(gestureRecognizer, otherGestureRecognizer) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waits(gestureRecognizer, otherGestureRecognizer) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { letsWait(gestureRecognizer, otherGestureRecognizer) }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receives(gestureRecognizer, touch)
    }
}
