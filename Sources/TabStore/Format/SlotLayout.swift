/// How two slots lie in a file: one after the other, of the same size, so that a save writes over the older one and
/// never touches the newer one's blocks.
enum SlotLayout {
    /// The bytes that disks and file systems write as one, at the least.
    static let block = 4096
    /// The most bytes of a payload: more than 100,000 tabs.
    static let maximumPayload = 16 * 1024 * 1024
    static let maximumCapacity = maximumPayload + block
    static let maximumFileSize = 2 * maximumCapacity

    static func isCapacity(_ capacity: Int) -> Bool {
        capacity > 0 && capacity <= maximumCapacity && capacity % block == 0
    }

    /// A slot's size with room for the payload to grow by half.
    static func capacity(forPayload count: Int) -> Int {
        let wanted = SlotHeader.length + count + count / 2
        let rounded = (wanted + block - 1) / block * block
        return min(rounded, maximumCapacity)
    }

    /// A whole new file: the payload in the first slot, nothing in the second.
    static func file(_ header: SlotHeader, payload: [UInt8]) -> [UInt8] {
        var bytes = header.bytes + payload
        bytes += [UInt8](repeating: 0, count: 2 * header.capacity - bytes.count)
        return bytes
    }
}
