import XCTest

@testable import TabardKit

/// The app's life: exact calls in exact order, driven as GTK and the log-in manager drive it.
@preconcurrency @MainActor
final class ApplicationLifeCycleTests: TabBarTestCase {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var calls: [String] = []
        var onResign: (() -> Void)?

        private func note(_ name: String, _ application: UIApplication) {
            let state = ["active", "inactive", "background"][application.applicationState.rawValue]
            calls.append("\(name) (\(state))")
        }

        func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive", application) }
        func applicationWillResignActive(_ application: UIApplication) {
            note("willResignActive", application)
            onResign?()
        }
        func applicationDidEnterBackground(_ application: UIApplication) {
            note("didEnterBackground", application)
        }
        func applicationWillEnterForeground(_ application: UIApplication) {
            note("willEnterForeground", application)
        }
        func applicationWillTerminate(_ application: UIApplication) { note("willTerminate", application) }

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    /// The notifications, which come by closures that any thread may call.
    private final class Posted: @unchecked Sendable {
        private let lock = NSLock()
        private var names: [String] = []

        func append(_ name: String) { lock.withLock { names.append(name) } }

        func take() -> [String] {
            lock.withLock {
                defer { names = [] }
                return names
            }
        }
    }

    private let application = UIApplication.shared
    private let delegate = Delegate()
    private let posted = Posted()
    private var observers: [any NSObjectProtocol] = []

    override func setUp() async throws {
        try await super.setUp()
        application.delegate = delegate
        application._state = .inactive
        let names: [(NSNotification.Name, String)] = [
            (UIApplication.didBecomeActiveNotification, "didBecomeActive"),
            (UIApplication.willResignActiveNotification, "willResignActive"),
            (UIApplication.didEnterBackgroundNotification, "didEnterBackground"),
            (UIApplication.willEnterForegroundNotification, "willEnterForeground"),
            (UIApplication.willTerminateNotification, "willTerminate"),
        ]
        for (name, text) in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) {
                    [posted] _ in posted.append(text)
                }
            )
        }
    }

    override func tearDown() async throws {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        application.delegate = nil
        application._isLaunched = false
        application._isTerminating = false
        application._isAsleep = false
        application._state = .inactive
        try await super.tearDown()
    }

    func testThroughAllStatesAndBack() {
        application._enter(.active)
        XCTAssertEqual(delegate.take(), ["didBecomeActive (active)"])
        application._enter(.active)
        XCTAssertEqual(delegate.take(), [])
        application._enter(.background)
        XCTAssertEqual(delegate.take(), ["willResignActive (active)", "didEnterBackground (background)"])
        application._enter(.background)
        XCTAssertEqual(delegate.take(), [])
        application._enter(.active)
        XCTAssertEqual(delegate.take(), ["willEnterForeground (background)", "didBecomeActive (active)"])
        application._enter(.inactive)
        XCTAssertEqual(delegate.take(), ["willResignActive (active)"])
        application._enter(.background)
        application._enter(.inactive)
        XCTAssertEqual(
            delegate.take(),
            ["didEnterBackground (background)", "willEnterForeground (background)"]
        )
        XCTAssertEqual(
            posted.take(),
            [
                "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground",
                "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground",
            ]
        )
    }

    func testSleepIsTheBackground() {
        application._enter(.active)
        _ = delegate.take()
        application._systemSleepChanged(isAsleep: true)
        XCTAssertEqual(delegate.take(), [], "before the launch is over nothing is told")
        application._isLaunched = true
        application._systemSleepChanged(isAsleep: true)
        XCTAssertEqual(delegate.take(), ["willResignActive (active)", "didEnterBackground (background)"])
        application._systemSleepChanged(isAsleep: true)
        application._windowStateChanged()
        XCTAssertEqual(delegate.take(), [])
        application._systemSleepChanged(isAsleep: false)
        XCTAssertEqual(delegate.take().first, "willEnterForeground (background)")
    }

    func testAChangeInsideACallComesAfterIt() {
        application._enter(.active)
        _ = delegate.take()
        delegate.onResign = { [application] in application._enter(.background) }
        application._enter(.inactive)
        XCTAssertEqual(delegate.take(), ["willResignActive (active)", "didEnterBackground (background)"])
        delegate.onResign = nil
    }

    func testTheEndIsToldOnce() {
        application._isLaunched = true
        application._enter(.active)
        _ = delegate.take()
        application._terminate()
        application._terminate()
        XCTAssertEqual(delegate.take(), ["willTerminate (active)"])
        application._systemSleepChanged(isAsleep: true)
        application._windowStateChanged()
        XCTAssertEqual(delegate.take(), [], "nothing is told after the end")
        XCTAssertEqual(posted.take(), ["didBecomeActive", "willTerminate"])
    }

    func testClosingTheLastWindowEndsTheApp() {
        let window = show(UIViewController())
        application._isLaunched = true
        XCTAssertEqual(application.windows, [window])
        XCTAssertTrue(application._shouldStayOpen(window))
        XCTAssertEqual(delegate.take().filter { $0.hasPrefix("willTerminate") }.count, 1)
    }
}
