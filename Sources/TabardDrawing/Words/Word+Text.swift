extension Word {
    /// The word in the current language.
    package var text: String { text(in: .current) }

    /// The sentence in the current language, with its parts filled in.
    package func text(
        name: String = "",
        other: String = "",
        place: Int = 0,
        count: Int = 0,
        where whereItIs: String = ""
    ) -> String {
        let part = { (key: Substring) in
            switch key {
            case "name": name
            case "other": other
            case "place": String(place)
            case "count": String(count)
            case "where": whereItIs
            default: ""
            }
        }
        var result = ""
        var rest = Substring(text)
        // One pass, so that a title with braces in it stays as it is.
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            result += rest[..<start]
            result += part(rest[rest.index(after: start)..<end])
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
        case .bulgarian: bulgarian
        case .catalan: catalan
        case .chinese: chinese
        case .croatian: croatian
        case .czech: czech
        case .danish: danish
        case .dutch: dutch
        case .english: english
        case .estonian: estonian
        case .europeanPortuguese: europeanPortuguese
        case .finnish: finnish
        case .french: french
        case .galician: galician
        case .german: german
        case .greek: greek
        case .hebrew: hebrew
        case .hindi: hindi
        case .hungarian: hungarian
        case .indonesian: indonesian
        case .italian: italian
        case .japanese: japanese
        case .korean: korean
        case .lithuanian: lithuanian
        case .norwegian: norwegian
        case .persian: persian
        case .polish: polish
        case .portuguese: portuguese
        case .romanian: romanian
        case .russian: russian
        case .serbian: serbian
        case .slovak: slovak
        case .slovenian: slovenian
        case .spanish: spanish
        case .swedish: swedish
        case .thai: thai
        case .traditionalChinese: traditionalChinese
        case .turkish: turkish
        case .ukrainian: ukrainian
        case .vietnamese: vietnamese
        }
    }
}
