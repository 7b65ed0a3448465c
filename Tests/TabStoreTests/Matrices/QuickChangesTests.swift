import Foundation
import Synchronization
import TabModel
import XCTest

@testable import TabStore

/// A change is in the file when `schedule` returns: a program that is killed right after two of them loses neither
/// (S1).
///
/// It is not where the lock was waited for in vain, as on a machine that has too much to do: what a program was told of
/// each change is noted, and what it was told to be in the file has to be there.
final class QuickChangesTests: StoreTestCase {
    private static let directoryVariable = "TABARD_QUICK_DIRECTORY"
    private static let countVariable = "TABARD_QUICK_COUNT"
    private static let kindVariable = "TABARD_QUICK_KIND"
    private static let windowsVariable = "TABARD_QUICK_WINDOWS"
    private static let processVariable = "TABARD_QUICK_PROCESS"
    private static let growthVariable = "TABARD_QUICK_GROWTH"
    private static let answerVariable = "TABARD_QUICK_ANSWER"
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
        func number(_ variable: String) -> Int? { environment[variable].flatMap { Int($0) } }
        let process = number(Self.processVariable) ?? 0
        let growthCount = number(Self.growthVariable) ?? 0
        _ = TabStore.read(at: location)
        let windows = number(Self.windowsVariable) ?? 1
        let stores = (0..<windows).map { _ in
            TabStore(
                LayoutKeeper(location, fileSystem: Self.disk(answeringAfter: number(Self.answerVariable))),
                replica: .random(in: .min ... .max)
            )
        }
        var answers = AnswersLog(Self.answersPath(process, in: directory))
        if let process = number(Self.processVariable) { Self.waitForOthers(process, in: directory) }
        for number in 0..<count {
            let store = stores[number % windows]
            let start = ContinuousClock.now
            defer { answers.note(store, after: start.duration(to: .now)) }
            store.schedule { layout, stamp in
                var record = Record(layout)
                try record.set(true, Self.thing(number, process, Record.self), at: stamp)
                if number < growthCount {
                    record.grow(
                        step: UInt64(number),
                        tabCount: GrowingChanges<Record>.tabCounts[number]
                    )
                }
                layout = record.layout
            }
        }
        kill(getpid(), SIGKILL)
    }

    /// What a program changes, and the sample has not; of two programs, each has things of its own.
    private static func thing<Record: SampledLayout>(
        _ number: Int,
        _ process: Int,
        _ record: Record.Type
    ) -> Int { Record.thingCount + 2 * number + process }

    private static func answersPath(_ process: Int, in directory: String) -> String {
        directory + "/answers-\(process)"
    }

    /// A disk that answers after some microseconds.
    private static func disk(answeringAfter microseconds: Int?) -> any FileSystem {
        guard let microseconds else { return SystemFileSystem() }
        return FaultyFileSystem(before: { _, operation in
            if operation == .synchronize || operation == .synchronizeDirectory {
                usleep(UInt32(microseconds))
            }
        })
    }

    /// Waits until all programs are about to change something.
    private static func waitForOthers(_ process: Int, in directory: String) {
        _ = FileManager.default.createFile(atPath: readyPath(process, in: directory), contents: nil)
        while !FileManager.default.fileExists(atPath: startPath(in: directory)) { usleep(100) }
    }

    private static func readyPath(_ process: Int, in directory: String) -> String {
        directory + "/ready-\(process)"
    }

    private static func startPath(in directory: String) -> String { directory + "/start" }

    /// The programs that make changes at the same time.
    private struct Programs {
        var count = 1
        /// In how many windows each of them makes changes in turn.
        var windows = 1
        /// How many of each one's first changes make the layout outgrow its file.
        var growthCount = 0
        /// The microseconds after which the disk answers, nil for that of the machine.
        var answer: Int?
    }

    /// What became of a program's changes.
    private struct Outcome {
        var kept = 0
        /// How many it was told to be in the file.
        var acknowledged = 0
        /// How many were lost although they were in the file, or were given up too soon.
        var losses = 0

        static func + (one: Outcome, other: Outcome) -> Outcome {
            Outcome(
                kept: one.kept + other.kept,
                acknowledged: one.acknowledged + other.acknowledged,
                losses: one.losses + other.losses
            )
        }
    }

    /// What became of the changes of each of the programs, or of all that made them at the same time.
    private func kept<Record: SampledLayout>(
        of count: Int,
        _ kind: Record.Type,
        _ programs: Programs,
        rounds: Int,
        preparing prepare: () throws -> Void
    ) throws -> [Outcome] {
        try (0..<rounds).map { _ in
            try? FileManager.default.removeItem(atPath: location.directory)
            for process in 0..<programs.count {
                try? FileManager.default.removeItem(atPath: Self.answersPath(process, in: directory))
            }
            try prepare()
            var variables = [
                Self.kindVariable: "\(kind)", Self.directoryVariable: directory,
                Self.countVariable: String(count), Self.windowsVariable: String(programs.windows),
                Self.growthVariable: String(programs.growthCount),
            ]
            variables[Self.answerVariable] = programs.answer.map { String($0) }
            let processes = try (0..<programs.count).map { number in
                if programs.count > 1 { variables[Self.processVariable] = String(number) }
                return try Child.start(
                    "TabStoreTests.QuickChangesTests/testTheProgramThatIsKilledAtOnce",
                    in: directory,
                    variables
                )
            }
            if programs.count > 1 { try start(processes) }
            for process in processes {
                process.waitUntilExit()
                XCTAssertEqual(process.terminationReason, .uncaughtSignal)
            }
            let reading = TabStore.inspect(location)
            XCTAssertEqual(reading.problems.map(\.description), [])
            let record = Record(reading.record)
            return try (0..<programs.count).reduce(Outcome()) { sum, process in
                let answers = try AnswersLog.read(Self.answersPath(process, in: directory))
                XCTAssertEqual(answers.count, count)
                let kept = (0..<count).map { record.isSet(Self.thing($0, process, Record.self)) }
                return sum + outcome(kept, answers, windows: programs.windows)
            }
        }
    }

    private func outcome(_ kept: [Bool], _ answers: [AnswersLog.Answer], windows: Int) -> Outcome {
        var outcome = Outcome(kept: kept.count { $0 })
        for number in answers.indices {
            let others = stride(from: number % windows, to: answers.count, by: windows)
            // What a window wrote has all that it changed before.
            let isAcknowledged = others.contains { $0 >= number && answers[$0].isWritten }
            if isAcknowledged { outcome.acknowledged += 1 }
            guard !kept[number] else { continue }
            let hadWaited = number >= windows && !answers[number - windows].isWritten
            let patience = hadWaited ? LayoutKeeper.shortPatienceAtOnce : LayoutKeeper.patienceAtOnce
            if isAcknowledged || answers[number].microseconds < Int(patience) {
                outcome.losses += 1
                XCTFail("Change \(number) is lost, of which was said: \(answers)")
            }
        }
        return outcome
    }

    /// Lets all programs make their changes, once they are about to.
    private func start(_ processes: [Process]) throws {
        let ready = processes.indices.map { Self.readyPath($0, in: directory) }
        let start = Self.startPath(in: directory)
        while !ready.allSatisfy(FileManager.default.fileExists) {
            guard processes.allSatisfy(\.isRunning) else { return XCTFail("A program ended early") }
            usleep(1000)
        }
        XCTAssertTrue(FileManager.default.createFile(atPath: start, contents: nil))
        for process in processes { process.waitUntilExit() }
        for path in ready + [start] { try FileManager.default.removeItem(atPath: path) }
    }

    private func assertAllKept<Record: SampledLayout>(
        _ count: Int,
        of record: Record.Type = TabRecord.self,
        by programs: Programs = Programs(),
        rounds: Int = roundCount,
        _ name: String,
        preparing prepare: () throws -> Void
    ) throws {
        let kept = try kept(of: count, record, programs, rounds: rounds, preparing: prepare)
        let all = count * programs.count
        let sum = kept.reduce(Outcome(), +)
        print(
            "Quick changes of \(record), \(name): \(sum.acknowledged) of \(all * kept.count) acknowledged, \(sum.losses) losses; kept \(kept.map(\.kept)) of \(all)"
        )
        XCTAssertGreaterThan(sum.acknowledged * 2, all * kept.count, name)
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
        try assertAllKept(40, of: TreeRecord.self, by: Programs(windows: 2), "two windows") {
            var keeper = keeper(of: TreeRecord.self)
            try keeper.save { $0 = .sample(1) }
        }
    }

    func testChangesOfAFirstRunSurviveAKill() throws {
        try assertAllKept(2, "first run") {}
    }

    func testChangesOfTwoWindowsSurviveAKill() throws {
        try assertAllKept(4, by: Programs(windows: 2), "two windows") {
            var keeper = keeper()
            try keeper.save { $0 = .sample(1) }
        }
    }

    func testChangesThatOutgrowTheFileAgainAndAgainSurviveAKill() throws {
        try checkOutgrown(of: TabRecord.self)
    }

    func testChangesOfATreeThatOutgrowTheFileAgainAndAgainSurviveAKill() throws {
        try checkOutgrown(of: TreeRecord.self)
    }

    /// The disk answers after all changes, or now and then between them.
    private func checkOutgrown<Record: SampledLayout>(of record: Record.Type) throws {
        for growthCount in Self.isSoaking ? [1, 2, 3, 5] : [2] {
            for answer in [10_000_000, 2000] {
                for (count, windows) in Self.isSoaking ? [(1, 1), (1, 2), (2, 1), (2, 2)] : [(1, 2), (2, 2)] {
                    try assertAllKept(
                        growthCount + 4,
                        of: record,
                        by: Programs(
                            count: count,
                            windows: windows,
                            growthCount: growthCount,
                            answer: answer
                        ),
                        rounds: Self.isSoaking ? 20 : 1,
                        "outgrown \(growthCount) times, \(count) × \(windows) windows, \(answer) µs"
                    ) {
                        var keeper = keeper(of: record)
                        try keeper.save { $0 = .sample(1) }
                    }
                }
            }
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
            try assertAllKept(count, by: Programs(windows: windows), "a busy disk, \(windows) windows") {
                var keeper = keeper()
                try keeper.save { $0 = .sample(1) }
            }
        }
    }
}
