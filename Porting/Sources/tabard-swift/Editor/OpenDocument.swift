import Foundation
import LanguageServer
import SourceLowering

/// A document that the editor has open.
struct OpenDocument {
    /// The address that the editor gave it.
    let uri: String
    /// Its file with links followed; nil for what is no file.
    let path: String?
    let languageID: JSONValue
    var version: JSONValue
    var text: DocumentText
    /// What the server has in its place; nil when it has the document itself.
    var lowered: Lowered?
    /// What the server found last, at the editor's places; nil as long as it has said nothing.
    var findings: [JSONValue]?

    /// The lowered text of a document.
    struct Lowered {
        var document: LoweredDocument
        var diagnostics: [LoweringDiagnostic]
        /// Counted for the server, which gets texts that the editor did not change as well.
        var version: Int
        /// The request for which a selector is spelled out in the text.
        var spelledOutFor: JSONValue?
    }

    /// The requests about the original that the server has not answered, for which it has that open as well.
    var plainRequests: Set<JSONValue> = []

    /// What the build says about the document: what cannot be lowered, and what the compiler finds in other lines.
    func diagnostics(with findings: [JSONValue]) -> [JSONValue] {
        let own = lowered?.diagnostics ?? []
        let failing = Set(own.filter { $0.severity == .error }.map { $0.line - 1 })
        let others = findings.filter { finding in
            finding["range"]?.range.map { !failing.contains($0.lowerBound.line) } ?? true
        }
        return own.map(json) + others
    }

    private func json(_ diagnostic: LoweringDiagnostic) -> JSONValue {
        let start = text.position(compilerLine: diagnostic.line, column: diagnostic.column)
        let end = text.endOfWord(at: start)
        // A capital, as the server writes the compiler's messages.
        let message = diagnostic.message.prefix(1).uppercased() + diagnostic.message.dropFirst()
        return [
            "range": JSONValue(start..<end), "severity": diagnostic.severity == .error ? 1 : 2,
            "source": "tabard-swift", "message": .string(message),
        ]
    }
}
