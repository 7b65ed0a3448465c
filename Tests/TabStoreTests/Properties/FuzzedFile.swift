@testable import TabStore

/// A file of two slots from a few bytes that say how it is laid out, followed by the two payloads with a zero byte
/// between them.
///
/// Random bytes alone would hardly ever have a right checksum, nor the thousands of bytes of a file.
struct FuzzedFile {
    static let prefixLength = 12

    private struct Flags: OptionSet {
        let rawValue: UInt8

        static let headerIsDamaged = Flags(rawValue: 1)
        static let payloadIsDamaged = Flags(rawValue: 2)
        static let isNewer = Flags(rawValue: 4)
        static let isEmpty = Flags(rawValue: 8)
        static let hasOddLength = Flags(rawValue: 16)
        static let hasOddGeneration = Flags(rawValue: 32)
    }

    let bytes: [UInt8]

    init(_ input: [UInt8]) {
        guard input.count >= Self.prefixLength else {
            bytes = input
            return
        }
        let payloads = input.dropFirst(Self.prefixLength)
            .split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false).map { Array($0) }
        let first = Self.slot(input[0..<4], payloads[0])
        let second = Self.slot(input[4..<8], payloads.count > 1 ? payloads[1] : [])
        // By default the second slot begins where the first one's header says, and the file ends with it.
        let capacity = SlotLayout.block * max(1, Int(input[1] % 8))
        let offset = input[8] & 7 == 7 ? Int(input[8]) * 64 : capacity
        var file = [UInt8](repeating: 0, count: 2 * capacity)
        file.apply(.init(offset: 0, bytes: first))
        file.apply(.init(offset: offset, bytes: second))
        if input[9] & 7 == 7 {
            file.removeLast(min(file.count, Int(input[9]) << (input[10] % 8)))
        }
        if input[10] & 7 == 7, !file.isEmpty {
            file[(Int(input[10]) << 8 | Int(input[11])) % file.count] ^= input[9] | 1
        }
        bytes = file
    }

    /// A header and its payload.
    ///
    /// - Parameter layout: The flags, the slot's blocks, the generation, and the length that it gives if that is
    ///   wrong.
    private static func slot(_ layout: ArraySlice<UInt8>, _ payload: [UInt8]) -> [UInt8] {
        let start = layout.startIndex
        let flags = Flags(rawValue: layout[start])
        guard !flags.contains(.isEmpty) else { return [] }
        var header = SlotHeader(
            capacity: SlotLayout.block * Int(layout[start + 1] % 8),
            generation: UInt64(layout[start + 2]),
            payload: payload
        )
        if flags.contains(.hasOddLength) {
            header.payloadLength = Int(layout[start + 3]) << Int(layout[start + 2] % 25)
        }
        if flags.contains(.hasOddGeneration) {
            header.generation = .max - header.generation
        }
        if flags.contains(.isNewer) {
            header.version = UInt32(layout[start + 3])
        }
        if flags.contains(.payloadIsDamaged) {
            header.payloadChecksum ^= UInt32(layout[start + 3]) + 1
        }
        var bytes = header.bytes
        if flags.contains(.headerIsDamaged) {
            bytes[Int(layout[start + 3]) % bytes.count] ^= 1
        }
        return bytes + payload
    }
}
