@testable import TabStore

/// A file of three slots, or of two as in the first version, from a few bytes that say how it is laid out, followed by the
/// payloads with a zero byte between them.
///
/// Random bytes alone would hardly ever have a right checksum, nor the thousands of bytes of a file.
struct FuzzedFile {
    static let prefixLength = 16

    private struct Flags: OptionSet {
        let rawValue: UInt8

        static let headerIsDamaged = Flags(rawValue: 1)
        static let payloadIsDamaged = Flags(rawValue: 2)
        static let isNewer = Flags(rawValue: 4)
        static let isEmpty = Flags(rawValue: 8)
        static let hasOddLength = Flags(rawValue: 16)
        static let hasOddGeneration = Flags(rawValue: 32)
        /// In the first slot: whether the file is of the first version.
        static let isOld = Flags(rawValue: 64)
        static let isUnused = Flags(rawValue: 128)
    }

    let bytes: [UInt8]

    init(_ input: [UInt8]) {
        guard input.count >= Self.prefixLength else {
            bytes = input
            return
        }
        let isOld = Flags(rawValue: input[0]).contains(.isOld)
        let payloads = input.dropFirst(Self.prefixLength)
            .split(separator: 0, maxSplits: isOld ? 1 : 2, omittingEmptySubsequences: false).map { Array($0) }
        let slots = [input[0..<4], input[4..<8], input[12..<16]].prefix(isOld ? 2 : 3).enumerated()
            .map { Self.slot($1, payloads.indices.contains($0) ? payloads[$0] : [], version: isOld ? 1 : 2) }
        // By default each slot begins where the first one's header says, and the file ends with the last.
        let capacity = SlotLayout.block * max(1, Int(input[1] % 8))
        let offset = input[8] & 7 == 7 ? Int(input[8]) * 64 : capacity
        var file = [UInt8](repeating: 0, count: slots.count * capacity)
        for (index, slot) in slots.enumerated() {
            file.apply(.init(offset: index * offset, bytes: slot))
        }
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
    private static func slot(
        _ layout: ArraySlice<UInt8>,
        _ payload: [UInt8],
        version: UInt32
    ) -> [UInt8] {
        let start = layout.startIndex
        let flags = Flags(rawValue: layout[start])
        guard !flags.contains(.isEmpty) else { return [] }
        var header = SlotHeader(
            capacity: SlotLayout.block * Int(layout[start + 1] % 8),
            generation: UInt64(layout[start + 2]),
            settledGeneration: version == 1 ? 0 : UInt64(layout[start + 3]),
            payload: payload
        )
        header.version = version
        if flags.contains(.isUnused) {
            header = .unused(capacity: header.capacity)
        }
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
