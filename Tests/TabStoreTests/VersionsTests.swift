import TabModel
import XCTest

@testable import TabStore

/// Files of the first version, with two slots, are read and made anew (rule 9).
final class VersionsTests: StoreTestCase {
    /// A file as the first version wrote it.
    private func oldFile(_ saves: [(UInt64, TabRecord)], slotLength: Int = SlotLayout.block) -> [UInt8] {
        var file = [UInt8](repeating: 0, count: 2 * slotLength)
        for (index, (generation, record)) in saves.enumerated() {
            let payload = PayloadWriter(record.plain).bytes
            var header = SlotHeader(capacity: slotLength, generation: generation, payload: payload)
            header.version = 1
            file.apply(.init(offset: index * slotLength, bytes: header.bytes + payload))
        }
        return file
    }

    func testAnOlderFileIsReadAndMadeAnew() throws {
        for saves in [
            [(1, TabRecord.sample(1))], [(3, .sample(3)), (2, .sample(2))],
            [(5, .sample(2)), (6, .sample(3))],
        ] {
            let newest = try XCTUnwrap(saves.max { $0.0 < $1.0 })
            let old = oldFile(saves.map { (UInt64($0.0), $0.1) })
            let disk = ModelDisk(location.fileName, old)
            let contents = try keeper(disk).contents()
            XCTAssertEqual(contents.state, .whole)
            XCTAssertEqual(contents.record, newest.1)
            XCTAssertEqual(contents.problems.count, 0)
            // Reading and an empty save change nothing; making the file does.
            var keeper = keeper(disk)
            try keeper.save { _ in }
            XCTAssertEqual(disk.bytes(location.fileName), old)
            try keeper.save(makingFile: true) { _ in }
            let fresh = try self.keeper(disk).contents()
            XCTAssertEqual(fresh.state, .whole)
            XCTAssertTrue(fresh.isCurrent)
            XCTAssertEqual(fresh.record, newest.1)
            XCTAssertEqual(fresh.header?.generation, UInt64(newest.0) + 1)
            XCTAssertEqual(disk.names, [location.fileName])
        }
    }

    /// A change of an older file, and a process that is killed at any call of it.
    func testAnOlderFileIsMadeAnewByAChange() throws {
        for index in 0... {
            let disk = ModelDisk(location.fileName, oldFile([(3, .sample(3)), (2, .sample(2))]))
            let mortal = MortalFileSystem(disk, dyingAt: index)
            var dying = keeper(mortal.fileSystem)
            try? dying.save { $0.hide("feed", step: 99) }
            if mortal.isDead { disk.unlock(.standardInput) }
            let contents = try keeper(disk).contents()
            XCTAssertEqual(contents.state, .whole)
            XCTAssertTrue(contents.record == .sample(3) || contents.record == dying.record, "call \(index)")
            guard mortal.isDead else { return XCTAssertTrue(contents.isCurrent) }
        }
    }

    /// Zeros mean "never used" in the second slot only, and only if nothing follows them.
    func testZerosInAnOlderFile() throws {
        let whole = oldFile([(1, .sample(1)), (2, .sample(2))])
        var secondHeader = whole
        var first = whole
        var second = whole
        for index in 0..<SlotLayout.block {
            first[index] = 0
            second[SlotLayout.block + index] = 0
            if index < SlotHeader.length { secondHeader[SlotLayout.block + index] = 0 }
        }
        let samples: [([UInt8], LayoutContents.State, TabRecord)] = [
            (secondHeader, .recovered, .sample(1)), (first, .recovered, .sample(2)),
            (second, .whole, .sample(1)),
        ]
        for (bytes, state, record) in samples {
            let contents = try keeper(ModelDisk(location.fileName, bytes)).contents()
            XCTAssertEqual(contents.state, state)
            XCTAssertEqual(contents.record, record)
        }
    }

    /// A newer version's file is read as far as that goes, and never written over.
    func testANewerFileIsLeftAlone() throws {
        let payload = PayloadWriter(TabRecord.sample(2).plain).bytes
        var header = SlotHeader(capacity: SlotLayout.block, generation: 4, payload: payload)
        header.version = SlotHeader.currentVersion + 1
        let file = header.bytes + payload + [UInt8](repeating: 0, count: 30_000)
        let disk = ModelDisk(location.fileName, file)
        var keeper = keeper(disk)
        XCTAssertEqual(try keeper.contents().state, .newer)
        XCTAssertThrowsError(try keeper.save { $0 = .sample(1) })
        XCTAssertFalse(keeper.writeAtOnce { $0 = .sample(1) })
        XCTAssertEqual(disk.bytes(location.fileName), file)
        XCTAssertEqual(disk.names, [location.fileName])
    }
}
