import Foundation
import TabardTesting
import XCTest

/// The audit of accessibility, over the first screens of the examples.
@preconcurrency @MainActor
final class AccessibilityAuditTests: XCTestCase {
    private static let examples = [
        "Catalogue", "Controls", "TabBarSaveState", "Reader", "CustomTabBar", "FirstTabBar", "ManyTabs",
        "Brightness",
        "Bars",
    ]

    private func audit(
        _ name: String,
        _ arguments: [String],
        _ environment: [String: String?],
        _ textScale: Double
    ) throws -> AccessibilityAuditReport {
        let display = try TestDisplay(textScale: textScale)
        defer { display.stop() }
        let app = try TestApplication(name, arguments: arguments, on: display, environment: environment)
        let report = try app.accessibilityAuditReport()
        XCTAssertGreaterThan(report.elementCount, 5, name)
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        return report
    }

    private func assertNothingFails(
        _ look: String,
        arguments: [String] = [],
        environment: [String: String?] = [:],
        textScale: Double = 1
    ) throws {
        var (count, failures) = (0, [String]())
        for name in Self.examples {
            let report = try audit(name, arguments, environment, textScale)
            count += report.elementCount
            failures += report.failures.map { "\(name): \($0)" }
        }
        print("\(look): objects checked \(count), failing \(failures.count)")
        XCTAssertEqual(failures, [], failures.joined(separator: "\n"))
    }

    func testTheExamplesInLight() throws {
        try assertNothingFails("light")
    }

    func testTheExamplesInDark() throws {
        try assertNothingFails("dark", environment: ["ADW_DEBUG_COLOR_SCHEME": "prefer-dark"])
    }

    func testTheExamplesInArabic() throws {
        try assertNothingFails("Arabic", arguments: ["-AppleLanguages", "(ar)"])
    }

    func testTheExamplesInHighContrast() throws {
        try assertNothingFails("high contrast", environment: ["ADW_DEBUG_HIGH_CONTRAST": "1"])
    }

    func testTheExamplesWithTextsTwiceAsLarge() throws {
        try assertNothingFails("text twice as large", textScale: 2)
    }

    func testThePagesOfTheCatalogue() throws {
        let display = try TestDisplay()
        defer { display.stop() }
        let app = try TestApplication(
            "Catalogue",
            on: display,
            environment: ["TABARD_WINDOW_SIZE": "1200x800"]
        )
        let root = try app.accessibleRoot()
        // A wide window has its tabs in the sidebar.
        let tabs = try root.waitFor(role: .list, name: "Tabs").rows
        XCTAssertEqual(tabs.count, 11)
        var (count, failures) = (0, [String]())
        for tab in tabs {
            try tab.performAction()
            let name = try tab.name
            _ = try root.waitFor(role: .heading, name: name)
            let report = try app.accessibilityAuditReport()
            count += report.elementCount
            failures += report.failures.map { "\(name): \($0)" }
        }
        print("\(tabs.count) pages: objects checked \(count), failing \(failures.count)")
        XCTAssertEqual(failures, [], failures.joined(separator: "\n"))
    }

    /// A grid that scrolls shows other pictures in the cells of the first ones, and some rows scroll by themselves.
    func testTheKeysAreFollowedThroughGrids() throws {
        let display = try TestDisplay()
        defer { display.stop() }
        let app = try TestApplication("Catalogue", on: display)
        let root = try app.accessibleRoot()
        try root.waitFor(role: .pageTab, name: "Design").performAction()
        try root.waitFor(role: .listItem, name: "Gallery").performAction()
        for (page, way) in [("Picture 2", "Layouts"), ("Soda", nil as String?)] {
            _ = try root.waitFor(role: .listItem, name: page)
            let report = try app.accessibilityAuditReport(for: .keyboardFocus)
            XCTAssertGreaterThan(report.elementCount, 50)
            XCTAssertEqual(report.failures.map(\.description), [])
            if let way { try root.waitFor(role: .pushButton, name: way).performAction() }
        }
    }

    /// The ground of marked letters reaches to the edge of their label, which the dark background shows best.
    func testMarkedLettersAreNotCut() throws {
        let display = try TestDisplay()
        defer { display.stop() }
        let dark = ["ADW_DEBUG_COLOR_SCHEME": "prefer-dark"]
        let app = try TestApplication("Catalogue", on: display, environment: dark)
        let root = try app.accessibleRoot()
        try root.waitFor(role: .pageTab, name: "Design").performAction()
        try root.waitFor(role: .listItem, name: "Type").performAction()
        try root.waitFor(role: .pushButton, name: "Attributed text").performAction()
        _ = try root.waitFor(role: .heading, name: "Attributed text")
        let report = try app.accessibilityAuditReport(for: .textClipped)
        XCTAssertGreaterThan(report.elementCount, 5)
        XCTAssertEqual(report.failures.map(\.description), [])
    }

    func testTheKeysAreFollowedThroughRowsThatAreEdited() throws {
        let display = try TestDisplay()
        defer { display.stop() }
        let app = try TestApplication("Catalogue", on: display)
        let root = try app.accessibleRoot()
        try root.waitFor(role: .pageTab, name: "More").performAction()
        try root.waitFor(role: .listItem, name: "Order").performAction()
        try root.waitFor(role: .pushButton, name: "Edit").performAction()
        _ = try root.waitFor(role: .pushButton, name: "Done")
        XCTAssertEqual(try app.accessibilityAuditReport(for: .keyboardFocus).failures.map(\.description), [])
    }

    /// The pictures of a calendar's buttons come after the buttons, which say all.
    func testACalendarHasNoPicturesWithoutNames() throws {
        let display = try TestDisplay()
        defer { display.stop() }
        let app = try TestApplication("WithoutPointer", on: display)
        let root = try app.accessibleRoot()
        try root.waitFor(role: .pushButton, name: "Birthday").performAction()
        _ = try root.waitFor(role: .pushButton, name: "Next Month")
        let report = try app.accessibilityAuditReport(for: .sufficientElementDescription)
        XCTAssertGreaterThan(report.elementCount, 30)
        XCTAssertEqual(report.failures.map(\.description), [])
    }

    /// What the program prints, and its status.
    private func runProgram(_ arguments: [String], on display: TestDisplay) throws -> (
        status: ExitStatus?, lines: [String]
    ) {
        let program = try TestApplication("AccessibilityAudit", arguments: arguments, on: display)
        let status = program.waitForExit(timeout: .seconds(60))
        return (status, program.standardOutput.split(separator: "\n").map(String.init))
    }

    func testTheProgramAuditsAnAppThatRuns() throws {
        let display = try TestDisplay()
        defer { display.stop() }
        let app = try TestApplication("FirstTabBar", on: display)
        _ = try app.accessibleRoot().waitFor(role: .pageTab, name: "Search")
        let result = try runProgram(["FirstTabBar"], on: display)
        XCTAssertEqual(result.status, .exited(0), result.lines.joined(separator: "\n"))
        XCTAssertEqual(result.lines.last, "objects checked 9, failing 0")
        XCTAssertEqual(try runProgram(["Nobody"], on: display).status, .exited(EX_UNAVAILABLE))
        XCTAssertEqual(try runProgram([], on: display).status, .exited(EX_USAGE))
        XCTAssertEqual(try runProgram(["--start"], on: display).status, .exited(EX_USAGE))
    }

    func testTheProgramFailsForWhatItStarts() throws {
        let display = try TestDisplay()
        defer { display.stop() }
        let path = try TestApplication.path(ofProduct: "Inaccessible")
        let result = try runProgram(["--start", path], on: display)
        XCTAssertEqual(result.status, .exited(1))
        XCTAssertEqual(result.lines.filter { $0.hasPrefix("failure (contrast): ") }.count, 1)
        XCTAssertEqual(result.lines.last, "objects checked 6, failing 2", "\(result.lines)")
    }

    /// Each fault is told once, and nothing of what stands beside it.
    func testEachFaultIsFound() throws {
        let all = AccessibilityAuditType.all.union([.keyboardFocus, .action])
        let expected: [(fault: String, issue: String)] = [
            ("faintText", "contrast Hardly to be seen"),
            ("namelessButton", "sufficientElementDescription "),
            ("namelessPicture", "sufficientElementDescription TabardWidget"),
            ("twins", "sufficientElementDescription Open"),
            ("smallTargets", "hitRegion −"),
            ("mutedSwitch", "action Sounds"),
            ("shortenedText", "textClipped Far too long to be read"),
            ("lowText", "textClipped Low gap"),
            ("unreachableButton", "keyboardFocus Left out"),
            ("keyTrap", "keyboardFocus Kept"),
        ]
        for (fault, issue) in expected {
            let display = try TestDisplay()
            defer { display.stop() }
            let app = try TestApplication("Inaccessible", arguments: [fault], on: display)
            let failures = try app.accessibilityAuditReport(for: all).failures
            XCTAssertEqual(failures.map { "\($0.auditType) \($0.name)" }, [issue], "\(fault): \(failures)")
        }
    }

    func testAnAuditThrowsForWhatIsNotIgnored() throws {
        let display = try TestDisplay()
        defer { display.stop() }
        let app = try TestApplication("Inaccessible", on: display)
        XCTAssertThrowsError(try app.performAccessibilityAudit()) { error in
            let message = (error as? TestingError)?.message ?? ""
            XCTAssertTrue(message.hasPrefix("2 failures of accessibility:\nfailure ("), message)
        }
        XCTAssertThrowsError(try app.performAccessibilityAudit { $0.auditType == .contrast })
        let report = try app.performAccessibilityAudit { _ in true }
        XCTAssertEqual(Set(report.failures.map(\.auditType)), [.contrast, .sufficientElementDescription])
        XCTAssertEqual(try app.performAccessibilityAudit(for: [.hitRegion, .trait]).failures, [])
    }
}
