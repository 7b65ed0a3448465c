/// The words after or before which a name needs no `With`, as Swift's compiler has them.
enum Prepositions {
    static let all: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
        "from", "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until",
        "using", "via", "when", "with", "within",
    ]
}

/// The words of names in camel case.
enum CamelCase {
    /// The first word in lower case: `with` of `withName`.
    static func firstWord(_ name: String) -> String {
        var word = ""
        for character in name {
            if !word.isEmpty, character.isUppercase || !character.isLetter { break }
            word.append(character)
        }
        return word.lowercased()
    }

    /// The last word in lower case: `name` of `withName`.
    static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
        return name[start...].lowercased()
    }

    static func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }
}
