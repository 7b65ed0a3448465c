import Foundation

/// The tables of Documentation/growth.md, one for each group of operations.
struct GrowthTable {
    let sizes: [Int]
    /// The names of all groups, in the order of the page.
    let groups: [String]

    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Documentation/growth.md").standardizedFileURL

    private static let mark = "<!-- counted -->"
    private static let heading = "\n## "

    /// Writes the table of one group, below the mark, and leaves the others as they are.
    func write(_ results: [GrowthCounter.Result], of group: String) throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        guard let end = text.range(of: Self.mark)?.upperBound else { throw CocoaError(.fileReadCorruptFile) }
        var tables: [String: String] = [:]
        for part in text[end...].components(separatedBy: Self.heading).dropFirst() {
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            tables[String(lines[0])] = lines.dropFirst().joined().trimmingCharacters(in: .newlines)
        }
        tables[group] = table(results)
        let parts = groups.compactMap { name in tables[name].map { "\(Self.heading)\(name)\n\n\($0)\n" } }
        let page = "\(text[..<end])\n\(parts.joined())"
        try page.write(to: Self.page, atomically: true, encoding: .utf8)
    }

    private func table(_ results: [GrowthCounter.Result]) -> String {
        var lines = [head, "|" + String(repeating: " --- |", count: 4)]
        for (operation, costs) in results {
            let counts = costs.map(\.instructions)
            let growths = zip(counts.dropFirst(), counts).map {
                String(format: "%.2f", Double($0) / Double($1))
            }
            let excuse = operation.excuse.isEmpty ? "" : "; \(operation.excuse)"
            // What costs the same is not done to each.
            let share = operation.isConstant ? 1 : sizes[0]
            let each = String(format: "%.1f", Double(counts[0]) / Double(share) / 1_000)
            lines.append("| \(operation.name)\(excuse) | \(each) | \(growths.joined(separator: " | ")) |")
        }
        return lines.joined(separator: "\n")
    }

    private var head: String {
        "| | thousand instructions for each of \(sizes[0]) | \(sizes[1]) to \(sizes[0]) | \(sizes[2]) to \(sizes[1]) |"
    }
}
