/// Swift's words that may stand before each other, such as `try await`, each of which is a level of the tree.
///
/// A text in quotes has runs of words, too, but few of these: a list of names, one of all words of a language.
enum LeadingWords {
    private static let all: Set<String> = [
        "_borrow", "_borrowing", "_const", "_move", "__owned", "__shared", "actor", "any", "as", "async",
        "await", "borrow", "borrowing", "case", "class", "consume", "consuming", "copy", "defer", "discard",
        "do", "each", "else", "enum", "extension", "for", "func", "guard", "if", "inout", "is", "isolated",
        "let", "nonisolated", "protocol", "repeat", "return", "sending", "some", "struct", "switch", "then",
        "throw", "throws", "try", "unsafe", "var", "where", "while",
    ]

    /// How many there are in the words around a place that have nothing but space between them.
    static func count(around index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let start = bytes[..<index].lastIndex(where: isSign).map { $0 + 1 } ?? 0
        let end = bytes[index...].firstIndex(where: isSign) ?? bytes.endIndex
        return bytes[start..<end].split { $0 <= UInt8(ascii: " ") }.count {
            all.contains(String(decoding: $0, as: UTF8.self))
        }
    }

    /// Whether a byte ends a run of words.
    static func isSign(_ byte: UInt8) -> Bool { byte > UInt8(ascii: " ") && !isLetter(byte) }

    /// Whether a byte belongs to a word.
    static func isLetter(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            || byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z")
            || byte == UInt8(ascii: "_") || byte >= 128
    }
}
