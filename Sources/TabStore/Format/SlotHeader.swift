/// The 64 bytes before a slot's payload. Numbers are little-endian.
///
/// | bytes | meaning |
/// | --- | --- |
/// | 0–7 | the kind of the file: `tablayt`, `tabstat`, `tabdevi` or `tabflee`, and a line feed |
/// | 8–11 | version of this container, 2; 1 has two slots |
/// | 12–15 | bytes of a slot, header included: a multiple of 4,096 |
/// | 16–23 | generation: greater by one than that of the save before; 0 if nothing was ever saved here |
/// | 24–27 | bytes of the payload |
/// | 28–31 | CRC-32C of the payload |
/// | 32–39 | generation of a save that was on the disk when this one was written, 0 if none is known |
/// | 40–59 | zero; not read |
/// | 60–63 | CRC-32C of the 60 bytes before |
struct SlotHeader: Hashable, Sendable {
    static let length = 64
    /// The version that is written.
    static let currentVersion: UInt32 = 2
    /// The greatest generation; a fresh file follows on it, with generation 1.
    static let maximumGeneration = UInt64.max - 1

    var kind: FileKind
    var version = Self.currentVersion
    var capacity: Int
    var generation: UInt64
    var payloadLength: Int
    var payloadChecksum: UInt32
    var settledGeneration: UInt64 = 0

    init(
        kind: FileKind = .layout,
        capacity: Int,
        generation: UInt64,
        settledGeneration: UInt64 = 0,
        payload: [UInt8]
    ) {
        self.kind = kind
        self.capacity = capacity
        self.generation = generation
        self.settledGeneration = settledGeneration
        payloadLength = payload.count
        payloadChecksum = CRC32C.checksum(of: payload)
    }

    /// The header of a slot that nothing was saved in.
    ///
    /// It is not zero, so that zeros are known to be damage.
    static func unused(_ kind: FileKind = .layout, capacity: Int) -> SlotHeader {
        SlotHeader(kind: kind, capacity: capacity, generation: 0, payload: [])
    }

    var isUnused: Bool { generation == 0 }

    /// How many slots the file has.
    var slotCount: Int { SlotLayout.slotCount(ofVersion: version) }

    /// What the 64 bytes at a slot's start are.
    enum Reading: Hashable, Sendable {
        /// All zero: in a file of the first version nothing was ever saved here, in a later one it is damage.
        case zero
        case header(SlotHeader)
        /// The header of a version of the container that is not known here.
        case newer
        case damaged
    }

    static func reading(_ bytes: ArraySlice<UInt8>, of kind: FileKind = .layout) -> Reading {
        guard bytes.count == length else { return .damaged }
        if bytes.allSatisfy({ $0 == 0 }) {
            return .zero
        }
        let start = bytes.startIndex
        guard bytes.starts(with: kind.magic),
            CRC32C.checksum(of: bytes.prefix(60)) == UInt32(littleEndianBytes: bytes, at: start + 60)
        else { return .damaged }
        if UInt32(littleEndianBytes: bytes, at: start + 8) > currentVersion {
            return .newer
        }
        return SlotHeader(checked: bytes, kind).map { .header($0) } ?? .damaged
    }

    private init?(checked bytes: ArraySlice<UInt8>, _ kind: FileKind) {
        self.kind = kind
        let start = bytes.startIndex
        version = UInt32(littleEndianBytes: bytes, at: start + 8)
        capacity = Int(UInt32(littleEndianBytes: bytes, at: start + 12))
        generation = UInt64(littleEndianBytes: bytes, at: start + 16)
        payloadLength = Int(UInt32(littleEndianBytes: bytes, at: start + 24))
        payloadChecksum = UInt32(littleEndianBytes: bytes, at: start + 28)
        settledGeneration = version == 1 ? 0 : UInt64(littleEndianBytes: bytes, at: start + 32)
        guard (1...Self.currentVersion).contains(version), SlotLayout.isCapacity(capacity),
            payloadLength <= capacity - Self.length, generation <= Self.maximumGeneration,
            generation > 0 || version > 1 && payloadLength == 0
        else { return nil }
    }

    var bytes: [UInt8] {
        var bytes = kind.magic
        bytes.append(littleEndian: version)
        bytes.append(littleEndian: UInt32(capacity))
        bytes.append(littleEndian: generation)
        bytes.append(littleEndian: UInt32(payloadLength))
        bytes.append(littleEndian: payloadChecksum)
        bytes.append(littleEndian: settledGeneration)
        bytes += [UInt8](repeating: 0, count: 60 - bytes.count)
        bytes.append(littleEndian: CRC32C.checksum(of: bytes))
        return bytes
    }
}

extension FixedWidthInteger {
    init(littleEndianBytes bytes: ArraySlice<UInt8>, at index: Int) {
        var value: Self = 0
        for offset in (0..<MemoryLayout<Self>.size).reversed() {
            value = value << 8 | Self(bytes[index + offset])
        }
        self = value
    }
}

extension [UInt8] {
    mutating func append(littleEndian value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }
}
