/// Rows of text in aligned columns.
enum Columns {
    /// One line a row, each column as wide as its widest cell, with two spaces between.
    static func lines(_ rows: [[String]], indent: String = "") -> [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            var line = indent
            var isFirst = true
            for (cell, width) in zip(row, widths) where width > 0 {
                line += (isFirst ? "" : "  ") + cell + String(repeating: " ", count: width - cell.count)
                isFirst = false
            }
            let end = line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex
            return String(line[..<end])
        }
    }
}
