/// What a page of the manual shows: its pictures and its code.
struct Article {
    let path: String
    /// The blocks of Swift, each with the number of its first line.
    let code: [(line: Int, lines: [String])]
    /// The names of pictures, without endings.
    let pictures: [String]

    init(_ file: TextFile) {
        path = file.path
        pictures = file.text.matches(of: /!\[[^\]]+\]\(([^)]+)\)/).map { String($0.1) }
        var blocks: [(line: Int, lines: [String])] = []
        var block: (line: Int, lines: [String])?
        for (index, line) in file.lines.enumerated() {
            if line == "```swift" {
                block = (index + 2, [])
            } else if line == "```" {
                if let block { blocks.append(block) }
                block = nil
            } else {
                block?.lines.append(String(line))
            }
        }
        code = blocks
    }

    /// The blocks that stand in none of the files. How far code is indented does not matter.
    func findings(notIn files: [TextFile]) -> [Finding] {
        let sources = files.map { $0.lines.map(Self.trimmed) }
        return code.compactMap { block in
            let wanted = block.lines.map { Self.trimmed($0[...]) }
            guard !sources.contains(where: { $0.containsInOrder(wanted) }) else { return nil }
            return Finding(
                path: path,
                line: block.line,
                problem: "this code stands in no file that is compiled"
            )
        }
    }

    private static func trimmed(_ line: Substring) -> Substring { line.drop { $0 == " " } }
}

extension [Substring] {
    /// Whether the other lines stand here one after the other, with nothing in between.
    fileprivate func containsInOrder(_ other: [Substring]) -> Bool {
        guard let first = other.first else { return false }
        return indices.contains { self[$0] == first && self[$0...].starts(with: other) }
    }
}
