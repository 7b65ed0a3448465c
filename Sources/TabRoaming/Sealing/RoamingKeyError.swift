/// Why a text is no key.
public enum RoamingKeyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There are so many words, and not nine.
    case wordCount(Int)
    /// No key has this word.
    case notAWord(String)
    /// The last word says that one of the others is another one.
    case mistyped

    /// The error as a sentence that tells what a key is.
    public var description: String {
        switch self {
        case .wordCount(let count): "a key has \(RoamingKey.wordCount) words, and not \(count)"
        case .notAWord(let word): "a key's words are five letters such as \"lusab\", unlike \"\(word)\""
        case .mistyped: "one of the words is mistyped: the last one checks the others"
        }
    }
}
