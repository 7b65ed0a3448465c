/// A conversion of a format, such as `%2$.1f` or `%#@files@`.
package struct FormatConversion: Hashable, Sendable {
    /// A width or a precision: digits, or an argument that says how many.
    package enum Count: Hashable, Sendable {
        case digits(String)
        /// The argument's position from 1; nil for the next one.
        case argument(Int?)
    }

    /// What a conversion expects as its argument.
    package enum Kind: Sendable {
        case integer, floatingPoint, object, pointer
    }

    /// Which argument it shows, from 1; nil for the next one.
    package var position: Int?
    package var flags = ""
    package var width: Count?
    package var precision: Count?
    /// How long the argument is, such as `ll`.
    package var length = ""
    /// The letter that says what is shown.
    package var letter: Character
    /// The name of the part that stands here, for `%#@name@`.
    package var part: String?

    package var kind: Kind? {
        switch letter {
        case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C": .integer
        case "f", "F", "e", "E", "g", "G", "a", "A": .floatingPoint
        case "@": .object
        case "s", "S", "p": .pointer
        default: nil
        }
    }

    /// The digits behind the point that it shows, if it says so.
    var fractionDigits: Int? {
        guard letter == "f" || letter == "F", case .digits(let digits) = precision else { return nil }
        return Int(digits) ?? 0
    }

    /// The conversion as it stands in a format, of the next arguments in any case.
    package var text: String {
        func text(_ count: Count?) -> String {
            switch count {
            case nil: ""
            case .digits(let digits): digits
            case .argument: "*"
            }
        }
        return "%\(flags)\(text(width))\(precision == nil ? "" : ".")\(text(precision))\(length)\(letter)"
    }
}
