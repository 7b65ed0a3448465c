import Foundation
import TabModel
import XCTest

@testable import TabStore

/// A change is in the file when `schedule` returns: a program that is killed right after two of them loses neither
/// (S1).
final class QuickChangesTests: StoreTestCase {
    private static let directoryVariable = "TABARD_QUICK_DIRECTORY"
    private static let countVariable = "TABARD_QUICK_COUNT"
    private static let roundCount = isSoaking ? 40 : 6

    /// What the program does that is killed: not a test of its own.
    func testTheProgramThatIsKilledAtOnce() throws {
        let environment = ProcessInfo.processInfo.environment
        guard let directory = environment[Self.directoryVariable],
            let count = environment[Self.countVariable].flatMap({ Int($0) })
        else { throw XCTSkip("It runs as a child of the other tests alone") }
        let location = TabStoreLocation(
            applicationIdentifier: "org.example.Tests",
            stateDirectory: directory
        )
        _ = TabStore.read(at: location)
        let store = TabStore(location)
        for number in 0..<count {
            let id = TabID(stringLiteral: "tab-\(number)")
            store.schedule { record, stamp in
                try record.hide(id, in: [id, "other"], at: stamp)
            }
        }
        kill(getpid(), SIGKILL)
    }

    /// How many of the changes were kept by each of the programs.
    private func kept(of count: Int, preparing prepare: () throws -> Void) throws -> [Int] {
        try (0..<Self.roundCount).map { _ in
            try? FileManager.default.removeItem(atPath: location.directory)
            try prepare()
            let process = try Child.start(
                "TabStoreTests.QuickChangesTests/testTheProgramThatIsKilledAtOnce",
                in: directory,
                [Self.directoryVariable: directory, Self.countVariable: String(count)]
            )
            process.waitUntilExit()
            XCTAssertEqual(process.terminationReason, .uncaughtSignal)
            let reading = TabStore.inspect(location)
            XCTAssertEqual(reading.problems.map(\.description), [])
            return (0..<count).count { number in
                let id = TabID(stringLiteral: "tab-\(number)")
                return reading.record.entry(for: id)?.visibility?.value == .hidden
            }
        }
    }

    private func assertAllKept(_ count: Int, _ name: String, preparing prepare: () throws -> Void) throws {
        let kept = try kept(of: count, preparing: prepare)
        let whole = kept.count { $0 == count }
        print("Quick changes, \(name): all \(count) kept by \(whole) of \(kept.count) programs; \(kept)")
        XCTAssertEqual(kept, Array(repeating: count, count: kept.count))
    }

    func testTwoChangesSurviveAKill() throws {
        try assertAllKept(2, "a file that is there") {
            var keeper = keeper()
            try keeper.save { $0 = .sample(1) }
            try keeper.save { $0 = .sample(2) }
        }
    }

    func testManyChangesSurviveAKill() throws {
        try assertAllKept(40, "many") {
            var keeper = keeper()
            try keeper.save { $0 = .sample(1) }
        }
    }

    func testChangesOfAFirstRunSurviveAKill() throws {
        try assertAllKept(2, "first run") {}
    }
}
