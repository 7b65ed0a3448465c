internal import StringTables

/// Formats in which arguments are shown only as what they are.
///
/// A format of a table may ask for an object where the app has a number, and Foundation would take the number for an address.
enum FormattedText {
    /// Pads and digits that a format may ask for by an argument.
    private static let widest = 999

    /// - Parameter locale: In whose manner numbers are written; nil for that of programs.
    static func text(_ format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
        guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
        var result = ""
        for piece in LocalizedFormats.expansion(of: format, arguments: arguments).pieces {
            switch piece {
            case .text(let text): result += text
            case .conversion(let conversion): result += text(conversion, locale, arguments)
            }
        }
        return result
    }

    /// An argument as a conversion shows it; nothing for one that is not there.
    private static func text(
        _ conversion: FormatConversion,
        _ locale: Locale?,
        _ arguments: [any CVarArg]
    ) -> String {
        guard let position = conversion.position, arguments.indices.contains(position - 1),
            let kind = conversion.kind
        else { return "" }
        let argument = arguments[position - 1]
        guard fits(argument, kind) else { return description(of: argument) }
        var conversion = conversion
        conversion.width = digits(conversion.width, arguments)
        conversion.precision = digits(conversion.precision, arguments, least: 0)
        if let text = plainText(argument, conversion, locale) { return text }
        var shown = argument
        if let number = argument as? any BinaryFloatingPoint {
            shown = Double(number)
            conversion.length = ""
        }
        let format = conversion.text
        return withVaList([shown]) { list in
            NSString(
                format: format,
                locale: locale.map { NSLocale(localeIdentifier: $0.identifier) },
                arguments: list
            )
        } as String
    }

    /// What needs no formatting, as most of what apps show.
    private static func plainText(
        _ argument: any CVarArg,
        _ conversion: FormatConversion,
        _ locale: Locale?
    ) -> String? {
        guard conversion.flags.isEmpty, conversion.width == nil, conversion.precision == nil else {
            return nil
        }
        if conversion.letter == "@", let text = argument as? String { return text }
        guard locale == nil, conversion.letter == "d" || conversion.letter == "i",
            let integer = argument as? any BinaryInteger
        else { return nil }
        switch conversion.length {
        case "": return String(Int32(truncatingIfNeeded: integer))
        case "l", "ll", "q", "z", "t", "j": return String(Int64(truncatingIfNeeded: integer))
        default: return nil
        }
    }

    private static func fits(_ argument: any CVarArg, _ kind: FormatConversion.Kind) -> Bool {
        switch kind {
        case .integer: argument is any BinaryInteger
        case .floatingPoint: argument is any BinaryFloatingPoint
        // A cast would make an object of a number.
        case .object: argument is String || type(of: argument) is NSObject.Type
        case .pointer: argument is any _Pointer || argument is OpaquePointer
        }
    }

    private static func description(of argument: any CVarArg) -> String { "\(argument)" }

    /// A width or precision in digits, so that one argument is left to show.
    private static func digits(
        _ count: FormatConversion.Count?,
        _ arguments: [any CVarArg],
        least: Int = -widest
    ) -> FormatConversion.Count? {
        guard case .argument(let position?) = count else { return count }
        guard arguments.indices.contains(position - 1),
            let number = arguments[position - 1] as? any BinaryInteger,
            let digits = Int(exactly: number), digits >= least
        else { return nil }
        return .digits("\(min(digits, widest))")
    }
}
