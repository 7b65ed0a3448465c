import Foundation
import TabModel
import XCTest

@testable import TabStore

/// The streams of changes: what they hear, how they end, and what is left of them.
final class StreamsTests: StoreTestCase {
    /// The watches that this process has open.
    private static var watchCount: Int {
        let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return descriptors.count { descriptor in
            let target = try? FileManager.default.destinationOfSymbolicLink(
                atPath: "/proc/self/fd/" + descriptor
            )
            return target?.contains("inotify") ?? false
        }
    }

    private static func wait(until isTrue: () async -> Bool) async throws -> Bool {
        for _ in 0..<250 {
            if await isTrue() {
                return true
            }
            try await Task.sleep(for: .milliseconds(20))
        }
        return false
    }

    private static func listen(
        to changes: AsyncStream<TabRecord>,
        until isExpected: @escaping @Sendable (TabRecord) -> Bool
    ) -> Task<Bool, Never> {
        let listening = Task {
            for await record in changes where isExpected(record) {
                return true
            }
            return false
        }
        Task {
            try? await Task.sleep(for: .seconds(5))
            listening.cancel()
        }
        return listening
    }

    func testAStreamEndsWithItsStoreAndLeavesNoWatch() async throws {
        let before = Self.watchCount
        var store: TabStore? = TabStore(location)
        try await store?.edit { record, stamp in try record.hide("feed", in: Self.declaration, at: stamp) }
        let changes = try XCTUnwrap(store?.changes)
        let ended = Countdown(1)
        let listening = Task {
            for await _ in changes {}
            _ = ended.next()
        }
        let isWatching = try await Self.wait { Self.watchCount == before + 1 }
        XCTAssertTrue(isWatching)
        store = nil
        let hasEnded = try await Self.wait { ended.rest == 0 }
        XCTAssertTrue(hasEnded)
        listening.cancel()
        let isLeft = try await Self.wait { Self.watchCount == before }
        XCTAssertTrue(isLeft)
    }

    func testACancelledReaderLeavesNoWatch() async throws {
        let before = Self.watchCount
        let store = TabStore(location)
        for _ in 0..<20 {
            let changes = store.changes
            let listening = Task { for await _ in changes {} }
            _ = await store.record()
            listening.cancel()
            await listening.value
        }
        let isLeft = try await Self.wait { Self.watchCount == before }
        XCTAssertTrue(isLeft)
        try await store.edit { record, stamp in try record.hide("feed", in: Self.declaration, at: stamp) }
        XCTAssertEqual(Self.watchCount, before)
    }

    func testAStoreHearsOfTheVeryFirstSaveOfAnother() async throws {
        let location = TabStoreLocation(
            applicationIdentifier: "org.example.Tests",
            stateDirectory: directory + "/not/yet/made"
        )
        let first = TabStore(location)
        let heard = Self.listen(to: first.changes) { $0.entry(for: "feed")?.visibility?.value == .hidden }
        try await Task.sleep(for: .milliseconds(100))
        let second = TabStore(location)
        try await second.edit { record, stamp in try record.hide("feed", in: Self.declaration, at: stamp) }
        let hasHeard = await heard.value
        XCTAssertTrue(hasHeard)
    }

    func testAStoreHearsOfADirectoryThatWasRemovedAndMadeByAnother() async throws {
        let first = TabStore(location)
        try await first.edit { record, stamp in try record.hide("feed", in: Self.declaration, at: stamp) }
        let heard = Self.listen(to: first.changes) { $0.entry(for: "me")?.visibility?.value == .hidden }
        try await Task.sleep(for: .milliseconds(50))
        for _ in 0..<5 {
            try FileManager.default.removeItem(atPath: location.directory)
            try await Task.sleep(for: .milliseconds(20))
            let other = TabStore(location)
            try await other.edit { record, stamp in try record.hide("search", in: Self.declaration, at: stamp)
            }
        }
        try FileManager.default.removeItem(atPath: location.directory)
        let second = TabStore(location)
        try await second.edit { record, stamp in try record.hide("me", in: Self.declaration, at: stamp) }
        let hasHeard = await heard.value
        XCTAssertTrue(hasHeard)
    }

    func testAMendedFailureIsNotToldOfAnyMore() async throws {
        try Data().write(to: URL(fileURLWithPath: location.directory))
        let store = TabStore(location)
        var codes = await store.problems().map(\.code)
        XCTAssertEqual(codes, [.notAFile])
        try FileManager.default.removeItem(atPath: location.directory)
        codes = await store.problems().map(\.code)
        XCTAssertEqual(codes, [])
    }
}
