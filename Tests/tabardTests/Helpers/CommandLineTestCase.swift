import Foundation
import XCTest

/// What a run of the program ended with.
struct Outcome {
    let status: Int32
    let output: String
    let errors: String
}

/// A test that runs the built program `tabard` in a directory of its own.
class CommandLineTestCase: XCTestCase {
    private(set) var directory = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        let name = "tabardTests-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
        directory = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: directory)
    }

    /// The program, which is built beside the tests.
    static var program: URL {
        #if os(macOS)
            let tests = Bundle(for: CommandLineTestCase.self).bundleURL
        #else
            let tests = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        #endif
        return tests.deletingLastPathComponent().appendingPathComponent("tabard")
    }

    /// Runs a program, the built one unless told, with the test's directory as the working directory.
    func run(
        _ arguments: [String],
        program: URL = CommandLineTestCase.program,
        input: String = "",
        environment: [String: String] = [:]
    ) throws -> Outcome {
        let (output, errors) = (
            directory.appendingPathComponent(".out"), directory.appendingPathComponent(".err")
        )
        let source = directory.appendingPathComponent(".in")
        try Data(input.utf8).write(to: source)
        for file in [output, errors] {
            try Data().write(to: file)
        }
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = directory
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.standardInput = try FileHandle(forReadingFrom: source)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        if ended.wait(timeout: .now() + 60) == .timedOut {
            process.terminate()
            XCTFail("tabard \(arguments) did not end")
        }
        let isCrash = process.terminationReason == .uncaughtSignal
        XCTAssertFalse(isCrash, "tabard \(arguments) crashed")
        defer {
            for file in [source, output, errors] {
                try? FileManager.default.removeItem(at: file)
            }
        }
        return Outcome(
            status: isCrash ? -process.terminationStatus : process.terminationStatus,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        )
    }

    /// Runs a command line, split at its spaces, that must succeed, and returns its output.
    @discardableResult
    func tabard(_ line: String, file: StaticString = #filePath, line number: UInt = #line) throws -> String {
        let outcome = try run(line.split(separator: " ").map(String.init))
        XCTAssertEqual(outcome.status, 0, "tabard \(line): \(outcome.errors)", file: file, line: number)
        return outcome.output
    }

    /// Runs a command line that must fail with a status, and returns what it says on the standard error output.
    @discardableResult
    func assertFails(
        _ line: String,
        _ status: Int32,
        saying texts: String...,
        file: StaticString = #filePath,
        line number: UInt = #line
    ) throws -> Outcome {
        let outcome = try run(line.split(separator: " ").map(String.init))
        XCTAssertEqual(outcome.status, status, "tabard \(line): \(outcome.errors)", file: file, line: number)
        for text in texts {
            let message = "'\(outcome.errors)\(outcome.output)' does not say '\(text)'"
            XCTAssertTrue(
                (outcome.errors + outcome.output).contains(text),
                message,
                file: file,
                line: number
            )
        }
        return outcome
    }
}
