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
    private func run(
        _ keeper: inout LayoutKeeper,
        _ scenario: SaveScenario<TabRecord>,
        settlingAfter early: Int?,
        _ note: (Int) -> Void
    ) throws {
        for number in 1...Self.changeCount {
            let change = { (record: inout TabRecord) in
                if scenario == .grown, number == 2 { record.hideMany(step: UInt64(100 + number)) }
                record.hide(Self.id(number), step: UInt64(100 + number))
            }
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

    private func settle(_ keeper: inout LayoutKeeper) throws {
        while let settling = try keeper.settling(isAwaited: false) {
            try keeper.finish(settling, settling.wait())
        }
    }

    private static func id(_ number: Int) -> TabID {
        declaration.tabs[number].id
    }

    /// How many of the changes a record has; they come one after another.
    private func changes(in record: TabRecord?) -> Int {
        let hidden = (1...Self.changeCount).map {
            record?.entry(for: Self.id($0))?.visibility?.value == .hidden
        }
        XCTAssertEqual(hidden, hidden.sorted { $0 && !$1 }, "A later change without an earlier one")
        return hidden.count { $0 }
    }

    private func disk(_ scenario: SaveScenario<TabRecord>) throws -> ModelDisk {
        let disk = ModelDisk()
        _ = try scenario.prepare(keeper(disk)) { contents in
            let slot = contents.slot * (contents.header?.capacity ?? 0)
            let file = try disk.open(location.fileName, in: .standardInput, for: .readingAndWriting)
            _ = try disk.write([0xff], to: file, at: slot + 100)
            try disk.synchronize(file)
        }
        return disk
    }

    private static let scenarios: [SaveScenario<TabRecord>] = [
        .first, .secondSlot, .firstSlotAgain, .grown, .halfDamaged, .damaged,
    ]

    /// Whether each change has to be in the file when the call that made it returns.
    private var expectsNoFault = false

    func testEachChangeIsInTheFileAtOnceWhateverItsSize() throws {
        expectsNoFault = true
        for scenario in Self.scenarios {
            for early in [nil, 1, 2] {
                let disk = try disk(scenario)
                var keeper = keeper(disk)
                var written = 0
                try run(&keeper, scenario, settlingAfter: early) { number in
                    XCTAssertEqual(number, min(written + 1, Self.changeCount), "\(scenario)")
                    written = number
                    XCTAssertEqual(
                        changes(in: try? self.keeper(disk).contents().record),
                        number,
                        "\(scenario)"
                    )
                }
            }
        }
    }

    /// One change of a first run, or one that outgrew the slots, is on the disk when it was waited for.
    func testAFreshFileHasItsNameWhenItWasWaitedFor() throws {
        for scenario in Self.scenarios {
            let disk = try disk(scenario)
            var keeper = keeper(disk)
            XCTAssertTrue(keeper.writeAtOnce { $0.hideMany(step: 100) }, "\(scenario)")
            XCTAssertTrue(keeper.isSaved, "\(scenario)")
            try settle(&keeper)
            XCTAssertFalse(disk.names.contains(location.newName), "\(scenario)")
            XCTAssertEqual(try self.keeper(disk).contents().record, keeper.record, "\(scenario)")
        }
    }

    func testEveryCallMayBeTheLast() throws {
        var deaths = 0
        for scenario in Self.scenarios {
            for early in [nil, 1, 2] {
                for index in 0... {
                    let disk = try disk(scenario)
                    let damaged = disk.bytes(location.fileName)
                    let mortal = MortalFileSystem(disk, dyingAt: index)
                    var dying = keeper(mortal.fileSystem)
                    var written = 0
                    try? run(&dying, scenario, settlingAfter: early) { number in
                        if !mortal.isDead { written = number }
                    }
                    guard mortal.isDead else { break }
                    deaths += 1
                    disk.unlock(.standardInput)
                    let context = "\(scenario), settling after \(String(describing: early)), call \(index)"
                    let contents = try keeper(disk).contents()
                    let found = changes(in: contents.record)
                    XCTAssertGreaterThanOrEqual(found, written, context)
                    if let old = scenario.old, contents.record != old {
                        XCTAssertEqual(
                            contents.record?.entry(for: "me")?.place,
                            old.entry(for: "me")?.place,
                            context
                        )
                    }
                    if scenario == .damaged || scenario == .halfDamaged {
                        let kept = disk.names.filter { $0 != location.newName }.map { disk.bytes($0) }
                        XCTAssertTrue(kept.contains(damaged), context)
                    }
                    var next = keeper(disk)
                    XCTAssertNoThrow(try next.save { $0.hide("home", step: 200) }, context)
                    let after = try keeper(disk).contents()
                    XCTAssertEqual(after.state, .whole, context)
                    XCTAssertGreaterThanOrEqual(changes(in: after.record), written, context)
                    XCTAssertFalse(disk.names.contains(location.newName), context)
                }
            }
        }
        print("Simulated kills of changes at once: \(deaths), \(failureCount) losses")
        XCTAssertGreaterThan(deaths, 150)
    }

    func testAPowerCutLeavesOneOfTheLayouts() throws {
        let seed = UInt64.random(in: .min ... .max)
        var powerCut = PowerCut(seed: seed)
        var outcomes = 0
        for scenario in Self.scenarios where scenario != .damaged {
            for early in [nil, 1, 2] {
                let disk = try disk(scenario)
                var keeper = keeper(disk)
                let states = try disk.states {
                    try run(&keeper, scenario, settlingAfter: early) { _ in }
                }
                for (step, state) in states.enumerated() {
                    powerCut.outcomes(of: state, for: location.fileName) { left in
                        outcomes += 1
                        let context = "seed \(seed), \(scenario), \(String(describing: early)), step \(step)"
                        guard let contents = try? self.keeper(ModelDisk(left)).contents() else {
                            return XCTFail(context)
                        }
                        let found = changes(in: contents.record)
                        if contents.record == nil { XCTAssertNil(scenario.old, context) }
                        if found == 0, let record = contents.record {
                            XCTAssertEqual(record, scenario.old ?? record, context)
                        }
                        if step == states.count - 1 { XCTAssertEqual(found, Self.changeCount, context) }
                    }
                }
            }
        }
        print("Power loss, changes at once: \(outcomes) outcomes, \(failureCount) losses; seed \(seed)")
        XCTAssertGreaterThan(outcomes, 200)
    }

    /// Whatever fails, the changes are in memory, and the next save has them all.
    func testOneFailingCall() throws {
        var faults = 0
        for scenario in Self.scenarios {
            for index in 0... {
                let disk = try disk(scenario)
                let faulty = FaultyFileSystem(disk) { call, operation throws(Errno) in
                    guard call == index, ![.close, .unlock].contains(operation) else { return }
                    throw .noSpace
                }
                var keeper = keeper(faulty)
                try? run(&keeper, scenario, settlingAfter: nil) { _ in }
                guard faulty.recorded.count > index else { break }
                faults += 1
                disk.unlock(.standardInput)
                let context = "\(scenario), call \(index)"
                XCTAssertEqual(try XCTUnwrap(self.keeper(disk).contents().state) == .missing, false, context)
                var next = keeper.reconnected(to: disk)
                XCTAssertNoThrow(try next.save { $0.hide("home", step: 300) }, context)
                XCTAssertNoThrow(try settle(&next), context)
                let contents = try self.keeper(disk).contents()
                XCTAssertEqual(contents.record, next.record, context)
                XCTAssertEqual(contents.state, .whole, context)
            }
        }
        print("Faults of changes at once: \(faults), \(failureCount) losses")
        XCTAssertGreaterThan(faults, 60)
    }

    /// Any number of changes finds a slot, whatever the file held before, and never that of the newest save or of the
    /// only one that is on the disk.
    func testTheLedgerNeverGivesAwayWhatIsNeeded() {
        var generator = SystemRandomNumberGenerator()
        for round in 0..<2000 {
            var ledger = SaveLedger()
            ledger.turn(to: .init(device: 1, number: 1))
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
