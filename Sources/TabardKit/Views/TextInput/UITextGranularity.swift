/// What a text is divided into.
public enum UITextGranularity: Int, Sendable {
    /// What a reader takes for one character.
    case character = 0
    /// Letters and digits that stand together.
    case word = 1
    /// What ends with a full stop or the like.
    case sentence = 2
    /// What ends with a line's end.
    case paragraph = 3
    /// The same as `paragraph` for texts that don't know their lines.
    case line = 4
    /// The whole text.
    case document = 5
}
