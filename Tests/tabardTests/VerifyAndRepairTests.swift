import XCTest

final class VerifyAndRepairTests: CommandLineTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try tabard("declare L a b c")
        try tabard("move L c --first")
    }

    func testAWholeFile() throws {
        XCTAssertTrue(try tabard("verify L").hasPrefix("L: whole, save 2, "))
        let before = try bytes("L")
        XCTAssertTrue(try tabard("repair L").contains("nothing to repair"))
        XCTAssertEqual(try bytes("L"), before)
    }

    func testADamagedLatestSave() throws {
        try damage("L", at: 4096 + 200)
        let damaged = try bytes("L")
        try assertFails(
            "verify L",
            1,
            saying: "L: the latest save is damaged",
            "slot 1 at byte 0: save 1",
            "slot 2 at byte 4096: save 2, damaged",
            "byte 4124: the layout's checksum is ",
            "that of bytes 4160 to "
        )
        try assertFails("move L a --first", 1, saying: "tabard repair L")
        let outcome = try run(["show", "L", "--json"])
        XCTAssertEqual(outcome.status, 0)
        XCTAssertTrue(outcome.errors.contains("L: the latest save is damaged"), outcome.errors)
        XCTAssertEqual(try bytes("L"), damaged)
        XCTAssertEqual(try names(), ["L"])
        XCTAssertTrue(try tabard("repair L").contains("it knows 3 tabs"))
        try tabard("verify L")
        try assertVisible("L", "a b c")
        let kept = try names().filter { $0.hasPrefix("L.damaged-") }
        XCTAssertEqual(try kept.map { try bytes($0) }, [damaged])
        try tabard("move L b --first")
        try assertVisible("L", "b a c")
    }

    func testADamagedOlderSave() throws {
        try damage("L", at: 100)
        try assertFails(
            "verify L",
            1,
            saying: "a save before it is damaged",
            "slot 1 at byte 0: save 1, damaged"
        )
        try tabard("repair L")
        try tabard("verify L")
        try assertVisible("L", "c a b")
        XCTAssertEqual(try names(), ["L"])
    }

    func testDamagedHeaders() throws {
        try damage("L", at: 4096 + 20)
        try assertFails(
            "verify L",
            1,
            saying: "slot 2 at byte 4096: damaged",
            "byte 4156: the header's checksum is "
        )
        try damage("L", at: 0)
        try assertFails("verify L", 1, saying: "L: this is no layout", "byte 0: this is not the beginning")
        try assertFails("show L", 1, saying: "tabard verify L")
        try assertFails("repair L", 1, saying: "--start-empty")
        XCTAssertEqual(try names(), ["L"])
        XCTAssertTrue(try tabard("repair L --start-empty").contains("L.damaged-"))
        try tabard("verify L")
        XCTAssertEqual(try shown("L").tabs, [])
    }

    func testZerosInThePlaceOfTheLatestSave() throws {
        var bytes = try bytes("L")
        for index in 4096..<8192 { bytes[index] = 0 }
        try write(bytes, to: "L")
        try assertFails(
            "verify L",
            1,
            saying: "L: the latest save is damaged",
            "slot 2 at byte 4096: damaged",
            "byte 4096: there are zeros"
        )
        XCTAssertTrue(try run(["show", "L"]).errors.contains("L: the latest save is damaged"))
        try tabard("repair L")
        try tabard("verify L")
        let kept = try names().filter { $0.hasPrefix("L.damaged-") }
        XCTAssertEqual(try kept.map { try self.bytes($0) }, [bytes])
    }

    func testWhatFollowsALayout() throws {
        let whole = try bytes("L")
        try write(whole + [UInt8](repeating: 0, count: 100_000), to: "L")
        try assertFails("verify L", 1, saying: "L: the layout is whole; other bytes follow it")
        try assertVisible("L", "c a b")
        try tabard("repair L")
        try tabard("verify L")
        try assertVisible("L", "c a b")
        XCTAssertEqual(try bytes("L").count, whole.count)
        XCTAssertEqual(try names(), ["L"])
    }

    func testEveryLengthOfATruncatedFile() throws {
        let whole = try bytes("L")
        for length in [0, 1, 63, 64, 65, 200, 4095, 4096, 4097, 4159, 4160, 4400] {
            try write(Array(whole.prefix(length)), to: "T")
            try assertFails("verify T", 1, saying: "T: ")
            let outcome = try run(["repair", "T", "--start-empty"])
            XCTAssertEqual(outcome.status, 0, "\(length): \(outcome.errors)")
            try tabard("verify T")
        }
    }

    func testAPartThatIsMalformed() throws {
        let json = try tabard("export L").replacing("\"seen\":", with: "\"seen\":\"soon\",\"was\":")
        let outcome = try run(["import", "--json", "-", "M"], input: json)
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        XCTAssertTrue(outcome.errors.contains("standard input: left out: tabs[0].seen"), outcome.errors)
        try tabard("verify M")
    }
}
