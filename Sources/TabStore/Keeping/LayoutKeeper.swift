import SystemPackage
import TabModel

/// Holds a layout in memory and saves it; the whole of what `TabStore` does, but for the waiting and the telling.
///
/// What makes a save safe against crashes, kills and power cuts:
/// - The newest save is never written over. A save goes to the other slot, or to a new file that takes the name.
/// - A slot may be written over only if the other one, and the file's name, are surely on the disk. What another
///   process saved, perhaps killed before it could make sure, is therefore synchronized first.
/// - A slot whose synchronization failed is wiped, and a fresh file is written: the system may believe to be on the
///   disk what is not.
struct LayoutKeeper: Sendable {
    let location: TabStoreLocation
    private(set) var fileSystem: any FileSystem
    /// Milliseconds since 1970.
    let now: @Sendable () -> UInt64
    /// The microseconds to wait for another process.
    var patience: UInt32 = 5_000_000

    /// The layout as the app sees it: what was read, and all changes since.
    private(set) var record = TabRecord()
    /// Whether the file has all that the record has.
    private(set) var isSaved = true
    /// What was wrong with the file when it was last read.
    private(set) var problems: [TabStoreError] = []
    /// The save that the record includes.
    private(set) var known: LayoutContents.Version?
    /// Which directory the layout was in when it was last read or saved, nil if there was none.
    private(set) var directory: FileStatus.Identity?
    /// The save that this process has seen reach the disk.
    private var settled: LayoutContents.Version?
    private var needsFreshFile = false
    private var greatestGeneration: UInt64 = 0
    /// Whether the last wait for the lock was in vain: the next ones are short, so that they do not add up.
    private var isLockStuck = false
    private static let shortPatience: UInt32 = 100_000

    init(
        _ location: TabStoreLocation,
        fileSystem: any FileSystem = SystemFileSystem(),
        now: @escaping @Sendable () -> UInt64 = WallClock.milliseconds
    ) {
        self.location = location
        self.fileSystem = fileSystem
        self.now = now
    }

    /// The same keeper on another file system, for tests of what comes after a failure.
    func reconnected(to fileSystem: any FileSystem) -> LayoutKeeper {
        var keeper = self
        keeper.fileSystem = fileSystem
        return keeper
    }

    /// Reads what is saved, without a lock unless something looks wrong: then it may be just being written.
    func contents() throws(TabStoreError) -> LayoutContents {
        guard let folder = try LayoutFolder.open(location, in: fileSystem) else { return LayoutContents() }
        defer { folder.close() }
        let first = try read(in: folder)
        switch first.state {
        case .missing, .whole, .newer: return first
        case .recovered, .damaged: break
        }
        do throws(TabStoreError) {
            try folder.lock(patience: patience)
        } catch {
            return first
        }
        defer { folder.unlock() }
        return try read(in: folder)
    }

    private func read(in folder: LayoutFolder) throws(TabStoreError) -> LayoutContents {
        var (contents, file) = try folder.contents(for: .reading, unless: known)
        if let file {
            fileSystem.close(file)
        }
        contents.directory = folder.identity
        return contents
    }

    /// Takes in what other processes saved; says whether the layout is another one now.
    mutating func reload() throws(TabStoreError) -> Bool {
        let before = record
        let contents = try contents()
        directory = contents.directory
        take(contents)
        return record != before
    }

    /// Takes in what was read.
    private mutating func take(_ contents: LayoutContents) {
        problems = contents.version == known ? problems : contents.problems
        guard let read = contents.record else {
            if contents.state != .whole {
                problems = contents.problems
            }
            return
        }
        // What others removed stays removed, unless there is something of ours to save.
        let isNewer = contents.greatestGeneration > greatestGeneration && contents.state == .whole
        record = isSaved && isNewer ? read : record.joined(with: read)
        isSaved = isSaved && record == read
        known = contents.version
        greatestGeneration = max(greatestGeneration, contents.greatestGeneration)
    }

    /// Reads what others saved, changes it and saves it, all under the lock; it is on the disk when this returns.
    ///
    /// If it throws, the change is made in memory all the same, and the next call saves it too.
    ///
    /// - Parameter makesFile: Whether to make a file that is missing even if there is nothing to save.
    mutating func save(
        makingFile makesFile: Bool = false,
        applying change: (inout TabRecord) -> Void
    ) throws(TabStoreError) {
        var isApplied = false
        do throws(TabStoreError) {
            let folder = try LayoutFolder.openOrMake(location, in: fileSystem)
            defer { folder.close() }
            directory = folder.identity
            try lock(folder)
            defer { folder.unlock() }
            let (contents, file) = try folder.contents(for: .readingAndWriting, unless: known)
            defer {
                if let file {
                    fileSystem.close(file)
                }
            }
            take(contents)
            isApplied = true
            apply(change)
            let isUntouched = contents.state == .missing || contents.state == .whole
            let isWanted = makesFile && contents.state == .missing
            if isSaved, !isWanted, isUntouched || contents.state == .newer {
                return
            }
            try write(to: file, contents, in: folder)
            isSaved = true
        } catch {
            if !isApplied {
                apply(change)
            }
            throw error
        }
    }

    private mutating func lock(_ folder: LayoutFolder) throws(TabStoreError) {
        do throws(TabStoreError) {
            try folder.lock(patience: isLockStuck ? min(patience, Self.shortPatience) : patience)
            isLockStuck = false
        } catch {
            isLockStuck = error.code == .locked
            throw error
        }
    }

    private mutating func apply(_ change: (inout TabRecord) -> Void) {
        let before = record
        change(&record)
        isSaved = isSaved && record == before
    }

    private mutating func write(
        to file: FileDescriptor?,
        _ contents: LayoutContents,
        in folder: LayoutFolder
    ) throws(TabStoreError) {
        guard contents.state != .newer, record.mayBeOverwritten else {
            throw TabStoreError(.newerVersion, path: location.path)
        }
        let payload = PayloadWriter(record.plain).bytes
        guard payload.count <= SlotLayout.maximumPayload, Self.isReadable(payload) else {
            throw TabStoreError(.tooLarge, path: location.path)
        }
        let latestGeneration = max(greatestGeneration, contents.greatestGeneration)
        // No layout is saved that often, but a hostile file may say so; a fresh one counts from the start.
        let startsAnew = latestGeneration >= SlotHeader.maximumGeneration
        greatestGeneration = startsAnew ? 1 : latestGeneration + 1
        if !startsAnew, let file, let status = contents.status, let header = contents.header,
            canOverwrite(contents, status, header, payload)
        {
            let target = Overwriting(
                folder: folder,
                file: file,
                offset: contents.slot == 0 ? header.capacity : 0
            )
            let newHeader = SlotHeader(
                capacity: header.capacity,
                generation: greatestGeneration,
                payload: payload
            )
            let bytes = newHeader.bytes + payload
            if (try? target.overwrite(with: bytes, isSettled: settled == contents.version)) != nil {
                known = .init(file: status.identity, newHeader)
                settled = known
                return
            }
            needsFreshFile = true
        }
        let isDamaged = contents.state == .damaged || contents.state == .recovered
        let replacing = Replacing(
            folder: folder,
            damaged: isDamaged ? contents : nil,
            date: FileDate.text(milliseconds: now())
        )
        needsFreshFile = true
        settled = nil
        let header = SlotHeader(
            capacity: SlotLayout.capacity(forPayload: payload.count),
            generation: greatestGeneration,
            payload: payload
        )
        let identity = try replacing.replace(with: SlotLayout.file(header, payload: payload))
        known = .init(file: identity, header)
        try replacing.settle()
        if contents.state == .missing {
            try folder.settleDirectory()
        }
        settled = known
        needsFreshFile = false
    }

    private func canOverwrite(
        _ contents: LayoutContents,
        _ status: FileStatus,
        _ header: SlotHeader,
        _ payload: [UInt8]
    ) -> Bool {
        !needsFreshFile && contents.state == .whole && status.linkCount == 1
            && status.mode & 0o077 == 0 && status.size == 2 * header.capacity
            && SlotHeader.length + payload.count <= header.capacity
    }

    /// Whether a payload has no more values than a reader accepts; a small one cannot have.
    private static func isReadable(_ payload: [UInt8]) -> Bool {
        guard payload.count > PayloadReader.maximumValueCount / 2 else { return true }
        return (try? PayloadReader(payload[...])) != nil
    }
}
