/// The slots of a file with their headers, before any payload is read.
struct SlotTable: Sendable {
    struct Slot: Sendable {
        let offset: Int
        let bytes: ArraySlice<UInt8>
        /// What the header is within this file: one that does not fit the others is damaged.
        let reading: SlotHeader.Reading

        /// The header, nil if it cannot be read.
        var header: SlotHeader? {
            if case .header(let header) = reading { header } else { nil }
        }
    }

    /// The version and the capacity that the file's headers agree on, nil if there is no header to tell.
    struct Shape: Sendable {
        let version: UInt32
        let capacity: Int

        init(_ header: SlotHeader) {
            version = header.version
            capacity = header.capacity
        }

        var slotCount: Int { SlotLayout.slotCount(ofVersion: version) }
        /// The bytes of all slots together.
        var length: Int { slotCount * capacity }

        func accepts(_ header: SlotHeader) -> Bool {
            header.version == version && header.capacity == capacity
        }
    }

    let shape: Shape?
    let slots: [Slot]

    /// Whether every header can be read, so that the greatest generation is surely that of the last save.
    var isComplete: Bool {
        shape != nil && slots.allSatisfy { $0.reading != .damaged }
    }

    var isNewer: Bool {
        slots.contains { $0.reading == .newer }
    }
}

extension RecordContentsReader {
    /// Finds the slots by the first header, or by another one if that is damaged.
    func slotTable(_ start: [UInt8]) throws(TabStoreError) -> SlotTable {
        let first = start.prefix(SlotHeader.length)
        let reading = SlotHeader.reading(first, of: Record.kind)
        switch reading {
        case .header(let header):
            return try table(.init(header), start)
        case .newer:
            return SlotTable(shape: nil, slots: [.init(offset: 0, bytes: first, reading: .newer)])
        case .zero, .damaged:
            return try searchedTable(first, start)
        }
    }

    private func table(_ shape: SlotTable.Shape, _ start: [UInt8]) throws(TabStoreError) -> SlotTable {
        var slots: [SlotTable.Slot] = []
        for index in 0..<shape.slotCount {
            let offset = index * shape.capacity
            let bytes = try slice(start, at: offset, count: SlotHeader.length)
            var reading = SlotHeader.reading(bytes, of: Record.kind)
            switch reading {
            case .header(let header) where !shape.accepts(header): reading = .damaged
            case .zero where try !isNeverUsed(index, shape, start): reading = .damaged
            case .header, .zero, .newer, .damaged: break
            }
            slots.append(.init(offset: offset, bytes: bytes, reading: reading))
        }
        return SlotTable(shape: shape, slots: slots)
    }

    /// Whether zeros in a header's place say that nothing was ever saved there, as in files of the first version.
    private func isNeverUsed(
        _ index: Int,
        _ shape: SlotTable.Shape,
        _ start: [UInt8]
    ) throws(TabStoreError) -> Bool {
        // The first slot is the first to be used.
        guard shape.version == 1, index > 0 else { return false }
        let rest = try slice(start, at: index * shape.capacity, count: SlotLayout.block)
        return rest.allSatisfy { $0 == 0 }
    }

    /// Looks for a later slot's header, which says where it stands by the size that it gives.
    private func searchedTable(
        _ first: ArraySlice<UInt8>,
        _ start: [UInt8]
    ) throws(TabStoreError) -> SlotTable {
        let end = isThorough ? min(status.size, SlotLayout.maximumFileSize) : start.count
        for begin in stride(from: 0, to: end, by: Self.searchedAtOnce) {
            let part = try slice(start, at: begin, count: min(Self.searchedAtOnce, end - begin))
            for place in stride(from: 0, to: part.count, by: SlotLayout.block) where begin + place > 0 {
                let bytes = part.dropFirst(place).prefix(SlotHeader.length)
                // Most blocks of a large file are no slot's first one.
                guard bytes.first == Record.kind.magic.first else { continue }
                if let table = try table(bytes, at: begin + place, first, start) { return table }
            }
        }
        return SlotTable(shape: nil, slots: [.init(offset: 0, bytes: first, reading: .damaged)])
    }

    /// How many bytes of a damaged file are read at a time.
    private static var searchedAtOnce: Int { 64 * SlotLayout.block }

    /// The slots that a later slot's header tells of, nil if the bytes are no such header.
    private func table(
        _ bytes: ArraySlice<UInt8>,
        at offset: Int,
        _ first: ArraySlice<UInt8>,
        _ start: [UInt8]
    ) throws(TabStoreError) -> SlotTable? {
        switch SlotHeader.reading(bytes, of: Record.kind) {
        case .header(let header):
            let shape = SlotTable.Shape(header)
            guard offset % shape.capacity == 0, offset < shape.length else { return nil }
            return try table(shape, start)
        case .newer:
            let slots = [(0, first, .damaged), (offset, bytes, .newer)] as [(Int, _, SlotHeader.Reading)]
            return SlotTable(shape: nil, slots: slots.map { .init(offset: $0, bytes: $1, reading: $2) })
        case .zero, .damaged: return nil
        }
    }
}
