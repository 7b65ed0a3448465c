import XCTest

@testable import GtkInterop

/// GLib's monitor of memory.
@preconcurrency @MainActor
final class MemoryMonitorTests: XCTestCase {
    func testItTellsOfAWarning() throws {
        guard let monitor = MemoryMonitor.forTesting() else {
            throw XCTSkip("this system has no bus on which a monitor could be")
        }
        var count = 0
        monitor.warned = { count += 1 }
        monitor.emitWarning()
        XCTAssertEqual(count, 1)
        monitor.emitWarning()
        XCTAssertEqual(count, 2)
    }
}
