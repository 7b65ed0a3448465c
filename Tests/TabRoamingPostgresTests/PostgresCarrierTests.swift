import Foundation
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabRoamingPostgres
@testable import TabStore

/// What devices publish on the server reaches the others, and only once.
final class PostgresCarrierTests: PostgresTestCase {
    func testAnEditReachesTheOtherDevice() throws {
        let (laptop, phone) = (try roaming("laptop"), try roaming("phone"))
        try laptop.move("me", .first)
        XCTAssertEqual(try laptop.exchange(), .init(receivedCount: 0, isChanged: false, isPublished: true))
        XCTAssertEqual(try phone.exchange(), .init(receivedCount: 1, isChanged: true, isPublished: true))
        try assertOrder(phone, ["me", "home", "search", "feed"])
        try phone.hide("feed")
        try phone.exchange()
        try laptop.exchange()
        try assertOrder(laptop, ["me", "home", "search"])
        XCTAssertEqual(try rowCount(), 2)
        XCTAssertEqual(laptop.takeTold() + phone.takeTold(), [])
    }

    func testNothingIsWrittenThatIsThereAlready() throws {
        let (laptop, phone) = (try roaming("laptop"), try roaming("phone"))
        try laptop.move("me", .first)
        try laptop.exchange()
        try phone.exchange()
        let changes = "SELECT changes FROM tabard.users WHERE role = '\(role)'"
        XCTAssertEqual(try server.psql(changes), "2")
        for device in [laptop, phone, laptop, phone] {
            device.restart()
            XCTAssertFalse(try device.exchange().isPublished)
        }
        let tablet = try roaming("tablet")
        try tablet.exchange()
        XCTAssertEqual(try server.psql(changes), "3")
        // One that has nothing to say says nothing.
        let other = try server.user()
        let alone = try roaming("alone", at: server.address(other))
        XCTAssertEqual(try alone.exchange(), .init(receivedCount: 0, isChanged: false, isPublished: false))
    }

    /// What came from another device is published, too, but nobody has to look for it.
    func testOnlyNewsIsTold() throws {
        let (laptop, phone, tablet) = (try roaming("laptop"), try roaming("phone"), try roaming("tablet"))
        func news() throws -> String {
            try server.psql(
                """
                SELECT string_agg(is_news::text, ' ' ORDER BY changed)
                FROM tabard.records JOIN tabard.users ON id = user_id WHERE role = '\(role)'
                """
            )
        }
        try laptop.move("me", .first)
        for device in [laptop, phone, tablet] { XCTAssertTrue(try device.exchange().isPublished) }
        XCTAssertEqual(try news(), "true false false")
        try phone.hide("feed")
        for device in [phone, tablet, laptop] { XCTAssertTrue(try device.exchange().isPublished) }
        XCTAssertEqual(try news(), "true false false")
        // With another connection nothing is taken for granted.
        tablet.restart()
        try tablet.move("home", .last)
        try tablet.exchange()
        XCTAssertEqual(try news(), "true false true")
        for device in [laptop, phone] { try device.exchange() }
        for device in [laptop, phone, tablet] { try assertOrder(device, ["me", "search", "home"]) }
    }

    func testWhatIsStored() throws {
        let laptop = try roaming("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        let row = """
            SELECT encode(layout, 'hex'), encode(device, 'hex'), publication, octet_length(bytes) > 100, changed
            FROM tabard.records JOIN tabard.users ON id = user_id WHERE role = '\(role)'
            """
        let layout = LayoutIdentifier.bytes(of: "org.example.Notes/tabs").map(\.hexadecimal).joined()
        XCTAssertEqual(try server.psql(row), "\(layout)|\(try laptop.number().hexadecimal)|1|t|1")
    }

    /// What a device published in the open is not there any more once it has a key, and who has none is told.
    func testADeviceThatIsGivenAKey() throws {
        let laptop = try roaming("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        let phone = try roaming("phone")
        try phone.exchange()
        let number = try laptop.number()
        laptop.restart()
        let key = RoamingKey()
        let sealing = PostgresCarrier(
            try server.address(role),
            device: "laptop",
            layout: laptop.location,
            identity: DeviceIdentity(of: laptop.location, in: SystemFileSystem(), machine: 0),
            key: key,
            bounds: .init()
        )
        let record = try laptop.record().roaming
        XCTAssertEqual(try awaiting { try await sealing.publish(record) }, .published)
        let rows = try server.psql(
            """
            SELECT substring(convert_from(substring(bytes from 1 for 7), 'UTF8') from 1 for 7)
            FROM tabard.records JOIN tabard.users ON id = user_id
            WHERE role = '\(role)' AND encode(device, 'hex') = '\(number.hexadecimal)'
            """
        )
        XCTAssertEqual(rows, "tabseal\ntabseal")
        try phone.exchange()
        let path = "\(try server.address(role)), device \(number.hexadecimal)"
        XCTAssertEqual(
            phone.takeTold(),
            ["\(path): this is sealed with a key that this device has not, and is left alone"]
        )
    }

    /// The connection breaks after some of what others published has come: the rest comes all the same.
    func testAConnectionThatBreaksAmidOthersRows() throws {
        for number in 0..<5 {
            let other = try roaming("other\(number)")
            try other.edit { record, stamp in
                try record.move(
                    TabID("t\(number)") ?? "t",
                    to: .first,
                    in: TabDeclaration(ids: ["a", "t\(number)"].compactMap { TabID($0) }),
                    at: stamp
                )
            }
            try other.exchange()
        }
        let whole = try Relay(to: server.port)
        let first = try roaming("first", at: server.address(role, port: whole.port))
        try first.exchange()
        first.restart()
        whole.stop()
        for limit in stride(from: whole.byteCount / 4, to: whole.byteCount, by: whole.byteCount / 10) {
            let relay = try Relay(to: server.port, after: limit, .close)
            let device = try roaming("device\(limit)", at: server.address(role, port: relay.port))
            if (try? device.exchange()) != nil {
                let ids = Set(try device.record().entries.map(\.id.string))
                XCTAssertTrue(ids.isSuperset(of: (0..<5).map { "t\($0)" }), "\(limit): \(ids.sorted())")
            }
            device.restart()
            relay.stop()
        }
    }

    /// FNV-1a of 128 bits, by the values that its authors publish.
    func testTheNameOfALayout() {
        func name(_ text: String) -> String { LayoutIdentifier.bytes(of: text).map(\.hexadecimal).joined() }
        XCTAssertEqual(name(""), "6c62272e07bb014262b821756295c58d")
        XCTAssertEqual(name("a"), "d228cb696f1a8caf78912b704e4a8964")
        XCTAssertEqual(name("foobar"), "343e1662793c64bf6f0d3597ba446f18")
    }

    func testARowThatWasRemovedIsPutBack() throws {
        let (laptop, phone) = (try roaming("laptop"), try roaming("phone"))
        try laptop.move("me", .first)
        try laptop.exchange()
        try phone.exchange()
        try server.psql("SELECT tabard.remove_device('\(role)', '\(laptop.number().hexadecimal)')")
        XCTAssertEqual(try rowCount(), 1)
        XCTAssertFalse(try phone.exchange().isPublished)
        XCTAssertTrue(try laptop.exchange().isPublished)
        XCTAssertEqual(try rowCount(), 2)
        XCTAssertEqual(laptop.takeTold() + phone.takeTold(), [])
    }

    /// The user restores the home; what was published since comes back, and the device is a new one.
    func testARestoredDevice() throws {
        let laptop = try roaming("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        let number = try laptop.number()
        try FileManager.default.copyItem(atPath: laptop.home, toPath: directory + "/backup")
        try laptop.hide("feed")
        try laptop.exchange()
        laptop.restart()
        try FileManager.default.removeItem(atPath: laptop.home)
        try FileManager.default.copyItem(atPath: directory + "/backup", toPath: laptop.home)
        try laptop.move("home", .last)
        XCTAssertTrue(try laptop.exchange().isPublished)
        XCTAssertNotEqual(try laptop.number(), number)
        try assertOrder(laptop, ["me", "search", "home"])
        XCTAssertEqual(try rowCount(), 2)
        XCTAssertEqual(laptop.takeTold(), [])
    }

    /// The server is brought back to what it was: devices publish anew what is missing, and read what has an old number again.
    func testARestoredServer() throws {
        let (laptop, phone) = (try roaming("laptop"), try roaming("phone"))
        try laptop.move("me", .first)
        try laptop.exchange()
        try phone.exchange()
        let own = "user_id = (SELECT id FROM tabard.users WHERE role = '\(role)')"
        try server.psql("CREATE TABLE \(role)_backup AS SELECT * FROM tabard.records WHERE \(own)")
        for id in ["feed", "search", "home"] as [TabID] {
            try laptop.move(id, .first)
            try laptop.exchange()
            try phone.exchange()
        }
        try server.psql(
            """
            DELETE FROM tabard.records WHERE \(own);
            ALTER TABLE tabard.records DISABLE TRIGGER ALL;
            INSERT INTO tabard.records SELECT * FROM \(role)_backup;
            ALTER TABLE tabard.records ENABLE TRIGGER ALL;
            UPDATE tabard.users SET changes = 2 WHERE role = '\(role)'; DROP TABLE \(role)_backup
            """
        )
        let number = try laptop.number()
        try phone.move("me", .last)
        XCTAssertTrue(try phone.exchange().isPublished)
        XCTAssertTrue(try laptop.exchange().isPublished)
        try phone.exchange()
        try assertOrder(laptop, ["home", "search", "feed", "me"])
        try assertOrder(phone, ["home", "search", "feed", "me"])
        XCTAssertEqual(try laptop.number(), number)
    }

    func testTwoDevicesOfOneName() throws {
        let laptop = try roaming("laptop")
        let address = try server.address(role)
        let other = SimulatedDevice(name: "laptop", home: directory + "/other", folder: folder) {
            device,
            fileSystem in
            PostgresCarrier(
                address,
                device: "laptop",
                layout: device.location,
                identity: DeviceIdentity(of: device.location, in: fileSystem, machine: 0),
                bounds: .init()
            )
        }
        try laptop.move("me", .first)
        try laptop.exchange()
        try other.exchange()
        for _ in 0..<3 {
            try other.hide("feed")
            try other.exchange()
            try other.unhide("feed")
            try other.exchange()
            try laptop.exchange()
        }
        let place = { (device: SimulatedDevice) in "\(address), device \(try device.number().hexadecimal)" }
        XCTAssertEqual(
            other.takeTold(),
            ["\(try place(laptop)): another device has this one's name, too (laptop)"]
        )
        XCTAssertEqual(
            laptop.takeTold(),
            ["\(try place(other)): another device has this one's name, too (laptop)"]
        )
        try assertOrder(laptop, ["me", "home", "search", "feed"])
    }

    /// Two processes of one device publish at once: neither writes over the other.
    func testNothingIsWrittenOverThatCameInBetween() throws {
        let laptop = try roaming("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        let first = try carrier("laptop")
        let second = try carrier("laptop")
        let base = try laptop.record().roaming
        var (hidden, moved) = (base, base)
        try hidden.hide(
            "feed",
            in: Self.declaration,
            at: hidden.nextStamp(milliseconds: Self.noon + 5, replica: 3)
        )
        try moved.move(
            "home",
            to: .last,
            in: Self.declaration,
            at: moved.nextStamp(milliseconds: Self.noon + 6, replica: 4)
        )
        let (one, two) = (hidden, moved)
        XCTAssertEqual(try awaiting { try await first.publish(one) }, .published)
        XCTAssertEqual(try awaiting { try await second.publish(two) }, .outdated)
        let receipt = try awaiting { try await second.receive() }
        XCTAssertEqual(receipt.deliveries.map(\.record), [one])
        let joined = two.joined(with: one)
        XCTAssertEqual(try awaiting { try await second.publish(joined) }, .published)
        XCTAssertEqual(try rowCount(), 1)
    }

    /// In the moment between looking and writing, the server itself sees to it.
    func testTheServerReplacesWhatWasFoundAlone() throws {
        let session = try PostgresSession(
            server.address(role),
            layout: LayoutIdentifier.bytes(of: "org.example.Notes/tabs"),
            .init()
        )
        func publish(_ text: String, over former: RowVersion?) throws -> RowVersion? {
            try session.publish(Array(text.utf8), count: 1, checksum: 2, of: 3, isNews: true, over: former)
        }
        let first = try XCTUnwrap(publish("one", over: nil))
        XCTAssertNil(try publish("two", over: nil))
        XCTAssertNotNil(try publish("three", over: first))
        XCTAssertNil(try publish("four", over: first))
        let found = try XCTUnwrap(session.publication(of: 3))
        XCTAssertEqual(String(decoding: found.bytes, as: UTF8.self), "three")
        XCTAssertFalse(session.isBroken)
    }

    func testALayoutWithoutAName() throws {
        let location = TabStoreLocation(file: directory + "/L")
        let carrier = PostgresCarrier(try server.address(role), device: "laptop", layout: location)
        XCTAssertThrowsError(try awaiting { try await carrier.receive() }) { error in
            XCTAssertEqual(
                "\(error)",
                "\(location.path): this is not a file's path (its path does not tell whose it is, as "
                    + "…/org.example.Notes/tabs.layout would)"
            )
        }
    }
}

extension SimulatedDevice {
    fileprivate func unhide(_ id: TabID) throws {
        try edit { try $0.unhide(id, in: RoamingTestCase.declaration, at: $1) }
    }
}
