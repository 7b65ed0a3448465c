/// Where the rows of a table stand, by arithmetic alone.
struct TableGeometry: Equatable {
    struct Section: Equatable {
        var rows: RowHeights
        var header: CGFloat = 0
        var footer: CGFloat = 0
        /// Empty space above the header.
        var gap: CGFloat = 0

        var count: Int { rows.count }
        var height: CGFloat { gap + header + rows.total + footer }
    }

    private(set) var sections: [Section] = []
    /// How many rows each section has.
    let counts: ListCounts
    /// What stands above the first section.
    let top: CGFloat
    /// What stands below the last one.
    let bottom: CGFloat
    /// Where each section's gap starts, and after the last one its end.
    private var starts: [CGFloat] = [0]

    /// Adds sections up.
    ///
    /// - Parameters:
    ///   - top: The height of what stands above the first section.
    ///   - bottom: The height of what stands below the last.
    init(_ sections: [Section] = [], top: CGFloat = 0, bottom: CGFloat = 0) {
        self.sections = sections
        counts = ListCounts(sections.map(\.count))
        self.top = top
        self.bottom = bottom
        var y = top
        starts = sections.map { section in
            defer { y += section.height }
            return y
        }
        starts.append(y)
    }

    var contentHeight: CGFloat { rowsEnd + bottom }

    /// Where the last section ends.
    var rowsEnd: CGFloat { starts.last ?? top }

    /// Takes over a row's real height.
    ///
    /// - Returns: How much higher the row became.
    @discardableResult
    mutating func setHeight(_ height: CGFloat, of path: IndexPath) -> CGFloat {
        let change = height - sections[path.section].rows[path.row]
        guard change != 0 else { return 0 }
        sections[path.section].rows[path.row] = height
        for index in (path.section + 1)..<starts.count { starts[index] += change }
        return change
    }

    /// The start and the end of a row.
    func span(of path: IndexPath) -> (start: CGFloat, end: CGFloat) {
        let rows = sections[path.section].rows
        let start = rowsStart(of: path.section) + rows.start(of: path.row)
        return (start, start + rows[path.row])
    }

    func headerSpan(of section: Int) -> (start: CGFloat, end: CGFloat) {
        let start = starts[section] + sections[section].gap
        return (start, start + sections[section].header)
    }

    func footerSpan(of section: Int) -> (start: CGFloat, end: CGFloat) {
        let end = rowsStart(of: section) + sections[section].rows.total
        return (end, end + sections[section].footer)
    }

    /// All of a section, without the space above it.
    func sectionSpan(of section: Int) -> (start: CGFloat, end: CGFloat) {
        (headerSpan(of: section).start, starts[section + 1])
    }

    func rowsStart(of section: Int) -> CGFloat {
        starts[section] + sections[section].gap + sections[section].header
    }

    /// The sections of which something lies between two heights.
    func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        guard !sections.isEmpty, bottom > top else { return 0..<0 }
        let first = max(0, sections.indices.partitioningIndex { starts[$0] > top } - 1)
        let last = sections.indices.partitioningIndex { starts[$0] >= bottom }
        return first..<max(first, last)
    }

    /// The rows of which something lies between two heights, in their order; none without a height.
    func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        sections(from: top, to: bottom).flatMap { section in
            rows(in: section, from: top, to: bottom).map { IndexPath(row: $0, section: section) }
        }
    }

    private func rows(in number: Int, from top: CGFloat, to bottom: CGFloat) -> [Int] {
        let rows = sections[number].rows
        let start = rowsStart(of: number)
        var row = rows.firstRow(endingAfter: top - start)
        var place = start + rows.start(of: min(row, rows.count))
        var found: [Int] = []
        while row < rows.count, place < bottom {
            let height = rows[row]
            if height > 0 {
                found.append(row)
                row += 1
                place += height
            } else {
                // All rows without a height that follow each other are passed in one step.
                row = max(row + 1, rows.firstRow(endingAfter: place - start))
                place = start + rows.start(of: min(row, rows.count))
            }
        }
        return found
    }

    /// The row at a height, if there is one.
    func row(at y: CGFloat) -> IndexPath? {
        rows(from: y, to: y.nextUp).first { path in
            let (start, end) = span(of: path)
            return start <= y && y < end
        }
    }
}
