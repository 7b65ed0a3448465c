import Foundation
import SystemPackage
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabStore

/// A device is the same from launch to launch, and another one after a copy or the restore of a backup; nothing is lost.
final class DeviceIdentityTests: RoamingTestCase {
    private func copy(_ from: String, _ to: String) throws {
        try? FileManager.default.removeItem(atPath: to)
        try FileManager.default.copyItem(atPath: from, toPath: to)
    }

    func testItIsKept() throws {
        let laptop = device("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        let number = try laptop.number()
        XCTAssertNotEqual(number, 0)
        for id in ["feed", "search", "home"] as [TabID] {
            laptop.restart()
            try laptop.move(id, .first)
            XCTAssertTrue(try laptop.exchange().isPublished)
        }
        XCTAssertEqual(try laptop.number(), number)
        XCTAssertEqual(try names(), [DeviceFileName.name(of: number)])
        let files = try FileManager.default.contentsOfDirectory(atPath: laptop.location.directory).sorted()
        XCTAssertEqual(files, ["tabs.layout", "tabs.layout.device"])
    }

    /// Two processes of a device find out at once that it is another one now: it takes one number, and not two.
    func testTwoProcessesRenewItOnce() throws {
        let location = device("laptop").location
        var identities = (0..<2).map { _ in DeviceIdentity(of: location, in: SystemFileSystem(), machine: 1) }
        for index in identities.indices { try identities[index].prepare() }
        let former = identities[0].id
        for index in identities.indices { try identities[index].renew(instead: former) }
        XCTAssertNotEqual(identities[0].id, former)
        XCTAssertEqual(identities[1].id, identities[0].id)
        XCTAssertEqual(identities[1].formerIDs, [former])
    }

    /// What a newer version of the same device published is not written over by an older one.
    func testWhatANewerVersionOfTheDevicePublished() throws {
        let location = device("laptop").location
        var identity = DeviceIdentity(of: location, in: SystemFileSystem(), machine: 0)
        try identity.prepare()
        for major in [1, 2] as [UInt32] {
            let plain = TabPlainRecord(version: .init(major: major, minor: 0))
            let record = TabRecord.validated(plain).record
            let id = identity.id
            let bytes = try identity.publishing { count in
                PublishedRecord(device: id, name: "laptop", layout: "", count: count, record: record).encoded
            }.bytes
            let publisher = DevicePublisher<Int>(
                device: "laptop",
                layout: location,
                identity: identity,
                key: nil
            )
            switch publisher.own(bytes, 0) {
            case .published: XCTAssertEqual(major, 1)
            case .foreign: XCTAssertEqual(major, 2)
            default: XCTFail("version \(major)")
            }
        }
    }

    /// The user restores the home; what was published since comes back, and the device is a new one.
    func testARestoredBackup() throws {
        let (laptop, phone) = (device("laptop"), device("phone"))
        try laptop.move("me", .first)
        try laptop.exchange()
        let number = try laptop.number()
        try copy(laptop.home, directory + "/backup")
        try laptop.hide("feed")
        try laptop.exchange()
        try laptop.move("search", .first)
        try laptop.exchange()
        laptop.restart()
        try copy(directory + "/backup", laptop.home)
        try assertOrder(laptop, ["me", "home", "search", "feed"])
        try laptop.move("home", .last)
        XCTAssertTrue(try laptop.exchange().isPublished)
        XCTAssertNotEqual(try laptop.number(), number)
        try assertOrder(laptop, ["search", "me", "home"])
        // What it was before is no other device of its name, at no later launch.
        laptop.restart()
        try laptop.exchange()
        XCTAssertEqual(laptop.takeTold(), [])
        try phone.exchange()
        try assertOrder(phone, ["search", "me", "home"])
        XCTAssertEqual(laptop.takeTold() + phone.takeTold(), [])
    }

    /// Its layout alone was restored, or was removed: the device is the one that it was.
    func testARestoredLayout() throws {
        let laptop = device("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        let number = try laptop.number()
        laptop.restart()
        try FileManager.default.removeItem(atPath: laptop.location.path)
        XCTAssertEqual(try laptop.exchange(), .init(receivedCount: 1, isChanged: true, isPublished: false))
        try assertOrder(laptop, ["me", "home", "search", "feed"])
        XCTAssertEqual(try laptop.number(), number)
    }

    func testAHomeThatWasCopiedToAnotherMachine() throws {
        let laptop = device("laptop")
        laptop.machine.withLock { $0 = 1 }
        try laptop.move("me", .first)
        try laptop.exchange()
        try copy(laptop.home, directory + "/new")
        let other = device("new")
        other.machine.withLock { $0 = 2 }
        try other.hide("feed")
        XCTAssertTrue(try other.exchange().isPublished)
        XCTAssertNotEqual(try other.number(), try laptop.number())
        XCTAssertEqual(try names().count, 2)
        try laptop.exchange()
        try assertOrder(laptop, ["me", "home", "search"])
        // A machine without a number is not taken for another one.
        let number = try laptop.number()
        laptop.restart()
        laptop.machine.withLock { $0 = 0 }
        try laptop.exchange()
        XCTAssertEqual(try laptop.number(), number)
    }

    /// Two machines that cannot be told apart, such as copies of one virtual machine, write over each other once at most.
    func testClones() throws {
        let first = device("first")
        try first.move("me", .first)
        try first.exchange()
        try copy(first.home, directory + "/second")
        let second = device("second")
        try first.hide("feed")
        try first.exchange()
        try second.hide("search")
        try second.exchange()
        for device in [first, second, first, second] { try device.exchange() }
        XCTAssertNotEqual(try first.number(), try second.number())
        for device in [first, second] {
            try assertOrder(device, ["me", "home"])
            XCTAssertFalse(try device.exchange().isPublished)
        }
    }

    /// The folder is brought back to what it was: the device publishes anew what is missing there.
    func testAFolderThatWasRestored() throws {
        let laptop = device("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        let (number, old) = (try laptop.number(), try bytes(try laptop.fileName()))
        for id in ["feed", "search", "home", "me", "feed", "search", "home", "me", "feed"] as [TabID] {
            try laptop.move(id, .first)
            try laptop.exchange()
        }
        try write(old, to: try laptop.fileName())
        XCTAssertTrue(try laptop.exchange().isPublished)
        XCTAssertEqual(try laptop.number(), number)
        try assertOrder(laptop, ["feed", "me", "home", "search"])
        let published = try PublishedRecord.read(try bytes(try laptop.fileName())).published
        XCTAssertEqual(published.count, 11)
    }

    func testADamagedIdentityMakesANewDevice() throws {
        let laptop = device("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        let number = try laptop.number()
        laptop.restart()
        try Data("nonsense".utf8).write(to: URL(fileURLWithPath: laptop.location.path + ".device"))
        try laptop.exchange()
        XCTAssertNotEqual(try laptop.number(), number)
        XCTAssertEqual(try names().count, 2)
        try assertOrder(laptop, ["me", "home", "search", "feed"])
    }

    func testTheMarkOfAMachine() throws {
        let path = directory + "/etc"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        func mark(_ text: String) throws -> UInt64 {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/machine-id"))
            return MachineMark.mark(in: SystemFileSystem(), directory: .init(path), name: "machine-id")
        }
        XCTAssertEqual(
            MachineMark.mark(in: SystemFileSystem(), directory: .init(path), name: "machine-id"),
            0
        )
        for text in ["", "uninitialized\n", "0123", String(repeating: "g", count: 32)] {
            XCTAssertEqual(try mark(text), 0, text)
        }
        let first = try mark("0123456789abcdef0123456789abcdef\n")
        XCTAssertEqual(first, try mark("0123456789abcdef0123456789abcdef\n"))
        let others = try ["1123456789abcdef0123456789abcdef", "0123456789abcdef1123456789abcdef"].map(mark)
        XCTAssertEqual(Set(others + [first, 0]).count, 4)
        XCTAssertFalse("0123456789abcdef0123456789abcdef".contains(first.hexadecimal))
    }
}
