/// The words of a text as a shell sees them, in build settings and in compilers' response files.
public enum ShellWords {
    /// Blanks and line ends part words, but not within quotes or after a backslash, which single quotes hold as it is.
    public static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word = word ?? ""
                word?.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character.isWhitespace {
                if let word { words.append(word) }
                word = nil
            } else {
                word = word ?? ""
                word?.append(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
