import Foundation
import Synchronization
import SystemPackage
import TabModel
import XCTest

@testable import TabStore

/// A layout that outgrows its file again and again before the disk answers, changed in one window or in two: each change is in
/// a file when the call that made it returns, a kill loses none of them, and a power cut none that was waited for (S1).
final class OutgrowingTests: StoreTestCase {
    private static let growthCounts = [1, 2, 3, 5]

    /// When the disk answers to what is synchronized after the first change, and after each answer.
    private struct Disk {
        static let all = [
            Disk(lateness: nil), Disk(lateness: 1), Disk(lateness: 3),
            Disk(lateness: 3, hasLaterWrites: true),
        ]
        static let short = [Disk(lateness: nil), Disk(lateness: 1)]

        /// After how many more changes it answers, nil if it does after the last one.
        let lateness: Int?
        /// Whether what was written meanwhile is on the disk, too.
        var hasLaterWrites = false
    }

    /// What was written and is waited for.
    private struct Waiting {
        let window: Int
        let settling: Settling
        /// Why it is not on the disk; not known yet if it is nil.
        var answer: TabStoreError??
        let end: Int
    }

    /// The windows' keepers, and what they do.
    private struct Run<Record: SampledLayout> {
        let changes: GrowingChanges<Record>
        let disk: Disk
        var keepers: [RecordKeeper<Record>]
        /// Called with how many changes are in a file.
        var noteWritten: (Int) -> Void = { _ in }
        /// Called with how many changes are on the disk.
        var noteSettled: (Int) -> Void = { _ in }

        mutating func run() throws {
            var waiting: Waiting?
            for number in 0..<changes.count {
                let window = number % keepers.count
                let change = { [changes] in changes.make(number, in: &$0) }
                if keepers[window].writeAtOnce(change) {
                    if keepers[window].isSaved { noteWritten(number + 1) }
                } else {
                    try keepers[window].save(applying: change)
                    noteWritten(number + 1)
                }
                if waiting == nil, let lateness = disk.lateness {
                    waiting = try keepers[window].settling(isAwaited: false).map {
                        .init(
                            window: window,
                            settling: $0,
                            answer: disk.hasLaterWrites ? nil : .some($0.wait()),
                            end: number + lateness
                        )
                    }
                }
                if let done = waiting, done.end <= number {
                    waiting = nil
                    try keepers[done.window].finish(done.settling, done.answer ?? done.settling.wait())
                }
            }
            if let waiting {
                try keepers[waiting.window].finish(
                    waiting.settling,
                    waiting.answer ?? waiting.settling.wait()
                )
            }
            for window in keepers.indices {
                if !keepers[window].isSaved { try keepers[window].save { _ in } }
                while let settling = try keepers[window].settling(isAwaited: true) {
                    try keepers[window].finish(settling, settling.wait())
                }
                // The window's own last change, and all that were made before it.
                noteSettled(changes.count - keepers.count + 1 + window)
            }
        }
    }

    private func forEachRun<Record: SampledLayout>(
        of record: Record.Type,
        isThorough: Bool,
        _ body: (GrowingChanges<Record>, Disk, _ windows: Int, _ name: String) throws -> Void
    ) rethrows {
        for growthCount in Self.isSoaking ? Self.growthCounts : isThorough ? [1, 3] : [2] {
            for windows in Self.isSoaking || isThorough ? 1...2 : 2...2 {
                for disk in Self.isSoaking || isThorough ? Disk.all : Disk.short {
                    try body(
                        GrowingChanges(growthCount: growthCount),
                        disk,
                        windows,
                        "outgrown \(growthCount) times in \(windows) windows, \(disk)"
                    )
                }
            }
        }
    }

    /// Every how many calls one fails, at the most; in the short form fewer of those that take longer.
    private func pace<Record: SampledLayout>(of record: Record.Type, _ changes: GrowingChanges<Record>) -> Int
    {
        Self.isSoaking ? 1 : (Record.isThorough ? 3 : 9) * changes.growthCount
    }

    /// A disk with a layout that fits the smallest slot.
    private func disk<Record: SampledLayout>(_ record: Record.Type) throws -> ModelDisk {
        let disk = ModelDisk()
        var keeper = keeper(of: record, disk)
        try keeper.save { $0 = .sample(1) }
        return disk
    }

    func testEachChangeIsInAFileAtOnce() throws {
        try checkEachChange(of: TabRecord.self)
    }

    func testEachChangeOfATreeIsInAFileAtOnce() throws {
        try checkEachChange(of: TreeRecord.self)
    }

    private func checkEachChange<Record: SampledLayout>(of record: Record.Type) throws {
        var late = 0
        var count = 0
        try forEachRun(of: record, isThorough: Record.isThorough) { changes, answers, windows, name in
            let disk = try disk(record)
            var written = 0
            var run = Run(
                changes: changes,
                disk: answers,
                keepers: (0..<windows).map { _ in keeper(of: record, disk) }
            )
            run.noteWritten = { number in
                let found = changes.found(in: try? self.keeper(of: record, disk).contents().record)
                XCTAssertEqual(found, number, name)
                late += number - written - 1
                written = number
            }
            try run.run()
            count += changes.count
            late += changes.count - written
            XCTAssertEqual(written, changes.count, name)
            XCTAssertEqual(disk.state.files.count, 1 + changes.growthCount, "Files that were made, \(name)")
            XCTAssertEqual(disk.names, [location.fileName], name)
            XCTAssertEqual(
                changes.found(in: try self.keeper(of: record, disk).contents().record),
                changes.count
            )
        }
        print("Outgrown files of \(record): \(count) changes, \(late) not in a file at once: \(late) losses")
        XCTAssertEqual(late, 0)
    }

    func testEveryCallMayBeTheLast() throws {
        try checkDeaths(of: TabRecord.self)
    }

    func testEveryCallOfATreesChangesMayBeTheLast() throws {
        try checkDeaths(of: TreeRecord.self)
    }

    private func checkDeaths<Record: SampledLayout>(of record: Record.Type) throws {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        var deaths = 0
        try forEachRun(of: record, isThorough: false) { changes, answers, windows, name in
            let pace = pace(of: record, changes)
            var index = Int.random(in: 0..<pace, using: &generator)
            while true {
                let disk = try disk(record)
                let mortal = MortalFileSystem(disk, dyingAt: index)
                var written = 0
                var run = Run(
                    changes: changes,
                    disk: answers,
                    keepers: (0..<windows).map { _ in keeper(of: record, mortal.fileSystem) }
                )
                run.noteWritten = { if !mortal.isDead { written = $0 } }
                try? run.run()
                guard mortal.isDead else { break }
                deaths += 1
                disk.unlock(.standardInput)
                let context = "seed \(seed), \(name), call \(index)"
                let found = changes.found(in: try keeper(of: record, disk).contents().record)
                XCTAssertGreaterThanOrEqual(found, written, context)
                var next = keeper(of: record, disk)
                XCTAssertNoThrow(try next.save { $0.change(step: 200) }, context)
                let after = try keeper(of: record, disk).contents()
                XCTAssertEqual(after.state, .whole, context)
                XCTAssertEqual(changes.found(in: after.record), found, context)
                XCTAssertEqual(disk.names, [location.fileName], context)
                index += Int.random(in: 1..<2 * pace, using: &generator)
            }
        }
        print(
            "Simulated kills of outgrown files of \(record): \(deaths), \(failureCount) losses; seed \(seed)"
        )
        XCTAssertGreaterThan(deaths, Record.isThorough ? 30 : 8)
    }

    func testAPowerCutLosesNothingThatWasWaitedFor() throws {
        try checkPowerCuts(of: TabRecord.self)
    }

    func testAPowerCutLosesNothingOfATreeThatWasWaitedFor() throws {
        try checkPowerCuts(of: TreeRecord.self)
    }

    private func checkPowerCuts<Record: SampledLayout>(of record: Record.Type) throws {
        let seed = UInt64.random(in: .min ... .max)
        var powerCut = PowerCut(seed: seed)
        powerCut.most = Self.isSoaking ? 60 : Record.isThorough ? 3 : 2
        var outcomes = 0
        try forEachRun(of: record, isThorough: false) { changes, answers, windows, name in
            let disk = try disk(record)
            var settled: [(step: Int, count: Int)] = []
            var run = Run(
                changes: changes,
                disk: answers,
                keepers: (0..<windows).map { _ in keeper(of: record, disk) }
            )
            var saved: [Record] = [.sample(1)]
            run.noteWritten = { _ in
                if let record = try? self.keeper(of: record, disk).contents().record { saved.append(record) }
            }
            run.noteSettled = { settled.append((disk.recordedCount - 1, $0)) }
            let states = try disk.states { try run.run() }
            for (step, state) in states.enumerated() {
                let promised = settled.last { $0.step <= step }?.count ?? 0
                powerCut.outcomes(of: state, for: location.fileName) { left in
                    outcomes += 1
                    let context = "seed \(seed), \(name), step \(step)"
                    guard let left = try? self.keeper(of: record, ModelDisk(left)).contents().record else {
                        return XCTFail(context)
                    }
                    XCTAssertTrue(saved.contains(left), "Never saved: \(context)")
                    XCTAssertGreaterThanOrEqual(changes.found(in: left), promised, context)
                }
            }
            XCTAssertEqual(settled.last?.count, changes.count)
        }
        print(
            "Power loss, outgrown files of \(record): \(outcomes) outcomes, \(failureCount) losses; seed \(seed)"
        )
        XCTAssertGreaterThan(outcomes, 80)
    }

    /// Whatever fails, the changes are in memory, and the next saves have them all.
    func testOneFailingCall() throws {
        try checkOneFailingCall(of: TabRecord.self)
    }

    func testOneFailingCallOfATreesChanges() throws {
        try checkOneFailingCall(of: TreeRecord.self)
    }

    private func checkOneFailingCall<Record: SampledLayout>(of record: Record.Type) throws {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        var faults = 0
        try forEachRun(of: record, isThorough: false) { changes, answers, windows, name in
            let pace = pace(of: record, changes)
            var index = Int.random(in: 0..<pace, using: &generator)
            while true {
                let failing = index
                let disk = try disk(record)
                let faulty = FaultyFileSystem(disk) { call, operation throws(Errno) in
                    guard call == failing, ![.close, .unlock].contains(operation) else { return }
                    throw .noSpace
                }
                var written = 0
                var run = Run(
                    changes: changes,
                    disk: answers,
                    keepers: (0..<windows).map { _ in keeper(of: record, faulty) }
                )
                run.noteWritten = { written = max(written, $0) }
                try? run.run()
                guard faulty.recorded.count > index else { break }
                faults += 1
                disk.unlock(.standardInput)
                let context = "seed \(seed), \(name), call \(index), \(faulty.recorded[index])"
                // A program that is killed now has lost nothing either.
                let found = changes.all(in: try keeper(of: record, disk).contents().record)
                XCTAssertTrue(found.isSuperset(of: 0..<written), "\(written) in the file, \(context)")
                var all: Set<Int> = []
                for window in run.keepers.indices {
                    var next = run.keepers[window].reconnected(to: disk)
                    XCTAssertNoThrow(try next.save { $0.change(step: 300 + UInt64(window)) }, context)
                    while let settling = try next.settling(isAwaited: true) {
                        XCTAssertNoThrow(try next.finish(settling, settling.wait()), context)
                    }
                    all.formUnion(changes.all(in: run.keepers[window].record))
                }
                let contents = try keeper(of: record, disk).contents()
                XCTAssertEqual(contents.state, .whole, context)
                XCTAssertTrue(changes.all(in: contents.record).isSuperset(of: all), context)
                XCTAssertEqual(disk.names, [location.fileName], context)
                index += Int.random(in: 1..<2 * pace, using: &generator)
            }
        }
        print("Faults of outgrown files of \(record): \(faults), \(failureCount) losses; seed \(seed)")
        XCTAssertGreaterThan(faults, Record.isThorough ? 30 : 8)
    }

    /// Other windows may write fresh files faster than the disk answers: what is waited for is on the disk in the end.
    func testOthersDoNotKeepAChangeFromTheDiskForEver() async throws {
        let waits = Countdown(60)
        let others = Mutex((0..<5).map { _ in keeper() })
        let faulty = FaultyFileSystem(after: { _, operation in
            guard operation == .synchronize, waits.next() else { return }
            others.withLock { others in
                for index in others.indices {
                    let step = UInt64(1000 - waits.rest)
                    _ = others[index].writeAtOnce { record in
                        _ = try? record.set(step % 2 == 0, 10 + index, at: record.stamp(step: step))
                    }
                }
            }
        })
        let store = TabStore(LayoutKeeper(location, fileSystem: faulty), replica: 1)
        store.schedule { record, stamp in _ = try record.set(true, 0, at: stamp) }
        try await store.flush()
        print("Waits for the disk beside five other windows: \(60 - waits.rest)")
        XCTAssertGreaterThan(waits.rest, 40)
        XCTAssertEqual(try names(), [location.fileName])
        XCTAssertEqual(try keeper().contents().record?.isSet(0), true)
    }

    /// Who waits with the lock for a fresh file takes it from nobody: others were told that it has their changes.
    func testAFailureWhileTheLockIsHeldLeavesWhatOthersWrote() throws {
        let changes = GrowingChanges<TabRecord>(growthCount: 2)
        for operation in [Operation.synchronize, .rename, .synchronizeDirectory] {
            for failures in 1...2 {
                let disk = try disk(TabRecord.self)
                var windows = (0..<2).map { _ in keeper(disk) }
                for number in 0..<changes.count {
                    XCTAssertTrue(windows[number % 2].writeAtOnce { changes.make(number, in: &$0) })
                    XCTAssertTrue(windows[number % 2].isSaved)
                }
                let countdown = Countdown(failures)
                let faulty = FaultyFileSystem(disk) { _, call throws(Errno) in
                    if call == operation, countdown.next() { throw .ioError }
                }
                windows[0] = windows[0].reconnected(to: faulty)
                let isSettled = (try? windows[0].settleWithLock()) != nil
                let context = "\(failures) failures of \(operation)"
                XCTAssertEqual(isSettled, operation == .synchronize && failures == 1, context)
                XCTAssertEqual(windows[0].isSaved, isSettled, context)
                XCTAssertEqual(
                    changes.found(in: try keeper(disk).contents().record),
                    changes.count,
                    "Killed now, \(context)"
                )
                windows[0] = windows[0].reconnected(to: disk)
                try windows[0].save { _ in }
                XCTAssertEqual(changes.found(in: try keeper(disk).contents().record), changes.count, context)
                XCTAssertEqual(disk.names, [location.fileName], context)
            }
        }
    }

    /// The file to be written anew is not on the disk when that fails: the fresh one that it was to replace is still there.
    func testAFailureLeavesTheFreshFileThatWasToBeReplaced() throws {
        let changes = GrowingChanges<TabRecord>(growthCount: 1)
        for operation in [Operation.open, .write, .synchronize, .rename] {
            let disk = try disk(TabRecord.self)
            let isFailing = Mutex<Set<Operation>>([])
            let faulty = FaultyFileSystem(disk) { _, call throws(Errno) in
                if isFailing.withLock({ $0.contains(call) }) { throw .ioError }
            }
            var windows = [keeper(faulty), keeper(disk)]
            for number in 0..<changes.count {
                XCTAssertTrue(windows[1].writeAtOnce { changes.make(number, in: &$0) })
                XCTAssertTrue(windows[1].isSaved)
            }
            // What cannot be written into a slot makes a fresh file necessary.
            isFailing.withLock { $0 = [.write] }
            XCTAssertTrue(windows[0].writeAtOnce { $0.hide("me", step: 300) })
            XCTAssertFalse(windows[0].isSaved)
            isFailing.withLock { $0 = [operation] }
            XCTAssertThrowsError(try windows[0].save { _ in })
            let left = try keeper(disk).contents()
            XCTAssertEqual(changes.found(in: left.record), changes.count, "Killed now, \(operation)")
            isFailing.withLock { $0 = [] }
            try windows[0].save { _ in }
            XCTAssertEqual(changes.found(in: try keeper(disk).contents().record), changes.count)
            XCTAssertEqual(disk.names, [location.fileName])
        }
    }

    /// What may not be on the disk after a failure is made unused, but never all that a file has.
    func testFailuresLeaveWhatWasOnTheDiskWhenTheFileGotItsName() throws {
        let changes = GrowingChanges<TabRecord>(growthCount: 2)
        let disk = try disk(TabRecord.self)
        let failures: [Operation: Countdown] = [.synchronizeDirectory: Countdown(1), .write: Countdown(1)]
        let isFailing = Mutex(false)
        let faulty = FaultyFileSystem(disk) { _, operation throws(Errno) in
            guard isFailing.withLock({ $0 }), let failure = failures[operation], failure.next() else {
                return
            }
            throw .ioError
        }
        var windows = [keeper(faulty), keeper(disk)]
        for number in 0..<changes.count {
            XCTAssertTrue(windows[number / 2].writeAtOnce { changes.make(number, in: &$0) })
        }
        try windows[1].settle()
        isFailing.withLock { $0 = true }
        XCTAssertThrowsError(try windows[0].settle())
        isFailing.withLock { $0 = false }
        let contents = try keeper(disk).contents()
        XCTAssertEqual(contents.state, .whole)
        XCTAssertEqual(changes.found(in: contents.record), changes.count)
    }

    /// What cannot be read for a moment is not taken for missing: it may have the newest save.
    func testAFreshFileThatCannotBeReadForAMomentIsNotReplaced() throws {
        let changes = GrowingChanges<TabRecord>(growthCount: 1)
        var index = 0
        while true {
            let disk = try disk(TabRecord.self)
            let failing = index
            let faulty = FaultyFileSystem(disk) { call, operation throws(Errno) in
                guard call == failing, ![.close, .unlock].contains(operation) else { return }
                throw .tooManyOpenFiles
            }
            var windows = [keeper(faulty), keeper(disk)]
            for number in 0..<changes.count {
                XCTAssertTrue(windows[1].writeAtOnce { changes.make(number, in: &$0) })
            }
            let isMade = windows[0].writeAtOnce { $0.hide("me", step: 300) }
            let calls = faulty.recorded
            guard calls.count > index else { break }
            let record = try keeper(disk).contents().record
            let context = "call \(index), \(calls[index])"
            XCTAssertEqual(changes.found(in: record), changes.count, context)
            if isMade, windows[0].isSaved {
                XCTAssertEqual(record?.entry(for: "me")?.visibility?.value, .hidden, context)
            }
            index += 1
        }
        XCTAssertGreaterThan(index, 12)
    }

    /// Between the looks at the two names a fresh file may get its own; reading takes no lock.
    func testAFileThatGetsItsNameWhileItIsRead() throws {
        let changes = GrowingChanges<TabRecord>(growthCount: 1)
        for index in 0..<24 {
            let disk = try disk(TabRecord.self)
            var writer = keeper(disk)
            for number in 0..<changes.count {
                XCTAssertTrue(writer.writeAtOnce { changes.make(number, in: &$0) })
            }
            let other = Mutex(writer)
            let reading = FaultyFileSystem(
                disk,
                after: { call, _ in
                    guard call == index else { return }
                    XCTAssertTrue(other.withLock { (try? $0.settle()) != nil })
                }
            )
            let contents = try keeper(reading).contents()
            XCTAssertEqual(contents.state, .whole, "call \(index)")
            XCTAssertEqual(changes.found(in: contents.record), changes.count, "call \(index)")
            XCTAssertEqual(disk.names.count, reading.recorded.count > index ? 1 : 2)
        }
    }

    /// Files take over the numbers of deleted ones: that a file's name is on the disk says nothing of the next one's.
    func testAFileWithTheNumberOfADeletedOne() throws {
        let seed = UInt64.random(in: .min ... .max)
        var powerCut = PowerCut(seed: seed)
        powerCut.most = 20
        for isAwaited in [false, true] {
            let disk = try disk(TabRecord.self)
            var first = keeper(disk)
            try first.save { $0.hide("me", step: 100) }
            if !isAwaited {
                XCTAssertTrue(first.writeAtOnce { $0.hide("feed", step: 101) })
            }
            // Two programs, each of which is killed right after it named a fresh file.
            for number in 0..<2 {
                var other = keeper(disk)
                if isAwaited, number == 0 {
                    try other.save { $0.grow(step: 200, tabCount: 60) }
                    continue
                }
                XCTAssertTrue(
                    other.writeAtOnce {
                        $0.grow(step: 200 + UInt64(number), tabCount: [60, 150][number])
                    }
                )
                let settling = try XCTUnwrap(try other.settling(isAwaited: true))
                XCTAssertFalse(try other.finish(settling, settling.wait()))
            }
            XCTAssertEqual(disk.state.files.map(\.number).suffix(3), [1, 2, 1])
            if isAwaited {
                try first.save { $0.hide("feed", step: 300) }
            } else {
                try first.settle()
            }
            var outcomes = 0
            try powerCut.outcomes(of: disk.state, for: location.fileName) { left in
                outcomes += 1
                let record = try keeper(ModelDisk(left)).contents().record
                XCTAssertEqual(record?.entry(for: "feed")?.visibility?.value, .hidden, "seed \(seed)")
            }
            XCTAssertGreaterThan(outcomes, 0)
        }
    }

    /// Who has had the lock in the background in the meantime knows that it is not stuck.
    func testAWaitInVainIsForgottenWithTheNextLock() throws {
        var keeper = keeper()
        try keeper.save { $0 = .sample(1) }
        let folder = try XCTUnwrap(try StoreFolder.open(location, in: SystemFileSystem()))
        defer { folder.close() }
        func hold(for milliseconds: Int) throws {
            try folder.lock(patience: 0)
            Thread.detachNewThread {
                usleep(UInt32(milliseconds) * 1000)
                folder.unlock()
            }
        }
        try folder.lock(patience: 0)
        XCTAssertFalse(keeper.writeAtOnce { $0.hide("me", step: 100) })
        folder.unlock()
        try keeper.save { $0.hide("me", step: 100) }
        try hold(for: 50)
        XCTAssertTrue(keeper.writeAtOnce { $0.hide("feed", step: 101) })
        XCTAssertTrue(keeper.isSaved)
    }

    /// What is in the way of another fresh file keeps no change from the disk.
    func testADirectoryInThePlaceOfAnUnfinishedFile() throws {
        let changes = GrowingChanges<TabRecord>(growthCount: 3)
        var keeper = keeper()
        try keeper.save { $0 = .sample(1) }
        let path = location.path + ".unfinished"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        for number in 0..<changes.count {
            XCTAssertTrue(keeper.writeAtOnce { changes.make(number, in: &$0) })
        }
        XCTAssertFalse(keeper.isSaved)
        try keeper.save { _ in }
        XCTAssertEqual(changes.found(in: TabStore.read(at: location).record), changes.count)
        XCTAssertEqual(try names(), [location.fileName, location.fileName + ".unfinished"])
    }

    /// A link in the place of the file that is written first is replaced, and not followed.
    func testALinkInThePlaceOfAnUnfinishedFile() throws {
        let changes = GrowingChanges<TabRecord>(growthCount: 3)
        var keeper = keeper()
        try keeper.save { $0 = .sample(1) }
        let target = directory + "/precious"
        try Data("precious".utf8).write(to: URL(fileURLWithPath: target))
        let path = location.path + ".unfinished"
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        for number in 0..<changes.count {
            XCTAssertTrue(keeper.writeAtOnce { changes.make(number, in: &$0) })
            XCTAssertTrue(keeper.isSaved)
        }
        XCTAssertEqual(changes.found(in: TabStore.read(at: location).record), changes.count)
        try keeper.settle()
        XCTAssertEqual(try String(contentsOfFile: target, encoding: .utf8), "precious")
        XCTAssertEqual(try names(), [location.fileName])
    }
}
