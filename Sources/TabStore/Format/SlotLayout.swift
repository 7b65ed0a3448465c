/// How the slots lie in a file: one after the other, of the same size, so that a save writes over one of them and
/// never touches the others' blocks.
enum SlotLayout {
    /// The bytes that disks and file systems write as one, at the least.
    static let block = 4096
    /// How many slots a file of the written version has.
    static let slotCount = slotCount(ofVersion: SlotHeader.currentVersion)
    /// The most bytes of a payload: a layout of more than 100,000 tabs.
    static let maximumPayload = 16 * 1024 * 1024
    static let maximumCapacity = maximumPayload + block
    static let maximumFileSize = slotCount * maximumCapacity

    static func slotCount(ofVersion version: UInt32) -> Int {
        version == 1 ? 2 : 4
    }

    static func isCapacity(_ capacity: Int) -> Bool {
        capacity > 0 && capacity <= maximumCapacity && capacity % block == 0
    }

    /// A slot's size with room for the payload to grow by half.
    static func capacity(forPayload count: Int) -> Int {
        let wanted = SlotHeader.length + count + count / 2
        let rounded = (wanted + block - 1) / block * block
        return min(rounded, maximumCapacity)
    }

    /// A whole new file: the payload in the first slot, nothing in the others.
    static func file(_ header: SlotHeader, payload: [UInt8]) -> [UInt8] {
        var bytes = header.bytes + payload
        let unused =
            header.version == 1 ? [] : SlotHeader.unused(header.kind, capacity: header.capacity).bytes
        for slot in 1..<header.slotCount {
            bytes += [UInt8](repeating: 0, count: slot * header.capacity - bytes.count)
            bytes += unused
        }
        bytes += [UInt8](repeating: 0, count: header.slotCount * header.capacity - bytes.count)
        return bytes
    }
}
