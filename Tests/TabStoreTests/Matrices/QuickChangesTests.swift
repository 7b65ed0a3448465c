import Foundation
import Synchronization
import TabModel
import XCTest

@testable import TabStore

/// A change is in the file when `schedule` returns: a program that is killed right after two of them loses neither
/// (S1).
final class QuickChangesTests: StoreTestCase {
    private static let directoryVariable = "TABARD_QUICK_DIRECTORY"
    private static let countVariable = "TABARD_QUICK_COUNT"
    private static let kindVariable = "TABARD_QUICK_KIND"
    private static let windowsVariable = "TABARD_QUICK_WINDOWS"
    private static let roundCount = isSoaking ? 40 : 6

    /// What the program does that is killed: not a test of its own.
    func testTheProgramThatIsKilledAtOnce() throws {
        let environment = ProcessInfo.processInfo.environment
        switch environment[Self.kindVariable] {
        case "TabRecord": try changeAndDie(TabRecord.self, environment)
        case "TreeRecord": try changeAndDie(TreeRecord.self, environment)
        default: throw XCTSkip("It runs as a child of the other tests alone")
        }
    }

    private func changeAndDie<Record: SampledLayout>(
        _ record: Record.Type,
        _ environment: [String: String]
    ) throws {
        guard let directory = environment[Self.directoryVariable],
            let count = environment[Self.countVariable].flatMap({ Int($0) })
        else { return XCTFail("The other tests have to say what to do") }
        let location = TabStoreLocation(
            applicationIdentifier: "org.example.Tests",
            stateDirectory: directory
        )
        _ = TabStore.read(at: location)
        let windows = environment[Self.windowsVariable].flatMap { Int($0) } ?? 1
        let stores = (0..<windows).map { _ in TabStore(location) }
        for number in 0..<count {
            stores[number % windows].schedule { layout, stamp in
                var record = Record(layout)
                try record.set(true, number, at: stamp)
                layout = record.layout
            }
        }
        kill(getpid(), SIGKILL)
    }

    /// How many of the changes were kept by each of the programs.
    private func kept<Record: SampledLayout>(
        of count: Int,
        _ kind: Record.Type,
        windows: Int,
        preparing prepare: () throws -> Void
    ) throws -> [Int] {
        try (0..<Self.roundCount).map { _ in
            try? FileManager.default.removeItem(atPath: location.directory)
            try prepare()
            let process = try Child.start(
                "TabStoreTests.QuickChangesTests/testTheProgramThatIsKilledAtOnce",
                in: directory,
                [
                    Self.kindVariable: "\(kind)",
                    Self.directoryVariable: directory, Self.countVariable: String(count),
                    Self.windowsVariable: String(windows),
                ]
            )
            process.waitUntilExit()
            XCTAssertEqual(process.terminationReason, .uncaughtSignal)
            let reading = TabStore.inspect(location)
            XCTAssertEqual(reading.problems.map(\.description), [])
            let record = Record(reading.record)
            return (0..<count).count { record.isSet($0) }
        }
    }

    private func assertAllKept<Record: SampledLayout>(
        _ count: Int,
        of record: Record.Type = TabRecord.self,
        windows: Int = 1,
        _ name: String,
        preparing prepare: () throws -> Void
    ) throws {
        let kept = try kept(of: count, record, windows: windows, preparing: prepare)
        let whole = kept.count { $0 == count }
        print(
            "Quick changes of \(record), \(name): all \(count) kept by \(whole) of \(kept.count) programs; \(kept)"
        )
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

    func testChangesOfATreeSurviveAKill() throws {
        try assertAllKept(40, of: TreeRecord.self, windows: 2, "two windows") {
            var keeper = keeper(of: TreeRecord.self)
            try keeper.save { $0 = .sample(1) }
        }
    }

    func testChangesOfAFirstRunSurviveAKill() throws {
        try assertAllKept(2, "first run") {}
    }

    func testChangesOfTwoWindowsSurviveAKill() throws {
        try assertAllKept(4, windows: 2, "two windows") {
            var keeper = keeper()
            try keeper.save { $0 = .sample(1) }
        }
    }

    /// Each wait for the disk takes long, and what outgrows the slots meanwhile must not wait for it.
    func testChangesSurviveAKillWhileTheDiskIsBusy() throws {
        let isOver = Mutex(false)
        let isDone = DispatchSemaphore(value: 0)
        let path = directory + "-noise"
        Thread.detachNewThread {
            let bytes = Data(count: 8 << 20)
            while !isOver.withLock({ $0 }) {
                guard FileManager.default.createFile(atPath: path, contents: bytes) else { break }
                let file = open(path, O_RDONLY)
                fsync(file)
                close(file)
            }
            unlink(path)
            isDone.signal()
        }
        defer {
            isOver.withLock { $0 = true }
            isDone.wait()
        }
        for (count, windows) in [(40, 1), (4, 2)] {
            try assertAllKept(count, windows: windows, "a busy disk, \(windows) windows") {
                var keeper = keeper()
                try keeper.save { $0 = .sample(1) }
            }
        }
    }
}
