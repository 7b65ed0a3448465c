import SystemPackage
import TabModel
import XCTest

@testable import TabStore

/// Changes that are written without waiting for the disk: a kill loses none that was written, and a power cut leaves
/// the layout of before, one of the changes, or all of them.
final class SavesAtOnceTests: StoreTestCase {
    private static let changeCount = 3

    /// Makes three changes at once, then waits for the disk; says after each step how many changes are surely in the
    /// file.
    private func run<Record: SampledLayout>(
        _ keeper: inout RecordKeeper<Record>,
        _ scenario: SaveScenario<Record>,
        settlingAfter early: Int?,
        _ note: (Int) -> Void
    ) throws {
        for number in 1...Self.changeCount {
            let change = { Self.make(number, scenario, &$0) }
            guard keeper.writeAtOnce(change) else {
                try keeper.save(applying: change)
                note(number)
                continue
            }
            if expectsNoFault { XCTAssertTrue(keeper.isSaved, "\(scenario), change \(number)") }
            if keeper.isSaved { note(number) }
            if number == early { try settle(&keeper) }
        }
        if !keeper.isSaved { try keeper.save { _ in } }
        note(Self.changeCount)
        try settle(&keeper)
    }

    private static func make<Record: SampledLayout>(
        _ number: Int,
        _ scenario: SaveScenario<Record>,
        _ record: inout Record
    ) {
        let step = UInt64(100 + number)
        if scenario == .grown, number == 2 { record.grow(step: step) }
        XCTAssertNoThrow(try record.set(true, thing(number, scenario), at: record.stamp(step: step)))
    }

    private func settle<Record>(_ keeper: inout RecordKeeper<Record>) throws {
        while let settling = try keeper.settling(isAwaited: false) {
            try keeper.finish(settling, settling.wait())
        }
    }

    /// What a change is about; the kinds of saves together edit in each way.
    private static func thing<Record: SampledLayout>(_ number: Int, _ scenario: SaveScenario<Record>) -> Int {
        let place = SaveScenario<Record>.allCases.firstIndex(of: scenario) ?? 0
        return Record.thingCount + (place * changeCount + number) % Record.thingCount
    }

    /// How many of the changes a record has; they come one after another.
    private func changes<Record: SampledLayout>(in record: Record?, _ scenario: SaveScenario<Record>) -> Int {
        let set = (1...Self.changeCount).map { record?.isSet(Self.thing($0, scenario)) ?? false }
        XCTAssertEqual(set, set.sorted { $0 && !$1 }, "A later change without an earlier one")
        return set.count { $0 }
    }

    private func disk<Record: SampledLayout>(_ scenario: SaveScenario<Record>) throws -> ModelDisk {
        let disk = ModelDisk()
        _ = try scenario.prepare(keeper(of: Record.self, disk)) { contents in
            let slot = contents.slot * (contents.header?.capacity ?? 0)
            let file = try disk.open(location.fileName, in: .standardInput, for: .readingAndWriting)
            _ = try disk.write([0xff], to: file, at: slot + 100)
            try disk.synchronize(file)
        }
        return disk
    }

    private func scenarios<Record>(of record: Record.Type) -> [SaveScenario<Record>] {
        let others: [SaveScenario<Record>] = [.secondSlot, .firstSlotAgain, .damaged]
        return [.first, .grown, .halfDamaged] + (Record.isThorough ? others : [])
    }

    /// Whether each change has to be in the file when the call that made it returns.
    private var expectsNoFault = false

    func testEachChangeIsInTheFileAtOnceWhateverItsSize() throws {
        try checkEachChange(of: TabRecord.self)
    }

    func testEachChangeOfATreeIsInTheFileAtOnceWhateverItsSize() throws {
        try checkEachChange(of: TreeRecord.self)
    }

    private func checkEachChange<Record: SampledLayout>(of record: Record.Type) throws {
        expectsNoFault = true
        for scenario in scenarios(of: record) {
            for early in [nil, 1, 2] {
                let disk = try disk(scenario)
                var keeper = keeper(of: record, disk)
                var written = 0
                try run(&keeper, scenario, settlingAfter: early) { number in
                    XCTAssertEqual(number, min(written + 1, Self.changeCount), "\(scenario)")
                    written = number
                    XCTAssertEqual(
                        changes(in: try? self.keeper(of: record, disk).contents().record, scenario),
                        number,
                        "\(scenario)"
                    )
                }
            }
        }
    }

    /// One change of a first run, or one that outgrew the slots, is on the disk when it was waited for.
    func testAFreshFileHasItsNameWhenItWasWaitedFor() throws {
        try checkFreshFile(of: TabRecord.self)
    }

    func testAFreshFileOfATreeHasItsNameWhenItWasWaitedFor() throws {
        try checkFreshFile(of: TreeRecord.self)
    }

    private func checkFreshFile<Record: SampledLayout>(of record: Record.Type) throws {
        for scenario in scenarios(of: record) {
            let disk = try disk(scenario)
            var keeper = keeper(of: record, disk)
            XCTAssertTrue(keeper.writeAtOnce { $0.grow(step: 100) }, "\(scenario)")
            XCTAssertTrue(keeper.isSaved, "\(scenario)")
            try settle(&keeper)
            XCTAssertFalse(disk.names.contains(location.newName), "\(scenario)")
            XCTAssertEqual(try self.keeper(of: record, disk).contents().record, keeper.record, "\(scenario)")
        }
    }

    func testEveryCallMayBeTheLast() throws {
        try checkDeaths(of: TabRecord.self)
    }

    func testEveryCallOfATreesChangesMayBeTheLast() throws {
        try checkDeaths(of: TreeRecord.self)
    }

    private func checkDeaths<Record: SampledLayout>(of record: Record.Type) throws {
        var deaths = 0
        for scenario in scenarios(of: record) {
            for early in [nil, 1, 2] {
                for index in 0... {
                    let disk = try disk(scenario)
                    let damaged = disk.bytes(location.fileName)
                    let mortal = MortalFileSystem(disk, dyingAt: index)
                    var dying = keeper(of: record, mortal.fileSystem)
                    var written = 0
                    try? run(&dying, scenario, settlingAfter: early) { number in
                        if !mortal.isDead { written = number }
                    }
                    guard mortal.isDead else { break }
                    deaths += 1
                    disk.unlock(.standardInput)
                    let context = "\(scenario), settling after \(String(describing: early)), call \(index)"
                    let contents = try keeper(of: record, disk).contents()
                    let found = changes(in: contents.record, scenario)
                    XCTAssertGreaterThanOrEqual(found, written, context)
                    if let old = scenario.old {
                        XCTAssertEqual(contents.record?.keeps(old), true, context)
                    }
                    if scenario == .damaged || scenario == .halfDamaged {
                        let kept = disk.names.filter { $0 != location.newName }.map { disk.bytes($0) }
                        XCTAssertTrue(kept.contains(damaged), context)
                    }
                    var next = keeper(of: record, disk)
                    XCTAssertNoThrow(try next.save { $0.change(step: 200) }, context)
                    let after = try keeper(of: record, disk).contents()
                    XCTAssertEqual(after.state, .whole, context)
                    XCTAssertGreaterThanOrEqual(changes(in: after.record, scenario), written, context)
                    XCTAssertFalse(disk.names.contains(location.newName), context)
                }
            }
        }
        print("Simulated kills of changes at once of \(record): \(deaths), \(failureCount) losses")
        XCTAssertGreaterThan(deaths, 150)
    }

    func testAPowerCutLeavesOneOfTheLayouts() throws {
        try checkPowerCuts(of: TabRecord.self)
    }

    func testAPowerCutLeavesOneOfTheTrees() throws {
        try checkPowerCuts(of: TreeRecord.self)
    }

    private func checkPowerCuts<Record: SampledLayout>(of record: Record.Type) throws {
        let seed = UInt64.random(in: .min ... .max)
        var powerCut = PowerCut(seed: seed)
        var outcomes = 0
        for scenario in scenarios(of: record) where scenario != .damaged {
            for early in [nil, 1, 2] {
                let disk = try disk(scenario)
                var keeper = keeper(of: record, disk)
                let states = try disk.states {
                    try run(&keeper, scenario, settlingAfter: early) { _ in }
                }
                for (step, state) in states.enumerated() {
                    powerCut.outcomes(of: state, for: location.fileName) { left in
                        outcomes += 1
                        let context = "seed \(seed), \(scenario), \(String(describing: early)), step \(step)"
                        guard let contents = try? self.keeper(of: record, ModelDisk(left)).contents() else {
                            return XCTFail(context)
                        }
                        let found = changes(in: contents.record, scenario)
                        if contents.record == nil { XCTAssertNil(scenario.old, context) }
                        if found == 0, let record = contents.record {
                            XCTAssertEqual(record, scenario.old ?? record, context)
                        }
                        if step == states.count - 1 { XCTAssertEqual(found, Self.changeCount, context) }
                    }
                }
            }
        }
        print(
            "Power loss, changes at once of \(record): \(outcomes) outcomes, \(failureCount) losses; seed \(seed)"
        )
        XCTAssertGreaterThan(outcomes, 200)
    }

    /// Whatever fails, the changes are in memory, and the next save has them all.
    func testOneFailingCall() throws {
        try checkOneFailingCall(of: TabRecord.self)
    }

    func testOneFailingCallOfATreesChanges() throws {
        try checkOneFailingCall(of: TreeRecord.self)
    }

    private func checkOneFailingCall<Record: SampledLayout>(of record: Record.Type) throws {
        var faults = 0
        for scenario in scenarios(of: record) {
            for index in 0... {
                let disk = try disk(scenario)
                let faulty = FaultyFileSystem(disk) { call, operation throws(Errno) in
                    guard call == index, ![.close, .unlock].contains(operation) else { return }
                    throw .noSpace
                }
                var keeper = keeper(of: record, faulty)
                try? run(&keeper, scenario, settlingAfter: nil) { _ in }
                guard faulty.recorded.count > index else { break }
                faults += 1
                disk.unlock(.standardInput)
                let context = "\(scenario), call \(index)"
                XCTAssertEqual(
                    try XCTUnwrap(self.keeper(of: record, disk).contents().state) == .missing,
                    false,
                    context
                )
                var next = keeper.reconnected(to: disk)
                XCTAssertNoThrow(try next.save { $0.change(step: 300) }, context)
                XCTAssertNoThrow(try settle(&next), context)
                let contents = try self.keeper(of: record, disk).contents()
                XCTAssertEqual(contents.record, next.record, context)
                XCTAssertEqual(contents.state, .whole, context)
            }
        }
        print("Faults of changes at once of \(record): \(faults), \(failureCount) losses")
        XCTAssertGreaterThan(faults, 60)
    }

    /// Any number of changes finds a slot, whatever the file held before, and never that of the newest save or of the
    /// only one that is on the disk.
    func testTheLedgerNeverGivesAwayWhatIsNeeded() {
        var generator = SystemRandomNumberGenerator()
        for round in 0..<2000 {
            var ledger = SaveLedger()
            ledger.turn(to: .init(device: 1, number: 1), oldest: 1)
            var headers = (0..<SlotLayout.slotCount).map { slot in
                SlotHeader(
                    capacity: SlotLayout.block,
                    generation: UInt64(slot + 1),
                    settledGeneration: UInt64(slot),
                    payload: []
                )
            }.shuffled(using: &generator)
            var onDisk: UInt64 = UInt64(SlotLayout.slotCount)
            for generation in 5...40 as ClosedRange<UInt64> {
                let newest = headers.indices.max { headers[$0].generation < headers[$1].generation } ?? 0
                guard let slot = ledger.slot(in: headers, newest: newest) else {
                    XCTFail("round \(round): no slot for \(generation)")
                    break
                }
                XCTAssertNotEqual(slot, newest)
                XCTAssertNotEqual(headers[slot].generation, onDisk)
                let claim = ledger.settledGeneration(in: headers, without: slot)
                XCTAssertTrue(claim == 0 || headers.contains { $0.generation == claim })
                ledger.note(generation, isAwaited: false, over: headers[slot])
                headers[slot] = SlotHeader(
                    capacity: SlotLayout.block,
                    generation: generation,
                    settledGeneration: claim,
                    payload: []
                )
                if Int.random(in: 0..<6, using: &generator) == 0 {
                    ledger.settle(generation)
                    onDisk = generation
                }
            }
        }
    }
}
