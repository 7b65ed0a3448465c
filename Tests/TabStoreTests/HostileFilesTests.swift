import Foundation
import TabModel
import XCTest

@testable import TabStore

/// What a hostile neighbour may put in the file's place costs bounded time and memory and is never overwritten,
/// except that a damaged file is kept aside (S5).
final class HostileFilesTests: StoreTestCase {
    /// Reads and saves; both must give the error, and the file's place must be as it was.
    private func assertRefused(_ code: TabStoreError.Code, line: UInt = #line) {
        let before = names(below: directory)
        let status = FileState(location.path)
        let use = ResourceUse()
        let (record, problems) = TabStore.read(at: location)
        XCTAssertEqual(record, TabRecord(), line: line)
        XCTAssertEqual(problems.map(\.code), [code], line: line)
        var keeper = keeper()
        XCTAssertThrowsError(try keeper.save { $0 = .sample(1) }, line: line) { error in
            XCTAssertEqual((error as? TabStoreError)?.code, code, line: line)
        }
        XCTAssertEqual(keeper.record, .sample(1), line: line)
        use.assertSmall(line: line)
        XCTAssertEqual(names(below: directory), before, line: line)
        XCTAssertEqual(FileState(location.path), status, line: line)
    }

    private func names(below path: String) -> [String] {
        FileManager.default.subpaths(atPath: path)?.sorted() ?? []
    }

    private func makeDirectory() throws {
        try FileManager.default.createDirectory(
            atPath: location.directory,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    func testASymbolicLinkIsNotFollowed() throws {
        try makeDirectory()
        let target = directory + "/precious"
        try Data("precious".utf8).write(to: URL(fileURLWithPath: target))
        try FileManager.default.createSymbolicLink(atPath: location.path, withDestinationPath: target)
        assertRefused(.symbolicLink)
        XCTAssertEqual(try String(contentsOfFile: target, encoding: .utf8), "precious")
    }

    func testASymbolicLinkInTheDirectorysPlaceIsNotFollowed() throws {
        let target = directory + "/elsewhere"
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            atPath: location.directory,
            withDestinationPath: target
        )
        assertRefused(.symbolicLink)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: target), [])
    }

    func testAPipeIsNotWaitedFor() throws {
        try makeDirectory()
        XCTAssertEqual(mkfifo(location.path, 0o600), 0)
        assertRefused(.notAFile)
    }

    func testASymbolicLinkToNothingIsNotFollowed() throws {
        try makeDirectory()
        try FileManager.default.createSymbolicLink(
            atPath: location.path,
            withDestinationPath: directory + "/nothing"
        )
        assertRefused(.symbolicLink)
    }

    func testSymbolicLinksBesideTheFileAreNotFollowed() throws {
        try makeDirectory()
        let target = directory + "/precious"
        try Data("precious".utf8).write(to: URL(fileURLWithPath: target))
        for name in [".new", ".damaged-20260102T120405Z"] {
            try FileManager.default.createSymbolicLink(
                atPath: location.path + name,
                withDestinationPath: target
            )
        }
        try Data("no layout".utf8).write(to: URL(fileURLWithPath: location.path))
        var keeper = keeper()
        try keeper.save { $0 = .sample(1) }
        XCTAssertEqual(TabStore.read(at: location).record, .sample(1))
        XCTAssertEqual(try String(contentsOfFile: target, encoding: .utf8), "precious")
        let kept = location.path + ".damaged-20260102T120405Z-2"
        XCTAssertEqual(try String(contentsOfFile: kept, encoding: .utf8), "no layout")
    }

    func testADirectoryInThePlaceOfTheNewFile() throws {
        try makeDirectory()
        try FileManager.default.createDirectory(
            atPath: location.path + ".new",
            withIntermediateDirectories: false
        )
        var keeper = keeper()
        XCTAssertThrowsError(try keeper.save { $0 = .sample(1) }) { error in
            XCTAssertEqual((error as? TabStoreError)?.code, .notAFile)
            XCTAssertEqual((error as? TabStoreError)?.path, location.path + ".new")
        }
        XCTAssertEqual(keeper.record, .sample(1))
    }

    func testASocketInTheFilesPlace() throws {
        try makeDirectory()
        let listener = try LocalListener(location.path)
        defer { listener.stop() }
        // The system refuses to open a socket before anything can be known of it.
        assertRefused(.notAFile)
    }

    func testADeviceInTheFilesPlace() throws {
        try makeDirectory()
        // The device that /dev/zero is on Linux.
        guard mknod(location.path, S_IFCHR | 0o600, 0x105) == 0 else {
            throw XCTSkip("Only the superuser can make devices")
        }
        let device = open(location.path, O_RDONLY)
        try XCTSkipIf(device < 0, "There are no devices on this file system")
        close(device)
        assertRefused(.notAFile)
    }

    func testADirectoryInTheFilesPlace() throws {
        try FileManager.default.createDirectory(atPath: location.path, withIntermediateDirectories: true)
        assertRefused(.notAFile)
    }

    func testAFileInTheDirectorysPlace() throws {
        try Data().write(to: URL(fileURLWithPath: location.directory))
        assertRefused(.notAFile)
    }

    func testAFileOfSomebodyElse() throws {
        try XCTSkipIf(getuid() != 0, "Only the superuser can give files away")
        try makeDirectory()
        try Data("theirs".utf8).write(to: URL(fileURLWithPath: location.path))
        XCTAssertEqual(chown(location.path, 65_534, 65_534), 0)
        assertRefused(.foreignOwner)
    }

    func testADirectoryOfSomebodyElse() throws {
        try XCTSkipIf(getuid() != 0, "Only the superuser can give directories away")
        try makeDirectory()
        XCTAssertEqual(chown(location.directory, 65_534, 65_534), 0)
        assertRefused(.foreignOwner)
    }

    /// Makes the file longer, or makes one of zeros, without using space for it.
    private func extend(to size: Int) {
        let file = open(location.path, O_CREAT | O_WRONLY, 0o600)
        XCTAssertEqual(ftruncate(file, off_t(size)), 0)
        close(file)
    }

    private func assertGigabyteIsKeptAside(line: UInt = #line) throws {
        let use = ResourceUse()
        let (_, problems) = TabStore.read(at: location)
        XCTAssertEqual(problems.map(\.code), [.damaged], line: line)
        XCTAssertEqual((problems.first?.cause as? TabStoreError)?.code, .tooLarge, line: line)
        var keeper = keeper()
        try keeper.save { $0 = .sample(1) }
        use.assertSmall(line: line)
        XCTAssertEqual(TabStore.read(at: location).record, .sample(1), line: line)
        let kept = location.path + ".damaged-20260102T120405Z"
        let size = try FileManager.default.attributesOfItem(atPath: kept)[.size] as? Int
        XCTAssertEqual(size, 1 << 30, line: line)
    }

    func testAGigabyteOfZerosIsKeptAside() throws {
        try makeDirectory()
        extend(to: 1 << 30)
        try assertGigabyteIsKeptAside()
    }

    /// Nothing is looked for in a damaged file twice, and in few calls.
    func testALargeDamagedFileIsSearchedOnce() throws {
        try makeDirectory()
        extend(to: 1 << 30)
        let counting = FaultyFileSystem()
        XCTAssertEqual(try keeper(counting).contents().state, .damaged)
        let reads = counting.recorded.count { $0 == .read }
        XCTAssertLessThanOrEqual(reads, 2 + 1 + SlotLayout.maximumFileSize / (256 * 1024))
    }

    /// What follows a whole layout is told, costs nothing, and is left out by the next save.
    func testAGigabyteOfZerosBehindALayout() throws {
        var keeper = keeper()
        try keeper.save { $0 = .sample(1) }
        let size = try bytes().count
        extend(to: 1 << 30)
        let use = ResourceUse()
        let reading = TabStore.inspect(location)
        XCTAssertEqual(reading.condition, .whole)
        XCTAssertEqual(reading.record, .sample(1))
        XCTAssertEqual(reading.problems.map(\.code), [.trailingBytes])
        try keeper.save { $0 = .sample(2) }
        use.assertSmall()
        XCTAssertEqual(TabStore.read(at: location).record, .sample(2))
        XCTAssertEqual(TabStore.read(at: location).problems.map(\.code), [])
        XCTAssertEqual(try bytes().count, size)
        XCTAssertEqual(try names(), [location.fileName])
    }

    /// A process that has the layout in memory already is told of nothing new, and mends the file all the same.
    func testAnyBytesBehindALayout() throws {
        for count in [1, 63, 64, 4095, 4096, 12_288, 100_000] {
            try? FileManager.default.removeItem(atPath: location.path)
            var keeper = keeper()
            try keeper.save { $0 = .sample(1) }
            let file = try bytes()
            try place(file + (0..<count).map { _ in UInt8.random(in: 0...255) })
            XCTAssertEqual(TabStore.inspect(location).condition, .whole)
            XCTAssertEqual(TabStore.read(at: location).record, .sample(1))
            XCTAssertEqual(TabStore.read(at: location).problems.map(\.code), [.trailingBytes])
            try keeper.save { $0 = .sample(2) }
            XCTAssertEqual(TabStore.read(at: location).problems.map(\.code), [])
            XCTAssertEqual(TabStore.read(at: location).record, .sample(2))
            XCTAssertEqual(try bytes().count, file.count)
        }
    }

    /// The first slot is damaged, and what follows the file does not hide the others.
    func testAGigabyteBehindADamagedLayout() throws {
        var keeper = keeper()
        try keeper.save { $0 = .sample(1) }
        try keeper.save { $0 = .sample(2) }
        var file = try bytes()
        file[0] ^= 1
        try place(file)
        extend(to: 1 << 30)
        let use = ResourceUse()
        XCTAssertEqual(TabStore.inspect(location).condition, .recovered)
        XCTAssertEqual(TabStore.read(at: location).record, .sample(2))
        use.assertSmall()
    }

    func testZerosOfTheGreatestSize() throws {
        try makeDirectory()
        extend(to: SlotLayout.maximumFileSize)
        let use = ResourceUse()
        XCTAssertEqual(TabStore.read(at: location).problems.map(\.code), [.damaged])
        use.assertSmall()
    }

    func testZerosThatCouldBeSlots() throws {
        try place([UInt8](repeating: 0, count: 2 * SlotLayout.block))
        XCTAssertEqual(TabStore.read(at: location).problems.map(\.code), [.damaged])
    }

    func testAnEmptyFileIsDamageAndNoFirstRun() throws {
        try place([])
        XCTAssertEqual(TabStore.inspect(location).condition, .damaged)
    }

    func testOtherNamesForTheFileAreLeftAlone() throws {
        var keeper = keeper()
        try keeper.save { $0 = .sample(1) }
        let other = directory + "/other"
        XCTAssertEqual(link(location.path, other), 0)
        let before = try Data(contentsOf: URL(fileURLWithPath: other))
        try keeper.save { $0 = .sample(2) }
        XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: other)), before)
        XCTAssertEqual(TabStore.read(at: location).record, .sample(2))
    }

    func testPermissionsAreTheUsersAlone() throws {
        try FileManager.default.createDirectory(atPath: location.directory, withIntermediateDirectories: true)
        XCTAssertEqual(chmod(location.directory, 0o777), 0)
        var keeper = keeper()
        try keeper.save { $0 = .sample(1) }
        XCTAssertEqual(chmod(location.path, 0o644), 0)
        try keeper.save { $0 = .sample(2) }
        for (path, mode) in [(location.directory, 0o700), (location.path, 0o600)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            XCTAssertEqual(attributes[.posixPermissions] as? Int, mode, path)
        }
    }

    func testALeftoverOfAnInterruptedSaveIsNoHindrance() throws {
        try makeDirectory()
        try Data("half".utf8).write(to: URL(fileURLWithPath: location.path + ".new"))
        var keeper = keeper()
        try keeper.save { $0 = .sample(1) }
        XCTAssertEqual(try names(), [location.fileName])
    }

    func testALockThatIsNeverReleasedIsReported() throws {
        try makeDirectory()
        let other = open(location.directory, O_RDONLY)
        defer { close(other) }
        XCTAssertEqual(flock(other, LOCK_EX), 0)
        var keeper = keeper()
        keeper.patience = 20_000
        XCTAssertThrowsError(try keeper.save { $0 = .sample(1) }) { error in
            XCTAssertEqual((error as? TabStoreError)?.code, .locked)
        }
        XCTAssertEqual(flock(other, LOCK_UN), 0)
        XCTAssertNoThrow(try keeper.save { _ in })
        XCTAssertEqual(TabStore.read(at: location).record, .sample(1))
    }

    func testPermissionsAreTheUsersWhateverTheProcessMasks() throws {
        let location = TabStoreLocation(
            applicationIdentifier: "org.example.Masked",
            stateDirectory: directory + "/state"
        )
        let mask = umask(0o777)
        defer { umask(mask) }
        var keeper = LayoutKeeper(location)
        try keeper.save { $0 = .sample(1) }
        for (path, mode) in [
            (directory + "/state", 0o700), (location.directory, 0o700), (location.path, 0o600),
        ] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            XCTAssertEqual(attributes[.posixPermissions] as? Int, mode, path)
        }
    }

    func testAGenerationThatCannotGrowStopsNoSave() throws {
        var writer = keeper()
        try writer.save { $0 = .sample(1) }
        for generation in [UInt64.max - 1, UInt64.max - 2] {
            let payload = PayloadWriter(TabRecord.sample(1).plain).bytes
            let header = SlotHeader(
                capacity: SlotLayout.capacity(forPayload: payload.count),
                generation: generation,
                payload: payload
            )
            try place(SlotLayout.file(header, payload: payload))
            var keepers = [keeper(), keeper()]
            for step in 0..<6 {
                let (id, other): (TabID, TabID) = step % 2 == 0 ? ("feed", "me") : ("me", "feed")
                try keepers[step % 2].save { $0.bringForward(id, step: UInt64(100 + step)) }
                let reading = TabStore.inspect(location)
                XCTAssertEqual(reading.condition, .whole)
                XCTAssertEqual(reading.record, keepers[step % 2].record)
                let order = reading.record.arrangement(for: Self.declaration).order
                XCTAssertEqual(order.first, id)
                XCTAssertTrue(step == 0 || order.dropFirst().first == other)
            }
        }
    }

    func testASecondSlotOfAnotherSizeIsDamage() throws {
        var keeper = keeper()
        try keeper.save { $0 = .sample(1) }
        try keeper.save { $0 = .sample(2) }
        let payload = PayloadWriter(TabRecord.sample(3).plain).bytes
        var file = try bytes()
        let header = SlotHeader(capacity: 3 * SlotLayout.block, generation: 9, payload: payload)
        let start = file.count / SlotLayout.slotCount
        file += [UInt8](repeating: 0, count: 9 * SlotLayout.block - file.count)
        file.replaceSubrange(start..<start + SlotHeader.length, with: header.bytes)
        file.replaceSubrange(
            start + SlotHeader.length..<start + SlotHeader.length + payload.count,
            with: payload
        )
        try place(file)
        XCTAssertEqual(TabStore.inspect(location).condition, .recovered)
        XCTAssertEqual(TabStore.read(at: location).record, .sample(1))
    }

    func testAZeroByteEndsNoPath() {
        let location = TabStoreLocation(file: directory + "/layout\0.hidden")
        XCTAssertEqual(TabStore.read(at: location).problems.map(\.code), [.invalidPath])
        var keeper = LayoutKeeper(location)
        XCTAssertThrowsError(try keeper.save { $0 = .sample(1) }) { error in
            XCTAssertEqual((error as? TabStoreError)?.code, .invalidPath)
        }
        XCTAssertEqual(try? FileManager.default.contentsOfDirectory(atPath: directory), [])
    }

    func testDamageIsNoFirstRunWhereThereAreNoSecondNames() throws {
        let damaged = [UInt8]("damaged".utf8)
        for index in 0... {
            let disk = ModelDisk(location.fileName, damaged, allowsLinks: false)
            let mortal = MortalFileSystem(disk, dyingAt: index)
            var dying = keeper(mortal.fileSystem)
            try? dying.save { $0 = .sample(1) }
            guard mortal.isDead else { break }
            disk.unlock(.standardInput)
            XCTAssertNotEqual(try keeper(disk).contents().state, .missing, "call \(index)")
        }
    }

    func testTheProblemsOfAHostileFileAreCounted() throws {
        var record = TabRecord.sample(1).plain
        record.entries = (0..<5000).map { _ in .init(id: "me") }
        let payload = PayloadWriter(record).bytes
        let header = SlotHeader(
            capacity: SlotLayout.capacity(forPayload: payload.count),
            generation: 1,
            payload: payload
        )
        try place(SlotLayout.file(header, payload: payload))
        XCTAssertEqual(TabStore.read(at: location).problems.count, 100)
    }

    /// A count of saves that is at its end starts anew, in a fresh file.
    func testTheGreatestGenerationDoesNotStopTheSaves() throws {
        for isDamaged in [false, true] {
            let payload = PayloadWriter(TabRecord.sample(1).plain).bytes
            for generation in [UInt64.max - 2, UInt64.max - 1] {
                var header = SlotHeader(capacity: SlotLayout.block, generation: generation, payload: payload)
                header.payloadChecksum ^= isDamaged ? 1 : 0
                try place(SlotLayout.file(header, payload: payload))
                var keeper = keeper()
                for step in 2...6 {
                    try keeper.save { $0 = .sample(step) }
                    XCTAssertEqual(TabStore.inspect(location).condition, .whole, "\(generation)")
                    XCTAssertEqual(TabStore.read(at: location).record, .sample(step), "\(generation)")
                }
            }
        }
    }
}
