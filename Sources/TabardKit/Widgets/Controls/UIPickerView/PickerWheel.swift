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

    private var radius: CGFloat { max(1, height / 2) }

    /// How far apart two rows are on the wheel, as an angle.
    private var angle: CGFloat { min(max(rowHeight, 1) / radius, .pi / 2) }

    /// The rows in sight.
    var rows: Range<Int> {
        guard count > 0, height > 0 else { return 0..<0 }
        let reach = (.pi / 2 / angle).rounded(.down)
        let first = max(0, (position - reach).rounded(.up))
        let last = min(CGFloat(count - 1), (position + reach).rounded(.down))
        guard first <= last, let start = Int(exactly: first), let end = Int(exactly: last) else {
            return 0..<0
        }
        return start..<min(end, count - 1) + 1
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
        guard row >= 0, row < CGFloat(count) else { return nil }
        return Int(exactly: row)
    }

    /// A place that is not beyond the first or the last row.
    func clamped(_ position: CGFloat) -> CGFloat {
        position.isFinite ? min(max(position, 0), CGFloat(max(0, count - 1))) : 0
    }
}
