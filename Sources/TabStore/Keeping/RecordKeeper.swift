internal import SystemPackage

/// Holds a record in memory and saves it: a layout or an interface's state. It is the whole of what the stores do, but for
/// the waiting and the telling.
///
/// A save has two steps: it is written, under the lock, and then synchronized, without any. What was written outlasts
/// the process; what was synchronized outlasts the system.
///
/// What makes a save safe against crashes, kills and power cuts:
/// - The newest save is never written over. A save goes to another slot, or to a new file that takes the name.
/// - Nor is the latest save that is surely on the disk. Which one that is each header says of the saves before it, and
///   the ledger knows it of this process's own. If no slot is left, the file is synchronized first.
/// - A fresh file that has no name yet has the newest save. Another fresh one takes its place when it is whole, and never
///   waits for the disk before: only the one that is there when the disk has answered gets the name.
/// - If a synchronization failed, a fresh file is written, since the system may believe to be on the disk what is not; if
///   that fails, too, the slots in question are wiped.
struct RecordKeeper<Record: KeptRecord>: Sendable {
    let location: TabStoreLocation
    private(set) var fileSystem: any FileSystem
    /// Milliseconds since 1970.
    let now: @Sendable () -> UInt64
    /// The microseconds to wait for another process.
    var patience: UInt32 = 5_000_000

    /// The record as the app sees it: what was read, and all changes since.
    private(set) var record = Record()
    /// Whether the file has all that the record has.
    private(set) var isSaved = true
    /// What was wrong with the file when it was last read.
    private(set) var problems: [TabStoreError] = []
    /// The save that the record includes.
    private(set) var known: KnownSave?
    /// Which directory the file was in when it was last read or saved, nil if there was none.
    private(set) var directory: FileStatus.Identity?
    /// The payload that was last written.
    private var written = Record.Written()
    /// What this process knows of the saves in the file.
    private var ledger = SaveLedger()
    /// Whether the newest save is in a file that has still to get its name.
    private var isUnnamed = false
    /// Whether the directory was made for the file, so that its name may not be on the disk.
    private var owesDirectory = false
    private var needsFreshFile = false
    private var greatestGeneration: UInt64 = 0
    /// Whether the last wait for the lock was in vain: the next ones are short, so that they do not add up.
    private var isLockStuck = false
    private static var shortPatience: UInt32 { 100_000 }
    /// Whether the interface waited for the lock in vain: the next times it hardly waits.
    private var isLockStuckAtOnce = false
    /// How long the interface may wait for another process, which holds the lock for some microseconds at a time, unless it
    /// loses its processor meanwhile.
    static var patienceAtOnce: UInt32 { 200_000 }
    static var shortPatienceAtOnce: UInt32 { 10_000 }
    /// A larger payload takes too long to be written while the interface waits.
    private static var maximumPayloadAtOnce: Int { 1 << 20 }

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
    func reconnected(to fileSystem: any FileSystem) -> RecordKeeper {
        var keeper = self
        keeper.fileSystem = fileSystem
        return keeper
    }

    /// Reads what is saved, without a lock unless something looks wrong: then it may be just being written. Only then is
    /// all of it looked through.
    func contents() throws(TabStoreError) -> RecordContents<Record> {
        guard let folder = try StoreFolder.open(location, in: fileSystem) else {
            return RecordContents<Record>()
        }
        defer { folder.close() }
        let first = try read(in: folder, isThorough: false)
        switch first.state {
        case .missing, .whole, .newer: return first
        case .recovered, .damaged: break
        }
        let isLocked = (try? folder.lock(patience: patience)) != nil
        defer { if isLocked { folder.unlock() } }
        return try read(in: folder, isThorough: true)
    }

    private func read(
        in folder: StoreFolder,
        isThorough: Bool
    ) throws(TabStoreError) -> RecordContents<Record> {
        var (contents, file) = try folder.contents(
            of: Record.self,
            for: .reading,
            unless: known,
            isThorough: isThorough
        )
        if let file {
            fileSystem.close(file)
        }
        contents.directory = folder.identity
        return contents
    }

    /// Takes in what other processes saved; says whether the record is another one now.
    mutating func reload() throws(TabStoreError) -> Bool {
        let before = record
        let contents = try contents()
        directory = contents.directory
        take(contents)
        return record != before
    }

    /// Takes in what was read.
    private mutating func take(_ contents: RecordContents<Record>) {
        if isUnnamed, contents.greatestGeneration < greatestGeneration {
            // Somebody took the fresh file away before it had its name.
            isSaved = false
        }
        isUnnamed = contents.isUnnamed
        problems = contents.version == known?.version ? problems : contents.problems
        guard let read = contents.record else {
            if contents.version == known?.version {
                known = contents.known
            }
            if contents.state != .whole {
                problems = contents.problems
            }
            return
        }
        // What others removed stays removed, unless there is something of ours to save.
        let isNewer = contents.greatestGeneration > greatestGeneration && contents.state == .whole
        record = isSaved && isNewer ? read : record.joined(with: read)
        isSaved = isSaved && record == read
        known = contents.known
        greatestGeneration = max(greatestGeneration, contents.greatestGeneration)
    }

    /// Reads what others saved, changes it and saves it; it is on the disk when this returns.
    ///
    /// If it throws, the change is made in memory all the same, and the next call saves it too.
    ///
    /// - Parameter makesFile: Whether to make a file that is missing, or an older version's file anew, even if there is
    ///   nothing to save.
    mutating func save(
        makingFile makesFile: Bool = false,
        applying change: (inout Record) -> Void
    ) throws(TabStoreError) {
        guard let settling = try write(makingFile: makesFile, applying: change),
            try !finish(settling, settling.wait())
        else { return }
        try settle()
        if !isSaved {
            try save { _ in }
        }
    }

    /// Waits until all that was written is on the disk.
    mutating func settle() throws(TabStoreError) {
        do throws(TabStoreError) {
            while let settling = try settling(isAwaited: true) {
                try finish(settling, settling.wait())
            }
        } catch {
            isSaved = false
            throw error
        }
    }

    /// The first step of `save`: what it returns has to be waited for and be given to `finish`; nil if nothing has.
    ///
    /// It waits for the disk, with the lock, only if no slot is left, or after a failure.
    mutating func write(
        makingFile makesFile: Bool = false,
        applying change: (inout Record) -> Void
    ) throws(TabStoreError) -> Settling? {
        var isApplied = false
        do throws(TabStoreError) {
            let folder = try StoreFolder.openOrMake(location, in: fileSystem)
            directory = folder.identity
            return try Self.keepingOpen(folder) { (file) throws(TabStoreError) in
                try lock(folder)
                defer { folder.unlock() }
                let contents: RecordContents<Record>
                (contents, file) = try folder.contents(
                    of: Record.self,
                    for: .readingAndWriting,
                    unless: known
                )
                take(contents)
                isApplied = true
                apply(change)
                return try settling(folder, contents, &file, makesFile)
            }
        } catch {
            if !isApplied {
                apply(change)
            }
            throw error
        }
    }

    /// Closes the directory and the file afterwards, unless they are needed to synchronize.
    private static func keepingOpen(
        _ folder: StoreFolder,
        _ body: (inout FileDescriptor?) throws(TabStoreError) -> Settling?
    ) throws(TabStoreError) -> Settling? {
        var file: FileDescriptor?
        var settling: Settling?
        defer {
            if settling == nil {
                file.map(folder.fileSystem.close)
                folder.close()
            }
        }
        settling = try body(&file)
        return settling
    }

    private mutating func settling(
        _ folder: StoreFolder,
        _ contents: RecordContents<Record>,
        _ file: inout FileDescriptor?,
        _ makesFile: Bool
    ) throws(TabStoreError) -> Settling? {
        let isUntouched = contents.state == .missing || contents.state == .whole
        if isSaved, !(makesFile && contents.mayBeMade), isUntouched || contents.state == .newer {
            return contents.isUnnamed ? settling(inheriting: contents, file, in: folder) : nil
        }
        return try write(to: &file, contents, in: folder)
    }

    /// The second step of `save`, after waiting for the disk.
    ///
    /// - Parameter failure: Why the save may not be on the disk, nil if it is.
    /// - Returns: Whether all is done; if not, more has to be waited for, which `settling(isAwaited:)` gives.
    @discardableResult
    mutating func finish(_ settling: Settling, _ failure: TabStoreError?) throws(TabStoreError) -> Bool {
        defer { settling.close() }
        guard ledger.file == settling.identity else {
            // A later change has been written to another file, with all that this one has.
            return failure == nil && !settling.isUnnamed
        }
        if failure != nil {
            try startAfresh()
            return true
        }
        if settling.isUnnamed {
            do throws(TabStoreError) {
                try putInPlace(settling)
            } catch {
                isSaved = false
                throw error
            }
            guard ledger.file == settling.identity else { return false }
        }
        ledger.settle(settling.generation)
        if settling.includesName {
            ledger.settleName()
        }
        if settling.includesDirectory {
            owesDirectory = false
        }
        return !settling.isUnnamed
    }

    /// Gives a fresh file that is on the disk its name, unless another process has done so.
    private mutating func putInPlace(_ settling: Settling) throws(TabStoreError) {
        let folder = settling.folder
        try lock(folder)
        defer { folder.unlock() }
        let (contents, file) = try folder.contents(of: Record.self, for: .reading, unless: known)
        file.map(fileSystem.close)
        take(contents)
        guard contents.status?.identity == settling.identity else { return inherit(contents) }
        if contents.isUnnamed {
            try replacing(contents, in: folder).putInPlace()
            isUnnamed = false
            owesDirectory = owesDirectory || contents.isFirst
        } else {
            // The process that named it may not have waited for that yet, and may have made the directory.
            owesDirectory = true
        }
        ledger.noteNaming()
    }

    /// Another file took the place of the one that was written to, and has all of it; it may not be on the disk yet.
    private mutating func inherit(_ contents: RecordContents<Record>) {
        guard isSaved, let identity = contents.status?.identity, let header = contents.header else {
            return ledger.forgetUnsettled()
        }
        ledger.turn(to: identity, oldest: contents.oldestGeneration)
        ledger.noteInherited(header.generation)
        owesDirectory = true
    }

    /// What is in a file that other processes wrote, to be waited for.
    private mutating func settling(
        inheriting contents: RecordContents<Record>,
        _ file: FileDescriptor?,
        in folder: StoreFolder
    ) -> Settling? {
        inherit(contents)
        guard let file, let identity = ledger.file, identity == contents.status?.identity,
            let generation = ledger.unsettled(isAwaited: true)
        else { return nil }
        return settling(folder, file, identity, generation, isUnnamed: contents.isUnnamed)
    }

    /// The system may believe to be on the disk what is not: it writes all anew.
    private mutating func startAfresh() throws(TabStoreError) {
        isSaved = false
        needsFreshFile = true
        let folder = try StoreFolder.openOrMake(location, in: fileSystem)
        _ = try Self.keepingOpen(folder) { (file) throws(TabStoreError) in
            try lock(folder)
            defer { folder.unlock() }
            let contents: RecordContents<Record>
            (contents, file) = try folder.contents(of: Record.self, for: .readingAndWriting, unless: known)
            take(contents)
            try writeAfresh(&file, contents, in: folder)
            return nil
        }
    }

    private mutating func writeAfresh(
        _ file: inout FileDescriptor?,
        _ contents: RecordContents<Record>,
        in folder: StoreFolder
    ) throws(TabStoreError) {
        isSaved = false
        needsFreshFile = true
        let failed = ledger
        do throws(TabStoreError) {
            _ = try write(to: &file, contents, in: folder)
        } catch {
            ledger.forgetUnsettled()
            if let file { wipe(failed, file, contents, in: folder) }
            throw error
        }
    }

    /// Nobody must take for saved what may never reach the disk; what is there stays, such as all that a file had when it got
    /// its name, and what others wrote, who may have reported it as done.
    private func wipe(
        _ ledger: SaveLedger,
        _ file: FileDescriptor,
        _ contents: RecordContents<Record>,
        in folder: StoreFolder
    ) {
        guard contents.status?.identity == ledger.file, let capacity = contents.header?.capacity else {
            return
        }
        let onDisk = contents.isUnnamed ? [] : contents.headers.compactMap { $0?.settledGeneration }
        let unsettled = ledger.written.union(ledger.awaited).subtracting(onDisk).subtracting(ledger.inherited)
        for (slot, header) in contents.headers.enumerated()
        where header.map({ unsettled.contains($0.generation) }) ?? false {
            Overwriting(folder: folder, file: file, kind: Record.kind, capacity: capacity, slot: slot).wipe()
        }
    }

    /// Waits, with the lock, until all that was written is on the disk: others may write fresh files faster than it answers,
    /// so that what is waited for without the lock is always in the file before.
    mutating func settleWithLock() throws(TabStoreError) {
        guard let folder = try StoreFolder.open(location, in: fileSystem) else {
            return ledger.forgetUnsettled()
        }
        defer { folder.close() }
        try lock(folder)
        defer { folder.unlock() }
        var (contents, found) = try folder.contents(of: Record.self, for: .readingAndWriting, unless: known)
        defer { found.map(fileSystem.close) }
        take(contents)
        guard isSaved, let file = found, let identity = contents.status?.identity else {
            return ledger.forgetUnsettled()
        }
        let replacing = replacing(contents, in: folder)
        do throws(TabStoreError) {
            try replacing.synchronize(file)
        } catch {
            return try writeAfresh(&found, contents, in: folder)
        }
        // If it fails, the system may believe to be on the disk what is not. A fresh file stays: it has what others wrote.
        isSaved = false
        needsFreshFile = true
        if contents.isUnnamed { try replacing.putInPlace() }
        try replacing.settle()
        try folder.settleDirectory()
        ledger.turn(to: identity, oldest: contents.oldestGeneration)
        ledger.settle(through: contents.greatestGeneration)
        ledger.settleName()
        isUnnamed = false
        needsFreshFile = false
        isSaved = true
    }

    /// What was written and still has to reach the disk, to be waited for and given to `finish`; nil if nothing has.
    ///
    /// - Parameter isAwaited: Whether somebody waits for it; later changes then do not take its slot.
    mutating func settling(isAwaited: Bool) throws(TabStoreError) -> Settling? {
        guard let generation = ledger.unsettled(isAwaited: isAwaited), let identity = ledger.file else {
            return nil
        }
        guard let folder = try StoreFolder.open(location, in: fileSystem) else {
            ledger.forgetUnsettled()
            return nil
        }
        return try Self.keepingOpen(folder) { (file) throws(TabStoreError) in
            for isUnnamed in isUnnamed ? [true, false] : [false] {
                guard let (found, status) = try folder.openFile(for: .reading, isUnnamed: isUnnamed) else {
                    continue
                }
                // Another one may have the number; it says nothing of its name.
                if status.identity == identity,
                    !ledger.isNameSettled || folder.holds(generation, of: Record.self, found, status)
                {
                    file = found
                    return settling(folder, found, identity, generation, isUnnamed: isUnnamed)
                }
                fileSystem.close(found)
            }
            try lock(folder)
            defer { folder.unlock() }
            let contents: RecordContents<Record>
            (contents, file) = try folder.contents(of: Record.self, for: .reading, unless: known)
            take(contents)
            return settling(inheriting: contents, file, in: folder)
        }
    }

    private func settling(
        _ folder: StoreFolder,
        _ file: FileDescriptor,
        _ identity: FileStatus.Identity,
        _ generation: UInt64,
        isUnnamed: Bool
    ) -> Settling {
        Settling(
            folder: folder,
            file: file,
            identity: identity,
            generation: generation,
            isUnnamed: isUnnamed,
            includesName: !isUnnamed && !ledger.isNameSettled,
            includesDirectory: !isUnnamed && ledger.isNameOwed && owesDirectory
        )
    }

    /// Makes a change and writes it into the file, if that takes neither waiting for the disk nor for others.
    ///
    /// - Parameter makesFile: As with `write`.
    /// - Returns: Whether the change was made; `isSaved` says whether it is in the file, too.
    mutating func writeAtOnce(
        makingFile makesFile: Bool = false,
        _ change: (inout Record) -> Void
    ) -> Bool {
        guard let folder = try? StoreFolder.openOrMake(location, in: fileSystem, isSettled: false) else {
            return false
        }
        defer { folder.close() }
        directory = folder.identity
        let patience = isLockStuckAtOnce ? Self.shortPatienceAtOnce : Self.patienceAtOnce
        isLockStuckAtOnce = (try? folder.lock(patience: patience)) == nil
        guard !isLockStuckAtOnce else { return false }
        defer { folder.unlock() }
        guard
            let (contents, file) = try? folder.contents(
                of: Record.self,
                for: .readingAndWriting,
                unless: known
            ),
            contents.state != .newer, (contents.header?.payloadLength ?? 0) <= Self.maximumPayloadAtOnce
        else { return false }
        defer { file.map(fileSystem.close) }
        take(contents)
        apply(change)
        if !isSaved || makesFile && contents.mayBeMade {
            writeAtOnce(to: file, contents, in: folder)
        }
        return true
    }

    private mutating func writeAtOnce(
        to file: FileDescriptor?,
        _ contents: RecordContents<Record>,
        in folder: StoreFolder
    ) {
        guard !needsFreshFile, let payload = try? payload(contents),
            payload.count <= Self.maximumPayloadAtOnce,
            let generation = nextGeneration(contents)
        else { return }
        if let file, canOverwrite(contents, payload) {
            let settling = try? overwrite(file, contents, generation, payload, isAwaited: false, in: folder)
            if settling != nil || needsFreshFile { return }
            // No slot is left until the disk answers.
        }
        if let file = try? prepareFresh(generation, payload, contents, in: folder) {
            fileSystem.close(file)
        }
    }

    /// Forgets the record, since its file was taken away.
    mutating func forget() {
        record = Record()
        isSaved = true
        problems = []
        known = nil
        ledger = SaveLedger()
        isUnnamed = false
        needsFreshFile = false
    }

    mutating func lock(_ folder: StoreFolder) throws(TabStoreError) {
        do throws(TabStoreError) {
            try folder.lock(patience: isLockStuck ? min(patience, Self.shortPatience) : patience)
            isLockStuck = false
            isLockStuckAtOnce = false
        } catch {
            isLockStuck = error.code == .locked
            throw error
        }
    }

    private mutating func apply(_ change: (inout Record) -> Void) {
        let before = record
        change(&record)
        isSaved = isSaved && record == before
    }

    /// The bytes to save.
    private mutating func payload(_ contents: RecordContents<Record>) throws(TabStoreError) -> [UInt8] {
        guard contents.state != .newer, record.mayBeOverwritten else {
            throw TabStoreError(.newerVersion, path: location.path)
        }
        guard let payload = record.payload(after: &written), payload.count <= SlotLayout.maximumPayload else {
            throw TabStoreError(.tooLarge, path: location.path)
        }
        return payload
    }

    /// The number of the next save, nil if the count is at its end.
    ///
    /// Nothing is saved that often, but a hostile file may say so; a fresh one counts from the start.
    private func nextGeneration(_ contents: RecordContents<Record>) -> UInt64? {
        let latest = max(greatestGeneration, contents.greatestGeneration)
        return latest >= SlotHeader.maximumGeneration ? nil : latest + 1
    }

    /// - Parameter file: The file that was found, in whose place a fresh one is put if that is to be waited for.
    private mutating func write(
        to file: inout FileDescriptor?,
        _ contents: RecordContents<Record>,
        in folder: StoreFolder
    ) throws(TabStoreError) -> Settling? {
        let payload = try payload(contents)
        let generation = nextGeneration(contents)
        if let generation, let file, canOverwrite(contents, payload) {
            do throws(Errno) {
                // One whose name is still to come is not waited for, so that others need not wait either.
                for isSettled in contents.isUnnamed ? [false] : [false, true] {
                    if isSettled { try synchronize(file, contents, in: folder) }
                    let settling = try overwrite(
                        file,
                        contents,
                        generation,
                        payload,
                        isAwaited: true,
                        in: folder
                    )
                    if let settling { return settling }
                }
            } catch {
                needsFreshFile = true
            }
        }
        guard let generation, !needsFreshFile else {
            try replace(generation ?? 1, payload, contents, in: folder)
            return nil
        }
        do throws(TabStoreError) {
            let fresh = try prepareFresh(generation, payload, contents, in: folder)
            file.map(fileSystem.close)
            file = fresh
        } catch {
            guard contents.isUnnamed, let identity = contents.status?.identity, let header = contents.header
            else { throw error }
            // It is written once the fresh file that is there has its name.
            ledger.turn(to: identity, oldest: contents.oldestGeneration)
            ledger.noteInherited(header.generation)
        }
        guard let file, let identity = ledger.file, let unsettled = ledger.unsettled(isAwaited: true) else {
            return nil
        }
        return settling(folder, file, identity, unsettled, isUnnamed: true)
    }

    /// Makes sure that all saves of the file are on the disk.
    private mutating func synchronize(
        _ file: FileDescriptor,
        _ contents: RecordContents<Record>,
        in folder: StoreFolder
    ) throws(Errno) {
        try fileSystem.synchronize(file)
        try fileSystem.synchronizeDirectory(folder.descriptor)
        if let identity = contents.status?.identity {
            ledger.turn(to: identity, oldest: contents.oldestGeneration)
            ledger.settle(through: contents.greatestGeneration)
            ledger.settleName()
        }
    }

    /// Writes into a slot; nil if there is none for it before the file is synchronized.
    private mutating func overwrite(
        _ file: FileDescriptor,
        _ contents: RecordContents<Record>,
        _ generation: UInt64,
        _ payload: [UInt8],
        isAwaited: Bool,
        in folder: StoreFolder
    ) throws(Errno) -> Settling? {
        guard let identity = contents.status?.identity, let capacity = contents.header?.capacity else {
            return nil
        }
        ledger.turn(to: identity, oldest: contents.oldestGeneration)
        let headers = contents.headers.compactMap { $0 }
        guard let slot = ledger.slot(in: headers, newest: contents.slot) else {
            return nil
        }
        let header = SlotHeader(
            kind: Record.kind,
            capacity: capacity,
            generation: generation,
            settledGeneration: ledger.settledGeneration(in: headers, without: slot),
            payload: payload
        )
        do throws(Errno) {
            try Overwriting(folder: folder, file: file, kind: Record.kind, capacity: capacity, slot: slot)
                .write(header.bytes + payload)
        } catch {
            needsFreshFile = true
            throw error
        }
        ledger.note(generation, isAwaited: isAwaited, over: headers[slot])
        noteWritten(header, identity, at: (try? fileSystem.status(of: file))?.written)
        return settling(folder, file, identity, generation, isUnnamed: contents.isUnnamed)
    }

    /// - Parameter time: When the system says that it was written, if that is known.
    private mutating func noteWritten(
        _ header: SlotHeader,
        _ identity: FileStatus.Identity,
        at time: UInt64? = nil
    ) {
        greatestGeneration = header.generation
        known = KnownSave(version: .init(file: identity, header), written: time)
        isSaved = true
    }

    private func replacing(_ contents: RecordContents<Record>, in folder: StoreFolder) -> Replacing {
        Replacing(
            folder: folder,
            damaged: contents.isUnnamed ? contents.inTheWay : contents.damaged,
            date: date,
            replacesFresh: contents.isUnnamed
        )
    }

    /// The date in the name of a file that is kept aside.
    var date: String { FileDate.text(milliseconds: now()) }

    /// Writes a fresh file that has still to be synchronized and to get its name, and leaves it open.
    private mutating func prepareFresh(
        _ generation: UInt64,
        _ payload: [UInt8],
        _ contents: RecordContents<Record>,
        in folder: StoreFolder
    ) throws(TabStoreError) -> FileDescriptor {
        let header = freshHeader(generation, payload)
        let replacing = replacing(contents, in: folder)
        let (file, identity) = try replacing.prepare(SlotLayout.file(header, payload: payload))
        turnToFresh(identity, header)
        isUnnamed = true
        noteWritten(header, identity)
        ledger.noteFresh(generation)
        return file
    }

    /// The header says that its own save is on the disk: the file is synchronized before it gets its name.
    private func freshHeader(_ generation: UInt64, _ payload: [UInt8]) -> SlotHeader {
        SlotHeader(
            kind: Record.kind,
            capacity: SlotLayout.capacity(forPayload: payload.count),
            generation: generation,
            settledGeneration: generation,
            payload: payload
        )
    }

    private mutating func turnToFresh(_ identity: FileStatus.Identity, _ header: SlotHeader) {
        // Files may take over the numbers of deleted ones.
        ledger = SaveLedger()
        ledger.turn(to: identity, oldest: header.generation)
    }

    private mutating func replace(
        _ generation: UInt64,
        _ payload: [UInt8],
        _ contents: RecordContents<Record>,
        in folder: StoreFolder
    ) throws(TabStoreError) {
        isSaved = false
        needsFreshFile = true
        greatestGeneration = generation
        let header = freshHeader(generation, payload)
        let replacing = replacing(contents, in: folder)
        let (file, identity) = try replacing.write(SlotLayout.file(header, payload: payload))
        defer { fileSystem.close(file) }
        turnToFresh(identity, header)
        try replacing.complete(file)
        known = KnownSave(version: .init(file: identity, header), written: nil)
        try settleName(replacing, of: contents, in: folder)
        ledger.settle(through: generation)
        ledger.settleName()
        isUnnamed = false
        needsFreshFile = false
        isSaved = true
    }

    private func settleName(
        _ replacing: Replacing,
        of contents: RecordContents<Record>,
        in folder: StoreFolder
    ) throws(TabStoreError) {
        try replacing.settle()
        if contents.isFirst {
            try folder.settleDirectory()
        }
    }

    private func canOverwrite(_ contents: RecordContents<Record>, _ payload: [UInt8]) -> Bool {
        guard !needsFreshFile, contents.isCurrent, let status = contents.status, let header = contents.header
        else { return false }
        return status.linkCount == 1 && status.mode & 0o077 == 0
            && status.size == header.slotCount * header.capacity
            && SlotHeader.length + payload.count <= header.capacity
    }
}
