internal import StringTables

// Foundation's own members of these names know English alone. A file that imports this module and not Foundation finds these;
// one that imports both finds Foundation's, but for those with less to choose from.
extension Bundle {
    /// The text of a key in the user's language (N3).
    ///
    /// The languages of the desktop choose among those of the bundle, as `preferredLocalizations` tells. The text comes from a
    /// `.strings` or `.stringsdict` file in the language's folder, from a string catalogue, or from a catalogue of gettext in
    /// `locale/de/LC_MESSAGES`. One with forms for numbers is a format that `String(format:)` and
    /// `String.localizedStringWithFormat(_:_:)` understand.
    ///
    /// - Parameters:
    ///   - key: What the text is called.
    ///   - value: What stands where there is no text; the key if it is nil or empty.
    ///   - tableName: The file's name without its ending; `Localizable` if it is nil or empty.
    @_disfavoredOverload
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        if let text = BundleTexts.of(self).text(key, table: table) { return text }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// The text of a key in the user's language; see `localizedString(forKey:value:table:)`.
    public func localizedString(forKey key: String, value: String, table tableName: String) -> String {
        localizedString(forKey: key, value: Optional(value), table: Optional(tableName))
    }

    /// The names of the languages that the bundle has (N3): those of its folders, `Base` among them, its string catalogues and its
    /// `Info.plist`.
    @_disfavoredOverload
    public var localizations: [String] {
        let folders = BundleTexts.of(self).folders
        return folders.languages + (folders.hasBase ? ["Base"] : [])
    }

    /// The language in which the bundle is shown (N3): the first that the user wants and the bundle has, or that the app is
    /// written in.
    @_disfavoredOverload
    public var preferredLocalizations: [String] {
        let folders = BundleTexts.of(self).folders
        return folders.preferred.isEmpty ? [folders.development] : folders.preferred
    }

    /// The language that the app is written in (N3): `CFBundleDevelopmentRegion`, else that of its string catalogues, else English.
    @_disfavoredOverload
    public var developmentLocalization: String? { BundleTexts.of(self).folders.development }

    /// The one of some languages that the user wants most (N3); the first one if none is wanted.
    @_disfavoredOverload
    public class func preferredLocalizations(from localizationsArray: [String]) -> [String] {
        preferredLocalizations(from: localizationsArray, forPreferences: nil)
    }

    /// The one of some languages that is wanted most; the first one if none is wanted (N3).
    ///
    /// - Parameters:
    ///   - localizationsArray: The languages that there are.
    ///   - preferencesArray: The wanted ones, the most wanted first; nil stands for those of the user.
    @_disfavoredOverload
    public class func preferredLocalizations(
        from localizationsArray: [String],
        forPreferences preferencesArray: [String]?
    ) -> [String] {
        let wanted = preferencesArray ?? PreferredLanguages.current.names
        let match = LanguageTag.matches(of: wanted, among: localizationsArray).first
        return [match ?? localizationsArray.first].compactMap(\.self)
    }

    /// What the bundle's `Info.plist` says in the user's language, from its table `InfoPlist` (N3); nil without such a table.
    @_disfavoredOverload
    public var localizedInfoDictionary: [String: Any]? { BundleTexts.of(self).all(ofTable: "InfoPlist") }
}
