/// The geometry of a wheel of rows, seen from the front: a pure function of its size and how far it is turned.
struct PickerWheel {
    /// How a row looks at its place on the wheel.
    struct Place: Equatable {
        /// The middle of the row, from the wheel's top.
        var y: CGFloat
        /// How much of the row's height is seen, from 0 to 1.
        var squeeze: CGFloat
        var opacity: CGFloat
    }

    var height: CGFloat
    var rowHeight: CGFloat
    var count: Int
    /// The row in the middle; a fraction while the wheel turns.
    var position: CGFloat
    /// Whether the first row follows the last one, so that the wheel turns round without an end. Rows then have numbers below 0
    /// and from `count` on too, and `content(of:)` says which of the rows they are.
    var isEndless = false

    private var radius: CGFloat { max(1, height / 2) }

    /// How far apart two rows are on the wheel, as an angle.
    private var angle: CGFloat { min(max(rowHeight, 1) / radius, .pi / 2) }

    /// The rows in sight.
    var rows: Range<Int> {
        guard count > 0, height > 0 else { return 0..<0 }
        let reach = (.pi / 2 / angle).rounded(.down)
        let lowest = (position - reach).rounded(.up)
        let highest = (position + reach).rounded(.down)
        let first = isEndless ? lowest : max(0, lowest)
        let last = isEndless ? highest : min(CGFloat(count - 1), highest)
        guard first <= last, let start = Int(exactly: first), let end = Int(exactly: last) else {
            return 0..<0
        }
        return start..<(isEndless ? end : min(end, count - 1)) + 1
    }

    func place(of row: Int) -> Place {
        let turn = (CGFloat(row) - position) * angle
        let squeeze = max(0, CGFloat(cos(Double(turn))))
        // The row under the band is whole, those beside it are fainter from the start.
        let distance = min(abs(CGFloat(row) - position), 1)
        return Place(
            y: height / 2 + radius * CGFloat(sin(Double(turn))),
            squeeze: squeeze,
            opacity: (1 - 0.4 * distance) * squeeze
        )
    }

    /// The row at a height of the wheel; nil outside the rows.
    func row(at y: CGFloat) -> Int? {
        let part = Double((y - height / 2) / radius)
        guard abs(part) < 1 else { return nil }
        let row = (position + CGFloat(asin(part)) / angle).rounded()
        guard isEndless || row >= 0 && row < CGFloat(count) else { return nil }
        return Int(exactly: row)
    }

    /// A place that is not beyond the first or the last row.
    func clamped(_ position: CGFloat) -> CGFloat {
        if isEndless { return position.isFinite ? min(max(position, -1e9), 1e9) : 0 }
        return position.isFinite ? min(max(position, 0), CGFloat(max(0, count - 1))) : 0
    }

    /// Which of the rows stands at a place of the wheel.
    func content(of row: Int) -> Int {
        guard isEndless, count > 0 else { return row }
        let rest = row % count
        return rest < 0 ? rest + count : rest
    }

    /// The place of a row that is nearest to where the wheel stands.
    func nearest(to row: Int) -> CGFloat {
        guard isEndless, count > 0 else { return CGFloat(row) }
        let turns = ((position - CGFloat(row)) / CGFloat(count)).rounded()
        return CGFloat(row) + turns * CGFloat(count)
    }
}
