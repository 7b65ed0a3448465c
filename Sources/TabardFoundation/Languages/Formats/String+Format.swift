// Foundation's own members of these names know no forms for numbers, and take what is no object for one where a format asks for
// it. A file that imports this module and not Foundation finds these; one that imports both finds those with a fixed number of
// arguments.
extension String {
    /// Fills arguments into a format, in which parts may follow numbers (N3).
    @_disfavoredOverload
    public init(format: __shared String, _ arguments: CVarArg...) {
        self = FormattedText.text(format, locale: nil, arguments: arguments)
    }

    /// Fills arguments into a format, in which parts may follow numbers (N3).
    @_disfavoredOverload
    public init(format: __shared String, arguments: __shared [CVarArg]) {
        self = FormattedText.text(format, locale: nil, arguments: arguments)
    }

    /// Fills arguments into a format, in which parts may follow numbers (N3), with numbers in the manner of a locale.
    @_disfavoredOverload
    public init(format: __shared String, locale: __shared Locale?, _ args: CVarArg...) {
        self = FormattedText.text(format, locale: locale, arguments: args)
    }

    /// Fills arguments into a format, in which parts may follow numbers (N3), with numbers in the manner of a locale.
    @_disfavoredOverload
    public init(format: __shared String, locale: __shared Locale?, arguments: __shared [CVarArg]) {
        self = FormattedText.text(format, locale: locale, arguments: arguments)
    }

    /// Fills arguments into a format, in which parts may follow numbers (N3), with numbers in the manner of the user's locale.
    @_disfavoredOverload
    public static func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String {
        FormattedText.text(format, locale: .current, arguments: arguments)
    }

    /// Fills one argument into a format; see `init(format:_:)`.
    public init(format: __shared String, _ argument: CVarArg) {
        self = FormattedText.text(format, locale: nil, arguments: [argument])
    }

    /// Fills two arguments into a format; see `init(format:_:)`.
    public init(format: __shared String, _ first: CVarArg, _ second: CVarArg) {
        self = FormattedText.text(format, locale: nil, arguments: [first, second])
    }

    /// Fills three arguments into a format; see `init(format:_:)`.
    public init(format: __shared String, _ first: CVarArg, _ second: CVarArg, _ third: CVarArg) {
        self = FormattedText.text(format, locale: nil, arguments: [first, second, third])
    }

    /// Fills one argument into a format; see `localizedStringWithFormat(_:_:)`.
    public static func localizedStringWithFormat(_ format: String, _ argument: CVarArg) -> String {
        FormattedText.text(format, locale: .current, arguments: [argument])
    }

    /// Fills two arguments into a format; see `localizedStringWithFormat(_:_:)`.
    public static func localizedStringWithFormat(_ format: String, _ first: CVarArg, _ second: CVarArg)
        -> String
    {
        FormattedText.text(format, locale: .current, arguments: [first, second])
    }

    /// Fills three arguments into a format; see `localizedStringWithFormat(_:_:)`.
    public static func localizedStringWithFormat(
        _ format: String,
        _ first: CVarArg,
        _ second: CVarArg,
        _ third: CVarArg
    ) -> String {
        FormattedText.text(format, locale: .current, arguments: [first, second, third])
    }
}

extension NSString {
    /// Fills arguments into a format, in which parts may follow numbers (N3), with numbers in the manner of the user's locale.
    @_disfavoredOverload
    public class func localizedStringWithFormat(_ format: NSString, _ args: CVarArg...) -> NSString {
        NSString(string: FormattedText.text(format as String, locale: .current, arguments: args))
    }
}
