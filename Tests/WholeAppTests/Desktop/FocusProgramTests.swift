import TabardTesting
import XCTest

/// FO1–FO5: what a program is asked and told as real keys move the focus, and what it may do then.
@preconcurrency @MainActor
final class FocusProgramTests: XCTestCase {
    /// The program with its window in use, where its first button has the focus.
    @MainActor
    private final class Running {
        let display: TestDisplay
        let app: TestApplication
        let lines: PrintedLines

        init(_ deed: String...) throws {
            display = try TestDisplay()
            app = try TestApplication("FocusApp", arguments: deed, on: display)
            lines = PrintedLines(app)
            _ = try app.accessibleRoot().waitFor(role: .pushButton, name: "One")
            try app.window(titled: "Focus App").focus()
            lines.assertAre(["One?", "first?", "screen?", "One ->One", "first ->One", "screen ->One"])
        }

        func press(_ key: String, _ expected: [String], line: UInt = #line) throws {
            try display.keyboard.press(key)
            lines.assertAre(expected, line: line)
        }

        func finish(line: UInt = #line) {
            app.terminate()
            XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription, line: line)
            XCTAssertEqual(app.warnings, [], line: line)
            display.stop()
        }
    }

    private static let toTwo = [
        "Two?", "first?", "screen?", "One?", "Two One>Two", "first One>Two", "screen One>Two", "One One>Two",
    ]

    /// From the second group's one button to its other one.
    private static func within(_ from: String, _ to: String) -> [String] {
        [
            "\(to)?", "second?", "screen?", "\(from)?", "\(to) \(from)>\(to)", "second \(from)>\(to)",
            "screen \(from)>\(to)", "\(from) \(from)>\(to)",
        ]
    }

    func testFO1FO2FO5KeysMoveTheFocusUnlessOneSaysNo() throws {
        let running = try Running()
        try running.press("Tab", Self.toTwo)
        try running.press(
            "Tab",
            [
                "Three?", "second?", "screen?", "Two?", "first?", "Three Two>Three", "second Two>Three",
                "screen Two>Three", "Two Two>Three", "first Two>Three",
            ]
        )
        // By the guide.
        try running.press("Up", Self.within("Three", "Four"))
        try running.press("shift+Tab", Self.within("Four", "Three"))
        try running.press("Tab", Self.within("Three", "Four"))
        try running.press("Tab", ["Five?", "locked? no"])
        try running.press("space", ["pressed Four"])
        running.finish()
    }

    func testViewsThatGoWhileTheyAreTold() throws {
        for (deed, told) in [
            ("removeItself", ["Two Two>-"]), ("removeItsGroup", ["Two Two>-", "first Two>-"]),
        ] {
            let running = try Running(deed)
            try running.press("Tab", Self.toTwo + told)
            XCTAssertTrue(running.app.isRunning)
            running.finish()
        }
    }

    /// Whatever is done while all are asked or told, the program goes on without a warning.
    func testAPushAndAnAlertWhileAllAreTold() throws {
        for (deed, told) in [
            ("push", "Two One>Two"), ("alert", "Two One>Two"), ("removeTheOthers", "Two One>Two"),
            ("hideItself", "Two One>Two"), ("passOnWhenAsked", "Two?"), ("removeWhenAsked", "Two?"),
        ] {
            let running = try Running(deed)
            let root = try running.app.accessibleRoot()
            try running.display.keyboard.press("Tab")
            let lines = { running.app.standardOutput.split(separator: "\n").map(String.init) }
            XCTAssertTrue(waitUntil { lines().contains(told) }, "\(deed) \(lines())")
            switch deed {
            case "alert": _ = try root.waitFor(role: .pushButton, name: "OK")
            case "removeTheOthers":
                XCTAssertTrue(waitUntil { (try? root.find(role: .pushButton, name: "Three")) == .some(nil) })
            case "removeWhenAsked":
                XCTAssertTrue(waitUntil { (try? root.find(role: .pushButton, name: "Two")) == .some(nil) })
            default: break
            }
            try running.display.keyboard.press("Tab", "Up", "shift+Tab")
            _ = try root.waitFor(role: .frame)
            running.finish()
        }
    }

    /// FO4: each waits until all have been told, so that the app answers.
    func testFO4TwoThatPassItToEachOther() throws {
        let running = try Running("passOn")
        let five = try running.app.accessibleRoot().waitFor(role: .pushButton, name: "Five")
        let place = try five.restingFrameInWindow().center
        try running.display.keyboard.press("Tab")
        let passes = { running.app.standardOutput.split(separator: "\n").count { $0 == "Three Two>Three" } }
        XCTAssertTrue(waitUntil { passes() > 3 }, running.app.endDescription)
        try running.display.pointer.click(at: place)
        XCTAssertTrue(waitUntil { running.app.standardOutput.contains("pressed Five") })
        XCTAssertTrue(running.app.isRunning)
        running.finish()
    }
}
