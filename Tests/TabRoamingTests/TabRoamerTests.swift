import Foundation
import Synchronization
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabStore

/// Roamers that go on beside apps: what one app saves, the other hears of, and nobody's change is lost.
final class TabRoamerTests: RoamingTestCase {
    /// Waits until something is so, without a fixed time.
    private func wait(
        _ what: String,
        for seconds: Double = 60,
        until condition: () throws -> Bool
    ) throws {
        let end = Date(timeIntervalSinceNow: seconds)
        while try !condition() {
            guard Date() < end else { return XCTFail("In vain: \(what)") }
            usleep(20_000)
        }
    }

    private func start(_ device: SimulatedDevice) -> Task<Void, Never> {
        TabRoamer(device.location, through: device.carrier(SystemFileSystem())) { problem in
            device.told.withLock { $0.append(problem.description) }
        }.start()
    }

    private func end(_ tasks: Task<Void, Never>...) throws {
        for task in tasks { task.cancel() }
        try awaiting { for task in tasks { await task.value } }
    }

    func testAnAppHearsOfWhatAnotherDevicesAppSaves() throws {
        let (laptop, phone) = (device("laptop"), device("phone"))
        let tasks = (start(laptop), start(phone))
        // The phone's app follows its own store, as a controller's memory does.
        let store = phone.store(SystemFileSystem())
        let heard = Heard()
        let (changes, declaration) = (store.changes, Self.declaration)
        let following = Task.detached {
            for await record in changes {
                heard.set(record.arrangement(for: declaration).visible)
            }
        }
        try laptop.move("me", .first)
        try wait("the phone's app hears of the laptop's move") {
            heard.value == ["me", "home", "search", "feed"]
        }
        try phone.hide("feed")
        try wait("the laptop has what the phone hid") {
            try laptop.record().arrangement(for: Self.declaration).visible == ["me", "home", "search"]
        }
        following.cancel()
        try end(tasks.0, tasks.1)
        XCTAssertEqual(laptop.takeTold() + phone.takeTold(), [])
        XCTAssertEqual(try names().count, 2)
    }

    /// What the app drew last.
    private final class Heard: Sendable {
        private let ids = Mutex<[TabID]>([])

        var value: [TabID] { ids.withLock(\.self) }

        func set(_ value: [TabID]) { ids.withLock { $0 = value } }
    }

    /// A folder that is mounted later is found, and what failed is told once.
    func testAFolderThatComesLater() throws {
        let laptop = device("laptop", folder: directory + "/later")
        try laptop.move("me", .first)
        let task = start(laptop)
        try wait("it is told that there is no folder") { laptop.told.withLock { !$0.isEmpty } }
        try FileManager.default.createDirectory(atPath: laptop.folder, withIntermediateDirectories: false)
        try wait("it is published") {
            try FileManager.default.contentsOfDirectory(atPath: laptop.folder) == [try laptop.fileName()]
        }
        try end(task)
        XCTAssertEqual(laptop.takeTold(), ["\(laptop.folder): there is no such directory"])
    }

    /// The folder's path leads to another directory than before, and the one that was watched is still there.
    func testAFolderThatIsAnotherOneNow() throws {
        let manager = FileManager.default
        let link = directory + "/link"
        for name in ["old", "new"] {
            try manager.createDirectory(atPath: "\(directory)/\(name)", withIntermediateDirectories: false)
        }
        try manager.createSymbolicLink(atPath: link, withDestinationPath: directory + "/old")
        let (laptop, phone) = (device("laptop", folder: link), device("phone", folder: directory + "/new"))
        let task = start(laptop)
        try laptop.move("me", .first)
        try wait("it is published") { try !manager.contentsOfDirectory(atPath: directory + "/old").isEmpty }
        try manager.removeItem(atPath: link)
        try manager.createSymbolicLink(atPath: link, withDestinationPath: directory + "/new")
        // The next change finds that out.
        try laptop.hide("search")
        try wait("it is published again") {
            try manager.contentsOfDirectory(atPath: directory + "/new") == [try laptop.fileName()]
        }
        try phone.hide("feed")
        try phone.exchange()
        try wait("what comes there is heard of", for: 10) {
            try laptop.record().arrangement(for: Self.declaration).visible == ["me", "home"]
        }
        try end(task)
    }

    /// An app saves while records come in: each change that was acknowledged is there afterwards, on both devices.
    func testNoAcknowledgedChangeIsLostWhileRecordsComeIn() throws {
        let (laptop, phone) = (device("laptop"), device("phone"))
        let tasks = (start(laptop), start(phone))
        let count = 60
        let saved = try awaiting { () async throws -> Int in
            try await withThrowingTaskGroup { group in
                for device in [laptop, phone] {
                    group.addTask {
                        let store = device.store(SystemFileSystem())
                        for number in 0..<count {
                            let id = TabID(stringLiteral: "\(device.name)-\(number)")
                            try await store.edit { record, stamp in
                                try record.hide(id, in: TabDeclaration(ids: [id, "other"]), at: stamp)
                            }
                        }
                        return count
                    }
                }
                return try await group.reduce(0, +)
            }
        }
        XCTAssertEqual(saved, 2 * count)
        func hidden(_ device: SimulatedDevice) throws -> Int {
            try device.record().entries.count { $0.visibility?.value == .hidden }
        }
        XCTAssertGreaterThanOrEqual(try hidden(laptop), count)
        XCTAssertGreaterThanOrEqual(try hidden(phone), count)
        try wait("all is on both") { try hidden(laptop) == 2 * count && hidden(phone) == 2 * count }
        try end(tasks.0, tasks.1)
        XCTAssertEqual(laptop.takeTold() + phone.takeTold(), [])
    }

    /// Two processes of one device roam at once: it stays one device.
    func testTwoProcessesOfOneDevice() throws {
        let (laptop, phone) = (device("laptop"), device("phone"))
        let tasks = (start(laptop), start(laptop))
        for id in ["me", "feed", "search", "home", "me"] as [TabID] { try laptop.move(id, .first) }
        try wait("it is published") {
            guard let bytes = try? self.bytes(try laptop.fileName()) else { return false }
            return try PublishedRecord.read(bytes).published.record == laptop.record().roaming
        }
        try end(tasks.0, tasks.1)
        XCTAssertEqual(try names(), [try laptop.fileName()])
        try phone.exchange()
        try assertOrder(phone, ["me", "home", "search", "feed"])
    }
}
