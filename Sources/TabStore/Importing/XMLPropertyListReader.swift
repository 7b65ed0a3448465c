/// Reads the top-level dictionary of an XML property list in UTF-8.
///
/// It knows as much of XML as property lists use. Document types are passed over, so that no entity is ever defined.
struct XMLPropertyListReader {
    private struct Malformed: Error {}

    private enum Token: Equatable {
        case start(String)
        case end(String)
        case empty(String)
        case text(String)
    }

    private let bytes: [UInt8]
    private var position = 0

    static func values(for keys: Set<String>, in bytes: [UInt8]) -> [String: PropertyListValue]? {
        var reader = XMLPropertyListReader(bytes: bytes)
        return try? reader.values(for: keys)
    }

    private mutating func values(for keys: Set<String>) throws(Malformed) -> [String: PropertyListValue] {
        guard try element() == .start("plist") else { throw Malformed() }
        switch try element() {
        case .empty("dict"): return [:]
        case .start("dict"): break
        default: throw Malformed()
        }
        var values: [String: PropertyListValue] = [:]
        while true {
            switch try element() {
            case .end("dict"): return values
            case .start("key"):
                let key = try text(until: "key")
                let value = try value(isWanted: key.map(keys.contains) ?? false)
                if let key, let value {
                    values[key] = value
                }
            default: throw Malformed()
            }
        }
    }

    private mutating func value(isWanted: Bool) throws(Malformed) -> PropertyListValue? {
        switch try element() {
        case .start(let name):
            guard isWanted else {
                try skip()
                return nil
            }
            switch name {
            case "string": return try text(until: name).map { .string($0) }
            case "integer": return try text(until: name).flatMap { Int($0) }.map { .integer($0) }
            case "array": return .strings(try strings())
            default:
                try skip()
                return nil
            }
        case .empty("string"): return isWanted ? .string("") : nil
        case .empty("array"): return isWanted ? .strings([]) : nil
        case .empty: return nil
        case .end, .text: throw Malformed()
        }
    }

    private mutating func strings() throws(Malformed) -> [String] {
        var strings: [String] = []
        while true {
            switch try element() {
            case .end("array"): return strings
            case .start("string"):
                guard strings.count < PropertyListLimits.elementCount else { throw Malformed() }
                if let string = try text(until: "string") {
                    strings.append(string)
                }
            case .start: try skip()
            case .empty: break
            case .end, .text: throw Malformed()
            }
        }
    }

    /// Passes over all that is in the element that was just begun.
    private mutating func skip() throws(Malformed) {
        var depth = 1
        while depth > 0 {
            switch try token() {
            case .start: depth += 1
            case .end: depth -= 1
            case .empty, .text: break
            }
        }
    }

    /// The text up to an element's end, nil if it is too long.
    private mutating func text(until name: String) throws(Malformed) -> String? {
        var result = ""
        while true {
            switch try token() {
            case .text(let text):
                if result.utf8.count <= PropertyListLimits.stringSize {
                    result += text
                }
            case .end(name): return result.utf8.count <= PropertyListLimits.stringSize ? result : nil
            default: throw Malformed()
            }
        }
    }

    /// The next token that is not white space.
    private mutating func element() throws(Malformed) -> Token {
        while true {
            let token = try token()
            guard case .text(let text) = token else { return token }
            guard text.utf8.allSatisfy({ $0 <= 0x20 }) else { throw Malformed() }
        }
    }

    private mutating func token() throws(Malformed) -> Token {
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else { return .text(try plainText()) }
            let rest = bytes[position...]
            if rest.starts(with: "<!--".utf8) {
                _ = try pass(to: "-->")
            } else if rest.starts(with: "<![CDATA[".utf8) {
                position += 9
                return .text(try string(try pass(to: "]]>")))
            } else if rest.starts(with: "<?".utf8) {
                _ = try pass(to: "?>")
            } else if rest.starts(with: "<!".utf8) {
                _ = try pass(to: ">")
            } else {
                return try tag()
            }
        }
        throw Malformed()
    }

    /// Moves behind the next mark and returns what is before it.
    private mutating func pass(to mark: StaticString) throws(Malformed) -> ArraySlice<UInt8> {
        let start = position
        let last = mark.withUTF8Buffer { $0[$0.count - 1] }
        let length = mark.utf8CodeUnitCount
        while position < bytes.count {
            position += 1
            guard bytes[position - 1] == last, position - start >= length else { continue }
            let end = bytes[position - length..<position]
            if mark.withUTF8Buffer({ end.elementsEqual($0) }) {
                return bytes[start..<position - length]
            }
        }
        throw Malformed()
    }

    private mutating func tag() throws(Malformed) -> Token {
        position += 1
        var body = try pass(to: ">")
        let isEnd = body.first == UInt8(ascii: "/")
        let isEmpty = body.last == UInt8(ascii: "/")
        if isEnd {
            body = body.dropFirst()
        }
        let name = body.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
        guard !name.isEmpty, name.count <= 16 else { throw Malformed() }
        let text = try string(name)
        return isEnd ? .end(text) : isEmpty ? .empty(text) : .start(text)
    }

    private func string(_ bytes: ArraySlice<UInt8>) throws(Malformed) -> String {
        guard let string = String(validating: bytes, as: UTF8.self) else { throw Malformed() }
        return string
    }

    private mutating func plainText() throws(Malformed) -> String {
        var result: [UInt8] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
            if bytes[position] == UInt8(ascii: "&") {
                try appendReference(to: &result)
            } else {
                result.append(bytes[position])
                position += 1
            }
        }
        return try string(result[...])
    }

    private mutating func appendReference(to result: inout [UInt8]) throws(Malformed) {
        let body = bytes[position...].prefix(12)
        guard let end = body.firstIndex(of: UInt8(ascii: ";")) else { throw Malformed() }
        let name = try string(bytes[position + 1..<end])
        position = end + 1
        switch name {
        case "lt": result += "<".utf8
        case "gt": result += ">".utf8
        case "amp": result += "&".utf8
        case "quot": result += "\"".utf8
        case "apos": result += "'".utf8
        default:
            let isHexadecimal = name.hasPrefix("#x")
            guard name.hasPrefix("#"),
                let value = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
                let scalar = Unicode.Scalar(value)
            else { throw Malformed() }
            result += String(scalar).utf8
        }
    }
}
