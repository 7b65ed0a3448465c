/// Reads a binary property list: the top-level dictionary, or one object at a time.
///
/// The file ends with a trailer that says where a table of offsets is, and how wide its numbers and the references
/// into it are. For the dictionary, references are followed no deeper than to a list in it, and only for the first value
/// of each wanted key, so that those in a circle, and many to one long text, do no harm; whoever asks for other objects
/// sees to that.
struct BinaryPropertyListReader {
    private let bytes: [UInt8]
    private let offsetWidth: Int
    private let referenceWidth: Int
    private let objectCount: Int
    let topObject: Int
    private let tableOffset: Int

    enum Object {
        case null
        case boolean(Bool)
        case string(String)
        case integer(Int)
        case real(Double)
        /// Seconds since the beginning of 2001.
        case date(Double)
        case data(ArraySlice<UInt8>)
        /// The number of an object in an archive.
        case reference(Int)
        case array(ArraySlice<UInt8>)
        case dictionary(keys: ArraySlice<UInt8>, values: ArraySlice<UInt8>)
    }

    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 40 else { return nil }
        let trailer = bytes.count - 32
        self.bytes = bytes
        offsetWidth = Int(bytes[trailer + 6])
        referenceWidth = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
            let count = Self.number(bytes[trailer + 8..<trailer + 16]),
            let top = Self.number(bytes[trailer + 16..<trailer + 24]),
            let table = Self.number(bytes[trailer + 24..<trailer + 32]),
            table <= trailer, count <= (trailer - table) / offsetWidth, top < count
        else { return nil }
        objectCount = count
        topObject = top
        tableOffset = table
    }

    func values(for keys: Set<String>) -> [String: PropertyListValue]? {
        guard case .dictionary(let keyReferences, let valueReferences) = object(topObject) else { return nil }
        var values: [String: PropertyListValue] = [:]
        var isFound: Set<String> = []
        for index in 0..<keyReferences.count / referenceWidth {
            guard let key = key(reference(index, in: keyReferences)), keys.contains(key),
                isFound.insert(key).inserted
            else { continue }
            switch object(reference(index, in: valueReferences)) {
            case .string(let string): values[key] = .string(string)
            case .integer(let integer): values[key] = .integer(integer)
            case .array(let references): values[key] = .strings(strings(references))
            case .null, .boolean, .real, .date, .data, .reference, .dictionary, nil: break
            }
        }
        return values
    }

    /// The text of a key, nil if it is longer than any wanted one.
    private func key(_ index: Int) -> String? {
        guard let offset = offset(of: index), isShort(at: offset),
            case .string(let key) = object(index)
        else { return nil }
        return key
    }

    private func isShort(at offset: Int) -> Bool {
        (count(at: offset)?.count ?? .max) <= PropertyListLimits.keySize
    }

    private func strings(_ references: ArraySlice<UInt8>) -> [String] {
        var strings: [String] = []
        var length = 0
        for index in 0..<references.count / referenceWidth {
            guard case .string(let string) = object(reference(index, in: references)) else { continue }
            length += string.utf8.count
            guard length <= PropertyListLimits.fileSize else { break }
            strings.append(string)
        }
        return strings
    }

    func reference(_ index: Int, in references: ArraySlice<UInt8>) -> Int {
        let start = references.startIndex + index * referenceWidth
        return Self.number(references[start..<start + referenceWidth]) ?? .max
    }

    /// The big-endian number, nil if it is beyond all that can be meant.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        let value = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value <= UInt64(Int32.max) ? Int(value) : nil
    }

    private func offset(of index: Int) -> Int? {
        guard index < objectCount else { return nil }
        let entry = tableOffset + index * offsetWidth
        guard let offset = Self.number(bytes[entry..<entry + offsetWidth]), offset < tableOffset else {
            return nil
        }
        return offset
    }

    /// How many references there are in a list of them.
    func referenceCount(in references: ArraySlice<UInt8>) -> Int {
        references.count / referenceWidth
    }

    /// An object, nil if it is malformed or larger than `PropertyListLimits` allows.
    func object(_ index: Int) -> Object? {
        guard let offset = offset(of: index) else { return nil }
        let marker = bytes[offset]
        switch marker >> 4 {
        case 0x0: return constant(marker)
        case 0x1: return integer(at: offset)
        case 0x2, 0x3: return real(at: offset)
        case 0x8: return slice(offset + 1, Int(marker & 0x0f) + 1).flatMap(Self.number).map { .reference($0) }
        default: return counted(at: offset)
        }
    }

    private func constant(_ marker: UInt8) -> Object? {
        switch marker {
        case 0x00: .null
        case 0x08: .boolean(false)
        case 0x09: .boolean(true)
        default: nil
        }
    }

    /// An object of as many parts as it says.
    private func counted(at offset: Int) -> Object? {
        let marker = bytes[offset]
        guard let (count, start) = count(at: offset) else { return nil }
        switch marker >> 4 {
        case 0x4: return slice(start, count).map { .data($0) }
        case 0x5: return text(start, count, width: 1)
        case 0x6: return text(start, count, width: 2)
        case 0xa where count <= PropertyListLimits.elementCount:
            return slice(start, count * referenceWidth).map { .array($0) }
        case 0xd where count <= PropertyListLimits.keyCount:
            let length = count * referenceWidth
            guard let keys = slice(start, length), let values = slice(start + length, length) else {
                return nil
            }
            return .dictionary(keys: keys, values: values)
        default: return nil
        }
    }

    private func slice(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
        start + count <= tableOffset ? bytes[start..<start + count] : nil
    }

    private func integer(at offset: Int) -> Object? {
        let width = 1 << Int(bytes[offset] & 0x0f)
        guard width <= 8, let digits = slice(offset + 1, width) else { return nil }
        return .integer(Int(truncatingIfNeeded: digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }))
    }

    private func real(at offset: Int) -> Object? {
        let width = 1 << Int(bytes[offset] & 0x0f)
        guard width == 4 || width == 8, let digits = slice(offset + 1, width) else { return nil }
        let pattern = digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let value =
            width == 8
            ? Double(bitPattern: pattern) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: pattern)))
        return bytes[offset] >> 4 == 0x3 ? .date(value) : .real(value)
    }

    /// An object's count, which is in the marker or, if it is large, in the integer that follows.
    private func count(at offset: Int) -> (count: Int, start: Int)? {
        let small = Int(bytes[offset] & 0x0f)
        if small < 15 {
            return (small, offset + 1)
        }
        guard offset + 1 < tableOffset, bytes[offset + 1] >> 4 == 0x1 else { return nil }
        let width = 1 << Int(bytes[offset + 1] & 0x0f)
        guard width <= 8, let digits = slice(offset + 2, width), let count = Self.number(digits) else {
            return nil
        }
        return (count, offset + 2 + width)
    }

    private func text(_ start: Int, _ count: Int, width: Int) -> Object? {
        guard count <= PropertyListLimits.stringSize, let slice = slice(start, count * width) else {
            return nil
        }
        if width == 1 {
            return String(validating: slice, as: UTF8.self).map { .string($0) }
        }
        let units = stride(from: slice.startIndex, to: slice.endIndex, by: 2).map {
            UInt16(slice[$0]) << 8 | UInt16(slice[$0 + 1])
        }
        return String(validating: units, as: UTF16.self).map { .string($0) }
    }
}
