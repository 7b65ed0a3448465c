import Foundation

/// Files that hold arguments, as compilers take them after an `@`.
enum ResponseFile {
    /// The arguments with those of response files, however nested, in place of the files.
    static func expand(_ arguments: [String], depth: Int = 0) throws -> [String] {
        var result: [String] = []
        for argument in arguments {
            // An argument such as @rpath is no file; the compiler takes it as it is, too.
            guard argument.hasPrefix("@"), argument.count > 1,
                let data = FileManager.default.contents(atPath: String(argument.dropFirst()))
            else {
                result.append(argument)
                continue
            }
            guard depth < 16 else { throw Failure("\(argument): response files that name each other") }
            result += try expand(words(of: String(decoding: data, as: UTF8.self)), depth: depth + 1)
        }
        return result
    }

    /// The words of a text: blanks and line ends part them, but not within quotes or after a backslash.
    static func words(of text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open {
                    quote = nil
                } else {
                    word = (word ?? "") + String(character)
                }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let finished = word { words.append(finished) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
