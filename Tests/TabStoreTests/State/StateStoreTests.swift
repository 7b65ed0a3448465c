import Foundation
import Synchronization
import SystemPackage
import XCTest

@testable import TabStore

/// What a program that keeps its interface's state may rely on (R3, S5).
final class StateStoreTests: StateTestCase {
    func testAStateIsReadAsItWasSaved() throws {
        let store = StateStore(stateLocation())
        XCTAssertNil(StateStore.read(at: stateLocation()).state)
        XCTAssertTrue(StateStore.read(at: stateLocation()).problems.isEmpty)
        for step in 1...9 {
            let state = SavedState.sample(step, objectCount: step * 7)
            try store.save(state)
            let (read, problems) = StateStore.read(at: stateLocation())
            XCTAssertEqual(read, state)
            XCTAssertEqual(read?.objects.map(\.archive), state.objects.map(\.archive))
            XCTAssertTrue(problems.isEmpty, "\(problems)")
        }
        XCTAssertEqual(try stateNames(), ["main.state"])
    }

    func testAStateOfNothingIsReadAsItWasSaved() throws {
        let state = SavedState(
            applicationVersion: "",
            systemVersion: "",
            savedAt: 0,
            session: SavedSession(identifier: "", role: "")
        )
        try StateStore(stateLocation()).save(state)
        XCTAssertEqual(StateStore.read(at: stateLocation()).state, state)
        XCTAssertNil(state.window)
        XCTAssertNil(state.activity)
    }

    func testTheFileAndItsDirectoriesAreTheUsersAlone() throws {
        try StateStore(stateLocation()).save(.sample(1))
        let path = stateLocation().path
        XCTAssertEqual(path, directory + "/org.example.Tests/state/main.state")
        XCTAssertEqual(try mode(path), 0o600)
        XCTAssertEqual(try mode(directory + "/org.example.Tests/state"), 0o700)
        XCTAssertEqual(try mode(directory + "/org.example.Tests"), 0o700)
    }

    func testALinkIsNotFollowedWhereverInTheAppsDirectoryItIs() throws {
        let files = FileManager.default
        let application = directory + "/org.example.Tests"
        for (link, target) in [
            (application, "elsewhere"), (application + "/state", "elsewhere"),
            (stateLocation().path, "elsewhere/main.state"),
        ] {
            let elsewhere = directory + "/elsewhere"
            try? files.removeItem(atPath: application)
            try? files.removeItem(atPath: elsewhere)
            try files.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: URL(fileURLWithPath: elsewhere + "/main.state"))
            let parent = (link as NSString).deletingLastPathComponent
            try files.createDirectory(atPath: parent, withIntermediateDirectories: true)
            try files.createSymbolicLink(atPath: link, withDestinationPath: directory + "/" + target)
            let store = StateStore(stateLocation())
            XCTAssertThrowsError(try store.save(.sample(1)), link) { error in
                XCTAssertEqual((error as? TabStoreError)?.code, .symbolicLink, link)
            }
            XCTAssertEqual(StateStore.read(at: stateLocation()).problems.map(\.code), [.symbolicLink], link)
            XCTAssertThrowsError(try store.setAside(), link)
            XCTAssertEqual(try files.contentsOfDirectory(atPath: elsewhere), ["main.state"], link)
            XCTAssertEqual(try String(contentsOfFile: elsewhere + "/main.state", encoding: .utf8), "mine")
        }
    }

    func testAKindOfFileIsNeverTakenForTheOther() throws {
        var layouts = keeper()
        try layouts.save { $0 = .sample(3) }
        try place(try bytes(), at: stateLocation().file)
        let (state, problems) = StateStore.read(at: stateLocation())
        XCTAssertNil(state)
        XCTAssertEqual(problems.map(\.code), [.damaged])

        try StateStore(stateLocation()).save(.sample(1))
        try place(try bytes(at: stateLocation().file), at: location)
        XCTAssertEqual(TabStore.inspect(location).condition, .damaged)
        XCTAssertEqual(try bytes(at: stateLocation().file).prefix(8), Array("tabstat\n".utf8)[...])
    }

    func testTheLatestScheduledStateIsSaved() throws {
        let store = StateStore(stateLocation())
        for step in 1...1000 {
            store.schedule(.sample(step))
        }
        try store.flush()
        XCTAssertEqual(StateStore.read(at: stateLocation()).state, .sample(1000))
        // Most were replaced before the disk took them.
        let generation = try XCTUnwrap(try stateKeeper().contents().header?.generation)
        XCTAssertLessThan(generation, 1000)
    }

    /// However long the disk takes, which others may keep busy for many seconds.
    func testAScheduledStateIsSavedWithoutFlushing() throws {
        let store = StateStore(stateLocation())
        store.schedule(.sample(1))
        let end = Date(timeIntervalSinceNow: 120)
        while StateStore.read(at: stateLocation()).state != .sample(1), Date() < end {
            usleep(10_000)
        }
        XCTAssertEqual(StateStore.read(at: stateLocation()).state, .sample(1), "\(store.problems)")
    }

    /// A fresh file gets its name between a reader's look at it and its look at that: it is no first run.
    func testAFileThatGetsItsNameMeanwhileIsRead() throws {
        try StateStore(stateLocation()).save(.sample(1))
        let name = stateLocation().path
        XCTAssertEqual(rename(name, name + ".new"), 0)
        let opened = Countdown(1)
        let fileSystem = FaultyFileSystem(before: { _, operation throws(Errno) in
            if operation == .open, !opened.next() { rename(name + ".new", name) }
        })
        let (state, problems) = StateStore.read(stateKeeper(fileSystem))
        XCTAssertEqual(state, .sample(1))
        XCTAssertTrue(problems.isEmpty, "\(problems)")
        XCTAssertEqual(fileSystem.recorded.filter { $0 == .open }.count, 2)
    }

    /// Opened by the test when the disk may answer.
    private final class Gate: Sendable {
        private let isOpen = Mutex(false)

        func open() {
            isOpen.withLock { $0 = true }
        }

        func wait() {
            while !isOpen.withLock({ $0 }) { usleep(200) }
        }
    }

    func testSchedulingDoesNotWaitForTheDisk() throws {
        let gate = Gate()
        let store = store(
            FaultyFileSystem(before: { _, operation throws(Errno) in
                if operation == .synchronize { gate.wait() }
            })
        )
        let state = SavedState.sample(1, objectCount: 2000)
        let clock = ContinuousClock()
        for step in 1...50 {
            var state = state
            state.attempts = step
            let time = clock.measure { store.schedule(state) }
            XCTAssertLessThan(time, .milliseconds(50))
        }
        gate.open()
        try store.flush()
        XCTAssertEqual(StateStore.read(at: stateLocation()).state?.attempts, 50)
    }

    /// What comes while the disk has not answered outlasts the process all the same.
    func testAStateIsWrittenWhileTheDiskIsBusy() throws {
        try StateStore(stateLocation()).save(.sample(0))
        let gate = Gate()
        let store = store(
            FaultyFileSystem(before: { _, operation throws(Errno) in
                if operation == .synchronize { gate.wait() }
            })
        )
        for step in 1...2 {
            store.schedule(.sample(step))
            let end = Date(timeIntervalSinceNow: 20)
            while StateStore.read(at: stateLocation()).state != .sample(step), Date() < end { usleep(1_000) }
            XCTAssertEqual(StateStore.read(at: stateLocation()).state, .sample(step))
        }
        gate.open()
        try store.flush()
        XCTAssertEqual(StateStore.read(at: stateLocation()).state, .sample(2))
    }

    func testWhatWasSavedIsNotReplacedByWhatWasScheduledBefore() throws {
        let store = StateStore(stateLocation())
        for step in 1...20 {
            store.schedule(.sample(step))
            try store.save(.sample(100 + step))
            XCTAssertEqual(StateStore.read(at: stateLocation()).state, .sample(100 + step))
        }
        try store.flush()
        XCTAssertEqual(StateStore.read(at: stateLocation()).state, .sample(120))
    }

    func testAFailureIsToldAndTriedAgain() throws {
        try StateStore(stateLocation()).save(.sample(1))
        let failing = Countdown(100_000)
        let store = store(
            FaultyFileSystem(before: { _, operation throws(Errno) in
                if operation == .write, failing.next() { throw .noSpace }
            })
        )
        store.schedule(.sample(2))
        XCTAssertThrowsError(try store.flush()) { error in
            XCTAssertEqual((error as? TabStoreError)?.code, .noSpace)
        }
        XCTAssertEqual(store.problems.map(\.code), [.noSpace])
        XCTAssertEqual(StateStore.read(at: stateLocation()).state, .sample(1))
        while failing.next() {}
        try store.flush()
        XCTAssertTrue(store.problems.isEmpty)
        XCTAssertEqual(StateStore.read(at: stateLocation()).state, .sample(2))
    }

    func testAnotherStoresStateIsReplacedWhole() throws {
        let first = StateStore(stateLocation())
        let second = StateStore(stateLocation())
        try first.save(.sample(1))
        try second.save(.sample(2))
        try first.save(.sample(3))
        XCTAssertEqual(StateStore.read(at: stateLocation()).state, .sample(3))
        try second.flush()
        XCTAssertEqual(StateStore.read(at: stateLocation()).state, .sample(3))
    }

    func testAStateOfTooManyBytesIsRefusedAndTheOneBeforeStays() throws {
        let store = StateStore(stateLocation())
        try store.save(.sample(1))
        var large = SavedState.sample(2)
        large.objects[0].archive = [UInt8](repeating: 7, count: SlotLayout.maximumPayload)
        XCTAssertThrowsError(try store.save(large)) { error in
            XCTAssertEqual((error as? TabStoreError)?.code, .tooLarge)
        }
        XCTAssertEqual(StateStore.read(at: stateLocation()).state, .sample(1))
        large.objects[0].archive.removeLast(8192)
        try store.save(large)
        XCTAssertEqual(StateStore.read(at: stateLocation()).state, large)
    }

    func testAStateOfTooManyPartsIsRefused() throws {
        var state = SavedState.sample(1)
        state.objects[0].path = Array(repeating: "", count: StateFormat.maximumFieldCount)
        XCTAssertThrowsError(try StateStore(stateLocation()).save(state)) { error in
            XCTAssertEqual((error as? TabStoreError)?.code, .tooLarge)
        }
        state.objects[0].path.removeLast(100)
        try StateStore(stateLocation()).save(state)
        XCTAssertEqual(StateStore.read(at: stateLocation()).state, state)
    }

    func testADamagedFileIsKeptAndReplaced() throws {
        try place(Array("no state".utf8), at: stateLocation().file)
        XCTAssertEqual(StateStore.read(at: stateLocation()).problems.map(\.code), [.damaged])
        try store(SystemFileSystem()).save(.sample(1))
        XCTAssertEqual(try stateNames(), ["main.state", "main.state.damaged-20260102T120405Z"])
        XCTAssertEqual(StateStore.read(at: stateLocation()).state, .sample(1))
    }
}
