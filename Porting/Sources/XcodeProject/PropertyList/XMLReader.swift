/// Reads the XML form. Of XML it knows what property lists use, and no entities of the text's own.
enum XMLReader {
    static func read(_ scanner: inout TextScanner) throws(XcodeProjectError) -> PropertyList {
        try skipMisc(&scanner)
        let position = scanner.position
        let root = try tag(&scanner)
        guard root.name == "plist" else {
            throw scanner.error("expected <plist>, not <\(root.name)>", at: position)
        }
        guard !root.isEmpty else { throw scanner.error("<plist> holds no value", at: position) }
        try skipMisc(&scanner)
        let value = try value(&scanner, depth: 0)
        try close("plist", &scanner)
        try skipMisc(&scanner)
        guard scanner.byte == nil else {
            throw scanner.error("expected the end of the file after </plist>, not \(scanner.here)")
        }
        return value
    }

    private struct Tag {
        var name: String
        var isEmpty: Bool
    }

    private static func value(
        _ scanner: inout TextScanner,
        depth: Int
    ) throws(XcodeProjectError) -> PropertyList {
        try scanner.check(depth: depth)
        let position = scanner.position
        let tag = try tag(&scanner)
        switch tag.name {
        case "dict":
            return PropertyList(
                .dictionary(tag.isEmpty ? [:] : try dictionary(&scanner, depth: depth)),
                at: position
            )
        case "array":
            var values: [PropertyList] = []
            if !tag.isEmpty {
                try skipMisc(&scanner)
                while !scanner.starts(with: "</") {
                    values.append(try value(&scanner, depth: depth + 1))
                    try skipMisc(&scanner)
                }
                try close("array", &scanner)
            }
            return PropertyList(.array(values), at: position)
        case "true", "false":
            if !tag.isEmpty { try close(tag.name, &scanner) }
            return PropertyList(.boolean(tag.name == "true"), at: position)
        case "integer", "real":
            return PropertyList(
                .number(tag.isEmpty ? "0" : try text(until: tag.name, &scanner)),
                at: position
            )
        case "string", "date":
            return PropertyList(.string(tag.isEmpty ? "" : try text(until: tag.name, &scanner)), at: position)
        case "data":
            let text = tag.isEmpty ? "" : try text(until: "data", &scanner)
            guard let bytes = decodeBase64(text) else {
                throw scanner.error("the data are not in base 64", at: position)
            }
            return PropertyList(.data(bytes), at: position)
        default:
            throw scanner.error("<\(tag.name)> is no value of a property list", at: position)
        }
    }

    private static func dictionary(
        _ scanner: inout TextScanner,
        depth: Int
    ) throws(XcodeProjectError) -> [String: PropertyList] {
        var values: [String: PropertyList] = [:]
        try skipMisc(&scanner)
        while !scanner.starts(with: "</") {
            let position = scanner.position
            let key = try tag(&scanner)
            guard key.name == "key" else {
                throw scanner.error("expected <key>, not <\(key.name)>", at: position)
            }
            let name = key.isEmpty ? "" : try text(until: "key", &scanner)
            try skipMisc(&scanner)
            values[name] = try value(&scanner, depth: depth + 1)
            try skipMisc(&scanner)
        }
        try close("dict", &scanner)
        return values
    }

    private static func tag(_ scanner: inout TextScanner) throws(XcodeProjectError) -> Tag {
        let start = scanner.position
        guard scanner.skip("<") else { throw scanner.error("expected an element, not \(scanner.here)") }
        let first = scanner.index
        while let byte = scanner.byte, UnicodeScalar(byte).properties.isAlphabetic { scanner.advance() }
        let name = try scanner.text(scanner.bytes[first..<scanner.index], at: start)
        guard !name.isEmpty else { throw scanner.error("expected an element's name, not \(scanner.here)") }
        var quote: UInt8?
        var last: UInt8?
        while let byte = scanner.byte {
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                scanner.advance()
                return Tag(name: name, isEmpty: last == UInt8(ascii: "/"))
            }
            last = byte
            scanner.advance()
        }
        throw scanner.error("the tag that begins here has no “>”", at: start)
    }

    private static func close(_ name: String, _ scanner: inout TextScanner) throws(XcodeProjectError) {
        try skipMisc(&scanner)
        guard scanner.skip("</\(name)") else {
            throw scanner.error("expected </\(name)>, not \(scanner.here)")
        }
        scanner.skipWhitespace()
        guard scanner.skip(">") else { throw scanner.error("expected “>”, not \(scanner.here)") }
    }

    private static func text(
        until name: String,
        _ scanner: inout TextScanner
    ) throws(XcodeProjectError) -> String {
        let start = scanner.position
        var bytes: [UInt8] = []
        while let byte = scanner.byte {
            if scanner.starts(with: "</") {
                try close(name, &scanner)
                return try scanner.text(bytes, at: start)
            } else if scanner.skip("<![CDATA[") {
                while scanner.byte != nil, !scanner.starts(with: "]]>") {
                    bytes.append(scanner.bytes[scanner.index])
                    scanner.advance()
                }
                scanner.skip("]]>")
            } else if scanner.starts(with: "<!--") {
                try skipMisc(&scanner)
            } else if byte == UInt8(ascii: "<") {
                throw scanner.error("<\(name)> holds text alone, no elements")
            } else if byte == UInt8(ascii: "&") {
                bytes.append(contentsOf: try entity(&scanner).utf8)
            } else {
                bytes.append(byte)
                scanner.advance()
            }
        }
        throw scanner.error("the text that begins here has no </\(name)>", at: start)
    }

    private static func entity(_ scanner: inout TextScanner) throws(XcodeProjectError) -> String {
        let start = scanner.position
        scanner.advance()
        let first = scanner.index
        while let byte = scanner.byte, byte != UInt8(ascii: ";"), scanner.index - first < 12 {
            scanner.advance()
        }
        let name = String(decoding: scanner.bytes[first..<scanner.index], as: UTF8.self)
        guard scanner.skip(";") else {
            throw scanner.error("the entity that begins here has no “;”", at: start)
        }
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default:
            let value =
                name.hasPrefix("#x")
                ? UInt32(name.dropFirst(2), radix: 16)
                : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
            guard let scalar = value.flatMap(UnicodeScalar.init) else {
                throw scanner.error("the entity is none that is known", at: start)
            }
            return String(Character(scalar))
        }
    }

    /// Goes past space, comments, instructions and the type of the document.
    private static func skipMisc(_ scanner: inout TextScanner) throws(XcodeProjectError) {
        while true {
            scanner.skipWhitespace()
            let start = scanner.position
            let end: String
            if scanner.starts(with: "<!--") {
                end = "-->"
            } else if scanner.starts(with: "<?") {
                end = "?>"
            } else if scanner.starts(with: "<!DOCTYPE") {
                end = ">"
            } else {
                return
            }
            let first = scanner.index
            guard scanner.skip(past: end) else {
                throw scanner.error("what begins here has no “\(end)”", at: start)
            }
            if end == ">", scanner.bytes[first..<scanner.index].contains(UInt8(ascii: "[")) {
                throw scanner.error(
                    code: .unsupported,
                    "a document type with declarations isn't read",
                    at: start
                )
            }
        }
    }

    private static func decodeBase64(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for byte in text.utf8 {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = byte - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = byte - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0") + 52
            case UInt8(ascii: "+"): digit = 62
            case UInt8(ascii: "/"): digit = 63
            case UInt8(ascii: "="), 0x20, 0x09, 0x0A, 0x0D: continue
            default: return nil
            }
            bits = bits << 6 | UInt32(digit)
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return bytes
    }
}
