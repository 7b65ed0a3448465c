import SwiftParser
import SwiftSyntax

/// A Swift source, parsed once for its facts and for its lowering.
public struct ParsedSource: Sendable {
    /// The file's name with its extension and without folders, such as `TabsController.swift`.
    public let fileName: String
    /// The source as it is.
    public let text: String
    let tree: SourceFileSyntax
    /// Why the source is left alone; nil for one that can be worked on.
    let refusal: LoweringDiagnostic?

    /// Whether a text is nested so deeply that the parser itself has no stack for it.
    package static func isTooDeep(toParse text: String) -> Bool { NestingLimit.refusal(of: text) != nil }

    /// Parses a source. One that is nested too deeply for a walk through it has no facts, and lowering it says so.
    ///
    /// - Parameter fileName: The file's name; folders before it are left out.
    public init(_ text: String, fileName: String) {
        self.fileName = String(fileName.split(separator: "/").last ?? "")
        self.text = text
        if let refusal = NestingLimit.refusal(of: text) {
            self.refusal = refusal
            tree = SourceFileSyntax(statements: [])
            return
        }
        let tree = Parser.parse(source: text)
        refusal = NestingLimit.refusal(of: tree, text: text)
        self.tree = refusal == nil ? tree : SourceFileSyntax(statements: [])
    }
}
