/// The parts of a language's name, such as `pt-BR`, `zh_Hant` or `de`.
package struct LanguageTag: Hashable, Sendable {
    package let language: String
    /// The script; nil if the name has none. Chinese has one in any case, since one never stands for the other.
    package let script: String?
    package let region: String?

    package init(_ name: String) {
        let parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
        let language = (parts.first ?? "").lowercased()
        self.language = Self.current[language] ?? language
        let region = parts.dropFirst().first { $0.count == 2 || ($0.count == 3 && Int($0) != nil) }
        self.region = region?.uppercased()
        let script = parts.dropFirst().first { $0.count == 4 }?.capitalized
        guard self.language == "zh" else {
            self.script = script
            return
        }
        self.script = script ?? (["TW", "HK", "MO"].contains(self.region ?? "") ? "Hant" : "Hans")
    }

    /// Whether its script is written from the right.
    package var isWrittenFromTheRight: Bool {
        if let script { return Self.scriptsFromTheRight.contains(script) }
        return Self.languagesFromTheRight.contains(language)
    }

    private static let scriptsFromTheRight: Set = [
        "Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Syrc", "Thaa",
    ]

    /// Those of which no other script is the usual one.
    private static let languagesFromTheRight: Set = [
        "ar", "arc", "ckb", "dv", "fa", "glk", "he", "lrc", "mzn", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]

    /// Older codes of ISO 639, and names that folders had before there were codes.
    private static let current = [
        "iw": "he", "in": "id", "ji": "yi", "tl": "fil", "mo": "ro", "english": "en", "french": "fr",
        "german": "de",
        "italian": "it", "japanese": "ja", "spanish": "es", "dutch": "nl",
    ]

    /// Languages whose readers read another one.
    private static let closeLanguages = [
        "nb": ["no", "nn"], "nn": ["no", "nb"], "no": ["nb", "nn"], "yue": ["zh"],
    ]

    /// How far a text in another language is from what is wanted, the less the better; nil if it stands for nothing.
    ///
    /// A region gives way to one that writes alike, that to the language without a region, and that to any other region.
    package func distance(to other: LanguageTag) -> Int? {
        guard let languages = distance(toLanguage: other.language) else { return nil }
        let ownScript = script ?? (language == "yue" ? "Hant" : nil)
        guard ownScript == nil || other.script == nil || ownScript == other.script else { return nil }
        return languages * 100 + distance(toRegion: other.region) * 2 + (script == other.script ? 0 : 1)
    }

    private func distance(toLanguage other: String) -> Int? {
        if language == other { return 0 }
        return Self.closeLanguages[language]?.firstIndex(of: other).map { $0 + 1 }
    }

    private func distance(toRegion other: String?) -> Int {
        if region == other { return 0 }
        guard let other else { return region == usualRegion ? 1 : 3 }
        if other == regionWrittenAlike { return 2 }
        return other == usualRegion ? 4 : 5
    }

    /// The region whose way of writing is that of the wanted region.
    private var regionWrittenAlike: String? {
        guard let region else { return nil }
        switch language {
        case "en": return ["US", "PH", "PR"].contains(region) ? nil : "GB"
        case "es": return region == "ES" ? nil : "419"
        case "pt": return region == "BR" ? nil : "PT"
        case "fr": return nil
        case "zh": return ["MO": "HK", "SG": "CN"][region]
        default: return nil
        }
    }

    /// The region that the language has where none is named.
    private var usualRegion: String {
        switch (language, script) {
        case ("en", _): "US"
        case ("pt", _): "BR"
        case ("zh", "Hant"), ("yue", _): "TW"
        case ("zh", _): "CN"
        default: language.uppercased()
        }
    }
}

extension LanguageTag {
    /// The language in which something is shown that is there in some: the first wanted one, or one that is close to it.
    ///
    /// Chinese in one script never stands for the other.
    ///
    /// - Parameters:
    ///   - wanted: The names of the wanted languages, the most wanted first.
    ///   - available: The names of the languages that there are, such as `pt_BR` or `zh-Hans`.
    /// - Returns: For each wanted language that one of them stands for that one as it is written there, each once.
    package static func matches(of wanted: [String], among available: [String]) -> [String] {
        let tags = available.map { (name: $0, tag: LanguageTag($0)) }
        var result: [String] = []
        for name in wanted {
            let wish = LanguageTag(name)
            let close = tags.compactMap { entry in
                wish.distance(to: entry.tag).map { (distance: $0, name: entry.name) }
            }
            guard let best = close.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }),
                !result.contains(best.name)
            else { continue }
            result.append(best.name)
        }
        return result
    }
}
