import Synchronization
import TabardFoundation
import XCTest

/// Timers, delayed performs and notifications by selectors (O2, N1).
final class TimersTests: XCTestCase {
    private final class Listener: NSObject, _SelectorAnswering {
        private static let journal = Mutex<[String]>([])
        static var calls: [String] {
            get { journal.withLock { $0 } }
            set { journal.withLock { $0 = newValue } }
        }
        func fired() { Self.calls.append("fired") }
        func fired(_ timer: Timer) { Self.calls.append("fired \(timer.userInfo ?? "nil")") }
        func heard(_ notification: Notification) { Self.calls.append("heard \(notification.name.rawValue)") }
        func performed(_ value: Any?) { Self.calls.append("performed \(value ?? "nil")") }
        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(
                Listener.self,
                [
                    .method("fired") { $0.fired() }, .method("fired:") { $0.fired($1[0]) },
                    .method("heard:") { $0.heard($1[0]) }, .method("performed:") { $0.performed($1[0]) },
                ]
            )
        }
        deinit { Self.calls.append("gone") }
    }

    override func setUp() { Listener.calls = [] }

    private func turn(_ seconds: TimeInterval = 0.05) {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    }

    private func take() -> [String] {
        defer { Listener.calls = [] }
        return Listener.calls
    }

    func testATimerHoldsItsTargetUntilItHasFired() {
        _ = Timer.scheduledTimer(
            timeInterval: 0.01,
            target: Listener(),
            selector: "fired:",
            userInfo: "x",
            repeats: false
        )
        XCTAssertEqual(take(), [])
        turn()
        XCTAssertEqual(take(), ["fired x", "gone"])
    }

    func testATimerHoldsItsTargetUntilItIsInvalidated() {
        let timer = Timer(
            timeInterval: 0.005,
            target: Listener(),
            selector: "fired",
            userInfo: nil,
            repeats: true
        )
        XCTAssertNil(timer.userInfo)
        RunLoop.main.add(timer, forMode: .common)
        turn()
        XCTAssertGreaterThan(take().count { $0 == "fired" }, 1)
        timer.invalidate()
        XCTAssertEqual(take(), ["gone"])
        turn()
        XCTAssertEqual(take(), [])
    }

    func testDelayedPerformsInOrderAndTheirCancelling() {
        var listener: Listener? = Listener()
        listener?.perform("performed:", with: 2, afterDelay: 0.02)
        listener?.perform("performed:", with: 1, afterDelay: 0.01)
        listener?.perform("performed:", with: 3, afterDelay: 0.01)
        listener?.perform("fired", with: nil, afterDelay: 0)
        if let listener {
            NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: "performed:", object: 3)
        }
        listener = nil
        turn()
        XCTAssertEqual(take(), ["fired", "performed 1", "performed 2", "gone"])
        let other = Listener()
        other.perform("fired", with: nil, afterDelay: 0)
        other.perform("performed:", with: 1, afterDelay: 0)
        TimersTests.Listener.cancelPreviousPerformRequests(withTarget: other)
        turn()
        XCTAssertEqual(take(), [])
    }

    func testPerformingOnOtherThreads() {
        let listener = Listener()
        listener.performSelector(onMainThread: "performed:", with: "now", waitUntilDone: true)
        XCTAssertEqual(take(), ["performed now"])
        listener.performSelector(onMainThread: "performed:", with: "later", waitUntilDone: false)
        XCTAssertEqual(take(), [])
        turn()
        XCTAssertEqual(take(), ["performed later"])
        listener.performSelector(inBackground: "performed:", with: "elsewhere")
        turn(0.1)
        XCTAssertEqual(take(), ["performed elsewhere"])
        let thread = Thread(target: listener, selector: "performed:", object: "thread")
        thread.start()
        turn(0.1)
        Thread.detachNewThreadSelector("performed:", toTarget: listener, with: "detached")
        turn(0.1)
        XCTAssertEqual(take(), ["performed thread", "performed detached"])
    }

    func testNotificationsCallObserversThatNobodyHoldsForThem() {
        let center = NotificationCenter()
        let (name, other) = (Notification.Name("one"), Notification.Name("other"))
        var listener: Listener? = Listener()
        let object = NSObject()
        if let listener {
            center.addObserver(listener, selector: "heard:", name: name, object: nil)
            center.addObserver(listener, selector: "fired", name: other, object: object)
        }
        center.post(name: name, object: nil)
        center.post(name: other, object: nil)
        center.post(name: other, object: object)
        XCTAssertEqual(take(), ["heard one", "fired"])
        listener = nil
        XCTAssertEqual(take(), ["gone"])
        center.post(name: name, object: nil)
        XCTAssertEqual(take(), [])
    }

    func testObserversAreRemoved() {
        let center = NotificationCenter()
        let (name, other) = (Notification.Name("one"), Notification.Name("other"))
        let listener = Listener()
        center.addObserver(listener, selector: "heard:", name: name, object: nil)
        center.addObserver(listener, selector: "heard:", name: other, object: nil)
        center.removeObserver(listener, name: name, object: nil)
        center.post(name: name, object: nil)
        center.post(name: other, object: nil)
        XCTAssertEqual(take(), ["heard other"])
        center.removeObserver(listener)
        center.post(name: other, object: nil)
        XCTAssertEqual(take(), [])
        // What Foundation's own method returned is removed as before.
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
            Listener.calls.append("block")
        }
        center.post(name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        XCTAssertEqual(take(), ["block"])
    }
}
