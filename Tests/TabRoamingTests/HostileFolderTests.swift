import Foundation
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabStore

/// Whatever others put into the folder: it is left alone and told once, and hinders nobody.
final class HostileFolderTests: RoamingTestCase {
    private let hostile = DeviceFileName.name(of: 5)

    /// Exchanges between two devices beside what is in the folder, and returns what one of them told.
    private func assertRoams(leavingAlone check: () throws -> Void) throws -> [String] {
        let (laptop, phone) = (device("laptop"), device("phone"))
        try laptop.move("me", .first)
        try laptop.exchange()
        try phone.exchange()
        try phone.hide("feed")
        try phone.exchange()
        try laptop.exchange()
        try assertOrder(laptop, ["me", "home", "search"])
        try check()
        let told = laptop.takeTold()
        try laptop.exchange()
        XCTAssertEqual(laptop.takeTold(), [], "told twice")
        return told
    }

    private func published(_ record: TabRecord = TabRecord()) -> [UInt8] {
        PublishedRecord(device: 5, name: "other", layout: "", count: 1, record: record).encoded.bytes
    }

    private func assertLeftAlone(
        _ bytes: [UInt8],
        telling reason: String,
        line: UInt = #line
    ) throws {
        try write(bytes, to: hostile)
        let told = try assertRoams { XCTAssertTrue(try self.bytes(hostile) == bytes, line: line) }
        XCTAssertEqual(told, ["\(folder)/\(hostile): \(reason)"], line: line)
    }

    func testDamage() throws {
        var bytes = published()
        bytes[bytes.count / 2] ^= 1
        try assertLeftAlone(bytes, telling: "what was saved is damaged")
    }

    func testAnEmptyFile() throws {
        try assertLeftAlone([], telling: "what was saved is damaged")
    }

    func testAForeignFile() throws {
        try assertLeftAlone(Array("Dear diary,\n".utf8), telling: "what was saved is damaged")
    }

    func testADeviceWithoutAName() throws {
        for name in ["", "\u{1b}[2J", String(repeating: "a", count: 201)] {
            let published = PublishedRecord(device: 5, name: name, layout: "", count: 1, record: TabRecord())
            try assertLeftAlone(published.encoded.bytes, telling: "what was saved is damaged")
            try FileManager.default.removeItem(atPath: directory)
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
    }

    func testANewerMajorVersion() throws {
        try assertLeftAlone(
            Array("tabroam 2.0 with something else\n".utf8),
            telling: "a newer version wrote this; it is not overwritten"
        )
    }

    func testARecordOfANewerMajorVersion() throws {
        let plain = TabPlainRecord(version: .init(major: 2, minor: 0))
        try assertLeftAlone(
            published(TabRecord.validated(plain).record),
            telling: "a newer version wrote this; it is not overwritten"
        )
    }

    /// A file that says that it has terabytes costs a look at its size.
    func testAGiganticFile() throws {
        let path = folder + "/" + hostile
        XCTAssertTrue(FileManager.default.createFile(atPath: path, contents: Data(published())))
        XCTAssertEqual(truncate(path, 1 << 42), 0)
        let told = try assertRoams {}
        XCTAssertEqual(told, ["\(path): this is too large"])
    }

    func testASymbolicLink() throws {
        let target = directory + "/secret"
        try Data(published()).write(to: URL(fileURLWithPath: target))
        let path = folder + "/" + hostile
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        let told = try assertRoams {
            XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: path), target)
        }
        XCTAssertEqual(told.count, 1)
        XCTAssertTrue(told[0].hasPrefix("\(path): this is a symbolic link, which is not followed"), told[0])
    }

    func testADirectoryAndAPipe() throws {
        let (first, second) = (folder + "/" + hostile, folder + "/" + DeviceFileName.name(of: 6))
        try FileManager.default.createDirectory(atPath: first, withIntermediateDirectories: false)
        XCTAssertEqual(mkfifo(second, 0o600), 0)
        let told = try assertRoams {}
        XCTAssertEqual(
            told,
            [first, second].map { "\($0): this is not a file of the expected kind" }
        )
    }

    /// What is not called like a device's file is not even opened; its name may be anything.
    func testOtherNames() throws {
        let names = [
            ".stfolder", ".syncthing.\(hostile).tmp", "device-5.tabs", "device-000000000000000G.tabs",
            "device-0000000000000005.tabs.part", "device-0000000000000005\u{1b}[2J.tabs", "photo.jpg",
        ]
        for name in names {
            XCTAssertEqual(mkfifo(folder + "/" + name, 0o600), 0)
        }
        XCTAssertEqual(try assertRoams {}, [])
        for name in names { XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/" + name)) }
    }

    /// A record with as many tabs as fit would keep the layout from ever being saved again.
    func testARecordOfTooManyTabs() throws {
        let entries = (0...TabRecord.maximumCount).map { TabPlainRecord.Entry(id: "hostile-\($0)") }
        let record = TabRecord.validated(TabPlainRecord(entries: entries)).record
        try assertLeftAlone(
            published(record),
            telling: "this is too large (more tabs than a layout may have)"
        )
    }

    /// Each for itself is small enough, and not all together.
    func testManyLargeRecords() throws {
        let text = String(repeating: "x", count: 1_500_000)
        for number in 1...5 as ClosedRange<UInt64> {
            let field = TabUnknownField(name: "field-\(number)", value: "\"\(text)\"")
            let plain = TabPlainRecord(
                entries: [.init(id: "tab-\(number)", unknownFields: [field])]
            )
            let published = PublishedRecord(
                device: number,
                name: "other",
                layout: "",
                count: 1,
                record: TabRecord.validated(plain).record
            )
            try write(published.encoded.bytes, to: DeviceFileName.name(of: number))
        }
        let laptop = device("laptop")
        try laptop.move("me", .first)
        XCTAssertTrue(try laptop.exchange().isPublished)
        XCTAssertEqual(laptop.takeTold().count, 3)
        try assertOrder(laptop, ["me", "home", "search", "feed"])
        XCTAssertEqual(try laptop.record().entries.filter { $0.id.string.hasPrefix("tab-") }.count, 2)
    }

    /// A malformed entry is left out alone (rule 9).
    func testAMalformedEntry() throws {
        let plain = TabPlainRecord(
            entries: [
                .init(id: "", visibility: .init(value: "hidden", stamp: .init(milliseconds: 1, replica: 1))),
                .init(
                    id: "search",
                    visibility: .init(value: "hidden", stamp: .init(milliseconds: 1, replica: 1))
                ),
            ]
        )
        var bytes = PublishedRecord(device: 5, name: "other", layout: "", count: 1, record: TabRecord())
            .encoded.bytes
        let start = try XCTUnwrap(bytes.firstRange(of: Array("\n\n".utf8))).upperBound
        bytes = Array(bytes[..<start]) + payload(plain)
        let lineEnd = try XCTUnwrap(bytes.firstIndex(of: 10))
        let checksum = CRC32C.checksum(of: bytes[(lineEnd + 1)...])
        bytes = Array("tabroam 1.0 \(checksum.hexadecimal)\n".utf8) + bytes[(lineEnd + 1)...]
        try write(bytes, to: hostile)
        let laptop = device("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        try assertOrder(laptop, ["me", "home", "feed"])
        XCTAssertEqual(laptop.takeTold().count, 1)
    }

    private func payload(_ plain: TabPlainRecord) -> [UInt8] { PayloadWriter(plain).bytes }

    /// A cut at any place, and a flipped bit at any place, is noticed.
    func testEveryCutAndEveryFlippedByte() throws {
        var record = TabRecord()
        try record.hide("feed", in: Self.declaration, at: .init(milliseconds: 5, replica: 7))
        let bytes = published(record)
        XCTAssertNoThrow(try PublishedRecord.read(bytes))
        let minorVersion = "tabroam 1.".utf8.count
        for length in bytes.indices {
            XCTAssertThrowsError(try PublishedRecord.read(Array(bytes[..<length])), "\(length)")
            // Another minor version is read all the same.
            if length == minorVersion { continue }
            var flipped = bytes
            flipped[length] ^= 0x04
            XCTAssertThrowsError(try PublishedRecord.read(flipped), "\(length)")
        }
    }

    /// Something else under the device's own name does not keep it from publishing.
    func testWhatTakesTheDevicesOwnName() throws {
        let laptop = device("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        for step in 0..<4 {
            let (name, number) = (try laptop.fileName(), try laptop.number())
            let path = folder + "/" + name
            try FileManager.default.removeItem(atPath: path)
            switch step {
            case 0: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            case 1:
                try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/etc/passwd")
            case 2: try write(Array("tabroam 3.0 x\n".utf8), to: name)
            default: try write(Array("damage".utf8), to: name)
            }
            XCTAssertTrue(try laptop.exchange().isPublished)
            XCTAssertEqual(laptop.takeTold().count, 1)
            // What is damage was its own; all else stays as it is.
            XCTAssertEqual(try laptop.number() == number, step == 3)
            let record = try PublishedRecord.read(try bytes(try laptop.fileName())).published.record
            XCTAssertEqual(record, try laptop.record().roaming)
        }
    }

    /// However many files of others are there, a device's is found among them.
    func testAFolderThatIsFullOfOtherFiles() throws {
        for number in 0..<200 { try write([], to: "photo-\(number).jpg") }
        let (laptop, phone) = (device("laptop"), device("phone"))
        try phone.hide("feed")
        try phone.exchange()
        let shared = try SharedFolder.open(folder, in: SystemFileSystem(maximumNameCount: 10), now: 0)
        defer { shared.close() }
        XCTAssertEqual(try shared.names(where: DeviceFileName.isDeviceFile), [try phone.fileName()])
        try laptop.exchange()
        try assertOrder(laptop, ["home", "search", "me"])
    }

    private func record(of count: Int, named name: String, hiding id: TabID? = nil) -> TabRecord {
        let stamp = TabStamp(milliseconds: Self.noon, replica: 9)
        var entries = (0..<count).map { number in
            TabPlainRecord.Entry(
                id: "\(name)-\(number)",
                visibility: .init(value: "hidden", stamp: stamp)
            )
        }
        if let id {
            entries.append(.init(id: id.string, visibility: .init(value: "hidden", stamp: stamp)))
        }
        return TabRecord.validated(TabPlainRecord(entries: entries)).record
    }

    /// A record that takes all the room there is keeps nobody from changing the tabs of the app.
    func testARecordThatTakesAllTheRoom() throws {
        let (laptop, phone) = (device("laptop"), device("phone"))
        try laptop.move("me", .first)
        try laptop.exchange()
        try write(published(record(of: RoamingBundle.maximumCount - 4, named: "hostile")), to: hostile)
        try laptop.exchange()
        XCTAssertEqual(try laptop.record().entries.count, RoamingBundle.maximumCount)
        // What the phone has more is not joined, and what it changed of the app's tabs is.
        try phone.edit { try $0.hide("feed", in: ["home", "search", "feed", "me", "new"], at: $1) }
        try phone.exchange()
        laptop.told.withLock { $0 = [] }
        try laptop.exchange()
        try assertOrder(laptop, ["me", "home", "search"])
        XCTAssertNil(try laptop.record().entry(for: "new"))
        XCTAssertEqual(
            laptop.takeTold(),
            ["\(folder)/\(try phone.fileName()): this is too large (more tabs than a layout may have)"]
        )
        // There is room left for the user's own tabs, and for what is published of them.
        try laptop.edit { try $0.hide("own", in: ["home", "search", "feed", "me", "own", "other"], at: $1) }
        XCTAssertTrue(try laptop.exchange().isPublished)
        XCTAssertEqual(try laptop.record().entries.count, RoamingBundle.maximumCount + 2)
    }

    /// Where hostile records and a device's come at once, the device's has its room.
    func testTheSmallRecordsComeFirst() throws {
        let records = [
            record(of: 8000, named: "first"), record(of: 8000, named: "second", hiding: "feed"),
            record(of: 20, named: "device", hiding: "search"),
        ]
        let deliveries = records.enumerated().map { TabDelivery(record: $1, origin: "\($0)") }
        let own = record(of: 1, named: "own", hiding: "feed")
        let bundle = RoamingBundle(deliveries, for: own, now: Self.noon)
        XCTAssertEqual(bundle.problems.map(\.path), ["1"])
        var layout = record(of: 1, named: "own")
        bundle.join(into: &layout, replica: 1)
        XCTAssertEqual(layout.entries.count, 1 + 21 + 8000 + 1)
    }

    /// Another process may have brought tabs since; then only what is said of the layout's own is joined.
    func testALayoutThatGrewMeanwhile() throws {
        let other = record(of: 20, named: "device", hiding: "feed")
        let bundle = RoamingBundle(
            [TabDelivery(record: other, origin: "phone")],
            for: TabRecord(),
            now: Self.noon
        )
        var layout = record(of: TabRecord.maximumCount - 1, named: "own", hiding: "search")
        XCTAssertEqual(layout.entries.count, TabRecord.maximumCount)
        bundle.join(into: &layout, replica: 1)
        XCTAssertEqual(layout.entries.count, TabRecord.maximumCount)
        var small = record(of: 1, named: "own", hiding: "feed")
        bundle.join(into: &small, replica: 1)
        XCTAssertEqual(small.entries.count, 2 + 20)
    }

    /// While the app waits for the lock, no more than one record is joined, however many came and however large they are.
    func testTheLockIsNotHeldForHostileRecords() throws {
        let deliveries = (0..<40).map { number in
            TabDelivery(record: record(of: 5000, named: "\(number)"), origin: "\(number)")
        }
        let clock = ContinuousClock()
        var bundle: RoamingBundle?
        let preparing = clock.measure { bundle = RoamingBundle(deliveries, for: TabRecord(), now: Self.noon) }
        var layout = TabRecord()
        let joining = clock.measure { bundle?.join(into: &layout, replica: 1) }
        XCTAssertEqual(bundle?.problems.count, 39)
        XCTAssertEqual(layout.entries.count, 5000)
        XCTAssertLessThan(joining * 4, preparing)
    }
}
