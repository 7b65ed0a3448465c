import Foundation
import TabModel
import XCTest

@testable import TabStore

/// Of all changes that several processes make at once, none is lost.
final class RacesTests: StoreTestCase {
    private static let processCount = 8
    private static var changeCount: Int { isSoaking ? 1000 : 250 }
    private static let numberVariable = "TABARD_RACE_NUMBER"
    private static let directoryVariable = "TABARD_RACE_DIRECTORY"

    /// What each of the processes does: not a test of its own.
    func testTheProcessThatRaces() async throws {
        let environment = ProcessInfo.processInfo.environment
        guard let number = environment[Self.numberVariable],
            let directory = environment[Self.directoryVariable]
        else { throw XCTSkip("It runs as a child of the other test alone") }
        let store = TabStore(
            TabStoreLocation(applicationIdentifier: "org.example.Tests", stateDirectory: directory)
        )
        for change in 0..<Self.changeCount {
            try await store.edit { record, stamp in
                let id = Self.tab(change, of: number)
                let isHidden = record.entry(for: id)?.visibility?.value == .hidden
                guard isHidden == Self.isHidden(id, of: number, before: change) else { throw Lost() }
                if isHidden {
                    try record.unhide(id, in: TabDeclaration(ids: [id]), at: stamp)
                } else {
                    try record.hide(id, in: TabDeclaration(ids: [id]), at: stamp)
                }
            }
        }
    }

    private struct Lost: Error {}

    /// Each process has four tabs, which it hides and shows in turn.
    private static func tab(_ change: Int, of process: String) -> TabID {
        TabID(stringLiteral: "\(process)-\(change % 4)")
    }

    private static func isHidden(_ id: TabID, of process: String, before change: Int) -> Bool {
        (0..<4).contains { offset in
            tab(offset, of: process) == id && (change + 3 - offset) / 4 % 2 == 1
        }
    }

    func testEightProcessesLoseNoChange() throws {
        let start = Date()
        let processes = try (0..<Self.processCount).map { number in
            try Child.start(
                "TabStoreTests.RacesTests/testTheProcessThatRaces",
                in: directory,
                [Self.numberVariable: String(number), Self.directoryVariable: directory]
            )
        }
        for process in processes {
            process.waitUntilExit()
            XCTAssertEqual(process.terminationStatus, 0)
        }
        let reading = TabStore.inspect(location)
        XCTAssertTrue(reading.problems.isEmpty, "\(reading.problems)")
        // A lost save would have its number given twice; a lost change would stop the process that made it.
        let lost = Self.processCount * Self.changeCount - Int(reading.generation)
        for number in 0..<Self.processCount {
            for change in 0..<4 {
                let id = Self.tab(change, of: String(number))
                let isHidden = reading.record.entry(for: id)?.visibility?.value == .hidden
                XCTAssertEqual(isHidden, Self.isHidden(id, of: String(number), before: Self.changeCount))
            }
        }
        let seconds = Date().timeIntervalSince(start)
        print(
            "Races: \(Self.processCount) processes, \(Self.changeCount) changes each, \(lost) lost, \(seconds) s"
        )
        XCTAssertEqual(lost, 0)
        XCTAssertEqual(try names(), [location.fileName])
    }
}
