/// Reads the JSON form, which other tools than Xcode write.
enum JSONReader {
    /// Whether what follows an opening brace can be JSON.
    static func begins(_ scanner: TextScanner) -> Bool {
        guard scanner.byte == UInt8(ascii: "\"") else { return false }
        var key = scanner
        guard (try? string(&key)) != nil else { return false }
        key.skipWhitespace()
        return key.byte == UInt8(ascii: ":")
    }

    static func read(_ scanner: inout TextScanner) throws(XcodeProjectError) -> PropertyList {
        scanner.skipWhitespace()
        let value = try value(&scanner, depth: 0)
        scanner.skipWhitespace()
        try scanner.expectEnd()
        return value
    }

    private static func value(
        _ scanner: inout TextScanner,
        depth: Int
    ) throws(XcodeProjectError) -> PropertyList {
        try scanner.check(depth: depth)
        let position = scanner.position
        switch scanner.byte {
        case UInt8(ascii: "{"):
            return PropertyList(.dictionary(try dictionary(&scanner, depth: depth)), at: position)
        case UInt8(ascii: "["):
            return PropertyList(.array(try array(&scanner, depth: depth)), at: position)
        case UInt8(ascii: "\""):
            return PropertyList(.string(try string(&scanner)), at: position)
        default:
            return PropertyList(try word(&scanner), at: position)
        }
    }

    private static func dictionary(
        _ scanner: inout TextScanner,
        depth: Int
    ) throws(XcodeProjectError) -> [String: PropertyList] {
        var values: [String: PropertyList] = [:]
        scanner.advance()
        scanner.skipWhitespace()
        if scanner.skip("}") { return values }
        while true {
            scanner.skipWhitespace()
            guard scanner.byte == UInt8(ascii: "\"") else {
                throw scanner.error("expected a key in quotes, not \(scanner.here)")
            }
            let key = try string(&scanner)
            scanner.skipWhitespace()
            guard scanner.skip(":") else { throw scanner.error("expected “:”, not \(scanner.here)") }
            scanner.skipWhitespace()
            values[key] = try value(&scanner, depth: depth + 1)
            scanner.skipWhitespace()
            if scanner.skip("}") { return values }
            guard scanner.skip(",") else { throw scanner.error("expected “,” or “}”, not \(scanner.here)") }
        }
    }

    private static func array(
        _ scanner: inout TextScanner,
        depth: Int
    ) throws(XcodeProjectError) -> [PropertyList] {
        var values: [PropertyList] = []
        scanner.advance()
        scanner.skipWhitespace()
        if scanner.skip("]") { return values }
        while true {
            scanner.skipWhitespace()
            values.append(try value(&scanner, depth: depth + 1))
            scanner.skipWhitespace()
            if scanner.skip("]") { return values }
            guard scanner.skip(",") else { throw scanner.error("expected “,” or “]”, not \(scanner.here)") }
        }
    }

    /// A number, or one of the three words.
    private static func word(
        _ scanner: inout TextScanner
    ) throws(XcodeProjectError) -> PropertyList.Value {
        let position = scanner.position
        let first = scanner.index
        while let byte = scanner.byte,
            UnicodeScalar(byte).properties.isAlphabetic || (0x30...0x39).contains(byte)
                || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        {
            scanner.advance()
        }
        let text = try scanner.text(scanner.bytes[first..<scanner.index], at: position)
        switch text {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .string("")
        default:
            guard Double(text) != nil else {
                throw scanner.error("expected a value, not \(scanner.here)", at: position)
            }
            return .number(text)
        }
    }

    private static func string(_ scanner: inout TextScanner) throws(XcodeProjectError) -> String {
        let start = scanner.position
        scanner.advance()
        var bytes: [UInt8] = []
        while let byte = scanner.byte {
            switch byte {
            case UInt8(ascii: "\""):
                scanner.advance()
                return try scanner.text(bytes, at: start)
            case UInt8(ascii: "\\"):
                var units = [try escaped(&scanner)]
                if UTF16.isLeadSurrogate(units[0]), scanner.starts(with: "\\u") {
                    units.append(try escaped(&scanner))
                }
                bytes.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
            default:
                bytes.append(byte)
                scanner.advance()
            }
        }
        throw scanner.error("the string that begins here has no closing quote", at: start)
    }

    private static func escaped(_ scanner: inout TextScanner) throws(XcodeProjectError) -> UInt16 {
        let position = scanner.position
        let known: [UInt8: UInt16] = [
            UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
            UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
            UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
        ]
        scanner.advance()
        guard let byte = scanner.byte else {
            throw scanner.error("the file ends in an escape", at: position)
        }
        scanner.advance()
        if let unit = known[byte] { return unit }
        guard byte == UInt8(ascii: "u") else {
            throw scanner.error("the escape is none that is known", at: position)
        }
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = scanner.byte.flatMap({ Character(UnicodeScalar($0)).hexDigitValue }) else {
                throw scanner.error("the escape has fewer than four digits", at: position)
            }
            unit = unit << 4 | UInt16(digit)
            scanner.advance()
        }
        return unit
    }
}
