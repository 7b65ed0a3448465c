import SwiftSyntax

/// How deep a source may be nested. The parser bounds brackets by itself, but a chain such as `a.b.b.b` is a tree as deep
/// as the chain is long, which a walk by recursion has no stack for.
enum NestingLimit {
    /// How deep a tree may be.
    static let depth = 4_000
    /// With fewer than these signs no tree is as deep, so that it need not be measured.
    private static let harmlessSigns = 800

    static func refusal(of tree: SourceFileSyntax, text: String) -> LoweringDiagnostic? {
        guard mayBeDeep(text), let position = firstTooDeep(in: tree) else { return nil }
        let place = LineTable(text).place(of: position)
        return LoweringDiagnostic(
            severity: .error,
            line: place.line,
            column: place.column,
            message: "this is nested too deeply; split the expression into several"
        )
    }

    private static func mayBeDeep(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var run = 0
            for byte in bytes {
                switch byte {
                // These can make a chain or a nest longer.
                case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
                    UInt8(ascii: "<"),
                    UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "e"),
                    UInt8(ascii: "~"),
                    UInt8(ascii: "-"), UInt8(ascii: "&"), UInt8(ascii: "@"):
                    run += 1
                default: break
                }
            }
            return run > harmlessSigns
        }
    }

    /// The place of the first node that is too deep, found without recursion.
    private static func firstTooDeep(in tree: SourceFileSyntax) -> Int? {
        var stack: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
        while let (node, depth) = stack.popLast() {
            if depth > Self.depth { return node.positionAfterSkippingLeadingTrivia.utf8Offset }
            for child in node.children(viewMode: .all) where !child.is(TokenSyntax.self) {
                stack.append((child, depth + 1))
            }
        }
        return nil
    }
}
