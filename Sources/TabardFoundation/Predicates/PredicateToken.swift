/// A word, number, text or sign of a predicate's format, and where it stands.
struct PredicateToken: Equatable {
    enum Kind: Equatable {
        case word(String)
        case number(String)
        case text(String)
        case sign(String)
        /// The letter after `%`, which takes an argument.
        case argument(Character)
        case variable(String)
        case end
    }

    let kind: Kind
    /// How many characters stand before it.
    let position: Int
}

/// Why a format is none.
struct PredicateFormatError: Error, CustomStringConvertible {
    let description: String
}

/// Cuts a format into tokens.
struct PredicateLexer {
    /// No condition that people write is longer; what is longer is hostile.
    static let longestFormat = 100_000

    private let characters: [Character]
    private var index = 0

    static func tokens(of format: String) throws(PredicateFormatError) -> [PredicateToken] {
        guard format.utf8.count <= longestFormat else {
            throw PredicateFormatError(description: "it has more than \(longestFormat) bytes")
        }
        var lexer = PredicateLexer(characters: Array(format))
        var tokens: [PredicateToken] = []
        repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
        return tokens
    }

    private init(characters: [Character]) { self.characters = characters }

    private var current: Character? { index < characters.count ? characters[index] : nil }

    private mutating func next() throws(PredicateFormatError) -> PredicateToken {
        while current?.isWhitespace == true { index += 1 }
        let position = index
        return PredicateToken(kind: try kind(), position: position)
    }

    private mutating func kind() throws(PredicateFormatError) -> PredicateToken.Kind {
        guard let first = current else { return .end }
        if first == "\"" || first == "'" { return .text(try quoted(first)) }
        if first.isASCII, first.isNumber { return .number(number()) }
        if first == ".", index + 1 < characters.count, characters[index + 1].isNumber {
            return .number(number())
        }
        if first == "%" { return try argument() }
        if first == "$" {
            index += 1
            let name = word()
            guard !name.isEmpty else { throw error("a variable without a name") }
            return .variable(name)
        }
        if first == "#" {
            index += 1
            return .word("#" + word())
        }
        if Self.beginsWord(first) { return .word(word()) }
        for sign in ["&&", "||", "==", "!=", "<>", "<=", ">=", "=<", "=>", "**", ":="] where matches(sign) {
            index += 2
            return .sign(sign)
        }
        guard "()[]{},.=<>!+-*/".contains(first) else { throw error("\"\(first)\" has no meaning") }
        index += 1
        return .sign(String(first))
    }

    private func matches(_ sign: String) -> Bool {
        index + 1 < characters.count && String(characters[index...index + 1]) == sign
    }

    private static func beginsWord(_ character: Character) -> Bool {
        character.isLetter || character == "_" || character == "@"
    }

    private mutating func word() -> String {
        let start = index
        if current == "@" { index += 1 }
        while let character = current, character.isLetter || character.isNumber || character == "_" {
            index += 1
        }
        return String(characters[start..<index])
    }

    private mutating func number() -> String {
        let start = index
        var hasPoint = false
        if current == "0", index + 1 < characters.count, "xX".contains(characters[index + 1]) {
            index += 2
            while let character = current, character.isHexDigit { index += 1 }
            return String(characters[start..<index])
        }
        while let character = current {
            let isExponentSign = "+-".contains(character) && "eE".contains(characters[max(start, index - 1)])
            if character == ".", !hasPoint, index + 1 < characters.count, characters[index + 1].isNumber {
                hasPoint = true
            } else if !(character.isASCII && character.isNumber) && !"eE".contains(character)
                && !isExponentSign
            {
                break
            }
            index += 1
        }
        return String(characters[start..<index])
    }

    private mutating func quoted(_ quote: Character) throws(PredicateFormatError) -> String {
        var text = ""
        index += 1
        while let character = current {
            index += 1
            if character == quote { return text }
            guard character == "\\", let escaped = current else {
                text.append(character)
                continue
            }
            index += 1
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            default: text.append(escaped)
            }
        }
        throw error("a text without its closing quote")
    }

    private mutating func argument() throws(PredicateFormatError) -> PredicateToken.Kind {
        index += 1
        while let character = current, "lhqztjL".contains(character) { index += 1 }
        guard let letter = current, "@KdDiuUxXofFeEgGaAsScC".contains(letter) else {
            throw error("a % without a letter that takes an argument")
        }
        index += 1
        return .argument(letter)
    }

    private func error(_ problem: String) -> PredicateFormatError {
        PredicateFormatError(description: "\(problem) at character \(index + 1)")
    }
}
