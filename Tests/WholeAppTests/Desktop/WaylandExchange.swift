import Foundation
import TabardTesting
import XCTest

/// A Tabard program with a window in a Wayland compositor, and programs that are not Tabard's which copy and paste beside it.
@MainActor
final class WaylandExchange {
    let display: TestDisplay
    private let compositor: NestedCompositor
    private let app: TestApplication
    private let root: AccessibleObject
    private var owners: [TestApplication] = []

    /// - Parameter files: What the program copies as files.
    init(files: [URL]) throws {
        let tools = ["/usr/bin/wl-copy", "/usr/bin/wl-paste"]
        guard let program = NestedCompositor.path,
            tools.allSatisfy(FileManager.default.isExecutableFile(atPath:))
        else { throw XCTSkip("weston or wl-clipboard is not installed") }
        display = try TestDisplay()
        compositor = try NestedCompositor(program, on: display)
        app = try TestApplication(
            "ClipboardPeer",
            arguments: ["window"] + files.map(\.path),
            on: display,
            environment: compositor.environment
        )
        root = try app.accessibleRoot()
    }

    /// Presses a button of the program with the real mouse, and waits until it wrote more lines.
    ///
    /// - Parameter last: What the last of them begins with.
    /// - Returns: The new lines.
    func press(_ button: String, until last: String) throws -> [String] {
        let old = lines.count
        // The compositor gives the window its whole screen.
        let button = try root.waitFor(role: .pushButton, name: button)
        try display.pointer.click(at: button.restingFrameInWindow().center)
        return try waitFor("'\(last)' in \(app.endDescription)", timeout: .seconds(40)) {
            let new = Array(lines.dropFirst(old))
            return new.last?.hasPrefix(last) == true ? new : nil
        }
    }

    /// Has the program read again and again until it writes a line.
    func assertReads(_ expected: String, file: StaticString = #filePath, line: UInt = #line) {
        var read: [String] = []
        let isRead = waitUntil(timeout: .seconds(30)) {
            read = try press("Read", until: "end")
            return read.contains(expected)
        }
        let found = read.map { $0.prefix(300) }.joined(separator: "\n")
        XCTAssertTrue(isRead, "\(expected.prefix(300)) is not in\n\(found)", file: file, line: line)
    }

    private var lines: [String] {
        let lines = app.standardOutput.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropLast().map { String($0) }
    }

    /// What wl-paste gets as a type; nil if it gets nothing in time.
    func pasted(_ type: String) throws -> Data? {
        try output("exec /usr/bin/wl-paste --no-newline --type \"$1\" > \"$2\"", type)
    }

    /// The types that wl-paste is offered.
    func offered() throws -> Set<String> {
        let list = try output("exec /usr/bin/wl-paste --list-types > \"$2\"", "") ?? Data()
        return Set(String(decoding: list, as: UTF8.self).split(separator: "\n").map { String($0) })
    }

    private func output(_ command: String, _ argument: String) throws -> Data? {
        let file = display.folder.appendingPathComponent(UUID().uuidString)
        let reader = try shell(command, argument, file)
        guard reader.waitForExit(timeout: .seconds(20)) == .exited(0) else {
            reader.kill()
            return nil
        }
        return try Data(contentsOf: file)
    }

    /// Has wl-copy offer data as a type, and waits until another program gets them.
    func copy(_ data: Data, as type: String) throws {
        let file = display.folder.appendingPathComponent(UUID().uuidString)
        try data.write(to: file)
        let owner = try shell("exec /usr/bin/wl-copy --foreground --type \"$1\" < \"$2\"", type, file)
        owners.append(owner)
        XCTAssertTrue(
            waitUntil(timeout: .seconds(60)) { try pasted(type) == data },
            "\(type): \(owner.endDescription)"
        )
    }

    private func shell(_ command: String, _ argument: String, _ file: URL) throws -> TestApplication {
        try TestApplication(
            "/bin/sh",
            arguments: ["-c", command, "sh", argument, file.path],
            on: display,
            environment: compositor.environment
        )
    }

    func finish() {
        for owner in owners { owner.terminate() }
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(10)), .exited(0), app.endDescription)
        XCTAssertEqual(app.warnings, [])
        compositor.stop()
        display.stop()
    }
}
