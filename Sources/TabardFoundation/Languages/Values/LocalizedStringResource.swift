/// A text of a bundle to be looked up in the user's language later (N3).
public struct LocalizedStringResource: Equatable, Codable, CustomLocalizedStringResourceConvertible,
    ExpressibleByStringInterpolation, Sendable
{
    /// Whose text it is.
    public enum BundleDescription: Sendable {
        /// The app's.
        case main
        /// Of the module that a class belongs to.
        case forClass(AnyClass)
        /// Of the bundle at a place.
        case atURL(URL)

        var url: URL? {
            switch self {
            case .main: nil
            case .forClass(let aClass): Bundle(for: aClass).bundleURL
            case .atURL(let url): url
            }
        }
    }

    /// What the text is called.
    public let key: String
    /// What stands where there is no text.
    public let defaultValue: String.LocalizationValue
    /// The file's name without its ending; nil stands for `Localizable`.
    public let table: String?
    /// In whose manner values are shown.
    public var locale: Locale
    /// Where the bundle lies; nil for the app.
    private let bundleURL: URL?

    /// Whose text it is.
    public var bundle: BundleDescription { bundleURL.map { .atURL($0) } ?? .main }

    /// Makes one whose text stands in the source where there is no other.
    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue, table, locale, bundle)
    }

    /// Makes one whose text in the source is its key.
    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, keyAndValue, table, locale, bundle)
    }

    private init(
        key: String,
        _ value: String.LocalizationValue,
        _ table: String?,
        _ locale: Locale,
        _ bundle: BundleDescription
    ) {
        self.key = key
        defaultValue = value
        self.table = table
        self.locale = locale
        bundleURL = bundle.url
    }

    /// Makes one of a text of the app.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Makes one of a text of the app with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }

    var resolvedBundle: Bundle? { bundleURL.flatMap { Bundle(url: $0) } }
}

/// What has a localized text.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}
