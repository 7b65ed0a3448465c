internal import StringTables
import Synchronization

/// The texts with forms for numbers that were asked for, by the numbers that their formats carry.
///
/// On Apple's systems a localized string keeps its forms by itself until it is formatted. A string has no room for them, so its
/// format says which text it is of: `%#@files#3@`.
enum LocalizedFormats {
    private static let texts = Mutex<[VaryingText]>([])

    /// The format of a text, by which `expansion` finds its forms again.
    static func format(of text: VaryingText) -> String {
        let number = texts.withLock { texts in
            texts.append(text)
            return texts.count - 1
        }
        return text.format(numbered: number) ?? text.format
    }

    /// The pieces of a format.
    static func expansion(of format: String, arguments: [any CVarArg]) -> FormatExpansion {
        FormatExpansion(format: format, numbers: arguments.map(operands)) { number in
            texts.withLock { $0.indices.contains(number) ? $0[number] : nil }
        }
    }

    private static func operands(_ argument: any CVarArg) -> PluralOperands? {
        switch argument {
        case let integer as any BinaryInteger: PluralOperands(integer)
        case let number as any BinaryFloatingPoint: PluralOperands(Double(number))
        default: nil
        }
    }
}
