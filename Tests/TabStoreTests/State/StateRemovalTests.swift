import Foundation
import XCTest

@testable import TabStore

/// A state that is not to come back is kept or removed, and old ones go (R5).
final class StateRemovalTests: StateTestCase {
    func testAStateThatIsSetAsideIsKeptAndNotRead() throws {
        let store = store(SystemFileSystem())
        try store.save(.sample(1))
        let bytes = try bytes(at: stateLocation().file)
        store.schedule(.sample(2))
        let kept = try store.setAside()
        let path = stateLocation().path + ".aside-20260102T120405Z"
        XCTAssertEqual(kept, [path])
        XCTAssertNil(StateStore.read(at: stateLocation()).state)
        XCTAssertTrue(StateStore.read(at: stateLocation()).problems.isEmpty)
        // What was scheduled before may have been written, but does not come back.
        try store.flush()
        XCTAssertEqual(try stateNames(), ["main.state.aside-20260102T120405Z"])
        XCTAssertTrue(
            [SavedState.sample(1), .sample(2)].contains(StateStore.read(at: StateLocation(file: path)).state)
        )
        XCTAssertEqual(bytes.count, try self.bytes(at: StateLocation(file: path).file).count)

        // The next one has the name again, and what is set aside then has another one.
        try store.save(.sample(3))
        XCTAssertEqual(StateStore.read(at: stateLocation()).state, .sample(3))
        XCTAssertEqual(try store.setAside(), [path + "-2"])
        XCTAssertEqual(try store.setAside(), [])
    }

    func testADamagedStateCanBeSetAside() throws {
        try place(Array("no state".utf8), at: stateLocation().file)
        XCTAssertEqual(try StateStore(stateLocation()).setAside().count, 1)
        XCTAssertTrue(StateStore.read(at: stateLocation()).problems.isEmpty)
    }

    func testANewerVersionsStateCanBeSetAside() throws {
        try place(payload: [2, 0, 1])
        let store = StateStore(stateLocation())
        XCTAssertThrowsError(try store.save(.sample(1)))
        XCTAssertEqual(try store.setAside().count, 1)
        try store.save(.sample(1))
        XCTAssertEqual(StateStore.read(at: stateLocation()).state, .sample(1))
    }

    func testAFreshFileWithoutItsNameDoesNotComeBack() throws {
        for isRemoved in [false, true] {
            try StateStore(stateLocation()).save(.sample(1))
            var writer = stateKeeper()
            // Another process was killed between writing a larger state and giving it its name.
            let isWritten = writer.writeAtOnce { $0 = .largeSample(2) }
            XCTAssertTrue(isWritten)
            XCTAssertEqual(try stateNames().filter { $0 == "main.state.new" }.count, 1)
            XCTAssertEqual(StateStore.read(at: stateLocation()).state, StateRecord.largeSample(2).state)
            let store = StateStore(stateLocation())
            if isRemoved {
                try store.remove()
            } else {
                XCTAssertEqual(try store.setAside().count, 2)
            }
            XCTAssertNil(StateStore.read(at: stateLocation()).state)
            XCTAssertFalse(try stateNames().contains { $0 == "main.state" || $0 == "main.state.new" })
        }
    }

    func testAStateThatIsRemovedIsGone() throws {
        let store = StateStore(stateLocation())
        try store.remove()
        try store.save(.sample(1))
        store.schedule(.sample(2))
        try store.remove()
        try store.flush()
        XCTAssertNil(StateStore.read(at: stateLocation()).state)
        XCTAssertEqual(try stateNames(), [])
        try store.save(.sample(3))
        XCTAssertEqual(StateStore.read(at: stateLocation()).state, .sample(3))
    }

    /// Wherever the process is killed while it sets a state aside or removes it, what is read is that state or none.
    func testEveryCallOfSettingAsideMayBeTheLast() throws {
        var deaths = 0
        for isRemoved in [false, true] {
            for index in 0... {
                let disk = ModelDisk()
                var first = stateKeeper(disk)
                try first.save { $0 = .sample(1) }
                let mortal = MortalFileSystem(disk, dyingAt: index)
                var dying = stateKeeper(mortal.fileSystem)
                do throws(TabStoreError) {
                    if isRemoved { try dying.remove() } else { _ = try dying.setAside() }
                } catch {
                    XCTAssertTrue(mortal.isDead, "\(error)")
                }
                guard mortal.isDead else { break }
                deaths += 1
                disk.unlock(.standardInput)
                let record = try stateKeeper(disk).contents().record
                XCTAssertTrue(record == nil || record == .sample(1), "call \(index)")
                if record == nil, !isRemoved {
                    let kept = disk.names.compactMap { disk.bytes($0) }.filter { !$0.isEmpty }
                    XCTAssertEqual(kept.count, 1, "call \(index)")
                }
            }
        }
        XCTAssertGreaterThan(deaths, 10)
    }

    /// What a power cut leaves is that state or none, and none once it was set aside or removed.
    func testAStateThatIsSetAsideDoesNotComeBackAfterAPowerCut() throws {
        let seed = UInt64.random(in: .min ... .max)
        var powerCut = PowerCut(seed: seed)
        var outcomes = 0
        for isRemoved in [false, true] {
            let disk = ModelDisk()
            var keeper = stateKeeper(disk)
            try keeper.save { $0 = .sample(1) }
            let states = try disk.states(during: {
                if isRemoved { try keeper.remove() } else { _ = try keeper.setAside() }
            })
            for (step, state) in states.enumerated() {
                try powerCut.outcomes(of: state, for: stateLocation().fileName) { left in
                    outcomes += 1
                    let record = try stateKeeper(ModelDisk(left)).contents().record
                    let isDone = step == states.count - 1
                    let context = "seed \(seed), step \(step)"
                    XCTAssertTrue(record == nil || !isDone && record == .sample(1), context)
                }
            }
        }
        XCTAssertGreaterThan(outcomes, 6)
    }

    private func save(_ session: String, daysAgo: Double) throws {
        try StateStore(stateLocation(session)).save(.sample(1))
        try age(session + ".state", days: daysAgo)
    }

    private func age(_ name: String, days: Double) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -days * 86_400)],
            ofItemAtPath: stateLocation().directory + "/" + name
        )
    }

    private func sessions() throws -> [String] {
        try StateFile.all(ofApplication: Self.application, stateDirectory: directory).map(\.location.session)
    }

    func testTheSessionsAreListedNewestFirst() throws {
        XCTAssertEqual(try sessions(), [])
        try save("b", daysAgo: 2)
        try save("a.state", daysAgo: 1)
        try save("c", daysAgo: 3)
        try place([1], at: TabStoreLocation(file: stateLocation().directory + "/other"))
        try FileManager.default.createDirectory(
            atPath: stateLocation("folder").path,
            withIntermediateDirectories: false
        )
        _ = try stateLocation("d").claim()
        XCTAssertEqual(try sessions(), ["a.state", "b", "c"])
        let files = try StateFile.all(ofApplication: Self.application, stateDirectory: directory)
        XCTAssertEqual(files.first?.location, stateLocation("a.state"))
        XCTAssertEqual(files.first?.size, 4 * 4096)
    }

    private func removeAll(daysAgo: Double, keeping count: Int) throws -> [String] {
        let time = Date(timeIntervalSinceNow: -daysAgo * 86_400).timeIntervalSince1970 * 1000
        return try StateFile.removeAll(
            ofApplication: Self.application,
            writtenBefore: UInt64(time),
            keeping: count,
            stateDirectory: directory
        ).map(\.session)
    }

    func testOldSessionsAndThoseBeyondANumberAreRemoved() throws {
        XCTAssertEqual(try removeAll(daysAgo: 1, keeping: 0), [])
        for (index, session) in ["a", "b", "c", "d", "e"].enumerated() {
            try save(session, daysAgo: Double(index))
        }
        XCTAssertEqual(try removeAll(daysAgo: 3.5, keeping: 10), ["e"])
        XCTAssertEqual(try removeAll(daysAgo: 10, keeping: 3), ["d"])
        let claim = try XCTUnwrap(try stateLocation("c").claim())
        XCTAssertEqual(try removeAll(daysAgo: 10, keeping: 1), ["b"])
        XCTAssertEqual(try sessions(), ["a", "c"])
        withExtendedLifetime(claim) {}
        XCTAssertEqual(try stateNames(), ["a.state", "c.state", "c.state.lock"])
    }

    func testWhatWasKeptIsRemovedByTheSameMeasures() throws {
        for (index, session) in ["a", "b", "c"].enumerated() {
            let keeper = RecordKeeper<StateRecord>(stateLocation(session).file, now: { Self.noon })
            let store = StateStore(keeper, stateLocation(session))
            try store.save(.sample(1))
            try store.setAside()
            try age("\(session).state.aside-20260102T120405Z", days: Double(index))
            _ = try stateLocation(session).claim()
        }
        try save("d", daysAgo: 0)
        XCTAssertEqual(try removeAll(daysAgo: 1.5, keeping: 1), [])
        XCTAssertEqual(try stateNames(), ["a.state.aside-20260102T120405Z", "d.state"])
    }
}
