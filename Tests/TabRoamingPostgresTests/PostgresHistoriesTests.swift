import Foundation
import TabModel
import XCTest

@testable import TabRoaming

/// Devices that edit apart come to the same arrangement through a server, which an independent model has too.
///
/// `TABARD_SEED` in the environment repeats a run; with `TABARD_SOAK=1` there are many.
final class PostgresHistoriesTests: PostgresTestCase {
    func testTwoDevices() throws { try check(deviceCount: 2) }

    func testFiveDevices() throws { try check(deviceCount: 5) }

    /// With `TABARD_SOAK=1` alone: what is sealed goes the same way.
    func testFiveDevicesThatSeal() throws {
        guard Self.isSoaking else { throw XCTSkip("it is part of make soak") }
        try check(deviceCount: 5, sealedWith: RoamingKey())
    }

    private func check(deviceCount: Int, sealedWith key: RoamingKey? = nil) throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["TABARD_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
        for run in 0..<(Self.isSoaking ? 20 : 1) as Range<UInt64> {
            try check(deviceCount: deviceCount, sealedWith: key, seed: seed &+ run)
        }
    }

    private static let editCount = isSoaking ? 1000 : 400

    private func check(deviceCount: Int, sealedWith key: RoamingKey?, seed: UInt64) throws {
        let folder = directory + "/\(deviceCount)-\(seed)"
        var generator = SeededGenerator(seed: seed)
        do {
            let user = try server.user()
            try server.psql("UPDATE tabard.users SET maximum_records = 1000 WHERE role = '\(user)'")
            var trial = try PostgresTrial(
                count: deviceCount,
                in: folder,
                on: server,
                as: user,
                sealedWith: key,
                using: &generator
            )
            while trial.counts.edits < Self.editCount / 2 { try trial.step(using: &generator) }
            try trial.restart()
            // Chance kills and restores now and then; a run in which it hardly did shows little.
            while trial.counts.edits < Self.editCount || trial.counts.kills < 4 || trial.counts.restores < 2 {
                try trial.step(using: &generator)
            }
            try trial.settle()
            let (kept, lost) = try trial.check()
            let counts = trial.counts
            print(
                """
                Roaming of \(deviceCount) devices\(key == nil ? "" : " that seal") through PostgreSQL: \(counts.edits) edits, \(counts.exchanges) exchanges, \
                \(counts.kills) kills, \(counts.restores) restores, \(counts.partitions) partitions, \(counts.breaks) broken \
                connections, \(counts.removals) removed rows, \(counts.restarts) restart of the server; of the values that \
                left a device \(kept) are there and \(lost) were outranked, 0 losses; TABARD_SEED=\(seed)
                """
            )
        } catch {
            XCTFail("\(error), TABARD_SEED=\(seed)")
        }
    }
}
