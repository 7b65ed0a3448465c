import Foundation

/// The table of what walks through the examples found, in Documentation/accessibility.md.
struct AccessibilityWalkTable {
    /// The columns after that of the examples.
    let looks: [String]

    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Documentation/accessibility.md").standardizedFileURL

    private var head: String { "| example | " + looks.joined(separator: " | ") + " |" }

    /// Writes one cell, and leaves all others.
    func write(_ text: String, for example: String, in look: String) throws {
        guard let column = looks.firstIndex(of: look) else { return }
        var lines = try String(contentsOf: Self.page, encoding: .utf8).components(separatedBy: "\n")
        guard let start = lines.firstIndex(of: head) else { throw CocoaError(.fileReadCorruptFile) }
        let first = start + 2
        let rows = lines[first...].prefix { $0.hasPrefix("|") }
        var cells = Dictionary(
            rows.map { Self.cells(of: $0) }.map { ($0[0], Array($0.dropFirst())) },
            uniquingKeysWith: { $1 }
        )
        cells[example, default: []] += Array(repeating: "", count: looks.count)
        cells[example]?[column] = text
        let new = cells.keys.sorted().map { name in
            "| \(name) | " + (cells[name] ?? []).prefix(looks.count).joined(separator: " | ") + " |"
        }
        lines.replaceSubrange(first..<(first + rows.count), with: new)
        try lines.joined(separator: "\n").write(to: Self.page, atomically: true, encoding: .utf8)
    }

    private static func cells(of row: String) -> [String] {
        row.dropFirst().dropLast().components(separatedBy: "|").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }
}
