import SystemPackage
import TabModel

/// What was found in a layout's place.
struct LayoutContents: Sendable {
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

    /// Which save of which file this is.
    struct Version: Hashable, Sendable {
        var file: FileStatus.Identity
        var generation: UInt64
        /// Files may take over the numbers of deleted ones, and then count from the start.
        var checksum: UInt32

        init(file: FileStatus.Identity, _ header: SlotHeader) {
            self.file = file
            generation = header.generation
            checksum = header.payloadChecksum
        }
    }

    var state = State.missing
    /// Which directory the file is in, nil if there is none.
    var directory: FileStatus.Identity?
    var status: FileStatus?
    /// The header of the save that was read.
    var header: SlotHeader?
    /// Which of the slots it is in, 0 or 1.
    var slot = 0
    /// The greatest generation that any header gives.
    var greatestGeneration: UInt64 = 0
    /// What was saved; nil if nothing could be read, or if the caller knows it.
    var record: TabRecord?
    var problems: [TabStoreError] = []

    var version: Version? {
        guard let status, let header else { return nil }
        return Version(file: status.identity, header)
    }
}

/// Reads the two slots of an open file.
struct LayoutContentsReader {
    /// Both slots of most layouts.
    static let firstRead = 4 * SlotLayout.block
    /// How many malformed entries are told of.
    private static let maximumProblemCount = 100

    let fileSystem: any FileSystem
    let path: String
    let file: FileDescriptor
    let status: FileStatus

    private struct Slot {
        let index: Int
        let offset: Int
        let header: SlotHeader
    }

    /// Reads the newest save.
    ///
    /// - Parameter known: The save whose record the caller has, and which need not be read again.
    func contents(unless known: LayoutContents.Version?) throws(TabStoreError) -> LayoutContents {
        var contents = LayoutContents()
        contents.state = .damaged
        contents.status = status
        guard status.size <= SlotLayout.maximumFileSize else {
            contents.problems = [
                TabStoreError(.damaged, path: path, cause: TabStoreError(.tooLarge, path: path))
            ]
            return contents
        }
        let start = try bytes(at: 0, count: min(status.size, Self.firstRead))
        let readings = try slots(start)
        let headers = readings.map { Self.header($0.header, at: $0.offset) }
        var found: [Slot] = []
        for (index, header) in headers.enumerated() {
            if case .header(let header) = header {
                found.append(Slot(index: index, offset: readings[index].offset, header: header))
            }
        }
        found.sort { $0.header.generation > $1.header.generation }
        contents.greatestGeneration = found.first?.header.generation ?? 0
        for slot in found {
            guard try read(slot, start, into: &contents, unless: known) else { continue }
            let isNewest = slot.header == found[0].header
            let isCertain = headers.count == 2 && !headers.contains(.damaged)
            if contents.state == .damaged {
                contents.state = isNewest && isCertain ? .whole : .recovered
            }
            break
        }
        if headers.contains(.newer) {
            contents.state = .newer
        }
        noteState(in: &contents)
        return contents
    }

    /// The header at a slot's start; the second slot's own size must be where it begins.
    private static func header(_ bytes: ArraySlice<UInt8>, at offset: Int) -> SlotHeader.Reading {
        let reading = SlotHeader.reading(bytes)
        if case .header(let header) = reading, offset > 0, header.capacity != offset {
            return .damaged
        }
        return reading
    }

    private func noteState(in contents: inout LayoutContents) {
        switch contents.state {
        case .damaged: contents.problems.append(TabStoreError(.damaged, path: path))
        case .recovered: contents.problems.append(TabStoreError(.recovered, path: path))
        case .newer: contents.problems.append(TabStoreError(.newerVersion, path: path))
        case .missing, .whole: break
        }
    }

    /// Where the slots begin, and the bytes there.
    func slots(
        _ start: [UInt8]
    ) throws(TabStoreError) -> [(offset: Int, header: ArraySlice<UInt8>)] {
        let first = start.prefix(SlotHeader.length)
        var slots = [(offset: 0, header: first)]
        var offset: Int?
        if case .header(let header) = SlotHeader.reading(first) {
            offset = header.capacity
        } else if SlotLayout.isCapacity(status.size / 2), status.size % 2 == 0 {
            offset = status.size / 2
        }
        if let offset {
            slots.append((offset, try slice(start, at: offset, count: SlotHeader.length)))
        }
        return slots
    }

    /// Reads a slot's payload; false if it is damaged.
    private func read(
        _ slot: Slot,
        _ start: [UInt8],
        into contents: inout LayoutContents,
        unless known: LayoutContents.Version?
    ) throws(TabStoreError) -> Bool {
        let header = slot.header
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
        if let known, contents.version == known {
            return true
        }
        guard let reader = try? PayloadReader(payload) else {
            contents.header = nil
            return false
        }
        let (record, problems) = TabRecord.validated(reader.record)
        contents.record = record
        let details = reader.problems + problems.prefix(Self.maximumProblemCount).map(\.description)
        contents.problems += details.prefix(Self.maximumProblemCount).map {
            TabStoreError(.malformedEntry, path: path, detail: $0)
        }
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
