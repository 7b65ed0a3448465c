/// What lowering made of a source.
public struct LoweredSource: Equatable, Sendable {
    /// The text for the compiler, with as many lines as the original; the original itself where nothing was to be done.
    public let text: String
    /// Whether the text is another than the original's.
    public let isChanged: Bool
    /// What can't be lowered, in the order of the source. The text is whole even if there are errors.
    public let diagnostics: [LoweringDiagnostic]

    /// Whether a diagnostic ends the build.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
