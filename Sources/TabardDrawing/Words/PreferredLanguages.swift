/// The languages that the user wants, the most wanted first.
///
/// Tabard's own words are in the first of them that it knows, and an app's texts in the first that the app has.
package struct PreferredLanguages: Hashable, Sendable {
    /// Names such as `pt-BR`, `zh-Hant` or `de`.
    package let names: [String]
    /// The language of Tabard's own words.
    let words: Language

    package init(_ names: [String]) {
        self.names = names
        words = names.lazy.compactMap { Language(locale: $0) }.first ?? .english
    }

    /// The languages that an environment asks for, as gettext reads it.
    package init(environment: [String: String]) {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let isPlain = locale.isEmpty || locale == "C" || locale == "POSIX" || locale.hasPrefix("C.")
        // The list of languages counts only for those who chose a locale.
        let list = isPlain ? [] : (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
        self.init((list + (isPlain ? [] : [locale])).compactMap { Self.name(of: $0) })
    }

    /// Those of the desktop unless a test chose others.
    @MainActor package static var current = PreferredLanguages(
        environment: ProcessInfo.processInfo.environment
    )

    /// The name of a locale such as `pt_BR.UTF-8` or `sr_RS@latin`.
    private static func name(of locale: String) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        var parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
        guard let language = parts.first, language != "C", language != "POSIX" else { return nil }
        let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
        if let modifier = locale.split(separator: "@").dropFirst().first, let script = scripts["\(modifier)"]
        {
            parts.insert(script, at: 1)
        }
        return parts.joined(separator: "-")
    }

    /// The language in which something is shown that is there in some: the first wanted one, or one that is close to it.
    ///
    /// A region gives way to the language, and that to the same language of another region. Chinese in one script never
    /// stands for the other.
    ///
    /// - Parameter available: The names of the languages that there are, such as `pt_BR` or `zh-Hans`.
    /// - Returns: One of them as it is written there; nil if none is wanted.
    package func best(of available: [String]) -> String? {
        let tags = available.map { (name: $0, tag: LanguageTag($0)) }
        for name in names {
            let wanted = LanguageTag(name)
            let close = tags.filter { wanted.isUnderstood(as: $0.tag) }
            let found =
                close.first { $0.tag == wanted } ?? close.first { $0.tag.region == nil }
                ?? close.min { $0.name < $1.name }
            if let found { return found.name }
        }
        return nil
    }
}

/// The parts of a language's name.
private struct LanguageTag: Hashable {
    let language: String
    let script: String?
    let region: String?

    init(_ name: String) {
        let parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
        // Older codes of ISO 639, and Norwegian without saying which.
        let renamed = ["iw": "he", "in": "id", "ji": "yi", "no": "nb"]
        let language = (parts.first ?? "").lowercased()
        self.language = renamed[language] ?? language
        let region = parts.dropFirst().first { $0.count == 2 || ($0.count == 3 && Int($0) != nil) }
        self.region = region?.uppercased()
        let script = parts.dropFirst().first { $0.count == 4 }?.capitalized
        guard self.language == "zh" else {
            self.script = script
            return
        }
        self.script = script ?? (["TW", "HK", "MO"].contains(self.region ?? "") ? "Hant" : "Hans")
    }

    func isUnderstood(as other: LanguageTag) -> Bool {
        language == other.language && (script == nil || other.script == nil || script == other.script)
    }
}
