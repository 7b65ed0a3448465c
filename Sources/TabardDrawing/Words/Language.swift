/// A language that Tabard's own words are in; the app's are its own.
package enum Language: String, CaseIterable, Sendable {
    case arabic = "ar"
    case chinese = "zh"
    case dutch = "nl"
    case english = "en"
    case french = "fr"
    case german = "de"
    case hebrew = "he"
    case italian = "it"
    case japanese = "ja"
    case korean = "ko"
    case portuguese = "pt"
    case russian = "ru"
    case spanish = "es"

    /// The language of the words; that of the desktop unless a test chose another.
    @MainActor package static var current: Language {
        get { PreferredLanguages.current.words }
        set { PreferredLanguages.current = PreferredLanguages([newValue.rawValue]) }
    }

    /// The language that an environment asks for; English if it is none of these.
    package init(environment: [String: String]) {
        self = PreferredLanguages(environment: environment).words
    }

    /// The language of a locale such as `pt_BR.UTF-8`; nil if it is none of these.
    init?(locale: String) {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        let parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
        // Traditional characters are other words.
        guard let code = parts.first?.lowercased(),
            !(code == "zh" && !Set(parts).isDisjoint(with: ["TW", "HK", "MO", "Hant"]))
        else { return nil }
        self.init(rawValue: code == "iw" ? "he" : code)
    }
}
