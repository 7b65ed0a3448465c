/// Chains that the parser follows by recursion, found before it does: `else if` after `else if`, `#if` within `#if`, and
/// `A -> B -> C`.
struct ChainScan {
    /// How long an `else if` may go on. The compiler's own parser ends at a few thousands.
    private static let branches = 1_500
    /// How deep conditions may be nested.
    private static let conditions = 200
    private static let arrows = 500

    /// For each level of braces how often `else if` has followed there.
    private var counts = [0]
    private var conditions = 0
    private var arrows = 0
    private var lastWord = Word.other
    private var lastSign = UInt8(ascii: "\n")

    private enum Word { case `else`, other }

    /// The place of the first link that is too far from where its chain begins.
    static func firstTooLong(in text: String) -> Int? {
        var text = text
        return text.withUTF8 { bytes in
            var scan = ChainScan()
            var index = 0
            while index < bytes.count {
                let length = Self.wordLength(in: bytes, at: index)
                if length > 0 {
                    scan.add(word: bytes[index..<(index + length)])
                } else {
                    scan.add(sign: bytes[index])
                }
                if scan.isTooLong { return index }
                index += max(1, length)
            }
            return nil
        }
    }

    private var isTooLong: Bool {
        (counts.last ?? 0) > Self.branches || conditions > Self.conditions || arrows > Self.arrows
    }

    private static func wordLength(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
        var end = start
        if bytes[end] == UInt8(ascii: "#") { end += 1 }
        while end < bytes.count, LeadingWords.isLetter(bytes[end]) { end += 1 }
        return end - start
    }

    private mutating func add(word: Slice<UnsafeBufferPointer<UInt8>>) {
        if word.elementsEqual("#if".utf8) { conditions += 1 }
        if word.elementsEqual("#endif".utf8) { conditions = max(0, conditions - 1) }
        let isElse = word.elementsEqual("else".utf8)
        if lastWord == .else, word.elementsEqual("if".utf8) {
            counts[counts.count - 1] += 1
        } else if lastSign == UInt8(ascii: "}"), !isElse {
            counts[counts.count - 1] = 0
        }
        lastWord = isElse ? .else : .other
        lastSign = 0
    }

    private mutating func add(sign: UInt8) {
        switch sign {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return
        case UInt8(ascii: "{"): counts.append(0)
        case UInt8(ascii: "}"): if counts.count > 1 { counts.removeLast() }
        case UInt8(ascii: ">") where lastSign == UInt8(ascii: "-"): arrows += 1
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "?"): break
        default: arrows = 0
        }
        if sign == UInt8(ascii: "{") || sign == UInt8(ascii: "}") { arrows = 0 }
        lastWord = .other
        lastSign = sign
    }
}
