import Foundation
import TabModel
import XCTest

@testable import TabStore

/// A payload whose checksum is right may still be hostile: bad parts are left out alone (rule 9).
final class HostilePayloadsTests: StoreTestCase {
    private func read(_ payload: String) throws -> (record: TabRecord, problems: [TabStoreError]) {
        try read(Array(payload.utf8))
    }

    private func read(_ payload: [UInt8]) throws -> (record: TabRecord, problems: [TabStoreError]) {
        let capacity = SlotLayout.capacity(forPayload: payload.count)
        try place(
            SlotLayout.file(
                SlotHeader(capacity: capacity, generation: 1, payload: payload),
                payload: payload
            )
        )
        let start = Date()
        defer { XCTAssertLessThan(Date().timeIntervalSince(start), 20) }
        return TabStore.read(at: location)
    }

    private func assertDamaged(_ payload: String, line: UInt = #line) throws {
        XCTAssertEqual(try read(payload).problems.last?.code, .damaged, line: line)
    }

    func testWhatIsNoJSONIsDamage() throws {
        for payload in [
            "", " ", "{", "[]", "{]", "null", "{\"tabs\":[}", "{}{}", "{\"a\":tru}", "{\"a\" 1}",
            "{\"a\":1,}",
            "{\"a\":\"\\x\"}", "{\"a\":\"\\ud800\"}", "{\"a\":\"\\ud800\\u0041\"}", "{\"a\":\"",
        ] {
            try assertDamaged(payload)
        }
    }

    func testDeepNesting() throws {
        try assertDamaged("{\"a\":" + String(repeating: "[", count: 1_000_000))
        let deep = String(repeating: "{\"a\":", count: 1000) + "1" + String(repeating: "}", count: 1000)
        try assertDamaged("{\"tabs\":[\(deep)]}")
        let allowed = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
        XCTAssertEqual(try read("{\"later\":\(allowed)}").record.unknownFields.first?.value, allowed)
    }

    func testTooManyValues() throws {
        try assertDamaged("{\"a\":[" + String(repeating: "1,", count: 2_100_000) + "1]}")
        try assertDamaged("{\"tabs\":[" + String(repeating: "{},", count: 2_100_000) + "{}]}")
    }

    func testBadEntriesAreLeftOutAlone() throws {
        let long = String(repeating: "x", count: 1_000_000)
        let (record, problems) = try read(
            """
            {"version":[1,0],"tabs":[{"id":"home"},{"id":"home"},5,{"id":""},{"id":"\(long)"},{},{"id":7},
            {"id":"feed","place":["!","1.0.1"],"visibility":["odd","1.0.1"],"baseline":[1]},
            {"id":"me","place":["V.1","1.0"],"visibility":["hidden","1.0.1"],"seen":-4}],
            "windows":[{"window":"main","history":["me",4],"at":"2.0.1"},{"history":[]},null],
            "undo":[],"latest":"x","retired":[["a","1.0.1"],["b"],[null,"1.0.1"],3]}
            """
        )
        XCTAssertEqual(Set(record.entries.map(\.id)), ["home", "feed", "me"])
        XCTAssertEqual(record.entry(for: "me")?.visibility?.value, .hidden)
        XCTAssertNil(record.entry(for: "feed")?.place)
        XCTAssertEqual(record.selections.map(\.window), ["main"])
        XCTAssertEqual(problems.count, 19, "\(problems)")
        XCTAssertTrue(problems.allSatisfy { $0.code == .malformedEntry })
    }

    func testBytesThatAreNoText() throws {
        let text = Array("{\"tabs\":[{\"id\":\"a?\"},{\"id\":\"me\"}],\"x\":\"?\"}".utf8)
        let payload = text.map { $0 == UInt8(ascii: "?") ? 0xff : $0 }
        let (record, problems) = try read(payload)
        XCTAssertEqual(record.entries.map(\.id), ["me"])
        XCTAssertEqual(problems.map(\.code), [.malformedEntry, .malformedEntry])
    }

    func testLateStampsDoNotStopTheClock() throws {
        let last = "18446744073709551615.4294967295.18446744073709551615"
        let (record, problems) = try read(
            "{\"tabs\":[{\"id\":\"me\",\"place\":[\"V.1\",\"\(last)\"]}],\"latest\":\"\(last)\"}"
        )
        XCTAssertEqual(problems.count, 1)
        var edited = record
        edited.bringForward("feed", step: 1)
        XCTAssertEqual(edited.arrangement(for: Self.declaration).order.first, "feed")
    }

    func testEscapedTextComesBack() throws {
        var record = TabRecord()
        let ids: [TabID] = [
            "\"quoted\"", "back\\slash", "line\nfeed", "null\u{0}", "ünï \u{1f600}", "</tag>",
        ]
        let stamp = record.nextStamp(milliseconds: Self.noon, replica: 7)
        try record.move(ids[2], to: .first, in: TabDeclaration(ids: ids), at: stamp)
        var keeper = keeper()
        try keeper.save { $0 = record }
        XCTAssertEqual(TabStore.read(at: location).record, record)
        try keeper.save { try? $0.retire([ids[1], ids[4]], at: $0.nextStamp(milliseconds: 0, replica: 7)) }
        XCTAssertEqual(keeper.record.retirements.count, 2)
        XCTAssertEqual(TabStore.read(at: location).record, keeper.record)
        let escaped = try read("{\"tabs\":[{\"id\":\"\\u00fc\\ud83d\\ude00\\/\\b\\f\\r\\t\"}]}").record
        XCTAssertEqual(escaped.entries.first?.id.string, "ü\u{1f600}/\u{8}\u{c}\r\t")
    }

    func testNewerMinorVersionsAreCarriedThrough() throws {
        let (record, problems) = try read(
            """
            {"version":[1,7],"tabs":[{"id":"me","colour":{"r":[1,2.5e3,null]},"seen":3}],"theme":"dark"}
            """
        )
        XCTAssertEqual(problems.count, 0, "\(problems)")
        var keeper = keeper()
        try keeper.save { $0.bringForward("me", step: 1) }
        let again = TabStore.read(at: location).record
        XCTAssertEqual(again.version, TabFormatVersion(major: 1, minor: 7))
        XCTAssertEqual(again.unknownFields, record.unknownFields)
        XCTAssertEqual(again.unknownFields, [TabUnknownField(name: "theme", value: "\"dark\"")])
        XCTAssertEqual(
            again.entry(for: "me")?.unknownFields,
            [TabUnknownField(name: "colour", value: "{\"r\":[1,2.5e3,null]}")]
        )
    }

    func testNewerMajorVersionsAreReadAndNotOverwritten() throws {
        let payload = "{\"version\":[2,0],\"tabs\":[{\"id\":\"me\",\"visibility\":[\"hidden\",\"1.0.1\"]}]}"
        let (record, problems) = try read(payload)
        XCTAssertEqual(problems.map(\.code), [.newerVersion])
        XCTAssertEqual(record.entry(for: "me")?.visibility?.value, .hidden)
        let before = try bytes()
        var keeper = keeper()
        XCTAssertThrowsError(try keeper.save { $0.bringForward("me", step: 1) }) { error in
            XCTAssertEqual((error as? TabStoreError)?.code, .newerVersion)
        }
        XCTAssertEqual(keeper.record.arrangement(for: Self.declaration).order.first, "me")
        XCTAssertEqual(try bytes(), before)
        XCTAssertEqual(try names(), [location.fileName])
    }

    func testANewerContainerIsNotOverwritten() throws {
        let payload = Array("?".utf8)
        let header = SlotHeader(capacity: SlotLayout.block, generation: 4, payload: payload)
        var bytes = SlotLayout.file(header, payload: payload)
        bytes[8] = UInt8(SlotHeader.currentVersion) + 1
        let checksum = CRC32C.checksum(of: bytes[0..<60])
        bytes.replaceSubrange(60..<64, with: (0..<4).map { UInt8(truncatingIfNeeded: checksum >> ($0 * 8)) })
        try place(bytes)
        XCTAssertEqual(TabStore.inspect(location).condition, .newer)
        var keeper = keeper()
        XCTAssertThrowsError(try keeper.save { $0 = .sample(1) })
        XCTAssertEqual(try self.bytes(), bytes)
    }

    func testRandomRecordsComeBack() throws {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        var keeper = keeper()
        for round in 0..<(Self.isSoaking ? 5000 : 200) {
            let ids = Self.declaration.tabs.map(\.id)
            try keeper.save { record in
                let id = ids.randomElement(using: &generator) ?? "me"
                if Bool.random(using: &generator) {
                    record.bringForward(id, step: UInt64(round))
                } else {
                    record.hide(id, step: UInt64(round))
                }
            }
            XCTAssertEqual(TabStore.read(at: location).record, keeper.record, "seed \(seed), round \(round)")
        }
    }

    func testTheChecksumIsTheStandardOne() {
        XCTAssertEqual(CRC32C.checksum(of: Array("123456789".utf8)), 0xe306_9283)
        XCTAssertEqual(CRC32C.checksum(of: [UInt8](repeating: 0, count: 32)), 0x8a91_36aa)
        XCTAssertEqual(CRC32C.checksum(of: []), 0)
    }
}
