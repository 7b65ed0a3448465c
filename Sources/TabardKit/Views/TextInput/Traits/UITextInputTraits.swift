internal import GtkInterop

/// What input methods and on-screen keyboards are told of a text that is being written.
///
/// All of it is optional: a view of an app's own declares what it wants otherwise than usual.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// What an on-screen keyboard writes in capital letters.
    var autocapitalizationType: UITextAutocapitalizationType { get set }

    /// Whether words are corrected and suggested.
    var autocorrectionType: UITextAutocorrectionType { get set }

    /// Whether the spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get set }

    /// What is to be written.
    var keyboardType: UIKeyboardType { get set }

    /// What the Return key of a keyboard on the screen says.
    var returnKeyType: UIReturnKeyType { get set }

    /// Whether a keyboard on the screen is light or dark.
    var keyboardAppearance: UIKeyboardAppearance { get set }

    /// Whether the Return key does nothing while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }

    /// Whether what is written is kept secret.
    var isSecureTextEntry: Bool { get set }

    /// What the text means; nil if nothing in particular.
    var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
    /// `sentences`; what is set is forgotten.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }

    /// `default`; what is set is forgotten.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }

    /// `default`; what is set is forgotten.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }

    /// `default`; what is set is forgotten.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }

    /// `default`; what is set is forgotten.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }

    /// `default`; what is set is forgotten.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }

    /// False; what is set is forgotten.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }

    /// False; what is set is forgotten.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }

    /// Nil; what is set is forgotten.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }

    var _purpose: TextPurpose {
        if isSecureTextEntry { return .password }
        // The app names the keyboard for what its text means only where it wants another than the usual one.
        return keyboardType == .default ? textContentType?._purpose ?? .freeForm : keyboardType._purpose
    }

    var _hints: TextHints {
        var hints = TextHints()
        hints.isPrivate = isSecureTextEntry
        switch autocapitalizationType {
        case .none: hints.capitals = TextHints.Capitals.none
        case .words: hints.capitals = .words
        // It is what input methods do without a hint.
        case .sentences: break
        case .allCharacters: hints.capitals = .all
        }
        switch spellCheckingType {
        case .default: hints.checksSpelling = autocorrectionType == .no ? false : nil
        case .no: hints.checksSpelling = false
        case .yes: hints.checksSpelling = true
        }
        hints.completesWords = autocorrectionType == .yes ? true : nil
        return hints
    }
}
