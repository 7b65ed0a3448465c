import Foundation
import TabardTesting
import XCTest

/// U5 to U8: a second start with an address of the app's own scheme, by real processes.
@preconcurrency @MainActor
final class OwnSchemesTests: XCTestCase {
    private static let name = "org.example.Windows"

    /// Waits until the app that runs can be found on the bus.
    private func waitUntilFound(on display: TestDisplay, line: UInt = #line) throws {
        let bus = try XCTUnwrap(display.sessionBusAddress)
        let isFound = waitUntil(timeout: .seconds(20)) {
            let output = Pipe()
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [
                "dbus-send", "--bus=\(bus)", "--print-reply", "--dest=org.freedesktop.DBus", "/",
                "org.freedesktop.DBus.NameHasOwner", "string:\(Self.name)",
            ]
            process.standardOutput = output
            try process.run()
            let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return answer.contains("boolean true")
        }
        XCTAssertTrue(isFound, line: line)
    }

    /// Waits until the app has printed what it prints at its start.
    private func waitForLaunch(_ app: TestApplication, line: UInt = #line) {
        let isLaunched = waitUntil(timeout: .seconds(20)) {
            app.standardOutput.contains("posted UIApplicationDidBecomeActiveNotification\n")
        }
        XCTAssertTrue(isLaunched, app.standardOutput + app.standardError, line: line)
    }

    private func end(_ app: TestApplication, line: UInt = #line) {
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription, line: line)
        XCTAssertEqual(app.warnings, [], line: line)
    }

    /// Starts the program again, with addresses that the one that runs takes if no other arguments are given.
    @discardableResult
    private func handOver(
        _ arguments: [String] = ["windows-example://b", "other:x", "windows-example://c"],
        line: UInt = #line,
        _ start: ([String]) throws -> TestApplication
    ) throws -> TestApplication {
        let other = try start(arguments)
        XCTAssertEqual(other.waitForExit(timeout: .seconds(10)), .exited(0), other.endDescription, line: line)
        XCTAssertEqual(other.standardOutput, "", "it makes no app of its own", line: line)
        XCTAssertEqual(other.warnings, [], line: line)
        return other
    }

    func testU6TheSceneThatIsThereGetsTheAddresses() throws {
        let display = try TestDisplay()
        let app = try TestApplication("Windows", on: display)
        waitForLaunch(app)
        try waitUntilFound(on: display)
        let before = app.standardOutput
        try handOver { try TestApplication("Windows", arguments: $0, on: display) }
        let lines = [
            "scene 1 is to open windows-example://b (active)",
            "scene 1 is to open windows-example://c (active)",
        ]
        let isTold = waitUntil { app.standardOutput.hasSuffix(lines[1] + "\n") }
        XCTAssertTrue(isTold, app.standardOutput)
        XCTAssertEqual(
            app.standardOutput.dropFirst(before.count).split(separator: "\n").map(String.init),
            lines
        )
        end(app)
        display.stop()
    }

    func testU6TheAppThatRunsComesForwardWhereNothingIsToBeOpened() throws {
        let display = try TestDisplay()
        let app = try TestApplication("Windows", on: display)
        waitForLaunch(app)
        try waitUntilFound(on: display)
        let before = app.standardOutput
        for (arguments, isTold) in [([], false), (["windows-example://%zz/%00", "/nowhere/a.txt"], true)] {
            let other = try handOver(arguments) { try TestApplication("Windows", arguments: $0, on: display) }
            let line = "The app that runs already can open none of \(arguments)"
            XCTAssertEqual(other.standardError.contains(line), isTold, other.standardError)
        }
        XCTAssertEqual(app.standardOutput, before)
        // What an option means is the app's matter.
        let own = try TestApplication("Windows", arguments: ["-AppleLanguages", "(de)"], on: display)
        waitForLaunch(own)
        end(own)
        end(app)
        display.stop()
    }

    func testU6WithoutScenesTheDelegateGetsThem() throws {
        let display = try TestDisplay()
        let example = try RepackagedExample(
            "Windows",
            information: [
                "CFBundleIdentifier": Self.name,
                "CFBundleURLTypes": [["CFBundleURLSchemes": ["windows-example"]]],
            ]
        )
        defer { example.remove() }
        let app = try example.start(on: display)
        waitForLaunch(app)
        try waitUntilFound(on: display)
        try handOver { try example.start(arguments: $0, on: display) }
        let lines = ["b", "c"].map { "app is to open windows-example://\($0) (active)\n" }.joined()
        XCTAssertTrue(waitUntil { app.standardOutput.hasSuffix(lines) }, app.standardOutput)
        end(app)
        display.stop()
    }

    func testU7AnAppThatHangsIsNotWaitedFor() throws {
        let display = try TestDisplay()
        let app = try TestApplication("Windows", on: display)
        waitForLaunch(app)
        try waitUntilFound(on: display)
        XCTAssertEqual(kill(app.identifier, SIGSTOP), 0)
        let other = try TestApplication("Windows", arguments: ["windows-example://b"], on: display)
        waitForLaunch(other)
        XCTAssertTrue(
            other.standardOutput.contains("scene 1 opens windows-example://b (unattached)\n"),
            other.standardOutput
        )
        XCTAssertEqual(kill(app.identifier, SIGCONT), 0)
        end(other)
        end(app)
        display.stop()
    }

    func testU7AnAppThatWasKilledIsNoneThatRuns() throws {
        let display = try TestDisplay()
        let app = try TestApplication("Windows", on: display)
        waitForLaunch(app)
        try waitUntilFound(on: display)
        app.kill()
        _ = app.waitForExit()
        let other = try TestApplication("Windows", arguments: ["windows-example://b"], on: display)
        waitForLaunch(other)
        XCTAssertTrue(
            other.standardOutput.contains("scene 1 opens windows-example://b (unattached)\n"),
            other.standardOutput
        )
        end(other)
        display.stop()
    }

    func testU7WithoutABus() throws {
        let display = try TestDisplay(hasSessionBus: false)
        // GTK warns of such a desktop, which would end the program.
        let app = try TestApplication(
            "Windows",
            arguments: ["windows-example://b"],
            on: display,
            environment: ["G_DEBUG": nil]
        )
        waitForLaunch(app)
        XCTAssertTrue(
            app.standardOutput.contains("scene 1 opens windows-example://b (unattached)\n"),
            app.standardOutput
        )
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        display.stop()
    }
}
