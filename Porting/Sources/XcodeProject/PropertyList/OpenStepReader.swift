/// Reads the form with braces and semicolons, in which Xcode writes projects.
enum OpenStepReader {
    static func read(_ scanner: inout TextScanner) throws(XcodeProjectError) -> PropertyList {
        try skipSpace(&scanner)
        let value = try value(&scanner, depth: 0)
        try skipSpace(&scanner)
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
        case UInt8(ascii: "("):
            return PropertyList(.array(try array(&scanner, depth: depth)), at: position)
        case UInt8(ascii: "<"):
            return PropertyList(.data(try data(&scanner)), at: position)
        default:
            return PropertyList(.string(try string(&scanner)), at: position)
        }
    }

    private static func dictionary(
        _ scanner: inout TextScanner,
        depth: Int
    ) throws(XcodeProjectError) -> [String: PropertyList] {
        let start = scanner.position
        scanner.advance()
        var values: [String: PropertyList] = [:]
        while true {
            try skipSpace(&scanner)
            switch scanner.byte {
            case nil:
                throw scanner.error("the dictionary that begins here has no “}”", at: start)
            case UInt8(ascii: "}"):
                scanner.advance()
                return values
            default: break
            }
            let key = try string(&scanner)
            try skipSpace(&scanner)
            guard scanner.byte == UInt8(ascii: "=") else {
                throw scanner.error("expected “=” after the key “\(shortened(key))”, not \(scanner.here)")
            }
            scanner.advance()
            try skipSpace(&scanner)
            values[key] = try value(&scanner, depth: depth + 1)
            try skipSpace(&scanner)
            guard scanner.byte == UInt8(ascii: ";") else {
                throw scanner.error(
                    "expected “;” after the value of “\(shortened(key))”, not \(scanner.here)"
                )
            }
            scanner.advance()
        }
    }

    private static func array(
        _ scanner: inout TextScanner,
        depth: Int
    ) throws(XcodeProjectError) -> [PropertyList] {
        let start = scanner.position
        scanner.advance()
        var values: [PropertyList] = []
        while true {
            try skipSpace(&scanner)
            switch scanner.byte {
            case nil:
                throw scanner.error("the array that begins here has no “)”", at: start)
            case UInt8(ascii: ")"):
                scanner.advance()
                return values
            default: break
            }
            values.append(try value(&scanner, depth: depth + 1))
            try skipSpace(&scanner)
            switch scanner.byte {
            case UInt8(ascii: ","): scanner.advance()
            case UInt8(ascii: ")"): break
            case nil: throw scanner.error("the array that begins here has no “)”", at: start)
            default: throw scanner.error("expected “,” or “)” in the array, not \(scanner.here)")
            }
        }
    }

    private static func data(_ scanner: inout TextScanner) throws(XcodeProjectError) -> [UInt8] {
        let start = scanner.position
        scanner.advance()
        var digits: [UInt8] = []
        while true {
            scanner.skipWhitespace()
            guard let byte = scanner.byte else {
                throw scanner.error("the data that begin here have no “>”", at: start)
            }
            if byte == UInt8(ascii: ">") { break }
            guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
                let conflict = byte == UInt8(ascii: "<") ? "; is this an unresolved merge?" : ""
                throw scanner.error("expected a hexadecimal digit, not \(scanner.here)\(conflict)")
            }
            digits.append(UInt8(digit))
            scanner.advance()
        }
        guard digits.count.isMultiple(of: 2) else {
            throw scanner.error("the data that begin here have half a byte", at: start)
        }
        scanner.advance()
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private static func string(_ scanner: inout TextScanner) throws(XcodeProjectError) -> String {
        let start = scanner.position
        if let byte = scanner.byte, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            return try quoted(&scanner, by: byte)
        }
        let first = scanner.index
        while let byte = scanner.byte, isPlain(byte) {
            if scanner.starts(with: "/*") { break }
            scanner.advance()
        }
        guard scanner.index > first else {
            throw scanner.error("expected a value, not \(scanner.here)")
        }
        return try scanner.text(scanner.bytes[first..<scanner.index], at: start)
    }

    private static func quoted(
        _ scanner: inout TextScanner,
        by quote: UInt8
    ) throws(XcodeProjectError) -> String {
        let start = scanner.position
        scanner.advance()
        var bytes: [UInt8] = []
        // UTF-16, since a character above U+FFFF is escaped as two halves.
        var units: [UInt16] = []
        while true {
            guard let byte = scanner.byte else {
                throw scanner.error("the string that begins here has no closing quote", at: start)
            }
            if byte == UInt8(ascii: "\\") {
                let position = scanner.position
                scanner.advance()
                let unit = try escaped(&scanner, at: position)
                units.append(unit)
                if UTF16.isLeadSurrogate(unit),
                    scanner.starts(with: "\\U") || scanner.starts(with: "\\u")
                {
                    continue
                }
            } else if units.isEmpty {
                scanner.advance()
                if byte == quote { return try scanner.text(bytes, at: start) }
                bytes.append(byte)
            }
            if !units.isEmpty {
                bytes.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
                units = []
            }
        }
    }

    private static let controls: [UInt8: UInt16] = [
        UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
        UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "v"): 0x0B,
    ]

    private static func escaped(
        _ scanner: inout TextScanner,
        at position: TextPosition
    ) throws(XcodeProjectError) -> UInt16 {
        guard let byte = scanner.byte else {
            throw scanner.error("the file ends in an escape", at: position)
        }
        if let unit = controls[byte] {
            scanner.advance()
            return unit
        }
        switch byte {
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            scanner.advance()
            var unit: UInt16 = 0
            for _ in 0..<4 {
                guard let digit = scanner.byte.flatMap({ Character(UnicodeScalar($0)).hexDigitValue }) else {
                    throw scanner.error("the escape has fewer than four digits", at: position)
                }
                unit = unit << 4 | UInt16(digit)
                scanner.advance()
            }
            return unit
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var value: UInt16 = 0
            for _ in 0..<3 {
                guard let digit = scanner.byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else {
                    break
                }
                value = value << 3 | UInt16(digit - UInt8(ascii: "0"))
                scanner.advance()
            }
            return value
        case 0x80...:
            throw scanner.error("the escape is none that is known", at: position)
        default:
            scanner.advance()
            return UInt16(byte)
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private static func skipSpace(_ scanner: inout TextScanner) throws(XcodeProjectError) {
        while true {
            scanner.skipWhitespace()
            if scanner.starts(with: "//") {
                while let byte = scanner.byte, byte != UInt8(ascii: "\n") { scanner.advance() }
            } else if scanner.starts(with: "/*") {
                let start = scanner.position
                scanner.advance(2)
                guard scanner.skip(past: "*/") else {
                    throw scanner.error("the comment that begins here has no end", at: start)
                }
            } else {
                return
            }
        }
    }

    private static func shortened(_ key: String) -> String {
        key.count > 60 ? key.prefix(60) + "…" : key
    }
}
