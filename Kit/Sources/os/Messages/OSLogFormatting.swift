/// How a whole number is written in the log.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    let explicitPositiveSign: Bool
    let includePrefix: Bool
    let uppercase: Bool
    let minDigits: Int

    /// In decimal digits.
    public static var decimal: OSLogIntegerFormatting { decimal() }
    /// In hexadecimal digits.
    public static var hex: OSLogIntegerFormatting { hex() }
    /// In octal digits.
    public static var octal: OSLogIntegerFormatting { octal() }

    /// In decimal digits.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
    ///   - minDigits: How many digits are written at least, filled with zeros.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0)
        -> OSLogIntegerFormatting
    {
        OSLogIntegerFormatting(
            radix: 10,
            explicitPositiveSign: explicitPositiveSign,
            includePrefix: false,
            uppercase: false,
            minDigits: minDigits
        )
    }

    /// In hexadecimal digits.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
    ///   - includePrefix: Whether "0x" stands before.
    ///   - uppercase: Whether letters are capital ones.
    ///   - minDigits: How many digits are written at least, filled with zeros.
    public static func hex(
        explicitPositiveSign: Bool = false,
        includePrefix: Bool = false,
        uppercase: Bool = false,
        minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16,
            explicitPositiveSign: explicitPositiveSign,
            includePrefix: includePrefix,
            uppercase: uppercase,
            minDigits: minDigits
        )
    }

    /// In octal digits.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
    ///   - includePrefix: Whether "0o" stands before.
    ///   - uppercase: Without effect, since there are no letters.
    ///   - minDigits: How many digits are written at least, filled with zeros.
    public static func octal(
        explicitPositiveSign: Bool = false,
        includePrefix: Bool = false,
        uppercase: Bool = false,
        minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8,
            explicitPositiveSign: explicitPositiveSign,
            includePrefix: includePrefix,
            uppercase: uppercase,
            minDigits: minDigits
        )
    }

    func text(_ number: some BinaryInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
        let filled = String(repeating: "0", count: max(0, min(minDigits, 256) - digits.count)) + digits
        let prefix = includePrefix ? (radix == 16 ? "0x" : "0o") : ""
        return (number < 0 ? "-" : explicitPositiveSign ? "+" : "") + prefix + filled
    }
}

/// How a number with a fraction is written in the log.
public struct OSLogFloatFormatting: Sendable {
    enum Notation: String, Sendable {
        case fixed = "f"
        case exponential = "e"
        case hybrid = "g"
        case hex = "a"
    }

    let notation: Notation
    let precision: Int?
    let explicitPositiveSign: Bool
    let uppercase: Bool

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { make(.fixed) }
    /// With an exponent of ten.
    public static var exponential: OSLogFloatFormatting { make(.exponential) }
    /// As fixed or with an exponent, whichever is shorter.
    public static var hybrid: OSLogFloatFormatting { make(.hybrid) }
    /// In hexadecimal digits.
    public static var hex: OSLogFloatFormatting { make(.hex) }

    /// With digits after the point: as many as `precision`, six by default.
    public static func fixed(
        precision: Int = 6,
        explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        make(.fixed, precision, explicitPositiveSign, uppercase)
    }

    /// With an exponent of ten and as many digits as `precision` says, six by default.
    public static func exponential(
        precision: Int = 6,
        explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        make(.exponential, precision, explicitPositiveSign, uppercase)
    }

    /// As fixed or with an exponent, whichever is shorter; with as many digits as `precision` says, six by default.
    public static func hybrid(
        precision: Int = 6,
        explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        make(.hybrid, precision, explicitPositiveSign, uppercase)
    }

    private static func make(
        _ notation: Notation,
        _ precision: Int? = nil,
        _ explicitPositiveSign: Bool = false,
        _ uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            notation: notation,
            precision: precision,
            explicitPositiveSign: explicitPositiveSign,
            uppercase: uppercase
        )
    }

    func text(_ number: Double) -> String {
        let letter = uppercase ? notation.rawValue.uppercased() : notation.rawValue
        let digits = precision.map { ".\(max(0, min($0, 64)))" } ?? ""
        return String(format: "%\(explicitPositiveSign ? "+" : "")\(digits)\(letter)", number)
    }
}

/// How a truth value is written in the log.
public enum OSLogBoolFormat: Sendable {
    /// As true or false.
    case truth
    /// As yes or no.
    case answer
}

/// How a value in the log is filled to a number of columns.
public struct OSLogStringAlignment: Sendable {
    let columns: Int
    let isRight: Bool

    /// The value alone.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: true) }

    /// Spaces before the value, up to a number of columns.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }

    /// Spaces after the value, up to a number of columns.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: false)
    }

    func text(_ value: String) -> String {
        let spaces = String(repeating: " ", count: max(0, min(columns, 1000) - value.count))
        return isRight ? spaces + value : value + spaces
    }
}
