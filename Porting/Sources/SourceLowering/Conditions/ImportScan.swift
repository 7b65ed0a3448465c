/// The modules that a source imports anywhere, conditions or not, found without parsing.
public struct ImportScan: Sendable {
    /// Their names, without what a dot follows.
    public let modules: Set<String>

    /// Looks at each line of a source.
    public init(_ text: String) {
        var modules: Set<String> = []
        for line in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") }) {
            guard let end = Self.endOfImport(in: line) else { continue }
            var words = line[end...].split {
                $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r")
            }
            if let first = words.first, Self.kinds.contains(String(decoding: first, as: UTF8.self)) {
                words.removeFirst()
            }
            guard let path = words.first else { continue }
            modules.insert(
                String(
                    decoding: path.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "/") },
                    as: UTF8.self
                )
            )
        }
        self.modules = modules
    }

    private static let kinds: Set<String> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
    private static let word = Array("import".utf8)

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    /// Where the word `import` ends in a line that has it as a word of its own.
    private static func endOfImport(in line: Substring.UTF8View.SubSequence) -> String.UTF8View.Index? {
        var index = line.startIndex
        while index < line.endIndex {
            if line[index] == word[0], line[index...].starts(with: word) {
                let end = line.index(index, offsetBy: word.count)
                let isFirst = index == line.startIndex || isBlank(line[line.index(before: index)])
                if isFirst, end < line.endIndex, isBlank(line[end]) { return end }
            }
            index = line.index(after: index)
        }
        return nil
    }
}
