/// Reads a binary property list into values.
///
/// At the end a trailer says where a table of offsets is, and how wide its numbers and the references into it are. A value
/// may be referred to many times, and references may go round in a circle, so that depth, the number of values and the
/// bytes of their texts are bounded.
struct BinaryPropertyListReader {
    private let bytes: [UInt8]
    private let offsetWidth: Int
    private let referenceWidth: Int
    private let objectCount: Int
    private let topObject: Int
    private let tableOffset: Int
    private var remainingValues = 1 << 20
    private var remainingBytes = 4 * KeyedArchive.maximumLength

    private static let maximumDepth = 128
    private static let magic = Array("bplist00".utf8)
    private static let trailerLength = 32

    init(_ bytes: [UInt8]) throws(KeyedArchiveError) {
        guard bytes.count <= KeyedArchive.maximumLength else { throw .tooLarge }
        guard bytes.count >= Self.magic.count + Self.trailerLength, bytes.starts(with: Self.magic) else {
            throw .damaged(offset: 0)
        }
        let trailer = bytes.count - Self.trailerLength
        self.bytes = bytes
        offsetWidth = Int(bytes[trailer + 6])
        referenceWidth = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
            let count = Self.number(bytes[(trailer + 8)..<(trailer + 16)]),
            let top = Self.number(bytes[(trailer + 16)..<(trailer + 24)]),
            let table = Self.number(bytes[(trailer + 24)..<(trailer + 32)]),
            table <= trailer, count <= (trailer - table) / offsetWidth, top < count
        else { throw .damaged(offset: trailer) }
        objectCount = count
        topObject = top
        tableOffset = table
    }

    mutating func topValue() throws(KeyedArchiveError) -> ArchiveValue { try value(topObject, depth: 0) }

    private mutating func value(_ object: Int, depth: Int) throws(KeyedArchiveError) -> ArchiveValue {
        guard depth < Self.maximumDepth else { throw .tooDeep }
        remainingValues -= 1
        guard remainingValues >= 0 else { throw .tooLarge }
        guard object < objectCount,
            let offset = number(at: tableOffset + object * offsetWidth, width: offsetWidth),
            offset >= Self.magic.count, offset < tableOffset
        else { throw .damaged(offset: tableOffset) }
        let marker = bytes[offset]
        let low = Int(marker & 0x0f)
        switch marker >> 4 {
        case 0x0 where low == 8: return .boolean(false)
        case 0x0 where low == 9: return .boolean(true)
        case 0x1 where low <= 3: return .integer(try integer(at: offset + 1, width: 1 << low))
        // Sixteen bytes hold numbers beyond Int64 only; the upper half is then zero.
        case 0x1 where low == 4 && number(at: offset + 1, width: 8) == 0:
            return .integer(try integer(at: offset + 9, width: 8))
        case 0x2 where low == 2 || low == 3: return .real(try real(at: offset + 1, width: 1 << low))
        case 0x3 where low == 3: return .date(try real(at: offset + 1, width: 8))
        case 0x4:
            let (start, count) = try length(at: offset)
            return .data(Array(try slice(start, count)))
        case 0x5:
            let (start, count) = try length(at: offset)
            let text = try slice(start, count)
            guard text.allSatisfy({ $0 < 0x80 }) else { throw .damaged(offset: start) }
            return .string(String(decoding: text, as: UTF8.self))
        case 0x6:
            let (start, count) = try length(at: offset)
            guard count <= bytes.count / 2 else { throw .damaged(offset: offset) }
            let text = try slice(start, 2 * count)
            let units = stride(from: text.startIndex, to: text.endIndex, by: 2)
                .map { UInt16(text[$0]) << 8 | UInt16(text[$0 + 1]) }
            return .string(String(decoding: units, as: UTF16.self))
        case 0x8:
            guard let index = number(at: offset + 1, width: low + 1) else { throw .damaged(offset: offset) }
            return .reference(index)
        case 0xa:
            let (start, count) = try length(at: offset)
            return .array(try values(start, count, depth))
        case 0xd:
            let (start, count) = try length(at: offset)
            let keys = try values(start, count, depth)
            let values = try values(start + count * referenceWidth, count, depth)
            var dictionary: [String: ArchiveValue] = [:]
            for (key, value) in zip(keys, values) {
                guard case .string(let key) = key else { throw .damaged(offset: offset) }
                dictionary[key] = value
            }
            return .dictionary(dictionary)
        default: throw .damaged(offset: offset)
        }
    }

    private mutating func values(
        _ start: Int,
        _ count: Int,
        _ depth: Int
    ) throws(KeyedArchiveError) -> [ArchiveValue] {
        guard count <= (bytes.count - start) / referenceWidth else { throw .damaged(offset: start) }
        var values: [ArchiveValue] = []
        for index in 0..<count {
            guard let object = number(at: start + index * referenceWidth, width: referenceWidth) else {
                throw .damaged(offset: start)
            }
            values.append(try value(object, depth: depth + 1))
        }
        return values
    }

    /// Where the content of a value begins, and how many parts it has.
    private func length(at offset: Int) throws(KeyedArchiveError) -> (start: Int, count: Int) {
        let low = Int(bytes[offset] & 0x0f)
        guard low == 0x0f else { return (offset + 1, low) }
        guard offset + 1 < tableOffset, bytes[offset + 1] >> 4 == 0x1, bytes[offset + 1] & 0x0f <= 3 else {
            throw .damaged(offset: offset)
        }
        let width = 1 << Int(bytes[offset + 1] & 0x0f)
        guard let count = number(at: offset + 2, width: width), count <= bytes.count else {
            throw .damaged(offset: offset)
        }
        return (offset + 2 + width, count)
    }

    private mutating func slice(_ start: Int, _ count: Int) throws(KeyedArchiveError) -> ArraySlice<UInt8> {
        guard start <= tableOffset, count <= tableOffset - start else { throw .damaged(offset: start) }
        remainingBytes -= count
        guard remainingBytes >= 0 else { throw .tooLarge }
        return bytes[start..<(start + count)]
    }

    /// An integer; of eight bytes it is signed, narrower ones are not.
    private func integer(at offset: Int, width: Int) throws(KeyedArchiveError) -> Int64 {
        Int64(truncatingIfNeeded: try bits(at: offset, width: width))
    }

    private func real(at offset: Int, width: Int) throws(KeyedArchiveError) -> Double {
        let bits = try bits(at: offset, width: width)
        return width == 4
            ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
    }

    private func bits(at offset: Int, width: Int) throws(KeyedArchiveError) -> UInt64 {
        guard offset <= tableOffset - width else { throw .damaged(offset: offset) }
        return bytes[offset..<(offset + width)].reduce(0) { $0 << 8 | UInt64($1) }
    }

    private func number(at offset: Int, width: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - width else { return nil }
        return Self.number(bytes[offset..<(offset + width)])
    }

    /// A number of up to eight bytes, the greatest first; nil if it is no index.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.count <= 8 || bytes.dropLast(8).allSatisfy({ $0 == 0 }) else { return nil }
        return Int(exactly: bytes.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
