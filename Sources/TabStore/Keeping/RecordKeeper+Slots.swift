internal import SystemPackage
import TabModel

extension RecordKeeper where Record == TabRecord {
    /// Looks at the slots of the file, without a lock unless something looks wrong: then it may be just being written.
    func slots() throws(TabStoreError) -> [TabStoreSlot] {
        guard let folder = try StoreFolder.open(location, in: fileSystem) else { return [] }
        defer { folder.close() }
        let first = try slots(in: folder)
        guard first.contains(where: { $0.condition == .damaged }) else { return first }
        do throws(TabStoreError) {
            try folder.lock(patience: patience)
        } catch {
            return first
        }
        defer { folder.unlock() }
        return try slots(in: folder)
    }

    private func slots(in folder: StoreFolder) throws(TabStoreError) -> [TabStoreSlot] {
        guard let (file, status) = try folder.openFile(for: .reading) else { return [] }
        defer { fileSystem.close(file) }
        let path = location.path
        return try RecordContentsReader<TabRecord>(
            fileSystem: fileSystem,
            path: path,
            file: file,
            status: status
        )
        .describedSlots()
    }
}

extension RecordContentsReader where Record == TabRecord {
    /// The slots of the file, with what is wrong in each.
    func describedSlots() throws(TabStoreError) -> [TabStoreSlot] {
        let start = try bytes(at: 0, count: min(status.size, Self.firstRead))
        var result: [TabStoreSlot] = []
        let table = try slotTable(start)
        if table.shape == nil, status.size > SlotLayout.maximumFileSize { return [] }
        for slot in table.slots {
            let offset = slot.offset
            switch slot.reading {
            case .zero: result.append(.init(offset: offset, condition: .empty))
            case .newer: result.append(.init(offset: offset, condition: .newer))
            case .damaged:
                let problem = headerProblem(slot.bytes, at: offset)
                result.append(.init(offset: offset, condition: .damaged, problem: problem))
            case .header(let header) where header.isUnused:
                result.append(.init(offset: offset, condition: .empty))
            case .header(let header):
                let payloadOffset = offset + SlotHeader.length
                let payload = try slice(start, at: payloadOffset, count: header.payloadLength)
                let problem = payloadProblem(payload, at: payloadOffset, header)
                let condition: TabStoreSlot.Condition = problem == nil ? .whole : .damaged
                result.append(.init(offset: offset, condition: condition, header: header, problem: problem))
            }
        }
        return result
    }

    private func headerProblem(_ bytes: ArraySlice<UInt8>, at offset: Int) -> TabStoreSlot.Problem {
        if bytes.count < SlotHeader.length {
            return .init(
                offset: min(offset, status.size) + bytes.count,
                explanation: "the file ends within the slot's header"
            )
        }
        if bytes.allSatisfy({ $0 == 0 }) {
            return .init(offset: offset, explanation: "there are zeros in the place of the slot's header")
        }
        if !bytes.starts(with: FileKind.layout.magic) {
            return .init(offset: offset, explanation: "this is not the beginning of a layout's slot")
        }
        let saved = UInt32(littleEndianBytes: bytes, at: bytes.startIndex + 60)
        let actual = CRC32C.checksum(of: bytes.prefix(60))
        if saved != actual {
            return .init(
                offset: offset + 60,
                explanation: "the header's checksum is \(hexadecimal(saved)), "
                    + "and that of bytes \(offset) to \(offset + 59) is \(hexadecimal(actual))"
            )
        }
        return .init(
            offset: offset + 8,
            explanation: "the header's numbers are out of range, or contradict another header's"
        )
    }

    private func payloadProblem(
        _ payload: ArraySlice<UInt8>,
        at offset: Int,
        _ header: SlotHeader
    ) -> TabStoreSlot.Problem? {
        if payload.count < header.payloadLength {
            return .init(
                offset: offset + payload.count,
                explanation:
                    "the file ends after \(payload.count) of the layout's \(header.payloadLength) bytes"
            )
        }
        let actual = CRC32C.checksum(of: payload)
        if actual != header.payloadChecksum {
            return .init(
                offset: offset - SlotHeader.length + 28,
                explanation: "the layout's checksum is \(hexadecimal(header.payloadChecksum)), "
                    + "and that of bytes \(offset) to \(offset + payload.count - 1) is \(hexadecimal(actual))"
            )
        }
        do throws(JSONScanner.Malformed) {
            _ = try PayloadReader(payload)
            return nil
        } catch {
            return .init(offset: offset + error.position, explanation: "the layout is no JSON from here on")
        }
    }

    private func hexadecimal(_ number: UInt32) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
