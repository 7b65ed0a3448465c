// Foundation's own function of this name knows English alone. A file that imports this module and not Foundation finds the first
// one here; one that imports both finds those below it, which need no default value.

/// The text of a key in the user's language (N3); see `Bundle.localizedString(forKey:value:table:)`.
///
/// - Parameters:
///   - key: What the text is called.
///   - tableName: The file's name without its ending; nil stands for `Localizable`.
///   - bundle: Whose text it is; the app's by default.
///   - value: What stands where there is no text; the key if it is empty.
///   - comment: A note for translators.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func NSLocalizedString(
    _ key: String,
    tableName: String? = nil,
    bundle: Bundle = Bundle.main,
    value: String = "",
    comment: String
) -> String {
    bundle.localizedString(forKey: key, value: value, table: tableName)
}

/// The text of a key in the user's language (N3); see `Bundle.localizedString(forKey:value:table:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: nil, table: nil)
}

/// The text of a key in the user's language (N3); see `Bundle.localizedString(forKey:value:table:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: nil, table: tableName)
}

/// The text of a key in the user's language (N3); see `Bundle.localizedString(forKey:value:table:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    bundle.localizedString(forKey: key, value: nil, table: nil)
}

/// The text of a key in the user's language (N3); see `Bundle.localizedString(forKey:value:table:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: value, table: nil)
}

/// The text of a key in the user's language (N3); see `Bundle.localizedString(forKey:value:table:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    bundle.localizedString(forKey: key, value: nil, table: tableName)
}

/// The text of a key in the user's language (N3); see `Bundle.localizedString(forKey:value:table:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: value, table: tableName)
}

/// The text of a key in the user's language (N3); see `Bundle.localizedString(forKey:value:table:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    bundle.localizedString(forKey: key, value: value, table: nil)
}

/// The text of a key in the user's language (N3); see `Bundle.localizedString(forKey:value:table:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
    _ key: String,
    tableName: String,
    bundle: Bundle,
    value: String,
    comment: String
) -> String {
    bundle.localizedString(forKey: key, value: value, table: tableName)
}
