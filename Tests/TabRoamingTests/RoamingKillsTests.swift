import Foundation
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabStore

/// Wherever in an exchange the process ends: what was saved is there, every file is whole, and the next exchange finishes it.
final class RoamingKillsTests: RoamingTestCase {
    private static let nameVariable = "TABARD_ROAMING_KILL"
    private static let pointVariable = "TABARD_ROAMING_POINT"

    /// A laptop with a published and an unpublished edit, and a phone's edit that it has not seen.
    private func prepare(_ point: Int) throws -> (laptop: SimulatedDevice, phone: SimulatedDevice) {
        let first = directory + "/first"
        if !FileManager.default.fileExists(atPath: first) {
            try FileManager.default.createDirectory(
                atPath: first + "/folder",
                withIntermediateDirectories: true
            )
            let (laptop, phone) = devices(in: first)
            try laptop.move("me", .first)
            try laptop.exchange()
            try phone.hide("feed")
            try phone.exchange()
            try laptop.hide("search")
        }
        let place = directory + "/\(point)"
        try FileManager.default.copyItem(atPath: first, toPath: place)
        return devices(in: place)
    }

    private func devices(in place: String) -> (laptop: SimulatedDevice, phone: SimulatedDevice) {
        let folder = place + "/folder"
        return (
            SimulatedDevice(name: "laptop", home: place + "/laptop", folder: folder),
            SimulatedDevice(name: "phone", home: place + "/phone", folder: folder)
        )
    }

    private func check(_ laptop: SimulatedDevice, _ phone: SimulatedDevice, _ number: UInt64) throws {
        let visible = try laptop.record().arrangement(for: Self.declaration).visible
        XCTAssertTrue([["me", "home", "feed"], ["me", "home"]].contains(visible), "\(visible)")
        for name in try FileManager.default.contentsOfDirectory(atPath: laptop.folder) {
            guard DeviceFileName.isDeviceFile(name) else {
                XCTAssertTrue(SharedFolder.isTemporary(name, of: DeviceFileName.name(of: number)), name)
                continue
            }
            let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: laptop.folder + "/" + name)))
            XCTAssertNoThrow(try PublishedRecord.read(bytes), name)
        }
        laptop.restart()
        for device in [laptop, phone, laptop] { try device.exchange() }
        try assertOrder(laptop, ["me", "home"])
        try assertOrder(phone, ["me", "home"])
        XCTAssertEqual(try laptop.number(), number)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: laptop.folder).sorted(),
            [DeviceFileName.name(of: number), try phone.fileName()].sorted()
        )
        XCTAssertEqual(laptop.takeTold() + phone.takeTold(), [])
    }

    func testEveryCallOfAnExchangeMayBeTheLast() throws {
        var deaths = 0
        for point in 0... {
            let (laptop, phone) = try prepare(point)
            let number = try laptop.number()
            guard laptop.exchange(dyingAt: point) else { break }
            deaths += 1
            try check(laptop, phone, number)
        }
        print("Simulated kills of an exchange: \(deaths), \(testRun?.totalFailureCount ?? 0) losses")
        XCTAssertGreaterThan(deaths, 60)
    }

    /// What the process does that is killed: not a test of its own.
    func testTheProcessThatIsKilled() throws {
        let environment = ProcessInfo.processInfo.environment
        guard let place = environment[Self.nameVariable],
            let point = environment[Self.pointVariable].flatMap(Int.init)
        else { throw XCTSkip("It runs as a child of the other test alone") }
        let laptop = SimulatedDevice(name: "laptop", home: place + "/laptop", folder: place + "/folder")
        let fileSystem = DoomedFileSystem(dyingAt: point, kills: true)
        let roamer = laptop.roamer(fileSystem)
        _ = try awaiting { try await roamer.exchange() }
    }

    func testAKilledProcess() throws {
        var kills = 0
        let step = Self.isSoaking ? 1 : 17
        for point in stride(from: 0, to: .max, by: step) {
            let (laptop, phone) = try prepare(point)
            let number = try laptop.number()
            let child = try Child.start(
                "TabRoamingTests.RoamingKillsTests/testTheProcessThatIsKilled",
                in: directory,
                [Self.nameVariable: directory + "/\(point)", Self.pointVariable: String(point)]
            )
            child.waitUntilExit()
            if child.terminationReason == .exit {
                XCTAssertEqual(child.terminationStatus, 0)
                break
            }
            XCTAssertEqual(child.terminationStatus, SIGKILL)
            kills += 1
            try check(laptop, phone, number)
        }
        print("Kills of an exchange: \(kills), \(testRun?.totalFailureCount ?? 0) losses")
        XCTAssertGreaterThan(kills, Self.isSoaking ? 60 : 3)
    }
}
