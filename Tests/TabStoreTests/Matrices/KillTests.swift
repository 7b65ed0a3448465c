import Foundation
import SystemPackage
import TabModel
import XCTest

@testable import TabStore

/// Wherever in a save the process is killed, the old or the new layout is read afterwards, and the next save works.
final class KillTests: StoreTestCase {
    private static let scenarioVariable = "TABARD_KILL_SCENARIO"
    private static let directoryVariable = "TABARD_KILL_DIRECTORY"
    private static let pointVariable = "TABARD_KILL_POINT"

    private func damage(_ contents: LayoutContents) throws {
        var bytes = try bytes()
        bytes[contents.slot * (contents.header?.capacity ?? 0) + 100] ^= 0xff
        try place(bytes)
    }

    /// What the process does that is killed: not a test of its own.
    func testTheProcessThatIsKilled() throws {
        let environment = ProcessInfo.processInfo.environment
        guard let scenario = environment[Self.scenarioVariable].flatMap(SaveScenario.init(rawValue:)),
            let directory = environment[Self.directoryVariable],
            let point = environment[Self.pointVariable].flatMap(Int.init)
        else { throw XCTSkip("It runs as a child of the other tests alone") }
        let die: @Sendable (Int) -> Void = { if $0 == point { kill(getpid(), SIGKILL) } }
        let fileSystem = FaultyFileSystem(
            before: { index, _ in die(2 * index) },
            after: { index, _ in die(2 * index + 1) }
        )
        let location = TabStoreLocation(
            applicationIdentifier: "org.example.Tests",
            stateDirectory: directory
        )
        var keeper = LayoutKeeper(location, fileSystem: fileSystem, now: { Self.noon })
        try keeper.save { $0 = scenario.new }
    }

    /// Runs the save in another process and kills it; says whether it was alive until then.
    private func runAndKill(_ scenario: SaveScenario, at point: Int) throws -> Bool {
        let process = try Child.start(
            "TabStoreTests.KillTests/testTheProcessThatIsKilled",
            in: directory,
            [
                Self.scenarioVariable: scenario.rawValue, Self.directoryVariable: directory,
                Self.pointVariable: String(point),
            ]
        )
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal {
            XCTAssertEqual(process.terminationStatus, SIGKILL)
            return true
        }
        XCTAssertEqual(process.terminationStatus, 0)
        return false
    }

    func testAKilledProcessLeavesTheOldOrTheNewLayout() throws {
        var kills = 0
        var losses = 0
        let scenarios: [SaveScenario] = Self.isSoaking ? SaveScenario.allCases : [.secondSlot, .first]
        for scenario in scenarios {
            for point in 0... {
                try? FileManager.default.removeItem(atPath: location.directory)
                _ = try scenario.prepare(keeper(), damage: damage)
                guard try runAndKill(scenario, at: point) else { break }
                kills += 1
                let (record, _) = TabStore.read(at: location)
                let isFine = record == scenario.old ?? TabRecord() || record == scenario.new
                losses += isFine ? 0 : 1
                XCTAssertTrue(isFine, "\(scenario), point \(point)")
                var next = keeper()
                XCTAssertNoThrow(try next.save { $0.hide("feed", step: 99) })
                XCTAssertEqual(try keeper().contents().state, .whole)
            }
        }
        print("Kills: \(kills) in \(scenarios.count) kinds of saves, \(losses) losses")
        XCTAssertGreaterThan(kills, 40)
    }

    func testEveryCallOfEverySaveMayBeTheLast() throws {
        var deaths = 0
        for scenario in SaveScenario.allCases {
            for index in 0... {
                let disk = ModelDisk()
                _ = try scenario.prepare(keeper(disk)) { contents in
                    let slot = contents.slot * (contents.header?.capacity ?? 0)
                    let file = try disk.open(location.fileName, in: .standardInput, for: .readingAndWriting)
                    _ = try disk.write([0xff], to: file, at: slot + 100)
                }
                let damaged = disk.bytes(location.fileName)
                let mortal = MortalFileSystem(disk, dyingAt: index)
                var dying = keeper(mortal.fileSystem)
                try? dying.save { $0 = scenario.new }
                guard mortal.isDead else { break }
                deaths += 1
                disk.unlock(.standardInput)
                let contents = try keeper(disk).contents()
                XCTAssertTrue(
                    contents.record == scenario.old || contents.record == scenario.new,
                    "\(scenario), call \(index)"
                )
                if scenario == .damaged || scenario == .halfDamaged {
                    let kept = disk.names.filter { $0 != location.fileName + ".new" }.map { disk.bytes($0) }
                    XCTAssertTrue(kept.contains(damaged), "\(scenario), call \(index)")
                }
            }
        }
        print(
            "Simulated kills: \(deaths) in \(SaveScenario.allCases.count) kinds of saves, \(failureCount) losses"
        )
        XCTAssertGreaterThan(deaths, 60)
    }
}
