/// A message of the log, written as a literal; what stands between `\(` and `)` has its own privacy and form.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// The pieces of a message, as the compiler puts them together.
    public typealias StringInterpolation = OSLogInterpolation

    private let pieces: [OSLogInterpolation.Piece]

    /// Makes a message without values.
    public init(stringLiteral value: String) { pieces = [.literal(value)] }

    /// Makes a message of pieces.
    public init(stringInterpolation: OSLogInterpolation) { pieces = stringInterpolation.pieces }

    package func text(showingPrivateValues: Bool) -> String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .value(let text, let isPublic, let privacy):
                Self.shows(privacy, isPublic: isPublic, showingPrivateValues)
                    ? text : Self.mask(text, privacy)
            }
        }
        .joined()
    }

    static func shows(_ privacy: OSLogPrivacy, isPublic: Bool, _ showingPrivateValues: Bool) -> Bool {
        switch privacy.level {
        case .public: true
        case .auto: isPublic || showingPrivateValues
        case .private: showingPrivateValues
        case .sensitive: false
        }
    }

    static func mask(_ text: String, _ privacy: OSLogPrivacy) -> String {
        switch privacy.mask {
        case .none: "<private>"
        // Swift's own hash, which has another seed in each run.
        case .hash: "<mask.hash: '\(String(UInt(bitPattern: text.hashValue), radix: 16))'>"
        }
    }
}
