extension Word {
    /// The word in the current language.
    @MainActor
    package var text: String { text(in: .current) }

    /// The sentence in the current language, with its parts filled in.
    @MainActor
    package func text(
        name: String = "",
        other: String = "",
        place: Int = 0,
        count: Int = 0,
        where whereItIs: String = ""
    ) -> String {
        let parts = [
            "name": name, "other": other, "place": String(place), "count": String(count), "where": whereItIs,
        ]
        var result = ""
        var rest = Substring(text)
        // One pass, so that a title with braces in it stays as it is.
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            let key = String(rest[rest.index(after: start)..<end])
            result += rest[..<start]
            result += parts[key] ?? ""
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The word in a language.
    package func text(in language: Language) -> String {
        Self.table(of: language)[self] ?? Self.english[self] ?? ""
    }

    static func table(of language: Language) -> [Word: String] {
        switch language {
        case .arabic: arabic
        case .chinese: chinese
        case .dutch: dutch
        case .english: english
        case .french: french
        case .german: german
        case .hebrew: hebrew
        case .italian: italian
        case .japanese: japanese
        case .korean: korean
        case .portuguese: portuguese
        case .russian: russian
        case .spanish: spanish
        }
    }
}
