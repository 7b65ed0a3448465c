/// The pixels of a picture that are letters.
struct TextInk {
    private let pixels: [Bool]
    private let width: Int
    /// The rows with letters, line by line.
    let lines: [Range<Int>]

    /// How much of the strongest difference from the background makes a pixel one of a letter.
    private static let leastPart = 0.5

    init?(in picture: Screenshot) {
        let contrast = PixelContrast(in: picture)
        guard let strongest = contrast.strongest, strongest > 1 else { return nil }
        width = picture.size.width
        let least = 1 + (strongest - 1) * Self.leastPart
        let marks = contrast.ratios.map { $0 >= least }
        pixels = marks
        let width = width
        lines = Self.runs(of: 0..<picture.size.height) { y in
            marks[y * width..<(y + 1) * width].contains(true)
        }
    }

    /// Whether an edge goes through the letters of a line, and not only past their tips: then its row has much of them.
    ///
    /// What is longer than the line is high is no part of a letter, but the ground of those that are marked.
    func isCutThrough(at row: Int, in line: Range<Int>) -> Bool {
        let counts = line.map { y in pixels[y * width..<(y + 1) * width].count { $0 } }
        let pieces = columns(in: row..<row + 1).filter { $0.count <= line.count }
        return pieces.map(\.count).reduce(0, +) * 4 > (counts.max() ?? 0)
    }

    /// Where in some rows there is something, from left to right.
    func columns(in rows: Range<Int>) -> [Range<Int>] {
        Self.runs(of: 0..<width) { x in rows.contains { pixels[$0 * width + x] } }
    }

    /// The rows, from the first to the last one, in which some columns have something.
    func rows(in line: Range<Int>, columns: Range<Int>) -> Range<Int> {
        let found = line.filter { y in columns.contains { pixels[y * width + $0] } }
        guard let first = found.first, let last = found.last else { return 0..<0 }
        return first..<last + 1
    }

    private static func runs(of range: Range<Int>, _ isIn: (Int) -> Bool) -> [Range<Int>] {
        var (found, start): ([Range<Int>], Int?) = ([], nil)
        for position in range {
            if isIn(position) {
                start = start ?? position
            } else if let first = start {
                found.append(first..<position)
                start = nil
            }
        }
        if let start { found.append(start..<range.upperBound) }
        return found
    }
}
