internal import StringTables
import Synchronization

/// The user's locale, in which dates and numbers are written (N3).
///
/// Foundation on Linux has no such setting and takes English of nowhere, whatever the environment says.
package enum DesktopLocale {
    private static let chosen = Mutex<Locale?>(nil)

    /// The locale of the desktop, unless a test chose another.
    package static var current: Locale {
        get {
            if let locale = chosen.withLock(\.self) { return locale }
            guard Thread.current.threadDictionary[isOnTheWay] == nil else { return none }
            let found = reading {
                Self.locale(
                    setting: LanguageSetting.value("AppleLocale") as? String,
                    environment: ProcessInfo.processInfo.environment,
                    language: language
                )
            }
            return chosen.withLock { chosen in
                chosen = chosen ?? found
                return chosen ?? found
            }
        }
        set { chosen.withLock { $0 = newValue } }
    }

    /// Has the locale made anew when it is next asked for.
    package static func forget() { chosen.withLock { $0 = nil } }

    private static let isOnTheWay = "TabardFoundation.DesktopLocale.isOnTheWay"

    /// Reads what the locale is found out from. Foundation may ask for the locale meanwhile, and gets its own.
    static func reading<Result>(_ body: () -> Result) -> Result {
        let notes = Thread.current.threadDictionary
        let isInside = notes[isOnTheWay] != nil
        notes[isOnTheWay] = true
        defer { if !isInside { notes[isOnTheWay] = nil } }
        return body()
    }

    /// What Foundation takes for the locale.
    private static let none = Locale(identifier: "en_001")

    /// The language in which the app is shown: one that it has, or the most wanted one for an app without any.
    static var language: String? {
        let folders = BundleTexts.of(AppBundle.current.bundle).folders
        return folders.languages.isEmpty ? PreferredLanguages.current.names.first : folders.preferred.first
    }

    /// The region is that of the formats, the language that of the app, as on Apple's systems.
    ///
    /// - Parameters:
    ///   - setting: A locale that the app's arguments or defaults name.
    ///   - language: Asked for only where something names a locale.
    static func locale(
        setting: String?,
        environment: [String: String],
        language: @autoclosure () -> String?
    ) -> Locale {
        if let setting, Locale(environment: ["LANG": setting]) != nil { return Locale(identifier: setting) }
        let formats = Locale(environment: environment)
        guard let language = language() else { return formats ?? none }
        let tag = LanguageTag(language)
        guard let formats else { return Locale(identifier: language.replacing("-", with: "_")) }
        let parts = LanguageTag(formats.identifier)
        if parts.language == tag.language { return formats }
        let region = parts.region ?? tag.region
        return Locale(
            identifier: [tag.language, tag.script, region].compactMap(\.self).joined(separator: "_")
        )
    }
}
