extension String {
    /// A text to be looked up in the user's language, with values in it (N3).
    ///
    /// ```swift
    /// String(localized: "\(count) files in \(folder)")   // the key is "%lld files in %@"
    /// ```
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Codable, Sendable {
        /// A value in the text.
        enum Argument: Equatable, Codable, Sendable {
            case integer(Int64)
            case unsigned(UInt64)
            case number(Double)
            case text(String)
            case resource(LocalizedStringResource)

            /// What a format shows; texts of other keys in the user's language.
            var value: any CVarArg {
                switch self {
                case .integer(let integer): integer
                case .unsigned(let integer): integer
                case .number(let number): number
                case .text(let text): text
                case .resource(let resource): String(localized: resource)
                }
            }

            init(_ value: any CVarArg) {
                switch value {
                case let integer as any SignedInteger: self = .integer(Int64(truncatingIfNeeded: integer))
                case let integer as any BinaryInteger: self = .unsigned(UInt64(truncatingIfNeeded: integer))
                case let number as any BinaryFloatingPoint: self = .number(Double(number))
                default: self = .text("\(value)")
                }
            }
        }

        /// The key, in which values are conversions of a format.
        let key: String
        let arguments: [Argument]

        /// Makes one of a text without values in it, which is its key.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        /// Makes one of a text without values in it, which is its key.
        public init(stringLiteral value: String) { self.init(value) }

        /// Makes one of a text with values in it.
        public init(stringInterpolation: StringInterpolation) {
            arguments = stringInterpolation.arguments
            // A percent sign is one of a format only where there are values.
            key = arguments.isEmpty ? stringInterpolation.literal : stringInterpolation.key
        }

        /// What stands for a value that comes later.
        public enum Placeholder: Hashable, Sendable {
            /// An `Int`.
            case int
            /// A `UInt`.
            case uint
            /// A `Float`.
            case float
            /// A `Double`.
            case double
            /// Anything else.
            case object

            var specifier: String {
                switch self {
                case .int: "%lld"
                case .uint: "%llu"
                case .float: "%f"
                case .double: "%lf"
                case .object: "%@"
                }
            }
        }

        /// Gathers a text and the values in it.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var key = ""
            fileprivate var literal = ""
            fileprivate var arguments: [Argument] = []

            /// Begins a text.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity)
            }

            /// Adds a text.
            public mutating func appendLiteral(_ literal: String) {
                self.literal += literal
                key += literal.replacing("%", with: "%%")
            }

            private mutating func append(_ specifier: String, _ argument: Argument) {
                key += specifier
                arguments.append(argument)
            }

            /// Adds a text, which is not translated.
            public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

            /// Adds a text, which is not translated.
            public mutating func appendInterpolation(_ substring: Substring) {
                append("%@", .text(String(substring)))
            }

            /// Adds a text without its attributes, which is not translated.
            public mutating func appendInterpolation(_ attributedSubstring: AttributedString) {
                append("%@", .text(String(attributedSubstring.characters)))
            }

            /// Adds a number.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                append(value._specifier, Argument(value._arg))
            }

            /// Adds a number as a conversion such as `%.2f` shows it.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                append(specifier, Argument(value._arg))
            }

            /// Adds a value as a formatter shows it.
            public mutating func appendInterpolation<Subject: ReferenceConvertible>(
                _ subject: Subject,
                formatter: Formatter? = nil
            ) {
                append("%@", .text(formatter?.string(for: subject) ?? "\(subject)"))
            }

            /// Adds an object as a formatter shows it.
            public mutating func appendInterpolation<Subject: NSObject>(
                _ subject: Subject,
                formatter: Formatter? = nil
            ) {
                append("%@", .text(formatter?.string(for: subject) ?? subject.description))
            }

            /// Adds a value in a style, in the user's locale.
            public mutating func appendInterpolation<F: FormatStyle>(_ subject: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                append("%@", .text(format.format(subject)))
            }

            /// Adds a value in a style without its attributes, in the user's locale.
            public mutating func appendInterpolation<F: FormatStyle>(_ subject: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
                append("%@", .text(String(format.format(subject).characters)))
            }

            /// Adds another localized text.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append("%@", .resource(resource))
            }

            /// Adds the localized text that a value has.
            public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(_ value: T)
            {
                append("%@", .resource(value.localizedStringResource))
            }

            /// Leaves room for a value.
            public mutating func appendInterpolation(placeholder: Placeholder) {
                append(placeholder.specifier, .text(""))
            }

            /// Leaves room for a value as a conversion such as `%.2f` shows it.
            public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
                append(specifier, .text(""))
            }
        }
    }

    /// How a localized text is filled in.
    public struct LocalizationOptions {
        /// The values, in place of those of the text; nil leaves it those.
        public var replacements: [any CVarArg]?

        /// Options that change nothing.
        public init() {}
    }
}
