import Foundation

/// The table of Documentation/growth.md.
struct GrowthTable {
    let sizes: [Int]

    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Documentation/growth.md").standardizedFileURL

    private static let mark = "<!-- counted -->"

    /// Writes all that stands below the mark.
    func write(_ results: [(operation: GrowthCounter.Operation, counts: [Int])]) throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        guard let end = text.range(of: Self.mark)?.upperBound else { throw CocoaError(.fileReadCorruptFile) }
        var lines = [String(text[..<end])]
        var group = ""
        for (operation, counts) in results {
            if operation.group != group {
                group = operation.group
                lines += ["", "## \(group)", "", head, "|" + String(repeating: " --- |", count: 4)]
            }
            let growths = zip(counts.dropFirst(), counts).map {
                String(format: "%.2f", Double($0) / Double($1))
            }
            let excuse = operation.excuse.isEmpty ? "" : "; \(operation.excuse)"
            // What costs the same is not done to each.
            let share = operation.isConstant ? 1 : sizes[0]
            let each = String(format: "%.1f", Double(counts[0]) / Double(share) / 1_000)
            lines.append("| \(operation.name)\(excuse) | \(each) | \(growths.joined(separator: " | ")) |")
        }
        try (lines.joined(separator: "\n") + "\n").write(to: Self.page, atomically: true, encoding: .utf8)
    }

    private var head: String {
        "| | thousand instructions for each of \(sizes[0]) | \(sizes[1]) to \(sizes[0]) | \(sizes[2]) to \(sizes[1]) |"
    }
}
