import Foundation
import TabardTesting
import XCTest

/// An app that has nothing to do wakes for nothing.
@preconcurrency @MainActor
final class IdleTests: XCTestCase {
    private func start(_ example: String) throws -> TestApplication {
        // With animations, as users have them; the desktop's own settings file turns them off.
        let display = try TestDisplay()
        let settings = display.folder.appendingPathComponent("animated")
        return try TestApplication(example, on: display, environment: ["XDG_CONFIG_HOME": settings.path])
    }

    /// How often each app wakes while nobody touches it.
    private func wakeCounts(of apps: [TestApplication], seconds: Double) throws -> [Int] {
        let before = try apps.map { try SystemProcess.waitCounts(of: $0.identifier) }
        Thread.sleep(forTimeInterval: seconds)
        return try zip(apps, before).map { app, before in
            let after = try SystemProcess.waitCounts(of: app.identifier)
            // A thread that ends meanwhile woke for it.
            let ended = before.keys.count { after[$0] == nil }
            return after.reduce(ended) { $0 + $1.value - before[$1.key, default: 0] }
        }
    }

    private func finish(_ app: TestApplication) {
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        app.display.stop()
    }

    /// A wheel turns where it is seen, and nowhere else.
    func testAWheelInAHiddenTab() throws {
        let app = try start("Controls")
        let root = try app.accessibleRoot()
        let tabs = try root.waitFor(role: .pageTabList)
        let (form, search) = (try tabs.find(role: .pageTab), try tabs.findAll(role: .pageTab).last)
        Thread.sleep(forTimeInterval: 3)
        XCTAssertGreaterThan(try wakeCounts(of: [app], seconds: 2)[0], 10, "The wheel stands")
        try search?.performAction()
        // What is saved of the state is saved by then, and the animations are over.
        Thread.sleep(forTimeInterval: 16)
        XCTAssertEqual(try wakeCounts(of: [app], seconds: 4)[0], 0)
        try form?.performAction()
        Thread.sleep(forTimeInterval: 1)
        XCTAssertGreaterThan(try wakeCounts(of: [app], seconds: 2)[0], 10, "The wheel stands")
        finish(app)
    }

    /// With `TABARD_SOAK=1` all of them for a minute, otherwise some for seconds.
    ///
    /// CustomTabBar is left out: it waits for a stream's values itself, and so on one of Swift's own threads, at which libdispatch
    /// then looks each second.
    func testExamples() throws {
        let isLong = ProcessInfo.processInfo.environment["TABARD_SOAK"] == "1"
        let some = ["Brightness", "Catalogue", "Library", "Windows"]
        let others = ["Bars", "FirstTabBar", "Languages", "ManyTabs", "Reader", "TabBarSaveState"]
        let examples = isLong ? some + others : some
        let apps = try examples.map(start)
        for app in apps { _ = try app.accessibleRoot() }
        // Threads that GLib keeps ready for more work end a while after it.
        Thread.sleep(forTimeInterval: 16)
        let counts = try wakeCounts(of: apps, seconds: isLong ? 60 : 5)
        for (example, count) in zip(examples, counts) { XCTAssertEqual(count, 0, example) }
        for app in apps { finish(app) }
    }
}
