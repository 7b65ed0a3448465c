import Foundation
import XCTest

final class ExportAndJoinTests: CommandLineTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try tabard("declare L a b c --required a")
        try tabard("move L c --first")
        try tabard("hide L b")
        try tabard("select L c")
    }

    func testExportIsJSONAndImportItsInverse() throws {
        let exported = try tabard("export L")
        let object = try JSONSerialization.jsonObject(with: Data(exported.utf8)) as? [String: Any]
        XCTAssertEqual((object?["tabs"] as? [Any])?.count, 3)
        try write(Array(exported.utf8), to: "L.json")
        try tabard("import --json L.json M")
        XCTAssertEqual(try tabard("export M"), exported)
        XCTAssertEqual(try shown("M").tabs, try shown("L").tabs)
        try tabard("undo M")
        XCTAssertEqual(try shown("M").hidden, [])
    }

    func testImportReplacesOnlyWhenTold() throws {
        try tabard("declare M x y")
        try tabard("move M y --first")
        try write(Array(try tabard("export L").utf8), to: "L.json")
        try assertFails(
            "import --json L.json M",
            1,
            saying: "M: this layout holds what a user arranged",
            "--replace"
        )
        try assertVisible("M", "y x")
        try tabard("import --json L.json M --replace")
        try assertVisible("M", "c a")
    }

    func testImportRefusesWhatIsNoExport() throws {
        for text in ["", "{}", "[]", "{\"a\":1}", "junk", String(repeating: "[", count: 100_000)] {
            try write(Array(text.utf8), to: "J")
            try assertFails("import --json J M", 1, saying: "J: this ")
        }
        try assertFails("import --json missing M", 2, saying: "missing: there is no such file")
        try assertFails("import --json . M", 2, saying: ".: this is not a file")
        XCTAssertEqual(try names(), ["J", "L"])
    }

    /// Joining is commutative and idempotent, and loses nothing of the file it goes to (rule 10).
    func testJoin() throws {
        try copy("L", to: "A")
        try copy("L", to: "B")
        try tabard("move A a --last")
        try tabard("unhide B b")
        try tabard("join A B J")
        try tabard("join B A K")
        XCTAssertEqual(try tabard("export J"), try tabard("export K"))
        try assertVisible("J", "c b a")
        let joined = try tabard("export J")
        try tabard("join J J J")
        XCTAssertEqual(try tabard("export J"), joined)
        try tabard("hide J c")
        try tabard("join A B J")
        XCTAssertEqual(try shown("J").hidden, ["c"])
    }

    func testJoinRefusals() throws {
        try assertFails("join L missing J", 1, saying: "missing: there is no such file")
        try write(Array("junk".utf8), to: "junk")
        try assertFails("join L junk J", 1, saying: "junk: this is damaged, or no layout")
        try assertFails("join L L junk", 1, saying: "junk: this is damaged, or no layout")
        try assertFails("join L L", 64)
        XCTAssertEqual(try names(), ["L", "junk"])
    }
}
