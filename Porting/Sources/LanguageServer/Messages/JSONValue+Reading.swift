/// Why a text is no JSON.
public struct JSONError: Error, Equatable, CustomStringConvertible {
    /// How many bytes were read before.
    public let offset: Int
    public let description: String

    init(_ offset: Int, _ problem: String) {
        self.offset = offset
        description = "byte \(offset): \(problem)"
    }
}

extension JSONValue {
    /// How deep values may lie in one another.
    public static let largestDepth = 512

    /// Reads a text.
    public init(_ bytes: [UInt8]) throws(JSONError) {
        var reader = JSONReader(bytes)
        self = try reader.whole()
    }

    public init(text: String) throws(JSONError) {
        try self.init(Array(text.utf8))
    }
}

private struct JSONReader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func whole() throws(JSONError) -> JSONValue {
        let value = try value(depth: 0)
        skipSpace()
        guard index == bytes.count else { throw error("something follows the value") }
        return value
    }

    private func error(_ problem: String) -> JSONError { JSONError(index, problem) }

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
        guard depth <= JSONValue.largestDepth else {
            throw error("values lie in one another more than \(JSONValue.largestDepth) deep")
        }
        skipSpace()
        switch byte {
        case UInt8(ascii: "{"): return try object(depth)
        case UInt8(ascii: "["): return try array(depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
        let letters = word.description.utf8
        guard bytes[index...].starts(with: letters) else { throw error("a value is expected") }
        index += letters.count
        return value
    }

    private mutating func number() throws(JSONError) -> JSONValue {
        let start = index
        if byte == UInt8(ascii: "-") { index += 1 }
        let first = byte
        let count = digits()
        guard count > 0, count == 1 || first != UInt8(ascii: "0") else { throw error("a value is expected") }
        if byte == UInt8(ascii: ".") {
            index += 1
            guard digits() > 0 else { throw error("a digit is expected") }
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            index += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
            guard digits() > 0 else { throw error("a digit is expected") }
        }
        return .number(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func digits() -> Int {
        let start = index
        while let byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
        return index - start
    }

    private mutating func array(_ depth: Int) throws(JSONError) -> JSONValue {
        index += 1
        var elements: [JSONValue] = []
        skipSpace()
        if byte == UInt8(ascii: "]") {
            index += 1
            return .array(elements)
        }
        while true {
            elements.append(try value(depth: depth + 1))
            skipSpace()
            let separator = byte
            index += 1
            if separator == UInt8(ascii: "]") { return .array(elements) }
            guard separator == UInt8(ascii: ",") else {
                index -= 1
                throw error("',' or ']' is expected")
            }
        }
    }

    private mutating func object(_ depth: Int) throws(JSONError) -> JSONValue {
        index += 1
        var members: [JSONValue.Member] = []
        skipSpace()
        if byte == UInt8(ascii: "}") {
            index += 1
            return .object(members)
        }
        while true {
            skipSpace()
            guard byte == UInt8(ascii: "\"") else { throw error("a name in quotes is expected") }
            let name = try string()
            skipSpace()
            guard byte == UInt8(ascii: ":") else { throw error("':' is expected") }
            index += 1
            members.append(JSONValue.Member(name, try value(depth: depth + 1)))
            skipSpace()
            let separator = byte
            index += 1
            if separator == UInt8(ascii: "}") { return .object(members) }
            guard separator == UInt8(ascii: ",") else {
                index -= 1
                throw error("',' or '}' is expected")
            }
        }
    }

    private mutating func string() throws(JSONError) -> String {
        index += 1
        let start = index
        while let byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { index += 1 }
        if byte == UInt8(ascii: "\"") {
            index += 1
            return String(decoding: bytes[start..<index - 1], as: UTF8.self)
        }
        var text = Array(bytes[start..<index])
        while let byte {
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += Array(String(try escaped()).utf8)
            case 0..<0x20:
                index -= 1
                throw error("a control character stands in a string")
            default: text.append(byte)
            }
        }
        throw error("a string does not end")
    }

    private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
        guard let letter = byte else { throw error("a string does not end") }
        index += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try scalar()
        default: throw error("no such escape")
        }
    }

    /// A half of a pair without the other half is the sign for what cannot be shown.
    private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
        let first = try unit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard UTF16.isLeadSurrogate(first), bytes[index...].starts(with: "\\u".utf8) else {
            return "\u{FFFD}"
        }
        let before = index
        index += 2
        let second = try unit()
        guard UTF16.isTrailSurrogate(second) else {
            index = before
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
            ?? "\u{FFFD}"
    }

    private mutating func unit() throws(JSONError) -> UInt16 {
        guard index + 4 <= bytes.count,
            bytes[index..<index + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
        else { throw error("four hexadecimal digits are expected") }
        index += 4
        return unit
    }
}
