import Foundation

/// Whether a text fits where it stands, as its pixels tell.
struct TextRoom {
    /// Whether the text ends with the three points of one that was cut short.
    let endsInEllipsis: Bool
    /// Whether letters reach over the upper or lower edge.
    let isCutInHeight: Bool
    /// Whether letters reach over the left or right edge.
    let isCutInWidth: Bool

    /// Looks at a text; nil if there is nothing but background.
    init?(in picture: Screenshot) {
        let ink = TextInk(in: picture)
        guard let ink, let last = ink.lines.last else { return nil }
        let (width, height) = (picture.size.width, picture.size.height)
        isCutInHeight =
            ink.lines.first.map { $0.lowerBound == 0 && ink.isCutThrough(at: 0, in: $0) } ?? false
            || last.upperBound == height && ink.isCutThrough(at: height - 1, in: last)
        let columns = ink.columns(in: 0..<height)
        isCutInWidth = columns.contains { $0.lowerBound == 0 || $0.upperBound == width }
        let runs = ink.columns(in: last)
        endsInEllipsis = Self.areDots(runs.suffix(3), ink, last) || Self.areDots(runs.prefix(3), ink, last)
    }

    /// Whether three pieces of a line are alike, small, equally far from each other and on the line's foot.
    private static func areDots(_ runs: ArraySlice<Range<Int>>, _ ink: TextInk, _ line: Range<Int>) -> Bool {
        guard runs.count == 3, let first = runs.first, let last = runs.last else { return false }
        let middle = runs[runs.startIndex + 1]
        let rows = runs.map { ink.rows(in: line, columns: $0) }
        let sides = runs.map(\.count) + rows.map(\.count)
        guard let least = sides.min(), let most = sides.max(), least > 0, most - least <= 1,
            most * 3 <= max(line.count, 6)
        else { return false }
        let gaps = [middle.lowerBound - first.upperBound, last.lowerBound - middle.upperBound]
        return abs(gaps[0] - gaps[1]) <= 1 && gaps[0] <= most * 4
            && Set(rows.map(\.lowerBound)).count == 1
    }
}
