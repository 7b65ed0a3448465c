import SwiftSyntax

/// How deep a source may be nested. The parser bounds brackets by itself, but a chain such as `a.b.b.b` is a tree as deep
/// as the chain is long, which a walk by recursion has no stack for.
enum NestingLimit {
    /// How deep a tree may be.
    static let depth = 4_000
    /// With fewer than these signs no tree is as deep, so that it need not be measured.
    private static let harmlessSigns = 800

    /// How deep brackets may be nested. The compiler's own parser takes 256; looking ahead, this one has no bound by itself.
    private static let brackets = 200

    /// Refuses a text before it is parsed.
    static func refusal(of text: String) -> LoweringDiagnostic? {
        (firstTooDeepBracket(in: text) ?? ChainScan.firstTooLong(in: text)).map { refusal(at: $0, text) }
    }

    static func refusal(of tree: SourceFileSyntax, text: String) -> LoweringDiagnostic? {
        guard mayBeDeep(text), let position = firstTooDeep(in: tree) else { return nil }
        return refusal(at: position, text)
    }

    private static func refusal(at offset: Int, _ text: String) -> LoweringDiagnostic {
        let place = LineTable(text).place(of: offset)
        return LoweringDiagnostic(
            severity: .error,
            line: place.line,
            column: place.column,
            message: "this is nested too deeply; split the expression into several"
        )
    }

    /// How deep square brackets may be nested, each of which the parser reads twice, and so the ones within it.
    private static let squareBrackets = 14
    /// How many words may follow each other with nothing but space between, if they are such as `try`, each of which is a level.
    private static let words = 200

    /// Brackets in strings and comments count as well: nobody has so many without their counterparts.
    private static func firstTooDeepBracket(in text: String) -> Int? {
        var text = text
        return text.withUTF8 { bytes -> Int? in
            var counter = Counter()
            return bytes.indices.first { index in
                counter.add(bytes[index])
                // Once for each run: what it has of these words is counted to its end.
                if counter.words > words, LeadingWords.count(around: index, in: bytes) <= words {
                    counter.words = .min
                }
                return counter.depth + counter.angles > brackets || counter.squares > squareBrackets
                    || counter.words > words
            }
        }
    }

    private struct Counter {
        var depth = 0
        var squares = 0
        var angles = 0
        var words = 0
        private var last = UInt8(ascii: "\n")
        private var isInWord = false

        mutating func add(_ byte: UInt8) {
            let isSpace = byte <= UInt8(ascii: " ")
            let isLetter = LeadingWords.isLetter(byte)
            if isLetter, !isInWord { words += 1 }
            if !isLetter, !isSpace { words = 0 }
            isInWord = isLetter
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            case UInt8(ascii: "["): squares += 1
            case UInt8(ascii: "]"): squares = max(0, squares - 1)
            case UInt8(ascii: "<"): angles += 1
            case UInt8(ascii: ">"): angles = last == UInt8(ascii: "-") ? angles : max(0, angles - 1)
            // A comparison has no counterpart; generic arguments go on after these.
            case UInt8(ascii: "\n"), UInt8(ascii: ";"):
                if ![UInt8(ascii: "<"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "/")].contains(
                    last
                ) {
                    angles = 0
                }
            default: break
            }
            if !isSpace { last = byte }
        }
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
            // Where its first token begins is found by recursion, which a deep node has no stack for.
            if depth > Self.depth { return node.position.utf8Offset }
            for child in node.children(viewMode: .all) where !child.is(TokenSyntax.self) {
                stack.append((child, depth + 1))
            }
        }
        return nil
    }
}
