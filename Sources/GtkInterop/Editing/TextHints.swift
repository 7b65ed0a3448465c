import CGtk

/// What input methods and on-screen keyboards may do with what is written.
public struct TextHints: Equatable, Sendable {
    /// What is written in capital letters by itself.
    public enum Capitals: Sendable {
        case none
        case words
        case sentences
        case all
    }

    /// What is written in capital letters by itself; the input method decides if it is nil.
    public var capitals: Capitals?
    /// Whether the spelling is checked; the input method decides if it is nil.
    public var checksSpelling: Bool?
    /// Whether words are suggested; the input method decides if it is nil.
    public var completesWords: Bool?
    /// Whether what is written is kept from memories such as a list of learned words.
    public var isPrivate = false

    /// Makes hints that leave all to the input method.
    public init() {}

    var gtk: GtkInputHints {
        var hints = GTK_INPUT_HINT_NONE.rawValue
        switch capitals {
        case nil: break
        case .none?: hints |= GTK_INPUT_HINT_LOWERCASE.rawValue
        case .words: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
        case .sentences: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
        case .all: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
        }
        if let checksSpelling {
            hints |= (checksSpelling ? GTK_INPUT_HINT_SPELLCHECK : GTK_INPUT_HINT_NO_SPELLCHECK).rawValue
        }
        if completesWords == true { hints |= GTK_INPUT_HINT_WORD_COMPLETION.rawValue }
        if isPrivate { hints |= GTK_INPUT_HINT_PRIVATE.rawValue }
        return GtkInputHints(rawValue: hints)
    }
}
