import TabModel
import XCTest

@testable import TabStore

/// What a power cut leaves is the layout that was last saved or one that was being saved, whatever part of the
/// unsynchronized writes reached the disk, and in whatever order.
final class PowerLossTests: StoreTestCase {
    private var seed: UInt64 = 0
    private var outcomes = 0
    private var losses = 0
    private var isLying = false

    override func setUpWithError() throws {
        try super.setUpWithError()
        seed = .random(in: .min ... .max)
        outcomes = 0
        losses = 0
    }

    /// Records what a chain of saves does and checks every state of the disk.
    ///
    /// - Parameters:
    ///   - saves: The saves one after another, each with a keeper of its own choice.
    ///   - records: What may be read: the record before the first save, and after each.
    private func check<Record: SampledRecord>(
        _ disk: ModelDisk,
        _ records: [Record?],
        _ saves: [() throws -> Void],
        line: UInt = #line
    ) throws {
        var powerCut = PowerCut(seed: seed)
        if Self.isSoaking {
            powerCut.exhaustive = 14
            powerCut.randomSets = 4000
        }
        for (index, save) in saves.enumerated() {
            let states = try disk.states(during: save)
            for (step, state) in states.enumerated() {
                // Once the save has returned, the record is there; before, the one before it may be.
                let isDone = step == states.count - 1
                let allowed = isDone ? records[(index + 1)...] : records[index...(index + 1)]
                powerCut.outcomes(of: state, for: location(of: Record.self).fileName) { left in
                    verify(left, allowed: allowed, step, line: line)
                }
            }
        }
    }

    private func verify<Record: SampledRecord>(
        _ left: ModelDisk.State,
        allowed: ArraySlice<Record?>,
        _ step: Int,
        line: UInt
    ) {
        outcomes += 1
        var keeper = keeper(of: Record.self, ModelDisk(left))
        let isFine: Bool
        if let contents = try? keeper.contents() {
            isFine = allowed.contains { $0 == contents.record }
        } else {
            isFine = false
        }
        losses += isFine ? 0 : 1
        guard !isLying else { return }
        XCTAssertTrue(isFine, "seed \(seed), step \(step)", line: line)
        if outcomes % 16 == 0 {
            XCTAssertNoThrow(try keeper.save { $0.change(step: 99) }, line: line)
            XCTAssertEqual(try keeper.contents().state, .whole, line: line)
        }
    }

    func testTheModelNoticesADiskThatDoesNotSynchronize() throws {
        isLying = true
        for scenario in [SaveScenario<TabRecord>.secondSlot, .firstSlotAgain, .largeSlot, .grown] {
            let disk = ModelDisk()
            var keeper = try scenario.prepare(keeper(disk)) { _ in }
                .reconnected(to: FaultyFileSystem(disk, isLying: true))
            try check(disk, [scenario.old, scenario.new], [{ try keeper.save { $0 = scenario.new } }])
        }
        print("Power loss, on a disk that lies: \(outcomes) outcomes, \(losses) losses noticed")
        XCTAssertGreaterThan(losses, 20)
    }

    private func report(_ name: String) {
        print("Power loss, \(name): \(outcomes) outcomes, \(losses) losses")
        XCTAssertGreaterThan(outcomes, 0)
        XCTAssertEqual(losses, 0)
    }

    func testEverySaveOfALayoutSurvivesAPowerCut() throws {
        try checkPowerCuts(of: TabRecord.self)
    }

    func testEverySaveOfATreeSurvivesAPowerCut() throws {
        try checkPowerCuts(of: TreeRecord.self)
    }

    func testEverySaveOfAStateSurvivesAPowerCut() throws {
        try checkPowerCuts(of: StateRecord.self)
    }

    private func checkPowerCuts<Record: SampledRecord>(of record: Record.Type) throws {
        let location = location(of: record)
        for scenario in SaveScenario<Record>.allCases where scenario != .damaged {
            let disk = ModelDisk()
            var keeper = try scenario.prepare(keeper(of: record, disk)) { contents in
                let slot = contents.slot * (contents.header?.capacity ?? 0)
                let file = try disk.open(location.fileName, in: .standardInput, for: .readingAndWriting)
                _ = try disk.write([0xff], to: file, at: slot + 100)
                try disk.synchronize(file)
            }
            try check(disk, [scenario.old, scenario.new], [{ try keeper.save { $0 = scenario.new } }])
        }
        report("single saves of \(record)")
    }

    func testAProcessMaySaveALayoutOverWhatAKilledOneLeftUnsynchronized() throws {
        try checkSavingAfterAKill(of: TabRecord.self)
    }

    func testAProcessMaySaveATreeOverWhatAKilledOneLeftUnsynchronized() throws {
        try checkSavingAfterAKill(of: TreeRecord.self)
    }

    func testAProcessMaySaveAStateOverWhatAKilledOneLeftUnsynchronized() throws {
        try checkSavingAfterAKill(of: StateRecord.self)
    }

    private func checkSavingAfterAKill<Record: SampledRecord>(of record: Record.Type) throws {
        let saves: [SaveScenario<Record>] =
            Record.isThorough ? [.secondSlot, .grown, .largeSlot] : [.secondSlot]
        for killedSave in saves {
            for index in 0... {
                let disk = ModelDisk()
                var first = keeper(of: record, disk)
                let old: Record = killedSave == .largeSlot ? .largeSample(1) : .sample(1)
                try first.save { $0 = old }
                let mortal = MortalFileSystem(disk, dyingAt: index)
                var second = keeper(of: record, mortal.fileSystem)
                try? second.save { $0 = killedSave.new }
                guard mortal.isDead else { break }
                disk.unlock(.standardInput)
                let left = try XCTUnwrap(keeper(of: record, disk).contents().record)
                XCTAssertTrue([old, killedSave.new].contains(left), "call \(index)")
                var third = keeper(of: record, disk)
                let last: Record = killedSave == .largeSlot ? .largeSample(5) : .sample(5)
                try checkChain(disk, [old, killedSave.new, last]) { try third.save { $0 = last } }
            }
        }
        report("of \(record) after a killed process")
    }

    /// Like `check`, where the disk may have any of the records until the save is done.
    private func checkChain<Record: SampledRecord>(
        _ disk: ModelDisk,
        _ records: [Record],
        line: UInt = #line,
        _ save: () throws -> Void
    ) throws {
        var powerCut = PowerCut(seed: seed)
        let states = try disk.states(during: save)
        for (step, state) in states.enumerated() {
            let allowed = step == states.count - 1 ? records[(records.count - 1)...] : records[...]
            powerCut.outcomes(of: state, for: location(of: Record.self).fileName) { left in
                verify(left, allowed: ArraySlice(allowed.map { $0 }), step, line: line)
            }
        }
    }
}
