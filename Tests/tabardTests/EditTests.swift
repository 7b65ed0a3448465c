import XCTest

/// Every edit, what it does and what it refuses.
final class EditTests: CommandLineTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try tabard("declare L a b c d")
    }

    func testMove() throws {
        try tabard("move L c --first")
        try assertVisible("L", "c a b d")
        try tabard("move L c --last")
        try assertVisible("L", "a b d c")
        try tabard("move L c --after a")
        try assertVisible("L", "a c b d")
        try tabard("move L d --before c")
        try assertVisible("L", "a d c b")
    }

    func testMoveRefusals() throws {
        try assertFails("move L x --first", 1, saying: "L: x is not one of the tabs, which are a, b, c, d")
        try assertFails("move L a --after x", 1, saying: "x is not one of the tabs")
        try assertFails("move L a", 64, saying: "--first, --last, --before, --after and --exchange")
        try assertFails("move L a --first --last", 64, saying: "by one of")
        try assertFails("move L a --first --capacity 1", 64, saying: "at least two places")
        try assertVisible("L", "a b c d")
        let outcome = try run(["move", "L", "a", "--first"])
        XCTAssertEqual(outcome.status, 0)
        XCTAssertTrue(outcome.errors.contains("L: nothing to change"), outcome.errors)
    }

    /// An exchange marks both tabs as moved (rule 4).
    func testExchangeAsOnTheEditScreen() throws {
        try tabard("move L a --exchange d")
        try assertVisible("L", "d b c a")
        XCTAssertEqual(try shown("L").moved, ["d", "a"])
        try assertFails("move L a --exchange x", 1, saying: "which are a, b, c, d")
    }

    func testHideAndUnhide() throws {
        try tabard("hide L b")
        let layout = try shown("L")
        XCTAssertEqual(layout.visible, ["a", "c", "d"])
        let hidden = try XCTUnwrap(layout.tabs.first { $0.id == "b" })
        XCTAssertEqual(hidden.state, "hidden")
        XCTAssertNil(hidden.position)
        XCTAssertNotNil(hidden.changed)
        try tabard("unhide L b")
        try assertVisible("L", "a b c d")
        try assertFails("hide L x", 1, saying: "which are a, b, c, d")
        try assertFails("unhide L x", 1, saying: "which are a, b, c, d")
    }

    /// The selection is by id and per window, and falls back without being overwritten (rule 7).
    func testSelect() throws {
        try tabard("select L b")
        try tabard("select L c")
        try tabard("select L d --window second")
        XCTAssertEqual(try shown("L").tabs.map(\.selectedIn), [[], [], ["main"], ["second"]])
        try tabard("declare L a b d")
        XCTAssertEqual(try shown("L").tabs.map(\.selectedIn), [[], ["main"], ["second"]])
        try tabard("declare L a b c d")
        XCTAssertEqual(try shown("L").tabs.map(\.selectedIn), [[], [], ["main"], ["second"]])
        try assertFails("select L x", 1, saying: "which are a, b, c, d")
    }

    /// Resets are stamped edits, and undo works from one run of the program to the next (rule 8).
    func testResetAndUndo() throws {
        try tabard("move L d --first")
        try tabard("hide L b")
        try tabard("reset L --order")
        try assertVisible("L", "a c d")
        try tabard("undo L")
        try assertVisible("L", "d a c")
        try tabard("reset L --visibility")
        try assertVisible("L", "d a b c")
        try tabard("undo L")
        try assertVisible("L", "d a c")
        try tabard("reset L --all")
        try assertVisible("L", "a b c d")
        try tabard("undo L")
        try assertVisible("L", "d a c")
        try assertFails("reset L", 64, saying: "--order")
        try assertFails("reset L --order --all", 64)
    }

    func testUndoWithoutAnEdit() throws {
        try assertFails("undo L", 1, saying: "L: There is no edit to take back")
    }

    /// A new tab does not push a tab that the user placed off the bar (rule 5).
    func testShowWithACapacity() throws {
        try tabard("move L c --after a --capacity 3")
        let layout = try shown("L", "--capacity 3")
        XCTAssertEqual(layout.capacity, 3)
        XCTAssertEqual(layout.tabs.map(\.state), ["shown", "shown", "more", "more"])
        try tabard("declare L n a b c d")
        XCTAssertEqual(try shown("L").visible, ["n", "a", "c", "b", "d"])
        XCTAssertEqual(try shown("L", "--capacity 3").visible, ["a", "c", "n", "b", "d"])
        XCTAssertEqual(try shown("L", "--capacity 3").new, ["n"])
        XCTAssertTrue(try tabard("show L --capacity 3").contains("more, new"))
        try assertFails("show L --capacity 1", 64, saying: "at least two places")
        try assertFails("show L --capacity many", 64)
    }

    /// Runs at the same time wait for one another, and none loses what another saved.
    func testRunsAtTheSameTimeLoseNothing() throws {
        let ids = (0..<12).map { "t\($0)" }
        try tabard("declare P last " + ids.joined(separator: " "))
        let processes = try ids.map { id in
            let process = Process()
            process.executableURL = Self.program
            process.arguments = ["hide", "P", id]
            process.currentDirectoryURL = directory
            try process.run()
            return process
        }
        for process in processes {
            process.waitUntilExit()
            XCTAssertEqual(process.terminationStatus, 0)
        }
        XCTAssertEqual(try shown("P").hidden, ids)
    }
}
