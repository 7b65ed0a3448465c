import TabardTesting
import XCTest

/// What an app prints, line by line.
@MainActor
final class PrintedLines {
    private let app: TestApplication
    private var read = 0

    init(_ app: TestApplication) { self.app = app }

    private var fresh: [String] {
        Array(app.standardOutput.split(separator: "\n").map(String.init).dropFirst(read))
    }

    /// Fails unless the app printed just these lines since this was last asked.
    func assertAre(_ lines: [String], line: UInt = #line) {
        _ = waitUntil(timeout: .seconds(10)) { fresh.count >= lines.count }
        // What should not come has time to come.
        _ = waitUntil(timeout: .milliseconds(300)) { fresh.count > lines.count }
        XCTAssertEqual(fresh, lines, line: line)
        read += fresh.count
    }
}
