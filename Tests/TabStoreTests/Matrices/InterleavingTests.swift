import Foundation
import Synchronization
import SystemPackage
import TabModel
import XCTest

@testable import TabStore

/// Programs that take turns at one layout, in any order, and are killed between two of their calls: what a program was told to
/// be in a file is found after each of them, and what it was told to be on the disk is after a power cut (S1).
final class InterleavingTests: StoreTestCase {
    private static let stepCount = 40
    /// So many tabs that each layout needs a larger slot than the one before was given.
    fileprivate static let tabCounts = [60, 150, 300]

    /// What was written and is waited for.
    private struct Waiting {
        let settling: Settling
        /// Why it is not on the disk; nil until the disk answered.
        var answer: TabStoreError??
    }

    private struct Program {
        var keeper: LayoutKeeper
        var waiting: [Waiting] = []
        /// The changes that it made.
        var own: Set<Int> = []

        /// Whether all that was changed is on the disk.
        mutating func flush() -> Bool {
            do throws(TabStoreError) {
                if !keeper.isSaved { try keeper.save { _ in } }
                try keeper.settle()
                return keeper.isSaved
            } catch {
                return false
            }
        }

        mutating func end() {
            for waiting in waiting { waiting.settling.close() }
            waiting = []
        }
    }

    private struct History {
        let disk = ModelDisk()
        var programs: [Program]
        let makeKeeper: (ModelDisk) -> LayoutKeeper
        var changeCount = 0
        var growthCount = 0
        /// The changes of which a program was told that they are in a file.
        var written: Set<Int> = []
        /// Those of which one was told that they are on the disk.
        var promised: Set<Int> = []
        var log: [String] = []

        init(_ programCount: Int, _ makeKeeper: @escaping (ModelDisk) -> LayoutKeeper) {
            self.makeKeeper = makeKeeper
            programs = []
            for _ in 0..<programCount { programs.append(Program(keeper: makeKeeper(disk))) }
        }

        func changes(in record: TabRecord?) -> Set<Int> {
            Set((0..<changeCount).filter { record?.isSet($0) ?? false })
        }

        private mutating func nextChange(
            _ generator: inout SeededGenerator,
            of program: Int
        ) -> (inout TabRecord) -> Void {
            let number = changeCount
            programs[program].own.insert(number)
            changeCount += 1
            var tabCount: Int?
            if growthCount < InterleavingTests.tabCounts.count, Int.random(in: 0..<3, using: &generator) == 0
            {
                tabCount = InterleavingTests.tabCounts[growthCount]
                growthCount += 1
            }
            return { Self.change(&$0, number, tabCount) }
        }

        private static func change(_ record: inout TabRecord, _ number: Int, _ tabCount: Int?) {
            let step = UInt64(2 * number)
            XCTAssertNoThrow(try record.set(true, number, at: record.stamp(step: step)))
            if let tabCount { record.grow(step: step + 1, tabCount: tabCount) }
        }

        private mutating func note(_ program: Int, isOnDisk: Bool) {
            let keeper = programs[program].keeper
            guard keeper.isSaved else { return }
            written.formUnion(changes(in: keeper.record))
            // What it read of others' may not be there yet.
            if isOnDisk { promised.formUnion(programs[program].own) }
        }

        mutating func step(_ generator: inout SeededGenerator) {
            let program = Int.random(in: programs.indices, using: &generator)
            let choice = Int.random(in: 0..<20, using: &generator)
            log.append("\(program): \(choice)")
            switch choice {
            case 0..<7:
                let change = nextChange(&generator, of: program)
                if !programs[program].keeper.writeAtOnce(change) {
                    let isSaved = (try? programs[program].keeper.save(applying: change)) != nil
                    return note(program, isOnDisk: isSaved)
                }
                note(program, isOnDisk: false)
            case 7..<9:
                let change = nextChange(&generator, of: program)
                let isSaved = (try? programs[program].keeper.save(applying: change)) != nil
                note(program, isOnDisk: isSaved)
            case 9..<12:
                let isAwaited = Bool.random(using: &generator)
                guard let settling = try? programs[program].keeper.settling(isAwaited: isAwaited) else {
                    return
                }
                programs[program].waiting.append(Waiting(settling: settling))
            case 12..<14:
                let open = programs[program].waiting.indices.filter {
                    programs[program].waiting[$0].answer == nil
                }
                guard let index = open.randomElement(using: &generator) else { return }
                programs[program].waiting[index].answer = .some(
                    programs[program].waiting[index].settling.wait()
                )
            case 14..<17:
                guard !programs[program].waiting.isEmpty else { return }
                let waiting = programs[program].waiting.removeFirst()
                _ = try? programs[program].keeper.finish(
                    waiting.settling,
                    waiting.answer ?? waiting.settling.wait()
                )
            case 17:
                if programs[program].flush() { note(program, isOnDisk: true) }
            case 18: try? programs[program].keeper.settleWithLock()
            default:
                programs[program].end()
                programs[program] = Program(keeper: makeKeeper(disk))
            }
        }
    }

    /// Tries histories of programs whose file systems may fail now and then, but not in synchronizing: then what may not be on the
    /// disk counts as not written either.
    ///
    /// `TABARD_SEED` in the environment repeats a run.
    private func assertNothingIsLost(_ count: Int, everyHowManyCallsFail: Int?) throws {
        let given = ProcessInfo.processInfo.environment["TABARD_SEED"].flatMap { UInt64($0) }
        let seed = given ?? UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        var powerCut = PowerCut(seed: seed)
        powerCut.most = 3
        var (steps, outcomes, promises) = (0, 0, 0)
        for number in 0..<count {
            let faults = SeededGenerator(seed: generator.next())
            var history = History(Int.random(in: 2...3, using: &generator)) { disk in
                self.keeper(everyHowManyCallsFail.map { Self.failing(disk, every: $0, faults) } ?? disk)
            }
            for _ in 0..<Self.stepCount {
                history.step(&generator)
                steps += 1
                let context = "seed \(seed), history \(number), \(history.log)"
                history.disk.unlock(.standardInput)
                let found = try keeper(history.disk).contents()
                guard history.changes(in: found.record).isSuperset(of: history.written) else {
                    return XCTFail("Killed now, something is lost: \(context)")
                }
                guard Int.random(in: 0..<8, using: &generator) == 0 else { continue }
                var isKept = true
                try powerCut.outcomes(of: history.disk.state, for: location.fileName) { left in
                    outcomes += 1
                    let record = try keeper(ModelDisk(left)).contents().record
                    isKept = isKept && history.changes(in: record).isSuperset(of: history.promised)
                }
                guard isKept else { return XCTFail("A power cut loses something now: \(context)") }
            }
            promises += history.promised.count
            for program in history.programs.indices { history.programs[program].end() }
        }
        print(
            "Interleaved programs, every \(everyHowManyCallsFail ?? 0)th call fails: \(steps) steps, \(outcomes) power cuts, \(promises) changes on the disk, \(failureCount) losses; seed \(seed)"
        )
        XCTAssertGreaterThan(promises, count)
    }

    private static func failing(
        _ disk: ModelDisk,
        every pace: Int,
        _ generator: SeededGenerator
    ) -> FaultyFileSystem {
        let generator = Mutex(generator)
        return FaultyFileSystem(disk) { _, operation throws(Errno) in
            // Without its directory a save is as good as not synchronized.
            let spared: [Operation] = [.close, .unlock, .synchronize, .synchronizeDirectory, .openDirectory]
            let isFailing = generator.withLock { Int.random(in: 0..<pace, using: &$0) == 0 }
            if isFailing, !spared.contains(operation) { throw .ioError }
        }
    }

    func testProgramsThatTakeTurnsLoseNothing() throws {
        try assertNothingIsLost(Self.isSoaking ? 3000 : 3, everyHowManyCallsFail: nil)
    }

    func testProgramsWhoseCallsFailNowAndThenLoseNothing() throws {
        try XCTSkipUnless(Self.isSoaking, "It is part of the long form")
        try assertNothingIsLost(3000, everyHowManyCallsFail: 40)
    }
}
