import TabModel
import TabStore
import XCTest

final class DeclareTests: CommandLineTestCase {
    func testTheSameAgainChangesNothing() throws {
        try tabard("declare L a b --required a")
        let bytes = try bytes("L")
        let outcome = try run(["declare", "L", "a", "b", "--required", "a"])
        XCTAssertEqual(outcome.status, 0)
        XCTAssertTrue(outcome.errors.contains("L: nothing to change"), outcome.errors)
        XCTAssertEqual(try self.bytes("L"), bytes)
        try tabard("declare L a b")
        XCTAssertNotEqual(try self.bytes("L"), bytes)
    }

    func testFlagsRefuseWhatTheUserMayNotDo() throws {
        try tabard(
            "declare L a b c d e f --fixed b --unhideable c --required d --initially-hidden e --pinned-end a "
                + "--pinned-start f"
        )
        try assertVisible("L", "f b c d a")
        try assertFails("move L b --first", 1, saying: "L: b cannot be moved")
        try assertFails("move L a --first", 1, saying: "L: a cannot be moved")
        try assertFails("hide L c", 1, saying: "L: c cannot be hidden")
        try assertFails("hide L d", 1, saying: "L: d cannot be hidden")
        try tabard("unhide L e")
        try assertVisible("L", "f b c d e a")
    }

    func testRetiredTabsAreForgottenAtTheNextEdit() throws {
        try tabard("declare L a b c")
        try tabard("move L c --first")
        try tabard("declare L a b --retire c")
        XCTAssertEqual(try shown("L").absent.map(\.id), ["c"])
        try tabard("move L b --first")
        XCTAssertEqual(try shown("L").absent, [])
        XCTAssertEqual(try shown("L").retired, ["c"])
        XCTAssertTrue(try tabard("show L").contains("Retired: c"))
    }

    func testMisusesNameTheChoices() throws {
        try assertFails("declare L", 64, saying: "<id>")
        try assertFails("declare L a a", 64, saying: "'a' is declared twice")
        try assertFails("declare L a b --required c", 64, saying: "'c'", "which are a, b")
        try assertFails("declare L a b --former a=b", 64, saying: "'b' is declared itself")
        try assertFails("declare L a b --former a", 64, saying: "id=former")
        try assertFails("declare L a b --retire b", 64, saying: "cannot be retired")
        try assertFails("declare L a --pinned-start a --pinned-end a", 64, saying: "not at both")
        let long = try run(["declare", "L", String(repeating: "x", count: 1025)])
        XCTAssertEqual(long.status, 64)
        XCTAssertEqual(try names(), [])
    }

    /// An app that saves into the file neither loses the declaration nor is harmed by it (rule 9).
    func testTheDeclarationSurvivesAnAppsSaves() throws {
        try tabard("declare L home search feed me --required home")
        XCTAssertTrue(TabStore.read(at: location("L")).problems.isEmpty)
        try edit("L") { record, stamp in
            try record.move("me", to: .first, in: ["home", "search", "feed", "me"], at: stamp)
        }
        try edit("L") { record, stamp in
            try record.hide("feed", in: ["home", "search", "feed", "me"], at: stamp)
        }
        try assertVisible("L", "me home search")
        try assertFails("hide L home", 1, saying: "cannot be hidden")
        XCTAssertEqual(
            TabStore.read(at: location("L")).record.arrangement(for: ["home", "me"]).visible,
            ["me", "home"]
        )
        try tabard("verify L")
    }

    func testALaterDeclarationWinsAJoin() throws {
        try tabard("declare A a b")
        try tabard("declare B b a c")
        try tabard("join A B J")
        try tabard("join B A K")
        try assertVisible("J", "b a c")
        try assertVisible("K", "b a c")
        try tabard("declare A c b a")
        try tabard("join A J J")
        try assertVisible("J", "c b a")
    }

    /// Stamps are compared as text, so that their numbers must be of one width.
    func testTheStampHasOneWidth() throws {
        try tabard("declare L a b")
        let text = try tabard("export L")
        XCTAssertNotNil(text.firstMatch(of: /"at":"\d{16}\.\d{10}\.\d{20}","tabs"/), text)
    }

    func testAMalformedDeclarationDoesNotWinAJoin() throws {
        try tabard("declare A a b")
        try edit("B") { record, stamp in
            var plain = TabRecord().plain
            plain.unknownFields = [.init(name: "tabard.declaration", value: "\"zzz\"")]
            plain.latestStamp = stamp
            record = TabRecord.validated(plain).record
        }
        try tabard("join A B J")
        XCTAssertTrue(try shown("J").isDeclared)
        try assertVisible("J", "a b")
        try tabard("verify J")
    }

    func testWithoutADeclarationTheRecordsTabsAreTheTabs() throws {
        try edit("L") { record, stamp in
            try record.move("me", to: .first, in: ["home", "feed", "me"], at: stamp)
        }
        let layout = try shown("L")
        XCTAssertEqual(layout.visible, ["me", "home", "feed"])
        XCTAssertFalse(layout.isDeclared)
        let outcome = try run(["show", "L"])
        XCTAssertTrue(outcome.errors.contains("L: no tabs were declared"), outcome.errors)
        try tabard("move L feed --first")
        try assertVisible("L", "feed me home")
    }

    /// The field may be anything in a file of hostile origin.
    func testAMalformedDeclarationIsNoneAndIsMended() throws {
        for value in [
            "7", "{}", "{\"at\":\"1.2.3\",\"tabs\":[]}", "[[[]]]", "\"zzz\"", "{\"tabs\":[{\"id\":\"\"}]}",
        ] {
            try edit("L") { record, stamp in
                var plain = TabRecord().plain
                plain.unknownFields = [.init(name: "tabard.declaration", value: value)]
                plain.latestStamp = stamp
                record = TabRecord.validated(plain).record
                try record.move(
                    "b",
                    to: .first,
                    in: ["a", "b"],
                    at: record.nextStamp(milliseconds: 0, replica: 1)
                )
            }
            XCTAssertFalse(try shown("L").isDeclared, value)
            try assertVisible("L", "b a")
            try assertFails("verify L", 1, saying: "tabard.declaration")
            try tabard("repair L")
            try tabard("verify L")
            try tabard("declare L a b c")
            try assertVisible("L", "b a c")
        }
    }
}
