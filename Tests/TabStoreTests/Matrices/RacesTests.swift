import Foundation
import TabModel
import XCTest

@testable import TabStore

/// Of all changes that several processes make at once, none is lost.
final class RacesTests: StoreTestCase {
    private static let processCount = 8

    private static func changeCount<Record: SampledLayout>(of record: Record.Type) -> Int {
        isSoaking ? 1000 : Record.isThorough ? 250 : 50
    }

    private static let kindVariable = "TABARD_RACE_KIND"
    private static let numberVariable = "TABARD_RACE_NUMBER"
    private static let directoryVariable = "TABARD_RACE_DIRECTORY"

    /// What each of the processes does: not a test of its own.
    func testTheProcessThatRaces() async throws {
        let environment = ProcessInfo.processInfo.environment
        switch environment[Self.kindVariable] {
        case "TabRecord": try await race(TabRecord.self, environment)
        case "TreeRecord": try await race(TreeRecord.self, environment)
        default: throw XCTSkip("It runs as a child of the other tests alone")
        }
    }

    private func race<Record: SampledLayout>(
        _ record: Record.Type,
        _ environment: [String: String]
    ) async throws {
        guard let number = environment[Self.numberVariable].flatMap({ Int($0) }),
            let directory = environment[Self.directoryVariable]
        else { return XCTFail("The other tests have to say what to do") }
        let store = TabStore(
            TabStoreLocation(applicationIdentifier: "org.example.Tests", stateDirectory: directory)
        )
        for change in 0..<Self.changeCount(of: record) {
            let thing = number * Record.thingCount + change % Record.thingCount
            let isSet = change / Record.thingCount % 2 == 1
            try await store.edit { layout, stamp in
                var record = Record(layout)
                guard record.isSet(thing) == isSet, try record.set(!isSet, thing, at: stamp) else {
                    throw Lost()
                }
                layout = record.layout
            }
        }
    }

    private struct Lost: Error {}

    func testEightProcessesLoseNoChange() throws {
        try checkRace(of: TabRecord.self)
    }

    func testEightProcessesLoseNoChangeOfATree() throws {
        try checkRace(of: TreeRecord.self)
    }

    /// Each process has some things, about which it does something and takes it back, one after another.
    private func checkRace<Record: SampledLayout>(of record: Record.Type) throws {
        let start = Date()
        let count = Self.changeCount(of: record)
        let processes = try (0..<Self.processCount).map { number in
            try Child.start(
                "TabStoreTests.RacesTests/testTheProcessThatRaces",
                in: directory,
                [
                    Self.kindVariable: "\(record)", Self.numberVariable: String(number),
                    Self.directoryVariable: directory,
                ]
            )
        }
        for process in processes {
            process.waitUntilExit()
            XCTAssertEqual(process.terminationStatus, 0)
        }
        let reading = TabStore.inspect(location)
        XCTAssertTrue(reading.problems.isEmpty, "\(reading.problems)")
        // A lost save would have its number given twice; a lost change would stop the process that made it.
        let lost = Self.processCount * count - Int(reading.generation)
        let edited = Record(reading.record)
        for thing in 0..<Self.processCount * Record.thingCount {
            let changes =
                (count + Record.thingCount - 1 - thing % Record.thingCount) / Record.thingCount
            XCTAssertEqual(edited.isSet(thing), changes % 2 == 1, "\(thing)")
        }
        let seconds = Date().timeIntervalSince(start)
        print(
            "Races of \(record): \(Self.processCount) processes, \(count) changes each, \(lost) lost, \(seconds) s"
        )
        XCTAssertEqual(lost, 0)
        XCTAssertEqual(try names(), [location.fileName])
    }
}
