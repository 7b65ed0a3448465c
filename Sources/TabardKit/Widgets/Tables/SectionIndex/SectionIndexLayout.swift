/// Where the titles of a table's section index stand, and which one is at a place: a pure function.
struct SectionIndexLayout: Equatable {
    /// How wide the index is, in points.
    static let width: CGFloat = 22
    static let usualLineHeight: CGFloat = 15

    /// What is shown, from top to bottom: the number of a title, or nil for a dot that stands for several.
    let lines: [Int?]
    /// Where the first line begins.
    let top: CGFloat
    /// The height of a line, which grows with the texts that the user wants as long as all titles have room.
    let lineHeight: CGFloat
    private let count: Int

    /// Places titles in the middle of a height. If there are too many, every other line is a dot.
    ///
    /// - Parameter scale: How many times larger than usual the user wants texts.
    init(count: Int, height: CGFloat, scale: CGFloat = 1) {
        self.count = count
        let share = ((height - 8) / CGFloat(max(1, count))).rounded(.down)
        let lineHeight = max(Self.usualLineHeight, min((Self.usualLineHeight * scale).rounded(), share))
        self.lineHeight = lineHeight
        let room = max(1, Int((height - 8) / lineHeight))
        if count <= room {
            lines = (0..<count).map { $0 }
        } else {
            // The first and the last title always show, so the number of lines is odd.
            let shown = max(1, (room + 1) / 2)
            lines = (0..<(2 * shown - 1)).map { line in
                line % 2 == 1 ? nil : shown == 1 ? 0 : line / 2 * (count - 1) / (shown - 1)
            }
        }
        top = ((height - CGFloat(lines.count) * lineHeight) / 2).rounded()
    }

    /// The middle of a line.
    func middle(of line: Int) -> CGFloat { top + (CGFloat(line) + 0.5) * lineHeight }

    /// The title at a place; above and below all of them, the first and the last one.
    func title(at y: CGFloat) -> Int {
        let height = CGFloat(lines.count) * lineHeight
        guard count > 0, height > 0 else { return 0 }
        let part = (y - top) / height
        return min(count - 1, max(0, Int((part * CGFloat(count)).rounded(.down))))
    }
}
