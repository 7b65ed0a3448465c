import Foundation
import TabardTesting
import XCTest

/// How the example starts and ends, also where much is missing.
@preconcurrency @MainActor
final class TabBarSaveStateProcessTests: XCTestCase {
    func testSIGTERMEndsItWell() throws {
        let example = try RunningExample()
        example.app.terminate()
        XCTAssertEqual(
            example.app.waitForExit(timeout: .seconds(3)),
            .exited(0),
            example.app.endDescription
        )
        XCTAssertEqual(example.app.warnings, [])
    }

    func testClosingTheWindowEndsItWell() throws {
        let example = try RunningExample()
        try example.window.close()
        XCTAssertEqual(
            example.app.waitForExit(timeout: .seconds(3)),
            .exited(0),
            example.app.endDescription
        )
        XCTAssertEqual(example.app.warnings, [])
    }

    func testItStartsWithoutASessionBus() throws {
        let display = try TestDisplay(hasSessionBus: false)
        for address in ["unix:path=/nonexistent/bus", "nonsense", nil] {
            let app = try TestApplication(
                RunningExample.title,
                on: display,
                // PATH decides whether GLib finds dbus-launch, which would start a bus.
                environment: ["DBUS_SESSION_BUS_ADDRESS": address, "G_DEBUG": nil, "PATH": "/nonexistent"]
            )
            try assertStartsAndEnds(app, on: display)
        }
    }

    func testItStartsInAnUnknownLocale() throws {
        try assertRuns(with: ["LC_ALL": "xx_YY.UTF-8"])
    }

    func testItStartsWithoutFonts() throws {
        try assertRuns(with: ["FONTCONFIG_FILE": "empty.conf"])
    }

    func testItStartsWithoutIcons() throws {
        // GTK needs its settings' schemas, which stand beside the icons.
        try assertRuns(with: ["XDG_DATA_DIRS": "schemas"])
    }

    /// Fails unless the example starts, shows its tabs and ends well, with one warning at most.
    ///
    /// - Parameter environment: The values of paths are relative to a folder that is made for it.
    private func assertRuns(
        with environment: [String: String],
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let display = try TestDisplay()
        let configuration = display.folder.appendingPathComponent("empty.conf")
        try Data("<?xml version=\"1.0\"?>\n<fontconfig></fontconfig>\n".utf8).write(to: configuration)
        let data = display.folder.appendingPathComponent("schemas")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: data.appendingPathComponent("glib-2.0").path,
            withDestinationPath: "/usr/share/glib-2.0"
        )
        var changes: [String: String?] = ["G_DEBUG": nil]
        for (name, value) in environment {
            let isPath = name.hasPrefix("XDG") || name.hasPrefix("FONT")
            changes[name] = isPath ? display.folder.appendingPathComponent(value).path : value
        }
        let app = try TestApplication(RunningExample.title, on: display, environment: changes)
        let bar = try app.accessibleRoot().waitFor(role: .pageTabList)
        XCTAssertEqual(
            try bar.findAll(role: .pageTab).map { try $0.name },
            RunningExample.barNames,
            file: file,
            line: line
        )
        try assertStartsAndEnds(app, on: display, file: file, line: line)
    }

    private func assertStartsAndEnds(
        _ app: TestApplication,
        on display: TestDisplay,
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let window = try app.window(titled: RunningExample.title)
        let frame = try window.frame
        let isDrawn = waitUntil(timeout: .seconds(5)) {
            try display.screenshot().cropped(to: frame).colorCount > 2
        }
        XCTAssertTrue(isDrawn, "the window stays empty: \(app.endDescription)", file: file, line: line)
        XCTAssertTrue(app.isRunning, app.endDescription, file: file, line: line)
        app.terminate()
        XCTAssertEqual(
            app.waitForExit(timeout: .seconds(3)),
            .exited(0),
            app.endDescription,
            file: file,
            line: line
        )
        XCTAssertLessThanOrEqual(app.warnings.count, 1, app.standardError, file: file, line: line)
    }
}
