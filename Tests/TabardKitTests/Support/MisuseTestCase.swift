import XCTest

@testable import TabardKit

/// Tests of what stops the program: each misuse is done in a child process, which runs `testChild`.
@preconcurrency @MainActor
class MisuseTestCase: XCTestCase {
    private static let variable = "TABARD_MISUSE"
    /// What a subclass tests, by names of its own.
    class var misuses: [String: () -> Void] { [:] }

    /// The child's part; in the parent it is skipped.
    func testChild() throws {
        guard let name = ProcessInfo.processInfo.environment[Self.variable] else {
            throw XCTSkip("only in the child process of another test")
        }
        Self.misuses[name]?()
    }

    /// Fails unless the misuse stops the program with a message that has all the parts.
    func assertStops(
        _ name: String,
        saying parts: String...,
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        XCTAssertNotNil(Self.misuses[name], name, file: file, line: line)
        let (reason, text) = try run(name)
        XCTAssertEqual(reason, .uncaughtSignal, "\(name): \(text)", file: file, line: line)
        for part in parts {
            XCTAssertTrue(text.contains(part), "\(name): \(text)", file: file, line: line)
        }
    }

    /// Does one of `misuses` in a child process; fails if it does not end in time.
    ///
    /// - Parameters:
    ///   - environment: What the child's environment has beside this process's.
    ///   - limit: After so many seconds the child hangs, and is ended.
    ///   - program: The path of these tests, or of a copy of them in another folder.
    /// - Returns: How the child ended, and all that it wrote.
    func run(
        _ name: String,
        _ environment: [String: String] = [:],
        limit: Int = 60,
        program: String = CommandLine.arguments[0]
    ) throws -> (Process.TerminationReason, String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["TabardKitTests.\(Self.self)/testChild"]
        process.environment = ProcessInfo.processInfo.environment.merging(
            [Self.variable: name, "SWIFT_BACKTRACE": "enable=no", "G_DEBUG": ""].merging(environment) { $1 }
        ) { $1 }
        // Into a file, as reading a pipe to its end is interrupted when a child is killed.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        XCTAssertTrue(FileManager.default.createFile(atPath: file.path, contents: nil))
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try FileHandle(forWritingTo: file)
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let child = process.processIdentifier
        // On another queue than the main one, to which this method belongs.
        let end = DispatchWorkItem { @Sendable in kill(child, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit), execute: end)
        let start = ContinuousClock.now
        process.waitUntilExit()
        end.cancel()
        let time = start.duration(to: .now)
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        XCTAssertLessThan(time, .seconds(limit), "\(name) hung and was ended: \(text)")
        return (process.terminationReason, text)
    }

    /// Runs one of `misuses` as a program with an `Info.plist` and an interface document beside it.
    ///
    /// - Parameters:
    ///   - information: What the `Info.plist` says.
    ///   - document: The text of the document.
    ///   - path: Where it lies in the program's folder.
    ///   - environment: What the child's environment has beside this process's.
    /// - Returns: How it ended, and what it wrote.
    func run(
        _ name: String,
        _ information: [String: Any],
        document: String,
        at path: String = "Main.storyboard",
        _ environment: [String: String] = [:]
    ) throws -> (reason: Process.TerminationReason, text: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let file = folder.appendingPathComponent(path)
        let program = folder.appendingPathComponent("Starting.xctest")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(document.utf8).write(to: file)
        try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
            .write(to: folder.appendingPathComponent("App-Info.plist"))
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        do {
            try FileManager.default.linkItem(atPath: tests, toPath: program.path)
        } catch {
            // The folder may lie on another disk.
            try FileManager.default.copyItem(atPath: tests, toPath: program.path)
        }
        return try run(name, environment, program: program.path)
    }
}
