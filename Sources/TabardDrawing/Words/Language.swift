internal import StringTables

/// A language that Tabard's own words are in; the app's are its own.
package enum Language: String, CaseIterable, Sendable {
    case arabic = "ar"
    case bulgarian = "bg"
    case catalan = "ca"
    case chinese = "zh"
    case croatian = "hr"
    case czech = "cs"
    case danish = "da"
    case dutch = "nl"
    case english = "en"
    case estonian = "et"
    case europeanPortuguese = "pt-PT"
    case finnish = "fi"
    case french = "fr"
    case galician = "gl"
    case german = "de"
    case greek = "el"
    case hebrew = "he"
    case hindi = "hi"
    case hungarian = "hu"
    case indonesian = "id"
    case italian = "it"
    case japanese = "ja"
    case korean = "ko"
    case lithuanian = "lt"
    case norwegian = "nb"
    case persian = "fa"
    case polish = "pl"
    case portuguese = "pt"
    case romanian = "ro"
    case russian = "ru"
    case serbian = "sr"
    case slovak = "sk"
    case slovenian = "sl"
    case spanish = "es"
    case swedish = "sv"
    case thai = "th"
    case traditionalChinese = "zh-Hant"
    case turkish = "tr"
    case ukrainian = "uk"
    case vietnamese = "vi"

    /// The language of the words; that of the desktop unless a test chose another.
    package static var current: Language {
        get { Language(PreferredLanguages.current) }
        set { PreferredLanguages.current = PreferredLanguages([newValue.rawValue]) }
    }

    /// The first of some languages that there are words in; English if it is none of these.
    package init(_ languages: PreferredLanguages) {
        self = languages.names.lazy.compactMap { Language(locale: $0) }.first ?? .english
    }

    /// The language that an environment asks for; English if it is none of these.
    package init(environment: [String: String]) {
        self.init(PreferredLanguages(environment: environment))
    }

    /// The language of a locale such as `pt_BR.UTF-8`; nil if it is none of these.
    init?(locale: String) {
        let tag = LanguageTag(String(locale.prefix { $0 != "." && $0 != "@" }))
        switch (tag.language, tag.script, tag.region) {
        // Traditional characters are other words.
        case ("zh", "Hant", _), ("yue", _, _): self = .traditionalChinese
        // As Portuguese is written outside of Brazil.
        case ("pt", _, let region?) where region != "BR": self = .europeanPortuguese
        case ("no", _, _), ("nn", _, _): self = .norwegian
        // The words are in Cyrillic letters.
        case ("sr", "Latn", _): return nil
        default: self.init(rawValue: tag.language)
        }
    }
}
