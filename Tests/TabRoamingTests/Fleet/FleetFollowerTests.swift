import Foundation
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabStore

/// Devices take a fleet's defaults in from a folder, keep them, and report.
final class FleetFollowerTests: FleetTestCase {
    func testEditions() throws {
        let kiosk = follower("kiosk")
        XCTAssertNil(try kiosk.look())
        XCTAssertEqual(kiosk.reading.condition, .none)
        XCTAssertNil(kiosk.reading.defaults)
        try publish(edition(4))
        XCTAssertEqual(try kiosk.look(), .taken(edition(4)))
        XCTAssertNil(try kiosk.look())
        kiosk.restart()
        XCTAssertNil(try kiosk.look())
        XCTAssertEqual(kiosk.reading.defaults, edition(4).defaults)
        // An older one comes back, or the file goes: nothing is another.
        try publish(edition(3))
        XCTAssertNil(try kiosk.look())
        try FileManager.default.removeItem(atPath: folder + "/fleet.tabs")
        XCTAssertNil(try kiosk.look())
        XCTAssertEqual(kiosk.reading.edition, edition(4))
        try publish(edition(5, isWithdrawn: true))
        XCTAssertEqual(try kiosk.look(), .withdrawn(edition(5, isWithdrawn: true)))
        kiosk.restart()
        XCTAssertNil(try kiosk.look())
        XCTAssertEqual(kiosk.reading.condition, .withdrawn)
        XCTAssertNil(kiosk.reading.defaults)
        try publish(edition(1, fleet: 8))
        XCTAssertEqual(try kiosk.look(), .taken(edition(1, fleet: 8)))
        try publish(edition(4))
        XCTAssertNil(try kiosk.look())
        XCTAssertEqual(kiosk.takeTold(), [])
        XCTAssertEqual(kiosk.reading.problems.map(\.description), [])
    }

    /// Days on which nothing is heard, with the folder or without it, and whatever the clock says.
    func testTerm() throws {
        let kiosk = follower("kiosk")
        try publish(edition(1, term: 3))
        try kiosk.look()
        kiosk.pass(days: 365)
        XCTAssertNil(try kiosk.look())
        kiosk.pass(days: -365)
        XCTAssertNil(try kiosk.look())
        XCTAssertEqual(kiosk.reading.condition, .inForce)
        try FileManager.default.moveItem(atPath: folder, toPath: folder + "-away")
        kiosk.pass(days: 1)
        XCTAssertNil(try kiosk.look())
        XCTAssertEqual(kiosk.takeTold(), ["\(folder): there is no such directory"])
        kiosk.restart()
        kiosk.pass(days: 1)
        XCTAssertEqual(try kiosk.look(), .expired(edition(1, term: 3), days: 3))
        kiosk.pass(days: 1)
        XCTAssertNil(try kiosk.look())
        XCTAssertEqual(kiosk.reading.condition, .expired)
        XCTAssertNil(kiosk.reading.defaults)
        try FileManager.default.moveItem(atPath: folder + "-away", toPath: folder)
        XCTAssertNil(try kiosk.look())
        XCTAssertNil(kiosk.reading.defaults)
        try publish(edition(2, term: 3))
        XCTAssertEqual(try kiosk.look(), .taken(edition(2, term: 3)))
        XCTAssertEqual(kiosk.reading.condition, .inForce)
    }

    func testReports() throws {
        let (first, second, silent) = (
            follower("first"), follower("second"), follower("silent", reports: false)
        )
        try publish(edition(2))
        for device in [first, second, silent] { try device.look() }
        first.pass(days: 400)
        try first.look()
        let administrator = administrator
        var (reports, problems) = try awaiting { try await administrator.reports() }
        XCTAssertEqual(problems.map(\.description), [])
        XCTAssertEqual(Set(reports.map(\.name)), ["first", "second"])
        XCTAssertEqual(Set(reports.map(\.heard?.number.serial)), [2])
        XCTAssertEqual(Set(reports.map(\.heard?.fleet)), [7])
        XCTAssertEqual(Set(reports.map(\.layout)), ["org.example.Notes/tabs"])
        XCTAssertEqual(reports.first { $0.name == "first" }?.milliseconds, Self.noon + 400 * Self.day)
        // Nothing is written twice a day.
        let before = try names().map {
            try FileManager.default.attributesOfItem(atPath: folder + "/" + $0)[.systemFileNumber] as? Int
        }
        first.clock.withLock { $0 += 1000 }
        try first.look()
        let after = try names().map {
            try FileManager.default.attributesOfItem(atPath: folder + "/" + $0)[.systemFileNumber] as? Int
        }
        XCTAssertEqual(before, after)
        try publish(edition(3, isWithdrawn: true))
        try second.look()
        (reports, problems) = try awaiting { try await administrator.reports() }
        XCTAssertEqual(
            Dictionary(uniqueKeysWithValues: reports.map { ($0.name, $0.heard?.number.serial) }),
            ["first": 2, "second": 3]
        )
        XCTAssertEqual(reports.first { $0.name == "second" }?.condition, .withdrawn)
        XCTAssertEqual(try names().count, 3)
    }

    /// What others put in the place of reports is told, and the rest is listed.
    func testHostileReports() throws {
        let kiosk = follower("kiosk")
        try kiosk.look()
        let own = try XCTUnwrap(try names().first { $0.hasPrefix("fleet-") })
        let bytes = try bytes(own)
        try write(bytes, to: FleetFileName.report(of: 1))
        try write(Array("nonsense".utf8), to: FleetFileName.report(of: 2))
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/" + FleetFileName.report(of: 3),
            withDestinationPath: "/etc/passwd"
        )
        try write(Array(repeating: 65, count: 5000), to: FleetFileName.report(of: 4))
        try write(Array("tabseen 2.0\n".utf8), to: FleetFileName.report(of: 5))
        try write(
            bytes,
            to: own.replacingOccurrences(of: ".tabs", with: ".sync-conflict-20260102-120405-ABCDEFG.tabs")
        )
        let administrator = administrator
        let (reports, problems) = try awaiting { try await administrator.reports() }
        XCTAssertEqual(reports.map(\.name), ["kiosk"])
        XCTAssertEqual(
            problems.map { $0.description.replacingOccurrences(of: folder + "/", with: "") },
            [
                "fleet-0000000000000001.tabs: what was saved is damaged (it is of another device)",
                "fleet-0000000000000002.tabs: what was saved is damaged",
                "fleet-0000000000000003.tabs: this is a symbolic link, which is not followed: Too many levels of symbolic links",
                "fleet-0000000000000004.tabs: this is too large",
                "fleet-0000000000000005.tabs: a newer version wrote this; it is not overwritten",
            ]
        )
    }

    /// The system's file counts alone, whatever the fleet says, and has no term.
    func testTheSystemsFile() throws {
        let kiosk = follower("kiosk")
        try publish(edition(2))
        try kiosk.look()
        let place = kiosk.home + "/etc/org.example.Notes"
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        let system = edition(1, fleet: 3, term: 1)
        try Data(try EditionFile.encode(system, path: "")).write(
            to: URL(fileURLWithPath: place + "/tabs.fleet")
        )
        XCTAssertEqual(kiosk.reading.defaults, system.defaults)
        for _ in 0..<5 {
            kiosk.pass(days: 1)
            try kiosk.look()
        }
        XCTAssertEqual(kiosk.reading.condition, .inForce)
        XCTAssertEqual(kiosk.reading.edition, system)
        let administrator = administrator
        XCTAssertEqual(try awaiting { try await administrator.reports() }.reports.map(\.condition), [.system])
        try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: place + "/tabs.fleet")
        XCTAssertEqual(kiosk.reading.defaults, edition(2).defaults)
        XCTAssertEqual(
            kiosk.reading.problems.map(\.description),
            [
                "\(place)/tabs.fleet: this belongs to another user (others than the system's administrator may write it)"
            ]
        )
    }

    /// A device that goes on hears of what is published.
    func testItGoesOn() throws {
        let kiosk = follower("kiosk")
        let (events, continuation) = AsyncStream.makeStream(of: ManagedDefaultsEvent.self)
        let follower = kiosk.follower()
        let task = Task.detached { await follower.run { continuation.yield($0) } }
        try publish(edition(1))
        XCTAssertEqual(try first(events), .taken(edition(1)))
        try publish(edition(2))
        XCTAssertEqual(try first(events), .taken(edition(2)))
        task.cancel()
        try awaiting { await task.value }
    }

    private func first(
        _ events: AsyncStream<ManagedDefaultsEvent>
    ) throws -> ManagedDefaultsEvent? {
        try awaiting {
            for await event in events { return ManagedDefaultsEvent?.some(event) }
            return nil
        }
    }

    /// What could not be saved is tried again, though nothing comes that could tell of it; it is told once.
    func testALayoutsFolderThatComesLater() throws {
        let kiosk = follower("kiosk")
        let aside = kiosk.home + "-aside"
        try FileManager.default.createDirectory(atPath: aside, withIntermediateDirectories: true)
        XCTAssertTrue(FileManager.default.createFile(atPath: kiosk.home, contents: nil))
        try publish(edition(1))
        let (events, continuation) = AsyncStream.makeStream(of: ManagedDefaultsEvent.self)
        let follower = kiosk.follower()
        let task = Task.detached { await follower.run { continuation.yield($0) } }
        usleep(300_000)
        let told = kiosk.takeTold()
        XCTAssertFalse(told.isEmpty)
        XCTAssertEqual(told.count, Set(told).count)
        try FileManager.default.removeItem(atPath: kiosk.home)
        try FileManager.default.moveItem(atPath: aside, toPath: kiosk.home)
        XCTAssertEqual(try first(events), .taken(edition(1)))
        task.cancel()
        try awaiting { await task.value }
    }

    /// The path leads to another folder from some time on, of which no system tells.
    func testAFolderInThePlaceOfAnother() throws {
        try FileManager.default.moveItem(atPath: folder, toPath: folder + "-1")
        try FileManager.default.createDirectory(atPath: folder + "-2", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: folder + "-1")
        try publish(edition(1))
        let kiosk = follower("kiosk")
        let (events, continuation) = AsyncStream.makeStream(of: ManagedDefaultsEvent.self)
        let follower = kiosk.follower()
        let task = Task.detached { await follower.run { continuation.yield($0) } }
        XCTAssertEqual(try first(events), .taken(edition(1)))
        try FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: folder + "-2")
        try publish(edition(2))
        XCTAssertEqual(try first(events), .taken(edition(2)))
        // From then on it is that one which is watched.
        try publish(edition(3))
        XCTAssertEqual(try first(events), .taken(edition(3)))
        task.cancel()
        try awaiting { await task.value }
    }
}
