internal import SystemPackage

/// What was found in a file's place.
struct RecordContents<Record: KeptRecord>: Sendable {
    enum State: Hashable, Sendable {
        /// There is no file: nothing was ever saved.
        case missing
        case whole
        /// The latest save cannot be read, or cannot be told to be the latest; another one could be read.
        case recovered
        /// There is a file, and nothing of it can be read.
        case damaged
        /// A newer version of the library wrote the file.
        case newer
    }

    var state = State.missing
    /// Which directory the file is in, nil if there is none.
    var directory: FileStatus.Identity?
    var status: FileStatus?
    /// The header of the save that was read.
    var header: SlotHeader?
    /// Which of the slots it is in, counted from 0.
    var slot = 0
    /// The headers of the slots, nil for those that cannot be read.
    var headers: [SlotHeader?] = []
    /// The greatest generation that any header gives.
    var greatestGeneration: UInt64 = 0
    /// What was saved; nil if nothing could be read, or if the caller knows it.
    var record: Record?
    var problems: [TabStoreError] = []
    /// Whether this is a fresh file that does not have its name yet: the process that wrote it was killed, or is about
    /// to name it.
    var isUnnamed = false
    /// The damage of the file, if it has to be kept.
    var damaged: DamagedFile?
    /// The damage of the file in whose place a fresh one is to be put.
    var inTheWay: DamagedFile?
    /// The smallest generation that any header gives.
    var oldestGeneration: UInt64 {
        headers.compactMap { $0 }.filter { !$0.isUnused }.map(\.generation).min() ?? 0
    }

    /// Whether a fresh file replaces none.
    var replacesNothing = false

    /// Whether the file has to be made, or to be made anew, if it is wanted for what comes next.
    var mayBeMade: Bool { state == .missing || state == .whole && !isCurrent }

    /// Whether there was no file before.
    var isFirst: Bool { state == .missing || replacesNothing }

    /// Whether a file is of the version that is written, and nothing is wrong with it.
    var isCurrent: Bool {
        state == .whole && header?.version == SlotHeader.currentVersion
    }

    var version: SaveVersion? {
        guard let status, let header else { return nil }
        return SaveVersion(file: status.identity, header)
    }

    /// The save that was read, or that the caller knew.
    var known: KnownSave? {
        version.map { KnownSave(version: $0, written: status?.written) }
    }
}

/// Reads the slots of an open file.
struct RecordContentsReader<Record: KeptRecord> {
    /// All slots of most files.
    static var firstRead: Int { 4 * SlotLayout.block }

    let fileSystem: any FileSystem
    let path: String
    let file: FileDescriptor
    let status: FileStatus
    /// Whether slots are looked for in all of the file if it does not begin with one.
    var isThorough = true

    private struct Slot {
        let index: Int
        let offset: Int
        let header: SlotHeader
    }

    /// Reads the newest save.
    ///
    /// - Parameter known: The save whose record the caller has, and which need not be read again.
    func contents(unless known: KnownSave?) throws(TabStoreError) -> RecordContents<Record> {
        var contents = RecordContents<Record>()
        contents.state = .damaged
        contents.status = status
        let start = try bytes(at: 0, count: min(status.size, Self.firstRead))
        let table = try slotTable(start)
        contents.headers = table.slots.map(\.header)
        let found = saves(in: table)
        contents.greatestGeneration = found.first?.header.generation ?? 0
        for slot in found {
            guard try read(slot, start, into: &contents, unless: known) else { continue }
            let isNewest = slot.header == found[0].header
            if contents.state == .damaged {
                contents.state = isNewest && table.isComplete ? .whole : .recovered
            }
            break
        }
        if table.isNewer {
            contents.state = .newer
        }
        noteState(in: &contents)
        if contents.state == .damaged || contents.state == .recovered {
            contents.damaged = .init(size: status.size, isReadable: contents.state == .recovered)
        }
        if contents.state == .whole, let shape = table.shape, status.size > shape.length {
            contents.problems.append(TabStoreError(.trailingBytes, path: path))
        }
        return contents
    }

    /// What was saved, the latest first.
    private func saves(in table: SlotTable) -> [Slot] {
        table.slots.enumerated()
            .compactMap { index, slot in
                slot.header.flatMap { header in
                    header.isUnused ? nil : Slot(index: index, offset: slot.offset, header: header)
                }
            }
            .sorted { $0.header.generation > $1.header.generation }
    }

    private func noteState(in contents: inout RecordContents<Record>) {
        switch contents.state {
        case .damaged:
            let isTooLarge = status.size > SlotLayout.maximumFileSize
            let cause = isTooLarge ? TabStoreError(.tooLarge, path: path) : nil
            contents.problems.append(TabStoreError(.damaged, path: path, cause: cause))
        case .recovered: contents.problems.append(TabStoreError(.recovered, path: path))
        case .newer: contents.problems.append(TabStoreError(.newerVersion, path: path))
        case .missing, .whole: break
        }
    }

    /// Reads a slot's payload; false if it is damaged.
    private func read(
        _ slot: Slot,
        _ start: [UInt8],
        into contents: inout RecordContents<Record>,
        unless known: KnownSave?
    ) throws(TabStoreError) -> Bool {
        let header = slot.header
        let version = SaveVersion(file: status.identity, header)
        if let known, known.version == version, known.isUntouched(in: status) {
            contents.header = header
            contents.slot = slot.index
            return true
        }
        let payload = try slice(
            start,
            at: slot.offset + SlotHeader.length,
            count: header.payloadLength
        )
        guard payload.count == header.payloadLength,
            CRC32C.checksum(of: payload) == header.payloadChecksum
        else { return false }
        contents.header = header
        contents.slot = slot.index
        if known?.version == version {
            return true
        }
        guard let (record, problems) = try? Record.reading(payload: payload) else {
            contents.header = nil
            return false
        }
        contents.record = record
        contents.problems += problems.map { TabStoreError(.malformedEntry, path: path, detail: $0) }
        if !record.mayBeOverwritten {
            contents.state = .newer
        }
        return true
    }

    func slice(
        _ start: [UInt8],
        at offset: Int,
        count: Int
    ) throws(TabStoreError) -> ArraySlice<UInt8> {
        if offset + count <= start.count {
            return start[offset..<offset + count]
        }
        return try bytes(at: offset, count: max(0, min(count, status.size - offset)))[...]
    }

    func bytes(at offset: Int, count: Int) throws(TabStoreError) -> [UInt8] {
        do {
            return count > 0 ? try fileSystem.read(file, at: offset, count: count) : []
        } catch {
            throw TabStoreError(error, path: path)
        }
    }
}
