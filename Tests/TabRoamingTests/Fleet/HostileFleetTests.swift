import Foundation
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabStore

/// Whatever lies in the place of a fleet's defaults: it is told once, takes nothing away and hinders nothing (F14).
final class HostileFleetTests: FleetTestCase {
    private var path: String { folder + "/fleet.tabs" }

    private func assertLeftAlone(telling reason: String, line: UInt = #line) throws {
        let kiosk = follower("kiosk\(line)-\(UInt32.random(in: 0 ... .max))")
        let hostile = try? FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        try FileManager.default.moveItem(atPath: path, toPath: path + "-aside")
        try publish(edition(4))
        try kiosk.look()
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.moveItem(atPath: path + "-aside", toPath: path)
        for _ in 0..<3 { XCTAssertNil(try kiosk.look(), line: line) }
        XCTAssertEqual(kiosk.takeTold(), ["\(path): \(reason)"], line: line)
        XCTAssertEqual(kiosk.reading.edition, edition(4), line: line)
        XCTAssertEqual(kiosk.reading.condition, .inForce, line: line)
        XCTAssertEqual(
            try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int,
            hostile,
            line: line
        )
        // What is right again is taken in.
        try FileManager.default.removeItem(atPath: path)
        try publish(edition(5))
        XCTAssertEqual(try kiosk.look(), .taken(edition(5)), line: line)
        XCTAssertEqual(kiosk.takeTold(), [], line: line)
        try FileManager.default.removeItem(atPath: path)
    }

    private func assertLeftAlone(_ bytes: [UInt8], telling reason: String, line: UInt = #line) throws {
        try write(bytes, to: "fleet.tabs")
        try assertLeftAlone(telling: reason, line: line)
    }

    private func checked(_ json: String) -> [UInt8] { CheckedText("tabfleet").encode(Array(json.utf8)).bytes }

    func testDamage() throws {
        try assertLeftAlone([], telling: "what was saved is damaged")
        try assertLeftAlone(Array("Dear diary,\n".utf8), telling: "what was saved is damaged")
        try assertLeftAlone(Array(repeating: 0, count: 4096), telling: "what was saved is damaged")
    }

    /// Every byte that is another, and every part of a file, is noticed.
    func testEveryDamage() throws {
        let whole = try EditionFile.encode(edition(9, term: 3, layout: "org.example.Notes/tabs"), path: "")
        XCTAssertEqual(try EditionFile.decode(whole, path: "").number.serial, 9)
        for index in whole.indices {
            for bit in 0..<8 {
                var bytes = whole
                bytes[index] ^= 1 << bit
                // The minor version may be another.
                guard let read = try? EditionFile.decode(bytes, path: "") else { continue }
                XCTAssertEqual(read, edition(9, term: 3, layout: "org.example.Notes/tabs"), "\(index)")
                XCTAssertEqual(index, "tabfleet 1.".utf8.count)
            }
            XCTAssertThrowsError(try EditionFile.decode(Array(whole[..<index]), path: ""))
        }
    }

    func testANewerMajorVersion() throws {
        try assertLeftAlone(
            Array("tabfleet 2.0 with something else\n".utf8),
            telling: "a newer version wrote this; it is not overwritten"
        )
    }

    /// Fields of a newer minor version may have several lines, and the device keeps them in one.
    func testAnUnknownFieldOfSeveralLines() throws {
        let json = """
            {"fleet":"0000000000000007","serial":1,"mark":"0000000000000001","order":["me"],"locked":true,
            "future": {\r
            "a": 1
            }}

            """
        try write(checked(json), to: "fleet.tabs")
        let kiosk = follower("kiosk")
        XCTAssertNotNil(try kiosk.look())
        kiosk.restart()
        XCTAssertNil(try kiosk.look())
        XCTAssertEqual(kiosk.reading.defaults, ManagedDefaults(order: ["me"], isLocked: true))
        XCTAssertEqual(
            kiosk.reading.edition?.unknownFields,
            [TabUnknownField(name: "future", value: #"{  "a": 1 }"#)]
        )
        XCTAssertEqual(kiosk.reading.problems.map(\.description), [])
        XCTAssertEqual(kiosk.takeTold(), [])
    }

    func testWhatIsNoFile() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        try assertLeftAlone(telling: "this is not a file of the expected kind")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
        try assertLeftAlone(
            telling: "this is a symbolic link, which is not followed: Too many levels of symbolic links"
        )
        XCTAssertEqual(mkfifo(path, 0o600), 0)
        try assertLeftAlone(telling: "this is not a file of the expected kind")
    }

    func testGigabytes() throws {
        XCTAssertTrue(FileManager.default.createFile(atPath: path, contents: nil))
        XCTAssertEqual(truncate(path, 8 << 30), 0)
        try assertLeftAlone(telling: "this is too large")
    }

    func testAnotherAppsLayout() throws {
        try assertLeftAlone(
            try EditionFile.encode(edition(9, layout: "org.example.Mail/tabs"), path: ""),
            telling:
                "this is of another layout and is left alone (org.example.Mail/tabs, and not org.example.Notes/tabs)"
        )
    }

    /// The checksum is right, and what follows is not.
    func testHostileContents() throws {
        let head = "\"fleet\":\"0000000000000009\",\"serial\":9,\"mark\":\"0000000000000001\""
        let long = String(repeating: "x", count: 1025)
        let many = (0...10_000).map { "\"\($0)\"" }.joined(separator: ",")
        let cases: [(json: String, detail: String)] = [
            ("{\(head)", "it is no JSON object, from byte 64 on"),
            ("[]", "it is no JSON object, from byte 0 on"),
            ("{\(head)}}", "it is no JSON object, from byte 65 on"),
            ("{\"serial\":9}", "there is no fleet, serial or mark"),
            ("{\(head),\"serial\":0}", "serial is no whole number from 1 to 9007199254740992"),
            (
                "{\(head),\"serial\":18446744073709551615}",
                "serial is no whole number from 1 to 9007199254740992"
            ),
            ("{\(head),\"fleet\":\"9\"}", "fleet is no number of 16 hexadecimal digits"),
            ("{\(head),\"days\":0}", "days is no whole number from 1 to 3650"),
            ("{\(head),\"days\":-1}", "days is no whole number from 1 to 3650"),
            ("{\(head),\"name\":\"a\\u001b[2J\"}", "name is no line of at most 200 bytes"),
            ("{\(head),\"locked\":1}", "locked is neither true nor false"),
            ("{\(head),\"locked\":null}", "locked is neither true nor false"),
            ("{\(head),\"order\":\"home\"}", "order is no list of ids"),
            ("{\(head),\"order\":[\"home\",\"\"]}", "order has something that is no id"),
            ("{\(head),\"hidden\":[\"\(long)\"]}", "hidden has something that is no id"),
            ("{\(head),\"required\":[{}]}", "required has something that is no id"),
            ("{\(head),\"fixed\":[\(many)]}", "there are more than 10000 ids"),
            ("{\(head),\"groups\":[]}", "groups is no object of lists"),
            ("{\(head),\"groups\":{\"\":[]}}", "groups has a name that is no id"),
            (
                "{\(head),\"deep\":" + String(repeating: "[", count: 100_000) + "}",
                "it is no JSON object, from byte 137 on"
            ),
        ]
        for (json, detail) in cases {
            XCTAssertThrowsError(try EditionFile.decode(checked(json), path: path), detail) {
                XCTAssertEqual(($0 as? TabStoreError)?.detail, detail)
            }
        }
        try assertLeftAlone(
            checked(cases[12].json),
            telling: "what was saved is damaged (\(cases[12].detail))"
        )
    }

    /// A value that has everything comes back as it was, with what a newer version added.
    func testRoundTrip() throws {
        let full = ManagedDefaultsEdition(
            fleet: .max,
            number: .init(serial: ManagedDefaultsEdition.lastSerial, mark: .max),
            name: "Lesesaal \"Süd\"",
            layout: "org.example.Notes/tabs",
            term: 3650,
            defaults: ManagedDefaults(
                order: ["b", "a\\\"\u{1}"],
                groups: [.init("g", order: ["x", "y"]), .init("h", order: [])],
                hidden: ["c", "d"],
                required: ["a"],
                fixed: ["é"],
                isLocked: true
            ),
            unknownFields: [TabUnknownField(name: "later", value: "{\"a\":[1,null]}")]
        )
        let none = ManagedDefaultsEdition(fleet: 1, number: .init(serial: 1, mark: 2), defaults: nil)
        let empty = ManagedDefaultsEdition(
            fleet: 1,
            number: .init(serial: 1, mark: 2),
            defaults: ManagedDefaults()
        )
        for edition in [full, none, empty] {
            let bytes = try EditionFile.encode(edition, path: "")
            XCTAssertEqual(try EditionFile.decode(bytes, path: ""), edition)
            XCTAssertEqual(bytes.count { $0 == UInt8(ascii: "\n") }, 2)
        }
        let kiosk = follower("kiosk")
        try publish(full)
        try kiosk.look()
        XCTAssertEqual(kiosk.reading.edition, full)
        let tooMany = ManagedDefaults(hidden: Set((0...10_000).compactMap { TabID("\($0)") }))
        var large = none
        large.defaults = tooMany
        XCTAssertThrowsError(try EditionFile.encode(large, path: "")) {
            XCTAssertEqual(($0 as? TabStoreError)?.code, .tooLarge)
        }
    }

    /// The device's process is ended before each of its calls: it has the edition before or the later one, and takes it in next time.
    func testKills() throws {
        let kiosk = follower("kiosk")
        var (call, serial): (Int, UInt64) = (0, 1)
        try publish(edition(serial))
        try kiosk.look()
        var isEnded = false
        while !isEnded {
            serial += 1
            try publish(edition(serial))
            isEnded = !kiosk.look(dyingAt: call)
            let held = kiosk.reading.edition
            XCTAssertTrue(
                held == edition(serial) || held == edition(serial - 1),
                "\(call): \(String(describing: held))"
            )
            kiosk.restart()
            let event = try kiosk.look()
            XCTAssertEqual(event, held == edition(serial) ? nil : .taken(edition(serial)), "\(call)")
            call += 1
        }
        XCTAssertGreaterThan(call, 30)
        XCTAssertEqual(kiosk.takeTold(), [])
    }

    /// The device's own file is damaged: the save before counts, and what is published is taken in again.
    func testADamagedState() throws {
        let kiosk = follower("kiosk")
        for serial in 1...3 as ClosedRange<UInt64> {
            try publish(edition(serial))
            try kiosk.look()
        }
        let path = kiosk.location.path + ".fleet"
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        for index in stride(from: 0, to: whole.count, by: 101) {
            var bytes = whole
            bytes[index] ^= 0xff
            try bytes.write(to: URL(fileURLWithPath: path))
            let serial = kiosk.reading.edition?.number.serial
            XCTAssertTrue([2, 3].contains(serial), "\(index): \(String(describing: serial))")
        }
        try Data("nonsense".utf8).write(to: URL(fileURLWithPath: path))
        XCTAssertNil(kiosk.reading.defaults)
        kiosk.restart()
        XCTAssertEqual(try kiosk.look(), .taken(edition(3)))
        XCTAssertEqual(kiosk.reading.edition, edition(3))
    }
}
