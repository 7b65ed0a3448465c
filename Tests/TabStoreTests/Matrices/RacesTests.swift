import Foundation
import TabModel
import XCTest

@testable import TabStore

/// Of all changes that several processes make at once, none is lost.
final class RacesTests: StoreTestCase {
    private static let processCount = 8
    private static var changeCount: Int { isSoaking ? 1000 : 100 }
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
            let id = try XCTUnwrap(TabID("\(number)-\(change)"))
            try await store.edit { record, stamp in
                try record.hide(id, in: TabDeclaration(ids: [id]), at: stamp)
            }
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
        let (record, problems) = TabStore.read(at: location)
        XCTAssertTrue(problems.isEmpty, "\(problems)")
        let hidden = Set(record.entries.filter { $0.visibility?.value == .hidden }.map(\.id.string))
        var lost = 0
        for number in 0..<Self.processCount {
            for change in 0..<Self.changeCount where !hidden.contains("\(number)-\(change)") {
                lost += 1
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
