import Foundation
import Synchronization
import TabModel
import XCTest

@testable import TabStore

/// The store as an app uses it.
final class TabStoreTests: StoreTestCase {
    private struct Refused: Error {}

    /// Waits ten seconds for a layout.
    private static func listen(
        to changes: AsyncStream<TabRecord>,
        for isExpected: @escaping @Sendable (TabArrangement) -> Bool
    ) -> Task<TabRecord?, Never> {
        let listening = Task { () -> TabRecord? in
            var iterator = changes.makeAsyncIterator()
            while let record = await iterator.next() {
                if isExpected(record.arrangement(for: declaration)) {
                    return record
                }
            }
            return nil
        }
        Task {
            try? await Task.sleep(for: .seconds(10))
            listening.cancel()
        }
        return listening
    }

    func testChangesAreThereAfterARestart() async throws {
        let store = try await TabStore.open(location)
        try await store.edit { record, stamp in
            try record.move("me", to: .first, in: Self.declaration, at: stamp)
        }
        let reopened = try await TabStore.open(location)
        let record = await reopened.record()
        XCTAssertEqual(record.arrangement(for: Self.declaration).order, ["me", "home", "search", "feed"])
        let problems = await reopened.problems()
        XCTAssertEqual(problems.count, 0)
    }

    func testAFirstRunHasNoProblems() async throws {
        XCTAssertEqual(TabStore.inspect(location).condition, .missing)
        let store = try await TabStore.open(location)
        let record = await store.record()
        XCTAssertEqual(record, TabRecord())
        XCTAssertFalse(FileManager.default.fileExists(atPath: location.directory))
    }

    func testScheduledChangesAreSavedTogetherAndInOrder() async throws {
        let store = TabStore(location)
        let ids: [TabID] = ["home", "search", "feed", "me"]
        for index in 0..<400 {
            store.schedule { record, stamp in
                try record.move(ids[index % 4], to: .first, in: Self.declaration, at: stamp)
            }
        }
        try await store.flush()
        let reading = TabStore.inspect(location)
        XCTAssertEqual(
            reading.record.arrangement(for: Self.declaration).order,
            ["me", "feed", "search", "home"]
        )
        XCTAssertLessThan(reading.generation, 400)
    }

    func testARefusedChangeChangesNothing() async throws {
        let store = TabStore(location)
        do {
            try await store.edit { record, stamp in
                try record.move("me", to: .first, in: Self.declaration, at: stamp)
                throw Refused()
            }
            XCTFail("It is refused")
        } catch {
            XCTAssertEqual(error.code, .refused)
            XCTAssertTrue(error.cause is Refused)
        }
        let record = await store.record()
        XCTAssertEqual(record, TabRecord())
        store.schedule { _, _ in throw Refused() }
        do {
            try await store.flush()
            XCTFail("It is refused")
        } catch {
            XCTAssertEqual(error.code, .refused)
        }
        try await store.flush()
    }

    func testAfterAFailureTheAppGoesOnInMemoryAndTheNextChangeSavesAll() async throws {
        try Data().write(to: URL(fileURLWithPath: location.directory))
        let store = TabStore(location)
        for _ in 0..<2 {
            do {
                try await store.edit { record, stamp in
                    try record.hide("feed", in: Self.declaration, at: stamp)
                }
                XCTFail("A file is in the directory's place")
            } catch {
                XCTAssertEqual(error.code, .notAFile)
            }
        }
        let hidden = await store.record().arrangement(for: Self.declaration).hidden
        XCTAssertEqual(hidden, ["feed"])
        let codes = await store.problems().map(\.code)
        XCTAssertEqual(codes, [.notAFile])
        try FileManager.default.removeItem(atPath: location.directory)
        try await store.edit { record, stamp in
            try record.move("me", to: .first, in: Self.declaration, at: stamp)
        }
        let arrangement = TabStore.read(at: location).record.arrangement(for: Self.declaration)
        XCTAssertEqual(arrangement.order.first, "me")
        XCTAssertEqual(arrangement.hidden, ["feed"])
        let left = await store.problems().count
        XCTAssertEqual(left, 0)
    }

    func testOpeningMendsADamagedFileAndKeepsIt() async throws {
        try place(Array("damaged".utf8))
        let store = try await TabStore.open(location)
        let codes = await store.problems().map(\.code)
        XCTAssertEqual(codes, [.damaged])
        XCTAssertEqual(TabStore.inspect(location).condition, .whole)
        let kept = try names().filter { $0.contains(".damaged-") }
        XCTAssertEqual(kept.count, 1)
        let path = location.directory + "/" + (kept.first ?? "")
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "damaged")
    }

    func testTwoStoresFollowEachOther() async throws {
        let first = TabStore(location)
        let second = TabStore(location)
        try await first.edit { record, stamp in
            try record.hide("feed", in: Self.declaration, at: stamp)
        }
        _ = await second.record()
        let heard = Self.listen(to: second.changes) { $0.order.first == "me" }
        try await Task.sleep(for: .milliseconds(100))
        try await first.edit { record, stamp in
            try record.move("me", to: .first, in: Self.declaration, at: stamp)
        }
        let record = await heard.value
        XCTAssertEqual(record?.arrangement(for: Self.declaration).hidden, ["feed"])
        let known = await second.record()
        XCTAssertEqual(known, record)
    }

    func testAStoreHearsOfADirectoryThatIsMadeLater() async throws {
        let first = TabStore(location)
        let heard = Self.listen(to: first.changes) { $0.hidden.count == 3 }
        try await Task.sleep(for: .milliseconds(50))
        let second = TabStore(location)
        try await second.edit { record, stamp in
            try record.hide("feed", in: Self.declaration, at: stamp)
        }
        try await first.edit { record, stamp in
            try record.hide("search", in: Self.declaration, at: stamp)
        }
        try await second.edit { record, stamp in
            try record.hide("me", in: Self.declaration, at: stamp)
        }
        let record = await heard.value
        XCTAssertNotNil(record)
    }

    func testAStoreFollowsADirectoryThatIsMadeAnew() async throws {
        let first = TabStore(location)
        try await first.edit { record, stamp in
            try record.hide("feed", in: Self.declaration, at: stamp)
        }
        let heard = Self.listen(to: first.changes) { $0.hidden.count == 3 }
        _ = await first.record()
        try FileManager.default.removeItem(atPath: location.directory)
        try await first.edit { record, stamp in
            try record.hide("search", in: Self.declaration, at: stamp)
        }
        XCTAssertEqual(TabStore.read(at: location).record.arrangement(for: Self.declaration).hidden.count, 2)
        let second = TabStore(location)
        try await second.edit { record, stamp in
            try record.hide("me", in: Self.declaration, at: stamp)
        }
        let record = await heard.value
        XCTAssertNotNil(record)
    }

    func testWhatOthersRemovedStaysRemoved() async throws {
        let first = TabStore(location)
        let second = TabStore(location)
        try await first.edit { record, stamp in
            try record.hide("feed", in: Self.declaration, at: stamp)
        }
        _ = await second.record()
        try await first.edit { record, stamp in try record.retire(["feed"], at: stamp) }
        try await second.edit { record, stamp in
            try record.move("me", to: .first, in: ["home", "search", "me"], at: stamp)
        }
        XCTAssertNil(TabStore.read(at: location).record.entry(for: "feed"))
    }

    func testAStoreIsReleased() async throws {
        weak var released: TabStore?
        do {
            let store = TabStore(location)
            released = store
            let changes = store.changes
            try await store.edit { record, stamp in
                try record.hide("feed", in: Self.declaration, at: stamp)
            }
            _ = changes
        }
        for _ in 0..<100 where released != nil {
            try await Task.sleep(for: .milliseconds(20))
        }
        XCTAssertNil(released)
    }
}
