/// Reads JSON from bytes, front to back, without a tree and without recursion, so that hostile text costs no more
/// than its length.
struct JSONScanner {
    /// The text is not JSON, or is more than the scanner was allowed to read.
    struct Malformed: Error {
        let position: Int
    }

    enum Kind {
        case object
        case array
        case string
        case number
        case literal
    }

    static let maximumDepth = 64

    private let bytes: ArraySlice<UInt8>
    private(set) var position: Int
    /// How many more values may be read.
    private var allowance: Int

    init(_ bytes: ArraySlice<UInt8>, allowance: Int) {
        self.bytes = bytes
        self.allowance = allowance
        position = bytes.startIndex
    }

    var malformed: Malformed { Malformed(position: position - bytes.startIndex) }

    /// The bytes of a value that was passed over.
    func text(in range: Range<Int>) -> String? {
        // `String(validating:as:)` takes a thousand instructions more for each text, in which it looks up types.
        let bytes = bytes[range]
        guard let text = try? UTF8Span(validating: bytes.span) else { return nil }
        return String(copying: text)
    }

    private var byte: UInt8? {
        position < bytes.endIndex ? bytes[position] : nil
    }

    private mutating func skipSpace() {
        while let byte, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
            position += 1
        }
    }

    /// Passes over one byte if it is the next.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard byte == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(Malformed) {
        guard take(character) else { throw malformed }
    }

    /// What the next value is.
    mutating func kind() throws(Malformed) -> Kind {
        skipSpace()
        guard let byte else { throw malformed }
        switch byte {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
        case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return .literal
        default: throw malformed
        }
    }

    /// Reads an object and hands over the scanner before each member's value, which must be read or skipped.
    mutating func object(
        _ member: (inout JSONScanner, String?) throws(Malformed) -> Void
    ) throws(Malformed) {
        try expect("{")
        if take("}") { return }
        repeat {
            skipSpace()
            let name = try string()
            try expect(":")
            try spend()
            try member(&self, name)
        } while take(",")
        try expect("}")
    }

    /// Reads an array and hands over the scanner before each element, which must be read or skipped.
    mutating func array(
        _ element: (inout JSONScanner, Int) throws(Malformed) -> Void
    ) throws(Malformed) {
        try expect("[")
        if take("]") { return }
        var index = 0
        repeat {
            try spend()
            try element(&self, index)
            index += 1
        } while take(",")
        try expect("]")
    }

    private mutating func spend() throws(Malformed) {
        allowance -= 1
        if allowance < 0 {
            throw malformed
        }
    }

    /// Reads a string, nil if its bytes are not text.
    mutating func string() throws(Malformed) -> String? {
        guard byte == UInt8(ascii: "\"") else { throw malformed }
        position += 1
        let start = position
        while let byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
            position += 1
        }
        if byte == UInt8(ascii: "\"") {
            position += 1
            return text(in: start..<position - 1)
        }
        var unescaped = Array(bytes[start..<position])
        while let byte, byte >= 0x20 {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(validating: unescaped, as: UTF8.self)
            case UInt8(ascii: "\\"): try unescape(into: &unescaped)
            default: unescaped.append(byte)
            }
        }
        throw malformed
    }

    private mutating func unescape(into result: inout [UInt8]) throws(Malformed) {
        guard let byte else { throw malformed }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0c)
        case UInt8(ascii: "n"): result.append(0x0a)
        case UInt8(ascii: "r"): result.append(0x0d)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "u"): try unescapeUnit(into: &result)
        default: throw malformed
        }
    }

    private mutating func unescapeUnit(into result: inout [UInt8]) throws(Malformed) {
        var value = try hexadecimal()
        if (0xd800..<0xdc00).contains(value) {
            guard byte == UInt8(ascii: "\\") else { throw malformed }
            position += 1
            guard byte == UInt8(ascii: "u") else { throw malformed }
            position += 1
            let low = try hexadecimal()
            guard (0xdc00..<0xe000).contains(low) else { throw malformed }
            value = 0x10000 + (value - 0xd800) << 10 + (low - 0xdc00)
        }
        guard let scalar = Unicode.Scalar(value) else { throw malformed }
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    private mutating func hexadecimal() throws(Malformed) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte, let digit = UInt32(String(UnicodeScalar(byte)), radix: 16) else {
                throw malformed
            }
            value = value << 4 | digit
            position += 1
        }
        return value
    }

    /// Reads a number, nil if it is no whole number from 0 on that fits.
    mutating func unsigned() throws(Malformed) -> UInt64? {
        let start = position
        while let byte, Self.isPartOfNumber(byte) {
            position += 1
        }
        guard position > start else { throw malformed }
        return text(in: start..<position).flatMap { UInt64($0) }
    }

    private static func isPartOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    /// Passes over a null, if that is next.
    mutating func null() throws(Malformed) -> Bool {
        skipSpace()
        guard byte == UInt8(ascii: "n") else { return false }
        try literal()
        return true
    }

    private mutating func literal() throws(Malformed) {
        for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
            position += word.utf8.count
            return
        }
        throw malformed
    }

    /// Passes over a value, of at most 64 levels, and says where it was.
    @discardableResult
    mutating func skip() throws(Malformed) -> Range<Int> {
        skipSpace()
        let start = position
        var open: [Kind] = []
        repeat {
            try spend()
            let kind = try kind()
            var isComplete = true
            switch kind {
            case .string: _ = try string()
            case .number: _ = try unsigned()
            case .literal: try literal()
            case .array:
                position += 1
                isComplete = take("]")
            case .object:
                position += 1
                isComplete = take("}")
            }
            if !isComplete {
                open.append(kind)
                guard open.count <= Self.maximumDepth else { throw malformed }
            } else {
                try closeValues(&open)
            }
            if open.last == .object {
                skipSpace()
                _ = try string()
                try expect(":")
            }
        } while !open.isEmpty
        return start..<position
    }

    /// After a value: closes all that ends here, up to the next comma.
    private mutating func closeValues(_ open: inout [Kind]) throws(Malformed) {
        while let last = open.last, !take(",") {
            try expect(last == .object ? "}" : "]")
            open.removeLast()
        }
    }

    /// Whether nothing but white space is left.
    mutating func isAtEnd() -> Bool {
        skipSpace()
        return byte == nil
    }
}
