import Foundation
import Synchronization
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabRoamingPostgres
@testable import TabStore

/// Roamers that go on: the server tells them of changes, and they find it again after it was away.
final class ListeningTests: PostgresTestCase {
    private func start(_ device: SimulatedDevice) throws -> Task<Void, Never> {
        let carrier = try carrier(device.name)
        return TabRoamer(device.location, through: carrier) { problem in
            device.told.withLock { $0.append(problem.description) }
        }.start()
    }

    private func end(_ tasks: [Task<Void, Never>]) throws {
        for task in tasks { task.cancel() }
        try awaiting { for task in tasks { await task.value } }
    }

    private func connections() throws -> Int {
        Int(try server.psql("SELECT count(*) FROM pg_stat_activity WHERE usename = '\(role)'")) ?? -1
    }

    private func visible(_ device: SimulatedDevice) throws -> [TabID] {
        try device.record().arrangement(for: Self.declaration).visible
    }

    func testASignalArrivesWithoutPolling() throws {
        let (laptop, phone) = (try roaming("laptop"), try roaming("phone"))
        let tasks = [try start(laptop), try start(phone)]
        try wait("both are there") { try connections() == 2 }
        try laptop.move("me", .first)
        let start = ContinuousClock.now
        try wait("the phone hears of it") { try visible(phone) == ["me", "home", "search", "feed"] }
        print("An edit reached the other device through PostgreSQL in \(ContinuousClock.now - start)")
        try phone.hide("feed")
        try wait("the laptop hears of it") { try visible(laptop) == ["me", "home", "search"] }
        // Nothing is asked while nothing changes.
        try wait("it is quiet") { try queries() == queries(after: 0.3) }
        let before = try queries()
        XCTAssertEqual(try queries(after: 2), before)
        try end(tasks)
        try wait("nobody is connected any more") { try connections() == 0 }
        XCTAssertEqual(laptop.takeTold() + phone.takeTold(), [])
    }

    /// When the user's connections were last asked something.
    private func queries(after seconds: Double = 0) throws -> String {
        usleep(UInt32(seconds * 1_000_000))
        return try server.psql(
            "SELECT string_agg(query_start::text, ' ' ORDER BY pid) FROM pg_stat_activity WHERE usename = '\(role)'"
        )
    }

    func testConnectionsThatBreakAreMadeAnew() throws {
        let (laptop, phone) = (try roaming("laptop"), try roaming("phone"))
        let tasks = [try start(laptop), try start(phone)]
        try wait("both are there") { try connections() == 2 }
        for id in ["me", "feed", "search"] as [TabID] {
            try server.psql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '\(role)'"
            )
            try laptop.move(id, .first)
            try wait("the phone has it") { try visible(phone).first == id }
        }
        try wait("both are there again") { try connections() == 2 }
        try end(tasks)
        XCTAssertEqual(laptop.takeTold() + phone.takeTold(), [])
    }

    func testAServerThatIsAwayForAWhile() throws {
        let (laptop, phone) = (try roaming("laptop"), try roaming("phone"))
        let tasks = [try start(laptop), try start(phone)]
        try wait("both are there") { try connections() == 2 }
        try server.stop()
        try laptop.move("me", .first)
        try phone.hide("feed")
        try wait("both are told") {
            laptop.told.withLock { !$0.isEmpty } && phone.told.withLock { !$0.isEmpty }
        }
        usleep(2_500_000)
        // The layouts are there meanwhile, and what was told is not told again.
        XCTAssertEqual(try visible(laptop), ["me", "home", "search", "feed"])
        XCTAssertEqual(try visible(phone), ["home", "search", "me"])
        try server.start()
        try wait("both have both") {
            try visible(laptop) == ["me", "home", "search"] && visible(phone) == ["me", "home", "search"]
        }
        try end(tasks)
        for device in [laptop, phone] {
            let told = device.takeTold()
            XCTAssertTrue((1...2).contains(told.count), "\(told)")
            let start = "\(try server.address(role)): the server cannot be reached ("
            XCTAssertTrue(
                told.allSatisfy { $0.hasPrefix(start) || $0.contains("the server refuses this") },
                "\(told)"
            )
        }
    }

    /// The first one did not listen, and the one that follows does.
    func testOnceLeavesNoListener() throws {
        let laptop = try roaming("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        XCTAssertEqual(try connections(), 1)
        laptop.restart()
        try wait("the connection ends with its carrier") { try connections() == 0 }
    }
}
