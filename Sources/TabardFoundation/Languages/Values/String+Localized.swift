extension String {
    /// The text of a key in the user's language, with the values of another one (N3).
    ///
    /// - Parameters:
    ///   - key: What the text is called.
    ///   - defaultValue: What stands where there is no text; its values are those of the text.
    ///   - table: The file's name without its ending; nil stands for `Localizable`.
    ///   - bundle: Whose text it is; nil stands for the app's.
    ///   - locale: In whose manner values are shown.
    ///   - comment: A note for translators.
    public init(
        localized key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = Self.localized("\(key)", defaultValue, nil, table, bundle, locale)
    }

    /// The text of a key in the user's language, with other values (N3); see
    /// `init(localized:defaultValue:table:bundle:locale:comment:)`.
    public init(
        localized key: StaticString,
        defaultValue: String.LocalizationValue,
        options: String.LocalizationOptions,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = Self.localized("\(key)", defaultValue, options, table, bundle, locale)
    }

    /// A text in the user's language, with its values; the text itself is the key (N3).
    ///
    /// - Parameters:
    ///   - keyAndValue: The text. With values it is a format, as in `"%lld files in %@"`.
    ///   - table: The file's name without its ending; nil stands for `Localizable`.
    ///   - bundle: Whose text it is; nil stands for the app's.
    ///   - locale: In whose manner values are shown.
    ///   - comment: A note for translators.
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = Self.localized(keyAndValue.key, keyAndValue, nil, table, bundle, locale)
    }

    /// A text in the user's language, with other values (N3); see `init(localized:table:bundle:locale:comment:)`.
    public init(
        localized keyAndValue: String.LocalizationValue,
        options: String.LocalizationOptions,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = Self.localized(keyAndValue.key, keyAndValue, options, table, bundle, locale)
    }

    /// A text to be looked up, in the user's language (N3).
    public init(localized resource: LocalizedStringResource) {
        self.init(localized: resource, options: .init())
    }

    /// A text to be looked up, in the user's language with other values (N3).
    public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
        let bundle = resource.resolvedBundle
        self = Self.localized(
            resource.key,
            resource.defaultValue,
            options,
            resource.table,
            bundle,
            resource.locale
        )
    }

    private static func localized(
        _ key: String,
        _ value: LocalizationValue,
        _ options: LocalizationOptions?,
        _ table: String?,
        _ bundle: Bundle?,
        _ locale: Locale
    ) -> String {
        let text = (bundle ?? Bundle.main).localizedString(forKey: key, value: value.key, table: table)
        let arguments = options?.replacements ?? value.arguments.map(\.value)
        // Without values a text is no format: that of one with forms for numbers is formatted later.
        return arguments.isEmpty ? text : FormattedText.text(text, locale: locale, arguments: arguments)
    }
}
