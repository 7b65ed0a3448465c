/// Writes a value as a binary property list. Texts that are equal are written once, and keys stand in order, so that equal
/// values give equal bytes.
struct BinaryPropertyListWriter {
    private(set) var bytes = Array("bplist00".utf8)
    private var content: [Content] = []
    private var texts: [String: Int] = [:]

    /// A value whose parts have numbers.
    private enum Content {
        case leaf(ArchiveValue)
        case array([Int])
        case dictionary(keys: [Int], values: [Int])
    }

    init(_ value: ArchiveValue) {
        let top = number(value)
        let referenceWidth = Self.width(content.count)
        var offsets: [Int] = []
        for part in content {
            offsets.append(bytes.count)
            write(part, referenceWidth)
        }
        let tableOffset = bytes.count
        let offsetWidth = Self.width(tableOffset)
        for offset in offsets { append(offset, width: offsetWidth) }
        bytes += [UInt8](repeating: 0, count: 6)
        bytes += [UInt8(offsetWidth), UInt8(referenceWidth)]
        for number in [content.count, top, tableOffset] { append(number, width: 8) }
    }

    /// Gives a value and its parts their numbers.
    private mutating func number(_ value: ArchiveValue) -> Int {
        switch value {
        case .string(let text):
            if let known = texts[text] { return known }
            texts[text] = content.count
            content.append(.leaf(value))
            return content.count - 1
        case .array(let values):
            let index = content.count
            content.append(.array([]))
            content[index] = .array(values.map { number($0) })
            return index
        case .dictionary(let values):
            let index = content.count
            content.append(.array([]))
            let pairs = values.sorted { $0.key < $1.key }
            let keys = pairs.map { number(.string($0.key)) }
            content[index] = .dictionary(keys: keys, values: pairs.map { number($0.value) })
            return index
        default:
            content.append(.leaf(value))
            return content.count - 1
        }
    }

    private mutating func write(_ part: Content, _ referenceWidth: Int) {
        switch part {
        case .leaf(let value): write(value)
        case .array(let values):
            begin(0xa0, values.count)
            for value in values { append(value, width: referenceWidth) }
        case .dictionary(let keys, let values):
            begin(0xd0, keys.count)
            for number in keys + values { append(number, width: referenceWidth) }
        }
    }

    private mutating func write(_ value: ArchiveValue) {
        switch value {
        case .boolean(let isTrue): bytes.append(isTrue ? 0x09 : 0x08)
        case .integer(let number): write(number)
        case .real(let number):
            bytes.append(0x23)
            append(bits: number.bitPattern, width: 8)
        case .date(let seconds):
            bytes.append(0x33)
            append(bits: seconds.bitPattern, width: 8)
        case .data(let data):
            begin(0x40, data.count)
            bytes += data
        case .string(let text):
            let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
            begin(isASCII ? 0x50 : 0x60, isASCII ? text.utf8.count : text.utf16.count)
            if isASCII {
                bytes += text.utf8
            } else {
                for unit in text.utf16 { append(bits: UInt64(unit), width: 2) }
            }
        case .reference(let index):
            let width = Self.width(index)
            bytes.append(0x80 | UInt8(width - 1))
            append(index, width: width)
        case .array, .dictionary: break
        }
    }

    private mutating func write(_ number: Int64) {
        let bits = UInt64(bitPattern: number)
        let width = number < 0 ? 8 : Self.width(Int(number))
        bytes.append(0x10 | UInt8(width.trailingZeroBitCount))
        append(bits: bits, width: width)
    }

    private mutating func begin(_ marker: UInt8, _ count: Int) {
        guard count >= 0x0f else { return bytes.append(marker | UInt8(count)) }
        bytes.append(marker | 0x0f)
        write(Int64(count))
    }

    private mutating func append(_ number: Int, width: Int) { append(bits: UInt64(number), width: width) }

    private mutating func append(bits: UInt64, width: Int) {
        for byte in (0..<width).reversed() { bytes.append(UInt8(truncatingIfNeeded: bits >> (8 * byte))) }
    }

    /// The bytes that a number takes: 1, 2, 4 or 8.
    private static func width(_ number: Int) -> Int {
        number < 1 << 8 ? 1 : number < 1 << 16 ? 2 : number < 1 << 32 ? 4 : 8
    }
}
