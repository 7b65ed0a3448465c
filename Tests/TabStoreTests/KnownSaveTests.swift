import SystemPackage
import TabModel
import XCTest

@testable import TabStore

/// A process does not read again what it wrote itself, and notices all the same what others do to it.
final class KnownSaveTests: StoreTestCase {
    /// Saves, of a layout that one reading does not hold.
    private func largeKeeper(_ fileSystem: any FileSystem) throws -> LayoutKeeper {
        var keeper = keeper(fileSystem)
        try keeper.save { $0 = .largeSample(1) }
        // What a fresh file has is read once more, and the slots' headers say the rest from then on.
        for step in UInt64(10)..<13 { try keeper.save { $0.change(step: step) } }
        return keeper
    }

    /// The bytes of the newest save's payload.
    private func newest(_ disk: ModelDisk) throws -> Range<Int> {
        let contents = try keeper(disk).contents()
        let header = try XCTUnwrap(contents.header)
        let start = contents.slot * header.capacity + SlotHeader.length
        return start..<start + header.payloadLength
    }

    func testASaveReadsNoPayloadThatItWrote() throws {
        let disk = ModelDisk()
        let counting = FaultyFileSystem(disk)
        var keeper = try largeKeeper(counting)
        let file = try XCTUnwrap(disk.bytes(location.fileName))
        XCTAssertGreaterThan(file.count, 4 * SlotLayout.block)
        let before = counting.recorded.count { $0 == .read }
        try keeper.save { $0.change(step: 20) }
        let reads = counting.recorded.count { $0 == .read } - before
        XCTAssertEqual(reads, readsOfHeaders(file))
    }

    /// How many calls read the beginning, and the headers that are behind it.
    private func readsOfHeaders(_ file: [UInt8]) -> Int {
        let capacity = file.count / SlotLayout.slotCount
        return 1 + (1..<SlotLayout.slotCount).count { $0 * capacity >= 4 * SlotLayout.block }
    }

    /// What an app reads before its first frame (S2) the store does not read once more.
    func testWhatWasReadAtOnceIsNotReadAgain() async throws {
        let disk = ModelDisk()
        let saved = try largeKeeper(disk).record
        let counting = FaultyFileSystem(disk)
        let store = TabStore(keeper(counting), replica: 1)
        let (record, problems) = store.readAtOnce()
        XCTAssertEqual(record, saved)
        XCTAssertEqual(problems.map(\.code), [])
        let before = counting.recorded.count { $0 == .read }
        let again = await store.record()
        XCTAssertEqual(again, saved)
        let reads = counting.recorded.count { $0 == .read } - before
        XCTAssertEqual(reads, readsOfHeaders(try XCTUnwrap(disk.bytes(location.fileName))))
    }

    /// What is damaged is told at once, and mended by the store's own thread.
    func testWhatWasDamagedAtOnceIsMendedLater() async throws {
        let disk = ModelDisk()
        _ = try largeKeeper(disk)
        let place = try newest(disk)
        let file = try disk.open(location.fileName, in: .standardInput, for: .readingAndWriting)
        _ = try disk.write([0], to: file, at: place.lowerBound + place.count / 2)
        disk.close(file)
        let damaged = try XCTUnwrap(disk.bytes(location.fileName))
        let store = TabStore(keeper(disk), replica: 1)
        let (record, problems) = store.readAtOnce()
        XCTAssertEqual(problems.map(\.code), [.recovered])
        XCTAssertEqual(disk.bytes(location.fileName), damaged)
        let again = await store.record()
        XCTAssertEqual(again, record)
        XCTAssertEqual(disk.bytes(location.fileName + ".damaged-20260102T120405Z"), damaged)
        XCTAssertEqual(try keeper(disk).contents().state, .whole)
    }

    /// What others save between the first frame and the store's own reading is not lost.
    func testWhatOthersSavedSinceIsRead() async throws {
        let disk = ModelDisk()
        _ = try largeKeeper(disk)
        let store = TabStore(keeper(disk), replica: 1)
        let first = store.readAtOnce().record
        XCTAssertNotEqual(first.entry(for: "me")?.visibility?.value, .hidden)
        var other = keeper(disk)
        try other.save { $0.hide("me", step: 30) }
        let record = await store.record()
        XCTAssertEqual(record.entry(for: "me")?.visibility?.value, .hidden)
    }

    /// A store that has a layout already looks into the file for whoever asks anew, such as another window.
    func testAStoreThatHasReadLooksAgain() async throws {
        let store = TabStore(location)
        _ = await store.record()
        let other = TabStore(location)
        try await other.edit { record, stamp in
            try record.hide("me", in: ["home", "me"], at: stamp)
        }
        XCTAssertEqual(store.readAtOnce().record.entry(for: "me")?.visibility?.value, .hidden)
    }

    /// Another program, which knows nothing of layouts, writes into the file between two saves.
    func testDamageOfWhatAProcessKnowsIsNoticed() throws {
        let disk = ModelDisk()
        var keeper = try largeKeeper(disk)
        let place = try newest(disk)
        let file = try disk.open(location.fileName, in: .standardInput, for: .readingAndWriting)
        _ = try disk.write([0], to: file, at: place.lowerBound + place.count / 2)
        disk.close(file)
        let damaged = try XCTUnwrap(disk.bytes(location.fileName))
        try keeper.save { $0.change(step: 20) }
        XCTAssertEqual(keeper.problems.map(\.code), [.recovered])
        XCTAssertEqual(disk.bytes(location.fileName + ".damaged-20260102T120405Z"), damaged)
        let contents = try self.keeper(disk).contents()
        XCTAssertEqual(contents.state, .whole)
        XCTAssertEqual(contents.record, keeper.record)
    }

    /// Where the system does not tell when a file was written, all is read each time.
    func testWithoutTimesAllIsRead() throws {
        let known = KnownSave(
            version: .init(file: .init(device: 1, number: 1), .unused(capacity: SlotLayout.block)),
            written: nil
        )
        let status = FileStatus(
            kind: .file,
            identity: .init(device: 1, number: 1),
            owner: 0,
            mode: 0o600,
            linkCount: 1,
            size: 0
        )
        XCTAssertFalse(known.isUntouched(in: status))
    }

    /// What another process saves meanwhile is read, though the file is the same.
    func testWhatOthersSaveIsRead() throws {
        let disk = ModelDisk()
        var keeper = try largeKeeper(disk)
        var other = self.keeper(disk)
        try other.save { $0.hide("me", step: 30) }
        try keeper.save { $0.change(step: 40) }
        XCTAssertEqual(keeper.record.entry(for: "me")?.visibility?.value, .hidden)
    }
}
