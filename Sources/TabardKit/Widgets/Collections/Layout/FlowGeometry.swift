/// Where the items of a collection stand when they flow in lines: a pure function of their sizes.
///
/// Lengths along the scrolling are called "along", those across it "across", so that both directions share the code.
struct FlowGeometry: Equatable {
    struct Section: Equatable {
        var count = 0
        /// The items' sizes, (across, along): all the same, or one each.
        var sizes = Sizes.uniform(across: 0, along: 0)
        var lineSpacing: CGFloat = 0
        var itemSpacing: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0
        /// Insets before and after, along and across.
        var before: CGFloat = 0
        var after: CGFloat = 0
        var left: CGFloat = 0
        var right: CGFloat = 0
    }

    enum Sizes: Equatable {
        case uniform(across: CGFloat, along: CGFloat)
        case each([(across: CGFloat, along: CGFloat)])

        static func == (first: Sizes, second: Sizes) -> Bool {
            switch (first, second) {
            case (.uniform(let a, let b), .uniform(let c, let d)): a == c && b == d
            case (.each(let first), .each(let second)):
                first.count == second.count && zip(first, second).allSatisfy { $0 == $1 }
            default: false
            }
        }

        subscript(item: Int) -> (across: CGFloat, along: CGFloat) {
            switch self {
            case .uniform(let across, let along): (across, along)
            case .each(let sizes): sizes[item]
            }
        }
    }

    /// A line of items of different sizes.
    private struct Line: Equatable {
        var items: Range<Int>
        var start: CGFloat
        var length: CGFloat
    }

    private struct Placed: Equatable {
        var start: CGFloat
        var itemsStart: CGFloat
        var itemsEnd: CGFloat
        var end: CGFloat
        /// How many items a line takes, where all have one size.
        var perLine: Int
        /// The lines, where sizes differ.
        var lines: [Line]
    }

    let sections: [Section]
    let across: CGFloat
    private let placed: [Placed]

    init(_ sections: [Section] = [], across: CGFloat = 0) {
        self.sections = sections
        self.across = across
        var place: CGFloat = 0
        var placed: [Placed] = []
        for section in sections {
            let result = Self.place(section, from: place, across: across)
            placed.append(result)
            place = result.end
        }
        self.placed = placed
    }

    var length: CGFloat { placed.last?.end ?? 0 }

    private static func place(_ section: Section, from start: CGFloat, across: CGFloat) -> Placed {
        let itemsStart = start + section.header + section.before
        let width = max(0, across - section.left - section.right)
        var result = Placed(
            start: start,
            itemsStart: itemsStart,
            itemsEnd: itemsStart,
            end: 0,
            perLine: 1,
            lines: []
        )
        switch section.sizes {
        case .uniform(let itemAcross, let along):
            let fitting = ((width + section.itemSpacing) / max(1, itemAcross + section.itemSpacing)).rounded(
                .down
            )
            result.perLine = Int(min(max(1, fitting), 10_000))
            let lines = (section.count + result.perLine - 1) / result.perLine
            if lines > 0 {
                result.itemsEnd += CGFloat(lines) * along + CGFloat(lines - 1) * section.lineSpacing
            }
        case .each(let sizes):
            var first = 0
            while first < sizes.count {
                var used = sizes[first].across
                var length = sizes[first].along
                var next = first + 1
                while next < sizes.count, used + section.itemSpacing + sizes[next].across <= width {
                    used += section.itemSpacing + sizes[next].across
                    length = max(length, sizes[next].along)
                    next += 1
                }
                let start = result.lines.isEmpty ? itemsStart : result.itemsEnd + section.lineSpacing
                result.lines.append(Line(items: first..<next, start: start, length: length))
                result.itemsEnd = start + length
                first = next
            }
        }
        result.end = result.itemsEnd + section.after + section.footer
        return result
    }

    /// A place: where it starts and how long it is, along and across.
    struct Frame: Equatable {
        var along: CGFloat
        var across: CGFloat
        var length: CGFloat
        var breadth: CGFloat
    }

    func header(of section: Int) -> Frame {
        Frame(along: placed[section].start, across: 0, length: sections[section].header, breadth: across)
    }

    func footer(of section: Int) -> Frame {
        let length = sections[section].footer
        return Frame(along: placed[section].end - length, across: 0, length: length, breadth: across)
    }

    /// The start and the end of a section.
    func span(of section: Int) -> (start: CGFloat, end: CGFloat) {
        (placed[section].start, placed[section].end)
    }

    func item(_ item: Int, of number: Int) -> Frame {
        let section = sections[number]
        let place = placed[number]
        switch section.sizes {
        case .uniform(let breadth, let length):
            let line = item / place.perLine
            let column = item % place.perLine
            let first = line * place.perLine
            let count = min(place.perLine, section.count - first)
            let start = place.itemsStart + CGFloat(line) * (length + section.lineSpacing)
            let spacing = spacing(section, sum: CGFloat(place.perLine) * breadth, count: place.perLine)
            let offset =
                place.perLine == 1 || (count == 1 && section.count == 1)
                ? single(section, breadth, count: place.perLine) : CGFloat(column) * (breadth + spacing)
            return Frame(along: start, across: section.left + offset, length: length, breadth: breadth)
        case .each(let sizes):
            let index = place.lines.indices.partitioningIndex { place.lines[$0].items.upperBound > item }
            let line = place.lines[index]
            let all = line.items.map { sizes[$0].across }.reduce(0, +)
            let isLast = line.items.upperBound == section.count
            let spacing =
                isLast ? section.itemSpacing : self.spacing(section, sum: all, count: line.items.count)
            let offset =
                line.items.count == 1 && !isLast
                ? single(section, sizes[item].across, count: 1)
                : (line.items.lowerBound..<item).map { sizes[$0].across + spacing }.reduce(0, +)
            let size = sizes[item]
            // Within a line, items stand in its middle.
            let start = line.start + (line.length - size.along) / 2
            return Frame(
                along: start,
                across: section.left + offset,
                length: size.along,
                breadth: size.across
            )
        }
    }

    private func width(_ section: Section) -> CGFloat { max(0, across - section.left - section.right) }

    /// An item that fills its line alone stands in the middle; one of a line with room for more, at its start.
    private func single(_ section: Section, _ breadth: CGFloat, count: Int) -> CGFloat {
        count == 1 ? max(0, (width(section) - breadth) / 2) : 0
    }

    /// What is left of a full line goes between the items.
    private func spacing(_ section: Section, sum: CGFloat, count: Int) -> CGFloat {
        guard count > 1 else { return section.itemSpacing }
        return max(section.itemSpacing, (width(section) - sum) / CGFloat(count - 1))
    }

    /// The sections of which something lies between two places.
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard !placed.isEmpty, high > low else { return 0..<0 }
        let first = placed.indices.partitioningIndex { placed[$0].end > low }
        let last = placed.indices.partitioningIndex { placed[$0].start >= high }
        return first..<max(first, last)
    }

    /// The items of a section of which something lies between two places.
    func items(of number: Int, from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let section = sections[number]
        let place = placed[number]
        guard section.count > 0, high > low else { return 0..<0 }
        switch section.sizes {
        case .uniform(_, let length):
            let step = length + section.lineSpacing
            let lines = (section.count + place.perLine - 1) / place.perLine
            guard step > 0 else { return 0..<min(section.count, 1000) }
            func line(_ value: CGFloat) -> Int { Int(min(max(0, value), CGFloat(lines))) }
            let first = line(((low - place.itemsStart - length) / step).rounded(.down) + 1)
            let last = line(((high - place.itemsStart) / step).rounded(.up))
            let start = min(section.count, first * place.perLine)
            return start..<max(start, min(section.count, last * place.perLine))
        case .each:
            let first = place.lines.indices.partitioningIndex {
                place.lines[$0].start + place.lines[$0].length > low
            }
            let last = place.lines.indices.partitioningIndex { place.lines[$0].start >= high }
            guard first < last else { return 0..<0 }
            return place.lines[first].items.lowerBound..<place.lines[last - 1].items.upperBound
        }
    }
}
