/// A binary property list, of which one value at a time is read.
///
/// At the end a trailer says where a table of offsets is, and how wide its numbers and the references into it are. A value
/// may be referred to many times, and references may go round in a circle: whoever follows them sees to that. Texts and data
/// are parts of the list's own bytes, so that nothing is copied that nobody wants.
package struct BinaryPropertyList: Sendable {
    private let bytes: [UInt8]
    private let offsetWidth: Int
    private let referenceWidth: Int
    private let objectCount: Int
    private let tableOffset: Int
    /// The value that the list is.
    package let top: Int

    private static let magicLength = 8
    private static let trailerLength = 32

    /// A value; those in it are told by their numbers.
    package enum Value {
        case null
        case boolean(Bool)
        case integer(Int64)
        case real(Double)
        /// Seconds since the beginning of 2001.
        case date(Double)
        case data(ArraySlice<UInt8>)
        case text(Text)
        /// The number of an object in an archive.
        case reference(Int)
        case array(References)
        case dictionary(keys: References, values: References)
    }

    /// A text that is not made yet.
    package struct Text {
        /// What it is made of: bytes of ASCII, or pairs of bytes of UTF-16.
        package let bytes: ArraySlice<UInt8>
        fileprivate let isWide: Bool

        /// How many units it has.
        package var count: Int { isWide ? bytes.count / 2 : bytes.count }

        /// The text; nil if its units are none.
        package var string: String? {
            isWide ? String(validating: units, as: UTF16.self) : String(validating: bytes, as: UTF8.self)
        }

        /// The text, with marks in the place of halves of characters; nil if it is of narrow units that are no ASCII.
        package var repairedString: String? {
            if isWide { return String(decoding: units, as: UTF16.self) }
            return bytes.allSatisfy { $0 < 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
        }

        private var units: [UInt16] {
            stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
                UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
            }
        }
    }

    /// The numbers of the values in a list.
    package struct References: RandomAccessCollection {
        fileprivate let list: BinaryPropertyList
        fileprivate let start: Int
        package let endIndex: Int

        package var startIndex: Int { 0 }
        package var count: Int { endIndex }

        /// The number of a value; one that no value has if it is beyond all that can be meant.
        package subscript(index: Int) -> Int {
            list.number(start + index * list.referenceWidth, list.referenceWidth) ?? .max
        }

        package func makeIterator() -> Iterator { Iterator(references: self) }

        /// Goes through the numbers. The library's own would take twice as long where nothing is optimized.
        package struct Iterator: IteratorProtocol {
            fileprivate let references: References
            private var index = 0

            fileprivate init(references: References) { self.references = references }

            package mutating func next() -> Int? {
                guard index < references.endIndex else { return nil }
                index += 1
                return references[index - 1]
            }
        }
    }

    /// Looks at where the values of a list are.
    package init(_ bytes: [UInt8]) throws(KeyedArchiveError) {
        guard bytes.count >= Self.magicLength + Self.trailerLength, bytes.starts(with: "bplist00".utf8) else {
            throw .damaged(offset: 0)
        }
        let trailer = bytes.count - Self.trailerLength
        self.bytes = bytes
        offsetWidth = Int(bytes[trailer + 6])
        referenceWidth = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
            let count = Self.number(bytes, trailer + 8, 8),
            let top = Self.number(bytes, trailer + 16, 8),
            let table = Self.number(bytes, trailer + 24, 8),
            table <= trailer, count <= (trailer - table) / offsetWidth, top < count
        else { throw .damaged(offset: trailer) }
        objectCount = count
        tableOffset = table
        self.top = top
    }

    /// The value that has a number.
    package func value(_ number: Int) throws(KeyedArchiveError) -> Value {
        let offset = try offset(of: number)
        let low = Int(bytes[offset] & 0x0f)
        switch bytes[offset] >> 4 {
        case 0x0 where low == 0: return .null
        case 0x0 where low == 8: return .boolean(false)
        case 0x0 where low == 9: return .boolean(true)
        case 0x1 where low <= 3: return .integer(Int64(truncatingIfNeeded: try bits(offset + 1, 1 << low)))
        // Sixteen bytes hold numbers beyond Int64 only; the upper half is then zero.
        case 0x1 where low == 4:
            guard try bits(offset + 1, 8) == 0 else { throw .damaged(offset: offset) }
            return .integer(Int64(truncatingIfNeeded: try bits(offset + 9, 8)))
        case 0x2 where low == 2 || low == 3: return .real(try real(offset + 1, 1 << low))
        case 0x3 where low == 3: return .date(try real(offset + 1, 8))
        case 0x8:
            guard offset + 2 + low <= tableOffset, let index = self.number(offset + 1, low + 1) else {
                throw .damaged(offset: offset)
            }
            return .reference(index)
        default: return try counted(offset)
        }
    }

    /// A value of as many parts as it says.
    private func counted(_ offset: Int) throws(KeyedArchiveError) -> Value {
        let (start, count) = try length(at: offset)
        switch bytes[offset] >> 4 {
        case 0x4: return .data(try slice(start, count))
        case 0x5: return .text(Text(bytes: try slice(start, count), isWide: false))
        case 0x6: return .text(Text(bytes: try slice(start, 2 * count), isWide: true))
        case 0xa: return .array(try references(start, count))
        case 0xd:
            let keys = try references(start, count)
            return .dictionary(keys: keys, values: try references(start + count * referenceWidth, count))
        default: throw .damaged(offset: offset)
        }
    }

    private func references(_ start: Int, _ count: Int) throws(KeyedArchiveError) -> References {
        let length = count * referenceWidth
        guard start <= tableOffset, length <= tableOffset - start else { throw .damaged(offset: start) }
        return References(list: self, start: start, endIndex: count)
    }

    /// Where the content of a value begins, and how many parts it has, at most as many as there are bytes.
    private func length(at offset: Int) throws(KeyedArchiveError) -> (start: Int, count: Int) {
        let low = Int(bytes[offset] & 0x0f)
        guard low == 0x0f else { return (offset + 1, low) }
        guard offset + 1 < tableOffset, bytes[offset + 1] >> 4 == 0x1, bytes[offset + 1] & 0x0f <= 3 else {
            throw .damaged(offset: offset)
        }
        let width = 1 << Int(bytes[offset + 1] & 0x0f)
        guard offset + 2 + width <= tableOffset, let count = number(offset + 2, width), count <= bytes.count
        else {
            throw .damaged(offset: offset)
        }
        return (offset + 2 + width, count)
    }

    /// Where the value that has a number begins.
    package func offset(of number: Int) throws(KeyedArchiveError) -> Int {
        guard number >= 0, number < objectCount else { throw .damaged(offset: tableOffset) }
        let entry = tableOffset + number * offsetWidth
        guard let offset = self.number(entry, offsetWidth), offset >= Self.magicLength,
            offset < tableOffset
        else { throw .damaged(offset: entry) }
        return offset
    }

    private func slice(_ start: Int, _ count: Int) throws(KeyedArchiveError) -> ArraySlice<UInt8> {
        guard start <= tableOffset, count <= tableOffset - start else { throw .damaged(offset: start) }
        return bytes[start..<(start + count)]
    }

    private func bits(_ start: Int, _ width: Int) throws(KeyedArchiveError) -> UInt64 {
        guard start <= tableOffset - width else { throw .damaged(offset: start) }
        return Self.bits(bytes, start, width)
    }

    private func real(_ start: Int, _ width: Int) throws(KeyedArchiveError) -> Double {
        let bits = try bits(start, width)
        return width == 4
            ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
    }

    private func number(_ start: Int, _ width: Int) -> Int? { Self.number(bytes, start, width) }

    /// A number, the greatest byte first; nil if it is no index.
    private static func number(_ bytes: [UInt8], _ start: Int, _ width: Int) -> Int? {
        guard width <= 8 || bits(bytes, start, width - 8) == 0 else { return nil }
        return Int(exactly: bits(bytes, start + max(0, width - 8), min(8, width)))
    }

    /// Up to eight bytes as a number. A loop, since very many of these are read of a file that means harm.
    private static func bits(_ bytes: [UInt8], _ start: Int, _ width: Int) -> UInt64 {
        var bits: UInt64 = 0
        var index = start
        while index < start + width {
            bits = bits << 8 | UInt64(bytes[index])
            index += 1
        }
        return bits
    }
}
