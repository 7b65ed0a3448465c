/// Reads a `.strings` file in its form of text: `"key" = "text";`, with comments of C between.
struct StringsReader {
    private let scalars: [Unicode.Scalar]
    private var position = 0

    /// - Parameter bytes: A text of UTF-8, or of UTF-16 with the mark of its order.
    init(_ bytes: [UInt8]) throws(StringTableError) {
        let text: String?
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            let (low, high) = bytes[0] == 0xFF ? (0, 1) : (1, 0)
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
                UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + high]) << 8
            }
            text = bytes.count.isMultiple(of: 2) ? String(validating: units, as: UTF16.self) : nil
        } else {
            text = String(
                validating: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...],
                as: UTF8.self
            )
        }
        guard let text else {
            throw StringTableError(
                .encoding,
                "The file must be in UTF-8, or in UTF-16 with a mark of its order, but is not"
            )
        }
        scalars = Array(text.unicodeScalars)
    }

    /// The texts by key; of two with one key the later one.
    mutating func texts() throws(StringTableError) -> [String: String] {
        var texts: [String: String] = [:]
        while try skip() {
            let key = try word("a key")
            _ = try skip()
            if take(";") {
                texts[key] = key
                continue
            }
            guard take("=") else { throw malformed("'=' or ';'") }
            _ = try skip()
            texts[key] = try word("a text")
            _ = try skip()
            // The last one may stand without.
            guard take(";") || position == scalars.count else { throw malformed("';'") }
        }
        return texts
    }

    /// Passes over space and comments.
    ///
    /// - Returns: Whether anything is left.
    private mutating func skip() throws(StringTableError) -> Bool {
        while position < scalars.count {
            if scalars[position].properties.isWhitespace {
                position += 1
            } else if take("//") {
                while position < scalars.count && scalars[position] != "\n" && scalars[position] != "\r" {
                    position += 1
                }
            } else if take("/*") {
                while !take("*/") {
                    guard position < scalars.count else { throw malformed("the end of a comment") }
                    position += 1
                }
            } else {
                return true
            }
        }
        return false
    }

    /// A text in quotation marks, or a word of letters, digits and a few marks without any.
    private mutating func word(_ what: String) throws(StringTableError) -> String {
        guard position < scalars.count else { throw malformed(what) }
        var word = String.UnicodeScalarView()
        let quote = scalars[position]
        guard quote == "\"" || quote == "'" else {
            while position < scalars.count, Self.isBare(scalars[position]) {
                word.append(scalars[position])
                position += 1
            }
            guard !word.isEmpty else { throw malformed(what) }
            return String(word)
        }
        position += 1
        // Surrogates come as two escapes.
        var units: [UInt16] = []
        while position < scalars.count, scalars[position] != quote {
            if scalars[position] == "\\" {
                position += 1
                try readEscape(into: &units)
            } else {
                units += scalars[position].utf16
                position += 1
            }
        }
        guard position < scalars.count else { throw malformed("a quotation mark at the end of \(what)") }
        position += 1
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func readEscape(into units: inout [UInt16]) throws(StringTableError) {
        guard position < scalars.count else { throw malformed("a character after '\\'") }
        let scalar = scalars[position]
        position += 1
        switch scalar {
        case "n": units.append(0x0A)
        case "t": units.append(0x09)
        case "r": units.append(0x0D)
        case "a": units.append(0x07)
        case "b": units.append(0x08)
        case "f": units.append(0x0C)
        case "v": units.append(0x0B)
        case "U", "u": units.append(try number(radix: 16, most: 4))
        case "0"..."7":
            position -= 1
            units.append(try number(radix: 8, most: 3))
        default: units += scalar.utf16
        }
    }

    private mutating func number(radix: Int, most: Int) throws(StringTableError) -> UInt16 {
        var digits = ""
        while digits.count < most, position < scalars.count, scalars[position].isASCII,
            Character(scalars[position]).hexDigitValue.map({ $0 < radix }) == true
        {
            digits.unicodeScalars.append(scalars[position])
            position += 1
        }
        guard let number = UInt16(digits, radix: radix) else { throw malformed("the number of a character") }
        return number
    }

    private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "_-.$:/[]".unicodeScalars.contains(scalar)
    }

    private mutating func take(_ text: String) -> Bool {
        guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
        position += text.unicodeScalars.count
        return true
    }

    private func malformed(_ expected: String) -> StringTableError {
        let found = position < scalars.count ? "'\(scalars[position])'" : "the end of the file"
        return StringTableError(
            .malformed,
            line: 1 + scalars[..<position].count { $0 == "\n" },
            "There is \(found) where \(expected) must stand"
        )
    }
}
