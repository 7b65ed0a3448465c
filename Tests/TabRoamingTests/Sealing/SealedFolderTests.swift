import Foundation
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabStore

/// Devices that have one key roam through a folder in which nobody else can read or add anything.
final class SealedFolderTests: RoamingTestCase {
    private let key = RoamingKey()

    /// A device that seals what it publishes, or does not; the same one again if its name is.
    private func device(_ name: String, sealing key: RoamingKey?) -> SimulatedDevice {
        SimulatedDevice(
            name: name,
            home: directory + "/" + name,
            folder: folder,
            through: SimulatedDevice.sealing(with: key)
        )
    }

    func testNothingIsSeenInTheFolder() throws {
        let (laptop, phone) = (device("laptop", sealing: key), device("phone", sealing: key))
        try laptop.move("me", .first)
        XCTAssertEqual(try laptop.exchange(), .init(receivedCount: 0, isChanged: false, isPublished: true))
        XCTAssertEqual(try phone.exchange(), .init(receivedCount: 1, isChanged: true, isPublished: true))
        try phone.hide("feed")
        try phone.exchange()
        try laptop.exchange()
        try assertOrder(laptop, ["me", "home", "search"])
        // What is there already is not written once more.
        for device in [laptop, phone] { XCTAssertFalse(try device.exchange().isPublished) }
        XCTAssertEqual(laptop.takeTold() + phone.takeTold(), [])
        XCTAssertEqual(try names().count, 2)
        for name in try names() {
            let shown = String(decoding: try bytes(name), as: UTF8.self)
            for word in ["laptop", "phone", "home", "search", "feed", "example", "publication", "{"] {
                // One letter may be there by chance.
                XCTAssertFalse(word.count > 1 && shown.contains(word), word)
            }
        }
    }

    func testWhoHasNoKeyIsLeftAloneUntilItHas() throws {
        let (laptop, phone) = (device("laptop", sealing: key), device("phone", sealing: nil))
        try laptop.move("me", .first)
        try phone.hide("feed")
        for _ in 0..<2 {
            try laptop.exchange()
            try phone.exchange()
        }
        try assertOrder(laptop, ["me", "home", "search", "feed"])
        try assertOrder(phone, ["home", "search", "me"])
        XCTAssertEqual(
            laptop.takeTold(),
            ["\(folder)/\(try phone.fileName()): this is not sealed with the user's key, and is left alone"]
        )
        XCTAssertEqual(
            phone.takeTold(),
            [
                "\(folder)/\(try laptop.fileName()): this is sealed with a key that this device has not, and is left alone"
            ]
        )
        let number = try phone.number()
        let entered = device("phone", sealing: key)
        try entered.exchange()
        try laptop.exchange()
        for device in [laptop, entered] { try assertOrder(device, ["me", "home", "search"]) }
        // It went on under its number, and left nothing that could be read.
        XCTAssertEqual(try entered.number(), number)
        for name in try names() { XCTAssertTrue(SealedBytes.areSealed(try bytes(name)), name) }
    }

    func testALostKeyTakesNothingAway() throws {
        let (laptop, phone) = (device("laptop", sealing: key), device("phone", sealing: key))
        try laptop.move("me", .first)
        try laptop.exchange()
        try phone.exchange()
        let (number, before) = (try phone.number(), try bytes(phone.fileName()))
        for other in [nil, RoamingKey()] {
            let lost = device("phone", sealing: other)
            try lost.exchange()
            try assertOrder(lost, ["me", "home", "search", "feed"])
            XCTAssertNotEqual(try lost.number(), number)
            XCTAssertEqual(try bytes("device-\(number.hexadecimal).tabs"), before)
            for line in lost.takeTold() { XCTAssertTrue(line.contains("is left alone"), line) }
        }
        try laptop.hide("feed")
        try laptop.exchange()
        try assertOrder(laptop, ["me", "home", "search"])
        // With the key again it is one of them again.
        let found = device("phone", sealing: key)
        try found.exchange()
        try assertOrder(found, ["me", "home", "search"])
    }

    /// The app and a command of one device, of which one has no key, do not take numbers for ever.
    func testTwoProcessesOfADeviceWithDifferentKeys() throws {
        let (app, command) = (device("laptop", sealing: nil), device("laptop", sealing: key))
        try app.move("me", .first)
        var failures: [String] = []
        for _ in 0..<10 {
            for process in [app, command] {
                do { try process.exchange() } catch { failures.append("\(error)") }
            }
        }
        XCTAssertLessThanOrEqual(try names().count, 2)
        XCTAssertTrue(failures.allSatisfy { $0.contains("a key that this device has not") }, "\(failures)")
        XCTAssertFalse(failures.isEmpty)
        try assertOrder(app, ["me", "home", "search", "feed"])
    }

    /// Whoever can write into the folder can add nothing, and take nothing back.
    func testWhatIsPutThereByOthersDoesNotCount() throws {
        let laptop = device("laptop", sealing: key)
        try laptop.move("me", .first)
        try laptop.exchange()
        let old = try bytes(laptop.fileName())
        try laptop.hide("feed")
        try laptop.exchange()
        let attacker = device("attacker", sealing: nil)
        try attacker.hide("home")
        try attacker.exchange()
        try write(SealedBytes.seal([1, 2, 3], with: key), to: "device-0000000000000001.tabs")
        try write(Array(old.dropLast()) + [0], to: "device-0000000000000002.tabs")
        // An older one of the device's own, in its place and under another name.
        try write(old, to: "device-0000000000000003.tabs")
        try write(old, to: try laptop.fileName())
        try laptop.exchange()
        try laptop.exchange()
        try assertOrder(laptop, ["me", "home", "search"])
        let told = laptop.takeTold().map { $0.dropFirst(folder.count + 1) }.sorted()
        XCTAssertEqual(
            told.map { $0.split(separator: ": ").last.map(String.init) },
            [
                "what was saved is damaged", "what was saved is damaged",
                "this is not sealed with the user's key, and is left alone",
            ]
        )
        let phone = device("phone", sealing: key)
        try phone.exchange()
        try assertOrder(phone, ["me", "home", "search"])
    }
}
