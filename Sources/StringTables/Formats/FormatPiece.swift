/// A piece of a format: a text that stays as it is, or a conversion.
package enum FormatPiece: Hashable, Sendable {
    case text(String)
    case conversion(FormatConversion)

    /// The pieces of a format. What is no conversion stays as it is, so that every text has pieces.
    package static func pieces(of format: String) -> [FormatPiece] {
        var reader = FormatReader(format)
        return reader.pieces()
    }
}

/// Reads the pieces of a format one after the other.
private struct FormatReader {
    private let scalars: [Unicode.Scalar]
    private var position = 0

    init(_ format: String) { scalars = Array(format.unicodeScalars) }

    mutating func pieces() -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var text = String.UnicodeScalarView()
        while position < scalars.count {
            let scalar = scalars[position]
            guard scalar == "%" else {
                text.append(scalar)
                position += 1
                continue
            }
            let start = position
            position += 1
            if take("%") {
                text.append("%")
            } else if let conversion = conversion() {
                if !text.isEmpty { pieces.append(.text(String(text))) }
                text = String.UnicodeScalarView()
                pieces.append(.conversion(conversion))
            } else {
                position = start + 1
                text.append("%")
            }
        }
        if !text.isEmpty { pieces.append(.text(String(text))) }
        return pieces
    }

    /// What follows a percent sign; nil if it is no conversion.
    private mutating func conversion() -> FormatConversion? {
        var conversion = FormatConversion(letter: "@")
        conversion.position = argumentPosition()
        while let scalar = current, "-+ 0#'".unicodeScalars.contains(scalar) {
            if conversion.flags.count < 6 { conversion.flags.unicodeScalars.append(scalar) }
            position += 1
        }
        guard let width = count() else { return nil }
        conversion.width = width
        if take(".") {
            guard let precision = count() else { return nil }
            conversion.precision = precision ?? .digits("")
        }
        while let scalar = current, "hlLqztj".unicodeScalars.contains(scalar), conversion.length.count < 2 {
            conversion.length.unicodeScalars.append(scalar)
            position += 1
        }
        guard let letter = current, letter.isASCII, letter.properties.isAlphabetic || letter == "@" else {
            return nil
        }
        position += 1
        conversion.letter = Character(letter)
        if letter == "@", conversion.flags.contains("#") {
            guard let end = scalars[position...].firstIndex(of: "@") else { return nil }
            var name = String.UnicodeScalarView()
            name.append(contentsOf: scalars[position..<end])
            conversion.part = String(name)
            position = end + 1
        }
        guard conversion.kind != nil || letter == "n" else { return nil }
        return conversion
    }

    private var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard current == scalar else { return false }
        position += 1
        return true
    }

    private mutating func digits() -> String {
        var digits = String.UnicodeScalarView()
        while let scalar = current, ("0"..."9").contains(scalar) {
            digits.append(scalar)
            position += 1
        }
        return String(digits)
    }

    /// `2$`, which says that the second argument is meant.
    private mutating func argumentPosition() -> Int? {
        let start = position
        if let number = Int(digits()), number > 0, take("$") { return number }
        position = start
        return nil
    }

    /// A width or precision, `.some(nil)` if there is none; nil if it is longer than any text may be.
    private mutating func count() -> FormatConversion.Count?? {
        if take("*") { return .argument(argumentPosition()) }
        let digits = digits()
        if digits.isEmpty { return .some(nil) }
        return digits.count <= 3 ? .digits(digits) : nil
    }
}
