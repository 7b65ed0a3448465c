import Foundation
import SystemPackage
import TabModel
import XCTest

@testable import TabStore

/// Wherever in a save the process is killed, the old or the new record is read afterwards, and the next save works.
final class KillTests: StoreTestCase {
    private static let kindVariable = "TABARD_KILL_KIND"
    private static let scenarioVariable = "TABARD_KILL_SCENARIO"
    private static let directoryVariable = "TABARD_KILL_DIRECTORY"
    private static let pointVariable = "TABARD_KILL_POINT"

    private func damage<Record: SampledRecord>(_ contents: RecordContents<Record>) throws {
        let location = location(of: Record.self)
        var bytes = try bytes(at: location)
        bytes[contents.slot * (contents.header?.capacity ?? 0) + 100] ^= 0xff
        try place(bytes, at: location)
    }

    /// What the process does that is killed: not a test of its own.
    func testTheProcessThatIsKilled() throws {
        switch ProcessInfo.processInfo.environment[Self.kindVariable] {
        case "TabRecord": try saveAndDie(TabRecord.self)
        case "TreeRecord": try saveAndDie(TreeRecord.self)
        case "StateRecord": try saveAndDie(StateRecord.self)
        default: throw XCTSkip("It runs as a child of the other tests alone")
        }
    }

    private func saveAndDie<Record: SampledRecord>(_ record: Record.Type) throws {
        let environment = ProcessInfo.processInfo.environment
        guard let scenario = environment[Self.scenarioVariable].flatMap(SaveScenario<Record>.init(rawValue:)),
            let directory = environment[Self.directoryVariable],
            let point = environment[Self.pointVariable].flatMap(Int.init)
        else { return XCTFail("The other test has to say what to do") }
        let die: @Sendable (Int) -> Void = { if $0 == point { kill(getpid(), SIGKILL) } }
        let fileSystem = FaultyFileSystem(
            before: { index, _ in die(2 * index) },
            after: { index, _ in die(2 * index + 1) }
        )
        let location = Record.location(in: directory)
        var keeper = RecordKeeper<Record>(location, fileSystem: fileSystem, now: { Self.noon })
        try keeper.save { $0 = scenario.new }
    }

    /// Runs the save in another process and kills it; says whether it was alive until then.
    private func runAndKill<Record>(_ scenario: SaveScenario<Record>, at point: Int) throws -> Bool {
        let process = try Child.start(
            "TabStoreTests.KillTests/testTheProcessThatIsKilled",
            in: directory,
            [
                Self.kindVariable: "\(Record.self)",
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
        try checkKills(of: TabRecord.self)
    }

    func testAKilledProcessLeavesTheOldOrTheNewTree() throws {
        try checkKills(of: TreeRecord.self)
    }

    func testAKilledProcessLeavesTheOldOrTheNewState() throws {
        try checkKills(of: StateRecord.self)
    }

    private func checkKills<Record: SampledRecord>(of record: Record.Type) throws {
        let location = location(of: record)
        var kills = 0
        var losses = 0
        let scenarios: [SaveScenario<Record>] =
            Self.isSoaking ? SaveScenario.allCases : [.secondSlot, .first]
        for scenario in scenarios {
            for point in 0... {
                try? FileManager.default.removeItem(atPath: location.directory)
                _ = try scenario.prepare(keeper(of: record), damage: damage)
                guard try runAndKill(scenario, at: point) else { break }
                kills += 1
                let read = try keeper(of: record).contents().record
                let isFine = read == scenario.old || read == scenario.new
                losses += isFine ? 0 : 1
                XCTAssertTrue(isFine, "\(scenario), point \(point)")
                var next = keeper(of: record)
                XCTAssertNoThrow(try next.save { $0.change(step: 99) })
                XCTAssertEqual(try keeper(of: record).contents().state, .whole)
            }
        }
        print("Kills of \(record): \(kills) in \(scenarios.count) kinds of saves, \(losses) losses")
        XCTAssertGreaterThan(kills, 40)
    }

    func testEveryCallOfEverySaveOfALayoutMayBeTheLast() throws {
        try checkDeaths(of: TabRecord.self)
    }

    func testEveryCallOfEverySaveOfATreeMayBeTheLast() throws {
        try checkDeaths(of: TreeRecord.self)
    }

    func testEveryCallOfEverySaveOfAStateMayBeTheLast() throws {
        try checkDeaths(of: StateRecord.self)
    }

    private func checkDeaths<Record: SampledRecord>(of record: Record.Type) throws {
        let location = location(of: record)
        var deaths = 0
        for scenario in SaveScenario<Record>.allCases {
            for index in 0... {
                let disk = ModelDisk()
                _ = try scenario.prepare(keeper(of: record, disk)) { contents in
                    let slot = contents.slot * (contents.header?.capacity ?? 0)
                    let file = try disk.open(location.fileName, in: .standardInput, for: .readingAndWriting)
                    _ = try disk.write([0xff], to: file, at: slot + 100)
                }
                let damaged = disk.bytes(location.fileName)
                let mortal = MortalFileSystem(disk, dyingAt: index)
                var dying = keeper(of: record, mortal.fileSystem)
                try? dying.save { $0 = scenario.new }
                guard mortal.isDead else { break }
                deaths += 1
                disk.unlock(.standardInput)
                let contents = try keeper(of: record, disk).contents()
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
            "Simulated kills of \(record): \(deaths) in \(SaveScenario<Record>.allCases.count) kinds of saves, \(failureCount) losses"
        )
        XCTAssertGreaterThan(deaths, 60)
    }
}
