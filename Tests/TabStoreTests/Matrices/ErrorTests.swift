import Synchronization
import SystemPackage
import TabModel
import XCTest

@testable import TabStore

/// Whichever call of a save fails, and however, the error says so, nothing is lost, and the next save works.
final class ErrorTests: StoreTestCase {
    private static let errors: [(Errno, TabStoreError.Code)] = [
        (.noSpace, .noSpace), (.diskQuotaExceeded, .noSpace), (.ioError, .inputOutput),
        (.readOnlyFileSystem, .readOnly), (.permissionDenied, .permissionDenied),
    ]

    private func prepared<Record>(
        _ scenario: SaveScenario<Record>
    ) throws -> (ModelDisk, RecordKeeper<Record>) {
        let disk = ModelDisk()
        let location = location(of: Record.self)
        let keeper = try scenario.prepare(keeper(of: Record.self, disk)) { contents in
            let slot = contents.slot * (contents.header?.capacity ?? 0)
            let file = try disk.open(location.fileName, in: .standardInput, for: .readingAndWriting)
            _ = try disk.write([0xff], to: file, at: slot + 100)
            try disk.synchronize(file)
        }
        return (disk, keeper)
    }

    private func calls<Record>(of scenario: SaveScenario<Record>) throws -> [Operation] {
        let (disk, _) = try prepared(scenario)
        let recording = FaultyFileSystem(disk)
        var keeper = keeper(of: Record.self, recording)
        try keeper.save { $0 = scenario.new }
        return recording.recorded
    }

    func testOneFailingCallOfALayoutsSave() throws {
        try checkOneFailingCall(of: TabRecord.self)
    }

    func testOneFailingCallOfATreesSave() throws {
        try checkOneFailingCall(of: TreeRecord.self)
    }

    func testOneFailingCallOfAStatesSave() throws {
        try checkOneFailingCall(of: StateRecord.self)
    }

    private func checkOneFailingCall<Record: SampledRecord>(of record: Record.Type) throws {
        var faults = 0
        var reported = 0
        for scenario in SaveScenario<Record>.allCases {
            for (index, operation) in try calls(of: scenario).enumerated() {
                guard ![.close, .unlock].contains(operation) else { continue }
                for (errno, code) in Self.errors {
                    let (disk, _) = try prepared(scenario)
                    let faulty = FaultyFileSystem(disk) { call, _ throws(Errno) in
                        if call == index { throw errno }
                    }
                    faults += 1
                    reported += try checkSave(scenario, disk, faulty, code, "\(operation), call \(index)")
                }
            }
        }
        print(
            "Faults for \(record): \(faults) calls failed once, \(reported) saves failed for it, \(failureCount) losses"
        )
        XCTAssertGreaterThan(faults, 300)
    }

    func testAllCallsOfAKindOfALayoutsSaveFail() throws {
        try checkFailingCalls(of: TabRecord.self)
    }

    func testAllCallsOfAKindOfATreesSaveFail() throws {
        try checkFailingCalls(of: TreeRecord.self)
    }

    func testAllCallsOfAKindOfAStatesSaveFail() throws {
        try checkFailingCalls(of: StateRecord.self)
    }

    private func checkFailingCalls<Record: SampledRecord>(of record: Record.Type) throws {
        var faults = 0
        for scenario in SaveScenario<Record>.allCases {
            for operation in Operation.saving {
                for (errno, code) in Self.errors {
                    let (disk, _) = try prepared(scenario)
                    let faulty = FaultyFileSystem(disk) { _, call throws(Errno) in
                        if call == operation { throw errno }
                    }
                    faults += 1
                    _ = try checkSave(scenario, disk, faulty, code, "all \(operation)")
                }
            }
        }
        print("Faults for \(record): \(faults) kinds of calls failed for good, \(failureCount) losses")
    }

    /// Saves on a faulty disk, then on the same disk when it works again; returns 1 if the first save failed.
    private func checkSave<Record>(
        _ scenario: SaveScenario<Record>,
        _ disk: ModelDisk,
        _ faulty: FaultyFileSystem,
        _ code: TabStoreError.Code,
        _ place: String
    ) throws -> Int {
        let context = "\(scenario), \(place), \(code.rawValue)"
        let location = location(of: Record.self)
        let before = disk.bytes(location.fileName)
        var keeper = keeper(of: Record.self, faulty)
        var hasFailed = false
        do throws(TabStoreError) {
            try keeper.save { $0 = scenario.new }
            XCTAssertEqual(try self.keeper(of: Record.self, disk).contents().record, scenario.new, context)
        } catch {
            hasFailed = true
            XCTAssertTrue([code, .damagedNotKept].contains(error.code), "\(context): \(error)")
            XCTAssertNotNil(error.cause as? Errno, context)
            XCTAssertFalse(keeper.isSaved, context)
            let contents = try self.keeper(of: Record.self, disk).contents()
            XCTAssertTrue(contents.record == scenario.old || contents.record == scenario.new, context)
        }
        XCTAssertEqual(keeper.record, scenario.new, "In memory: \(context)")
        checkDamagedIsKept(scenario, disk, before, context)

        // The disk works again; the next change is saved together with the one before.
        disk.unlock(.standardInput)
        var next = keeper.reconnected(to: disk)
        XCTAssertNoThrow(try next.save { $0.change(step: 50) }, context)
        let contents = try self.keeper(of: Record.self, disk).contents()
        XCTAssertEqual(contents.state, .whole, context)
        XCTAssertEqual(contents.record, next.record, context)
        var changed = scenario.new
        changed.change(step: 50)
        XCTAssertEqual(contents.record, changed, context)
        checkDamagedIsKept(scenario, disk, before, context)
        return hasFailed ? 1 : 0
    }

    private func checkDamagedIsKept<Record>(
        _ scenario: SaveScenario<Record>,
        _ disk: ModelDisk,
        _ before: [UInt8]?,
        _ context: String
    ) {
        guard scenario == .damaged || scenario == .halfDamaged else { return }
        XCTAssertTrue(disk.names.contains { disk.bytes($0) == before }, "Not kept: \(context)")
    }

    func testAfterAFailedSynchronizationAFreshFileIsWritten() throws {
        let (disk, _) = try prepared(SaveScenario<TabRecord>.firstSlotAgain)
        let old = try keeper(disk).contents().version
        let failures = Countdown(2)
        let faulty = FaultyFileSystem(disk) { _, operation throws(Errno) in
            if operation == .synchronize, failures.next() { throw .ioError }
        }
        var keeper = keeper(faulty)
        XCTAssertThrowsError(try keeper.save { $0 = .sample(3) })
        XCTAssertEqual(try self.keeper(disk).contents().record, .sample(2))
        try keeper.save { $0.bringForward("home", step: 60) }
        let new = try self.keeper(disk).contents().version
        XCTAssertNotEqual(old?.file, new?.file)
    }

    /// To tell who owns a directory is no synchronization: one more is waited for then, and the save is not taken for one that failed.
    func testS1ADirectoryWhoseOwnerCannotBeToldIsNoFailure() throws {
        let isFailing = Mutex(false)
        let faulty = FaultyFileSystem(ModelDisk()) { _, operation throws(Errno) in
            if operation == .status, isFailing.withLock({ $0 }) { throw .ioError }
        }
        var keeper = keeper(faulty)
        var settling = try keeper.write { _ = try? $0.set(true, 1, at: $0.stamp(step: 1)) }
        var directories = 0
        while let next = settling {
            isFailing.withLock { $0 = next.includesDirectory }
            directories += next.includesDirectory ? 1 : 0
            let failure = next.wait()
            isFailing.withLock { $0 = false }
            XCTAssertNil(failure)
            try keeper.finish(next, failure)
            settling = try keeper.settling(isAwaited: true)
        }
        XCTAssertGreaterThan(directories, 0)
        XCTAssertTrue(keeper.isSaved)
    }
}
