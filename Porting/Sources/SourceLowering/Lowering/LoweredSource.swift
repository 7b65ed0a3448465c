/// What lowering made of a source.
public struct LoweredSource: Equatable, Sendable {
    /// The text for the compiler, with as many lines as the original; the original itself where nothing was to be done.
    public let text: String
    /// Whether the text is another than the original's.
    public let isChanged: Bool
    /// Which bytes of the text come from which bytes of the original.
    public let offsets: OffsetMap
    /// What can't be lowered, in the order of the source. The text is whole even if there are errors.
    public let diagnostics: [LoweringDiagnostic]

    /// Whether a diagnostic ends the build.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// A source that is compiled as it is.
    public init(unchanged text: String) {
        self.init(
            text: text,
            isChanged: false,
            offsets: OffsetMap(identityOf: text.utf8.count),
            diagnostics: []
        )
    }

    init(text: String, isChanged: Bool, offsets: OffsetMap, diagnostics: [LoweringDiagnostic]) {
        self.text = text
        self.isChanged = isChanged
        self.offsets = offsets
        self.diagnostics = diagnostics
    }
}
