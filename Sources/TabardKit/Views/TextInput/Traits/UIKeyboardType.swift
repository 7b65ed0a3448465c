internal import GtkInterop

/// What is to be written, for input methods and on-screen keyboards.
public enum UIKeyboardType: Int, Sendable {
    /// Any text.
    case `default` = 0
    /// Any text in Latin letters; the same as `default` on Linux.
    case asciiCapable = 1
    /// Numbers first; the same as `default` on Linux.
    case numbersAndPunctuation = 2
    /// An address of the web.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// A telephone number.
    case phonePad = 5
    /// A name or a telephone number; input methods hear of a name.
    case namePhonePad = 6
    /// An address of electronic mail.
    case emailAddress = 7
    /// A number with a decimal separator.
    case decimalPad = 8
    /// Any text with names and tags; the same as `default` on Linux.
    case twitter = 9
    /// What to search for, or an address; the same as `default` on Linux.
    case webSearch = 10
    /// Digits from 0 to 9.
    case asciiCapableNumberPad = 11

    /// The same as `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable

    var _purpose: TextPurpose {
        switch self {
        case .default, .asciiCapable, .numbersAndPunctuation, .twitter, .webSearch: .freeForm
        case .URL: .address
        case .numberPad, .asciiCapableNumberPad: .digits
        case .decimalPad: .number
        case .phonePad: .phone
        case .namePhonePad: .name
        case .emailAddress: .email
        }
    }
}

/// What an on-screen keyboard writes in capital letters.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The first letter of each word.
    case words = 1
    /// The first letter of each sentence.
    case sentences = 2
    /// All letters.
    case allCharacters = 3
}

/// Whether input methods correct what is written.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the input method sees fit.
    case `default` = 0
    /// Nothing is corrected.
    case no = 1
    /// Input methods are asked to complete words.
    case yes = 2
}

/// Whether the spelling of what is written is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the input method sees fit.
    case `default` = 0
    /// Nothing is checked.
    case no = 1
    /// What is written is checked.
    case yes = 2
}
