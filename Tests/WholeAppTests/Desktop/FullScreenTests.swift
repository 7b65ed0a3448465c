import TabardTesting
import XCTest

/// F11 gives a window all of its monitor, and takes it back, under a compositor that does so.
@preconcurrency @MainActor
final class FullScreenTests: XCTestCase {
    func testV4TheKeyFillsTheMonitorAndGivesItBack() throws {
        guard let program = NestedCompositor.path else { throw XCTSkip("weston is not installed") }
        let display = try TestDisplay()
        // Room for a whole window and its shadow.
        let size = PixelSize(width: 1_200, height: 1_000)
        let compositor = try NestedCompositor(program, on: display, size: size, hasFrames: true)
        let app = try TestApplication("Monitors", on: display, environment: compositor.environment)
        let lines = PrintedLines(app)
        lines.assertAre(["window 1 is 390 by 844", "window 1 appears at 1"])
        // The keyboard is its own when the compositor says so.
        let root = try app.accessibleRoot()
        XCTAssertTrue(waitUntil { try root.waitFor(role: .frame).state.contains(.active) })
        for _ in 1...2 {
            try display.keyboard.press("F11")
            lines.assertAre(["window 1 will be 1200 by 1000", "window 1 is 1200 by 1000, full screen"])
            // With another key it is another.
            try display.keyboard.press("shift+F11")
            lines.assertAre([])
            try display.keyboard.press("F11")
            lines.assertAre(["window 1 will be 390 by 844", "window 1 is 390 by 844"])
        }
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        XCTAssertEqual(app.warnings.filter { !$0.contains("portal settings") }, [])
        compositor.stop()
        display.stop()
    }
}
