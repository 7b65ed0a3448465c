import Foundation
import Synchronization
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabStore

/// What devices publish in a folder reaches the others, and what else is in it does no harm.
final class FolderCarrierTests: RoamingTestCase {
    func testAnEditReachesTheOtherDevice() throws {
        let (laptop, phone) = (device("laptop"), device("phone"))
        try laptop.move("me", .first)
        XCTAssertEqual(try laptop.exchange(), .init(receivedCount: 0, isChanged: false, isPublished: true))
        XCTAssertEqual(try phone.exchange(), .init(receivedCount: 1, isChanged: true, isPublished: true))
        try assertOrder(phone, ["me", "home", "search", "feed"])
        try phone.hide("feed")
        try phone.exchange()
        try laptop.exchange()
        try assertOrder(laptop, ["me", "home", "search"])
        XCTAssertEqual(Set(try names()), [try laptop.fileName(), try phone.fileName()])
        XCTAssertEqual(laptop.takeTold() + phone.takeTold(), [])
    }

    func testNothingIsWrittenThatIsThereAlready() throws {
        let (laptop, phone) = (device("laptop"), device("phone"))
        try laptop.move("me", .first)
        try laptop.exchange()
        try phone.exchange()
        let before = try names().map(bytes)
        for device in [laptop, phone, laptop, phone] {
            device.restart()
            XCTAssertFalse(try device.exchange().isPublished)
        }
        XCTAssertEqual(try names().map(bytes), before)
        // Nor by one that has nothing to say.
        let tablet = SimulatedDevice(
            name: "tablet",
            home: directory + "/tablet",
            folder: directory + "/empty"
        )
        try FileManager.default.createDirectory(atPath: tablet.folder, withIntermediateDirectories: true)
        XCTAssertEqual(try tablet.exchange(), .init(receivedCount: 0, isChanged: false, isPublished: false))
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: tablet.folder), [])
    }

    func testTheFormatIsAsItIsDescribed() throws {
        let laptop = device("Anna's laptop")
        try laptop.edit { record, stamp in
            try record.hide("feed", in: Self.declaration, at: .init(milliseconds: 5, replica: 7))
        }
        try laptop.exchange()
        let text = String(decoding: try bytes(try laptop.fileName()), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.dropFirst().joined(separator: "\n")
        let checksum = CRC32C.checksum(of: Array(rest.utf8)[...])
        XCTAssertEqual(String(lines[0]), "tabroam 1.0 \(checksum.hexadecimal)")
        XCTAssertEqual(
            lines[1...5].map(String.init),
            [
                "device \(try laptop.number().hexadecimal)", "name Anna's laptop",
                "layout org.example.Notes/tabs", "publication 1", "",
            ]
        )
        XCTAssertEqual(Array(lines[6...].joined(separator: "\n").utf8), try laptop.record().roaming.json)
        let mode = try FileManager.default.attributesOfItem(atPath: folder + "/" + laptop.fileName())
        XCTAssertEqual(mode[.posixPermissions] as? Int, 0o600)
    }

    func testAFileThatGoesAwayLosesNothing() throws {
        let (laptop, phone, tablet) = (device("laptop"), device("phone"), device("tablet"))
        try laptop.move("me", .first)
        try laptop.exchange()
        try phone.exchange()
        try FileManager.default.removeItem(atPath: folder + "/" + laptop.fileName())
        try tablet.exchange()
        try assertOrder(tablet, ["me", "home", "search", "feed"])
        // The device itself, which has not left, puts it there again.
        XCTAssertTrue(try laptop.exchange().isPublished)
    }

    func testCopiesOfConflictsAreJoinedOnce() throws {
        let (laptop, phone) = (device("laptop"), device("phone"))
        try laptop.move("me", .first)
        try laptop.exchange()
        let stem = try laptop.fileName().dropLast(".tabs".count)
        let kept = [
            "\(stem).sync-conflict-20260102-120405-ABCDEFG.tabs",
            "\(stem) (conflicted copy 2026-01-02 120405).tabs",
        ]
        try FileManager.default.moveItem(
            atPath: folder + "/" + laptop.fileName(),
            toPath: folder + "/" + kept[0]
        )
        try laptop.hide("feed")
        try laptop.exchange()
        try FileManager.default.moveItem(
            atPath: folder + "/" + laptop.fileName(),
            toPath: folder + "/" + kept[1]
        )
        for name in kept { setOld(name) }
        XCTAssertEqual(try phone.exchange().receivedCount, 2)
        try assertOrder(phone, ["me", "home", "search"])
        let before = try kept.map(bytes)
        setOld(try phone.fileName())
        _ = try phone.exchange()
        XCTAssertEqual(try phone.exchange().receivedCount, 0)
        XCTAssertEqual(try kept.map(bytes), before)
        XCTAssertEqual(phone.takeTold(), [])
    }

    /// A file that was written just now is read once more, since it may be written again within its clock's step.
    private func setOld(_ name: String) {
        let date = Date(timeIntervalSinceNow: -60)
        try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder + "/" + name)
    }

    func testTwoDevicesOfOneNameAreTold() throws {
        let first = device("laptop")
        let second = SimulatedDevice(name: "laptop", home: directory + "/other", folder: folder)
        try first.move("me", .first)
        try first.exchange()
        try second.hide("feed")
        try second.exchange()
        try first.exchange()
        XCTAssertEqual(
            second.takeTold(),
            ["\(folder)/\(try first.fileName()): another device has this one's name, too (laptop)"]
        )
        XCTAssertEqual(
            first.takeTold(),
            ["\(folder)/\(try second.fileName()): another device has this one's name, too (laptop)"]
        )
        try first.exchange()
        XCTAssertEqual(first.takeTold(), [])
        try assertOrder(first, ["me", "home", "search"])
        try assertOrder(second, ["me", "home", "search"])
    }

    func testARenamedDeviceSaysSoInItsFile() throws {
        let laptop = device("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        let renamed = SimulatedDevice(name: "Notebook", home: laptop.home, folder: folder)
        XCTAssertTrue(try renamed.exchange().isPublished)
        XCTAssertEqual(try names(), [try laptop.fileName()])
        let text = String(decoding: try bytes(try laptop.fileName()), as: UTF8.self)
        XCTAssertTrue(text.contains("\nname Notebook\n"), text)
    }

    /// Another process of the device has published more: that is received first, and is never written over.
    func testAFileWithMoreThanTheRecordIsNotWrittenOver() throws {
        let laptop = device("laptop")
        try laptop.move("me", .first)
        let before = try laptop.record().roaming
        try laptop.hide("feed")
        try laptop.exchange()
        let (name, published) = (try laptop.fileName(), try bytes(try laptop.fileName()))
        setOld(name)
        let carrier = laptop.carrier()
        XCTAssertEqual(try awaiting { try await carrier.publish(before) }, .outdated)
        XCTAssertEqual(try laptop.fileName(), name)
        // It is left where it is, should it never come to be received.
        XCTAssertEqual(try awaiting { try await carrier.publish(before) }, .published)
        XCTAssertNotEqual(try laptop.fileName(), name)
        XCTAssertEqual(try bytes(name), published)
        XCTAssertEqual(try PublishedRecord.read(try bytes(try laptop.fileName())).published.record, before)
    }

    func testAMissingFolderIsAnErrorAndIsNotMade() throws {
        let laptop = device("laptop", folder: directory + "/unmounted")
        try laptop.move("me", .first)
        XCTAssertThrowsError(try laptop.exchange()) { error in
            XCTAssertEqual((error as? TabStoreError)?.code, .missingDirectory)
            XCTAssertEqual((error as? TabStoreError)?.path, directory + "/unmounted")
        }
        XCTAssertFalse(FileManager.default.fileExists(atPath: directory + "/unmounted"))
        try assertOrder(laptop, ["me", "home", "search", "feed"])
    }

    func testLayoutsOfOtherAppsAreNotJoined() throws {
        let laptop = device("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        let other = PublishedRecord(
            device: 5,
            name: "phone",
            layout: "org.example.Music/tabs",
            count: 1,
            record: try hiding("feed")
        )
        try write(other.encoded.bytes, to: DeviceFileName.name(of: 5))
        try laptop.exchange()
        try assertOrder(laptop, ["me", "home", "search", "feed"])
        XCTAssertEqual(
            laptop.takeTold(),
            [
                "\(folder)/device-0000000000000005.tabs: this is of another layout and is left alone (org.example.Music/tabs, and not org.example.Notes/tabs)"
            ]
        )
    }

    private func hiding(_ id: TabID) throws -> TabRecord {
        var record = TabRecord()
        try record.hide(id, in: Self.declaration, at: .init(milliseconds: Self.noon, replica: 9))
        return record
    }

    /// What the devices themselves keep does not go to the others, and is not taken from them.
    func testWhatStaysWithTheDevice() throws {
        let (laptop, phone) = (device("laptop"), device("phone"))
        let tree = TabTree([.init("home"), .init("group", children: [.init("a"), .init("b")])])
        try laptop.edit { record, stamp in
            try record.select("me", in: "main", of: Self.declaration, at: stamp)
        }
        XCTAssertFalse(try laptop.exchange().isPublished)
        try laptop.hide("feed")
        try laptop.edit { try $0.setFolded(true, "group", in: tree, at: $1) }
        XCTAssertTrue(try laptop.exchange().isPublished)
        try laptop.edit { try $0.setFolded(false, "group", in: tree, at: $1) }
        try laptop.edit { try $0.setFolded(true, "group", in: tree, at: $1) }
        XCTAssertFalse(try laptop.exchange().isPublished)
        try laptop.edit { record, stamp in
            try record.select("search", in: "main", of: Self.declaration, at: stamp)
        }
        XCTAssertFalse(try laptop.exchange().isPublished)
        try phone.exchange()
        let record = try phone.record()
        XCTAssertEqual(record.selections, [])
        XCTAssertNil(record.undo)
        XCTAssertFalse(record.arrangement(for: tree).folded.contains("group"))
        XCTAssertEqual(record.entry(for: "feed")?.visibility?.value, .hidden)
        // Another device's reset leaves the closed section closed.
        try phone.edit { try $0.reset(.all, at: $1) }
        try phone.exchange()
        try laptop.exchange()
        XCTAssertNil(try laptop.record().entry(for: "feed")?.visibility)
        XCTAssertTrue(try laptop.record().arrangement(for: tree).folded.contains("group"))
        XCTAssertEqual(try laptop.record().selections.first?.history, ["search", "me"])
    }

    /// What is published is more than the memory has room for: it comes in parts.
    func testMuchComesInParts() throws {
        let ids: [TabID] = ["home", "search", "feed", "me"]
        for (number, id) in zip(UInt64(1)..., ids + ids) {
            let published = PublishedRecord(
                device: number,
                name: "other",
                layout: "",
                count: 1,
                record: try hiding(id)
            )
            try write(published.encoded.bytes, to: DeviceFileName.name(of: number))
        }
        let length = try bytes(DeviceFileName.name(of: 1)).count
        let carrier = device("tablet").carrier(receivingAtMost: length + 1)
        let receipts = try awaiting {
            var receipts = [try await carrier.receive()]
            while receipts.last?.isPartial == true { receipts.append(try await carrier.receive()) }
            return receipts
        }
        XCTAssertEqual(receipts.map(\.deliveries.count), [2, 2, 2, 2])
        XCTAssertEqual(Set(receipts.flatMap(\.deliveries).map(\.origin)).count, 8)
        // All of it is taken in before anything is published.
        let laptop = device("laptop")
        let own = laptop.carrier(receivingAtMost: 1)
        let store = laptop.store()
        let exchange = try awaiting { try await TabRoamer(store, through: own) { _ in }.exchange() }
        XCTAssertEqual(exchange, .init(receivedCount: 8, isChanged: true, isPublished: true))
        let published = try PublishedRecord.read(try bytes(try laptop.fileName())).published
        XCTAssertEqual(published.count, 1)
        XCTAssertEqual(published.record.entries.count { $0.visibility?.value == .hidden }, 4)
    }

    /// The app and `tabard roam` carry one layout, and the user gave them two names: they do not write in turns for ever.
    func testTwoNamesOfOneDevice() throws {
        let app = device("laptop")
        let tool = SimulatedDevice(name: "Notebook", home: app.home, folder: folder)
        try app.move("me", .first)
        for device in [app, tool] { XCTAssertTrue(try device.exchange().isPublished) }
        for device in [app, tool, app, tool] { XCTAssertFalse(try device.exchange().isPublished) }
        try tool.hide("feed")
        XCTAssertTrue(try tool.exchange().isPublished)
        XCTAssertFalse(try app.exchange().isPublished)
        XCTAssertEqual(try names(), [try app.fileName()])
    }

    /// A process of the device is in the middle of writing when another one publishes more.
    func testTwoProcessesThatWriteAtOnce() throws {
        for step in [DoomedFileSystem.Step.making, .renaming] {
            let name = "laptop-\(step)"
            let laptop = device(name)
            try laptop.move("me", .first)
            let before = try laptop.record().roaming
            let interrupted = Mutex(0)
            let other = laptop.carrier()
            let folder = folder
            let fileSystem = DoomedFileSystem(interruption: { place, file in
                let isFirst = interrupted.withLock { count in
                    guard place == step, file.hasPrefix(".device-") else { return false }
                    count += 1
                    return count == 1
                }
                guard isFirst else { return }
                try? laptop.hide("feed")
                guard let more = try? laptop.record().roaming else { return }
                let publication = try? awaiting { try await other.publish(more) }
                XCTAssertEqual(publication, TabPublication.published)
            })
            let carrier = laptop.carrier(fileSystem)
            let publication = try awaiting { try await carrier.publish(before) }
            XCTAssertEqual(publication, TabPublication.outdated, "\(step)")
            XCTAssertEqual(interrupted.withLock(\.self), 1)
            // Then it looks what is there, and nothing is missing any more.
            let roamer = TabRoamer(laptop.store(), through: carrier) { _ in }
            _ = try awaiting { try await roamer.exchange() }
            let published = try PublishedRecord.read(
                Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + laptop.fileName())))
            ).published
            XCTAssertEqual(published.record, try laptop.record().roaming)
            XCTAssertEqual(published.record.entry(for: "feed")?.visibility?.value, .hidden)
            XCTAssertEqual(try names().filter { $0.hasPrefix(".") }, [])
            try FileManager.default.removeItem(atPath: folder + "/" + laptop.fileName())
        }
    }

    /// Somebody put less into the layout while it roams, such as an import that replaces it: all comes back, and the device
    /// is the one that it was.
    func testALayoutThatIsReplacedWhileItRoams() throws {
        let laptop = device("laptop")
        try laptop.move("me", .first)
        try laptop.hide("feed")
        try laptop.exchange()
        let number = try laptop.number()
        setOld(try laptop.fileName())
        try laptop.exchange()
        let store = laptop.store()
        try awaiting { try await store.update { $0 = TabRecord() } }
        try assertOrder(laptop, ["home", "search", "feed", "me"])
        try laptop.exchange()
        try assertOrder(laptop, ["me", "home", "search"])
        XCTAssertEqual(try laptop.number(), number)
        XCTAssertEqual(try names(), [try laptop.fileName()])
    }
}
