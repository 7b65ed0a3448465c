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
    @MainActor package static var current = desktop

    /// The language that the desktop asks for.
    @MainActor static let desktop = Language(environment: ProcessInfo.processInfo.environment)

    /// The language that an environment asks for, as gettext reads it; English if it is none of these.
    package init(environment: [String: String]) {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let isPlain = locale.isEmpty || locale == "C" || locale == "POSIX" || locale.hasPrefix("C.")
        // The list of languages counts only for those who chose a locale.
        let list = isPlain ? [] : (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
        self = (list + [locale]).lazy.compactMap { Language(locale: $0) }.first ?? .english
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
