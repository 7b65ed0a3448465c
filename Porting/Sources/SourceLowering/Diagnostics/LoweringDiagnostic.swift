/// What lowering has to say about a place of a source.
public struct LoweringDiagnostic: Codable, Hashable, Sendable {
    /// How bad it is, in the words of the compiler.
    public enum Severity: String, Codable, Sendable {
        case error
        case warning
    }

    /// Whether the build ends by it.
    public let severity: Severity
    /// The line, from 1, the same in the original and in the lowered text.
    public let line: Int
    /// The column of the original, from 1, in bytes of UTF-8, as the compiler counts.
    public let column: Int
    /// What is wrong and what to write instead, in one sentence.
    public let message: String

    public init(severity: Severity, line: Int, column: Int, message: String) {
        self.severity = severity
        self.line = line
        self.column = column
        self.message = message
    }

    /// The diagnostic as the compiler prints it: `path:line:column: error: message`.
    public func description(path: String) -> String {
        "\(path):\(line):\(column): \(severity.rawValue): \(message)"
    }
}
