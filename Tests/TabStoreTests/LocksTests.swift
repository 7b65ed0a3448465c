import Foundation
import TabModel
import XCTest

@testable import TabStore

/// A process that stops while it has the lock keeps nobody waiting who needs not wait.
final class LocksTests: StoreTestCase {
    private static let directoryVariable = "TABARD_LOCK_DIRECTORY"

    /// What the process does that is stopped: not a test of its own.
    func testTheProcessThatIsStopped() throws {
        guard let directory = ProcessInfo.processInfo.environment[Self.directoryVariable] else {
            throw XCTSkip("It runs as a child of the other test alone")
        }
        var keeper = LayoutKeeper(
            TabStoreLocation(applicationIdentifier: "org.example.Tests", stateDirectory: directory)
        )
        try keeper.save { record in
            record.hide("feed", step: 50)
            raise(SIGSTOP)
        }
    }

    private func isStopped(_ process: Process) throws -> Bool {
        let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
        return status.split(separator: ")").last?.hasPrefix(" T") ?? false
    }

    func testAStoppedProcessKeepsNobodyElseWaiting() async throws {
        #if !os(Linux)
            throw XCTSkip("It looks for the process's state in /proc")
        #endif
        var writer = keeper()
        try writer.save { $0 = .sample(1) }
        let process = try Child.start(
            "TabStoreTests.LocksTests/testTheProcessThatIsStopped",
            in: directory,
            [Self.directoryVariable: directory]
        )
        defer { kill(process.processIdentifier, SIGCONT) }
        while try !isStopped(process) {
            XCTAssertTrue(process.isRunning)
            try await Task.sleep(for: .milliseconds(10))
        }
        let clock = ContinuousClock()
        let reading = clock.measure { XCTAssertEqual(TabStore.read(at: location).record, .sample(1)) }
        XCTAssertLessThan(reading, .milliseconds(150))

        var waiting = LayoutKeeper(location)
        waiting.patience = 3_000_000
        let stores = (0..<16).map { TabStore(waiting, replica: UInt64($0)) }
        let unfinished = Countdown(stores.count)
        let edits = stores.enumerated().map { number, store in
            Task { () -> TabStoreError.Code? in
                defer { _ = unfinished.next() }
                do throws(TabStoreError) {
                    let id = TabID(stringLiteral: "tab-\(number)")
                    try await store.edit { record, stamp in
                        try record.hide(id, in: TabDeclaration(ids: [id]), at: stamp)
                    }
                    return nil
                } catch {
                    return error.code
                }
            }
        }
        try await Task.sleep(for: .milliseconds(50))
        let elsewhere = TabStore(TabStoreLocation(file: directory + "/other.layout"))
        try await elsewhere.edit { record, stamp in try record.hide("me", in: Self.declaration, at: stamp) }
        for _ in 0..<200 {
            await Task.detached {}.value
        }
        XCTAssertEqual(unfinished.rest, stores.count, "All still wait, and kept nobody waiting")
        for edit in edits {
            let code = await edit.value
            XCTAssertEqual(code, .locked)
        }
        let again = try await clock.measure {
            let store = try XCTUnwrap(stores.first)
            try? await store.flush()
            let record = await store.record()
            XCTAssertNotNil(record.entry(for: "tab-0"))
        }
        XCTAssertLessThan(again, .seconds(2), "Waiting in vain does not add up")

        kill(process.processIdentifier, SIGCONT)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
        for store in stores {
            try await store.flush()
        }
        let record = TabStore.read(at: location).record
        for id in ["feed"] + (0..<16).map({ "tab-\($0)" }) {
            XCTAssertEqual(record.entries.first { $0.id.string == id }?.visibility?.value, .hidden, id)
        }
    }
}
