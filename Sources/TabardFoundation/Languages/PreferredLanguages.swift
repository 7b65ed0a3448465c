internal import StringTables
import Synchronization

/// The languages that the user wants, the most wanted first.
///
/// Tabard's own words are in the first of them that it knows, and an app's texts in the first that the app has.
package struct PreferredLanguages: Hashable, Sendable {
    /// Names such as `pt-BR`, `zh-Hant` or `de`.
    package let names: [String]

    package init(_ names: [String]) { self.names = names }

    /// The languages that an environment asks for, as gettext reads it.
    package init(environment: [String: String]) {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let isPlain = locale.isEmpty || locale == "C" || locale == "POSIX" || locale.hasPrefix("C.")
        // The list of languages counts only for those who chose a locale.
        let list = isPlain ? [] : (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
        self.init((list + (isPlain ? [] : [locale])).compactMap { Self.name(of: $0) })
    }

    private static let chosen = Mutex<PreferredLanguages?>(nil)

    /// Those of the desktop, unless the app's arguments or defaults say others, or a test chose some.
    package static var current: PreferredLanguages {
        get { chosen.withLock(\.self) ?? ofProcess }
        set {
            chosen.withLock { $0 = newValue }
            BundleTexts.forget()
            DesktopLocale.forget()
        }
    }

    /// As on iOS, they are those of the start until the process ends.
    private static let ofProcess =
        PreferredLanguages(setting: LanguageSetting.value("AppleLanguages"))
        ?? PreferredLanguages(environment: ProcessInfo.processInfo.environment)

    /// The languages of a setting, a list or one name; nil if it names none.
    init?(setting: Any?) {
        let names = (setting as? [Any])?.compactMap { $0 as? String } ?? (setting as? String).map { [$0] }
        let known = (names ?? []).prefix(100).compactMap(Self.name)
        guard !known.isEmpty else { return nil }
        self.init(Array(known))
    }

    /// The name of a locale such as `pt_BR.UTF-8` or `sr_RS@latin`.
    private static func name(of locale: String) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        var parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
        // Names come from the environment, and folders are looked for by them.
        guard let language = parts.first, language != "C", language != "POSIX", parts.count <= 6,
            parts.allSatisfy({
                $0.utf8.count <= 8 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            })
        else { return nil }
        let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
        if let modifier = locale.split(separator: "@").dropFirst().first, let script = scripts["\(modifier)"]
        {
            parts.insert(script, at: 1)
        }
        return parts.joined(separator: "-")
    }

    /// The language in which something is shown that is there in some: the first wanted one, or one that is close to it.
    ///
    /// - Parameter available: The names of the languages that there are, such as `pt_BR` or `zh-Hans`.
    /// - Returns: One of them as it is written there; nil if none is wanted.
    package func best(of available: [String]) -> String? {
        LanguageTag.matches(of: names, among: available).first
    }
}
