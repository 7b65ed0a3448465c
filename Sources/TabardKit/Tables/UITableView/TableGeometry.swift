/// Where the rows of a table stand, by arithmetic alone.
struct TableGeometry: Equatable {
    /// The heights of a section's rows.
    enum Heights: Equatable {
        case uniform(CGFloat)
        /// Each row's end, from the first row's start.
        case ends([CGFloat])
    }

    struct Section: Equatable {
        var count: Int
        var heights: Heights
        var header: CGFloat = 0
        var footer: CGFloat = 0
        /// Empty space above the header.
        var gap: CGFloat = 0
    }

    private(set) var sections: [Section] = []
    /// Where each section's gap starts, and after the last one the end.
    private var starts: [CGFloat] = [0]

    init(_ sections: [Section] = [], end: CGFloat = 0) {
        self.sections = sections
        var y: CGFloat = 0
        starts = sections.map { section in
            defer { y += Self.height(of: section) }
            return y
        }
        starts.append(y + (sections.isEmpty ? 0 : end))
    }

    var contentHeight: CGFloat { starts.last ?? 0 }

    private static func rowsHeight(of section: Section) -> CGFloat {
        switch section.heights {
        case .uniform(let height): height * CGFloat(section.count)
        case .ends(let ends): ends.last ?? 0
        }
    }

    private static func height(of section: Section) -> CGFloat {
        section.gap + section.header + rowsHeight(of: section) + section.footer
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && (0..<sections[path.section].count).contains(path.row)
    }

    /// The start and the end of a row.
    func span(of path: IndexPath) -> (start: CGFloat, end: CGFloat) {
        let section = sections[path.section]
        let start = rowsStart(of: path.section)
        switch section.heights {
        case .uniform(let height):
            return (start + CGFloat(path.row) * height, start + CGFloat(path.row + 1) * height)
        case .ends(let ends):
            return (start + (path.row == 0 ? 0 : ends[path.row - 1]), start + ends[path.row])
        }
    }

    func headerSpan(of section: Int) -> (start: CGFloat, end: CGFloat) {
        let start = starts[section] + sections[section].gap
        return (start, start + sections[section].header)
    }

    func footerSpan(of section: Int) -> (start: CGFloat, end: CGFloat) {
        let end = rowsStart(of: section) + Self.rowsHeight(of: sections[section])
        return (end, end + sections[section].footer)
    }

    private func rowsStart(of section: Int) -> CGFloat {
        starts[section] + sections[section].gap + sections[section].header
    }

    /// The sections of which something lies between two heights.
    func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        guard !sections.isEmpty, bottom > top else { return 0..<0 }
        let first = max(0, Self.partition(sections.count) { starts[$0] > top } - 1)
        let last = Self.partition(sections.count) { starts[$0] >= bottom }
        return first..<max(first, last)
    }

    /// The rows of which something lies between two heights, in their order.
    func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        sections(from: top, to: bottom).flatMap { section in
            rows(in: section, from: top, to: bottom).map { IndexPath(row: $0, section: section) }
        }
    }

    private func rows(in number: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let section = sections[number]
        let start = rowsStart(of: number)
        func end(_ row: Int) -> CGFloat { span(of: IndexPath(row: row, section: number)).end }
        switch section.heights {
        case .uniform(let height):
            guard height > 0 else { return 0..<0 }
            let first = Self.bounded(((top - start) / height).rounded(.down), to: section.count)
            let last = Self.bounded(((bottom - start) / height).rounded(.up), to: section.count)
            return first..<max(first, last)
        case .ends:
            let first = Self.partition(section.count) { end($0) > top }
            let last = Self.partition(section.count) { ($0 == 0 ? start : end($0 - 1)) >= bottom }
            return first..<max(first, last)
        }
    }

    /// The row at a height, if there is one.
    func row(at y: CGFloat) -> IndexPath? {
        rows(from: y, to: y.nextUp).first { path in
            let (start, end) = span(of: path)
            return start <= y && y < end
        }
    }

    private static func bounded(_ value: CGFloat, to count: Int) -> Int {
        value.isFinite ? Int(min(max(0, value), CGFloat(count))) : 0
    }

    /// The first number below `count` for which the condition holds, or `count`. Once it holds, it
    /// must go on holding.
    private static func partition(_ count: Int, _ holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
