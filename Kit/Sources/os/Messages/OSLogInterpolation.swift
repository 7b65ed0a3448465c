/// The pieces of a message of the log.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    enum Piece: Sendable {
        case literal(String)
        /// A value as text, whether it is public by itself, and what the app says of its privacy.
        case value(String, isPublic: Bool, OSLogPrivacy)
    }

    private(set) var pieces: [Piece] = []

    /// Makes room for pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
        pieces.reserveCapacity(interpolationCount * 2 + 1)
    }

    /// Adds text of the program itself.
    public mutating func appendLiteral(_ literal: String) { pieces.append(.literal(literal)) }

    /// Adds a text, which is private by default.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.text(argumentString()), isPublic: false, privacy)
    }

    /// Adds a text in one of Apple's forms, which say how its tools show it; here it is shown as it is.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto,
        attributes: String
    ) {
        append(align.text(argumentString()), isPublic: false, privacy)
    }

    /// Adds a whole number, which is public by default.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> some FixedWidthInteger,
        format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.text(format.text(number())), isPublic: true, privacy)
    }

    /// Adds a number with a fraction, which is public by default.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double,
        format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.text(format.text(number())), isPublic: true, privacy)
    }

    /// Adds a number with a fraction, which is public by default.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float,
        format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.text(format.text(Double(number()))), isPublic: true, privacy)
    }

    /// Adds a number with a fraction, which is public by default.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> CGFloat,
        format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.text(format.text(Double(number()))), isPublic: true, privacy)
    }

    /// Adds a truth value, which is public by default.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool,
        format: OSLogBoolFormat = .truth,
        privacy: OSLogPrivacy = .auto
    ) {
        let value = boolean()
        let text =
            switch format {
            case .truth: value ? "true" : "false"
            case .answer: value ? "yes" : "no"
            }
        append(text, isPublic: true, privacy)
    }

    /// Adds an object's description, which is private by default.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure () -> NSObject?,
        privacy: OSLogPrivacy = .auto
    ) {
        append(argumentObject().map(\.description) ?? "nil", isPublic: false, privacy)
    }

    /// Adds a value's description, which is private by default.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> some CustomStringConvertible,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.text(value().description), isPublic: false, privacy)
    }

    /// Adds the name of a type, which is public by default.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> any Any.Type,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.text(String(describing: value())), isPublic: true, privacy)
    }

    /// Adds an error's description, which is private by default.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ error: @autoclosure () -> any Error,
        privacy: OSLogPrivacy = .auto
    ) {
        append("\(error())", isPublic: false, privacy)
    }

    private mutating func append(_ text: String, isPublic: Bool, _ privacy: OSLogPrivacy) {
        pieces.append(.value(text, isPublic: isPublic, privacy))
    }
}
