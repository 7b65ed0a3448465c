/// Where each item of the edit screen's grid stands: a pure function of the width and the number of items.
struct CustomizingGridLayout: Equatable {
    /// The widest that the grid becomes, so that the eye need not wander.
    static let maximumWidth: CGFloat = 784
    static let margin: CGFloat = 16
    static let narrowMargin: CGFloat = 8
    static let wantedCellWidth: CGFloat = 88
    static let leastCellWidth: CGFloat = 72
    static let mostCellWidth: CGFloat = 96
    /// A phone of 320 points still has as many beside each other as its bar has movable places.
    static let leastColumns = 4
    static let usualCellHeight: CGFloat = 84
    static let rowGap: CGFloat = 8
    static let topMargin: CGFloat = 20
    static let bottomMargin: CGFloat = 8

    let count: Int
    let columns: Int
    let cellHeight: CGFloat
    private let edges: [CGFloat]
    private let width: CGFloat
    private let isRightToLeft: Bool

    /// - Parameter textScale: How many times larger than usual titles are.
    init(count: Int, width: CGFloat, isRightToLeft: Bool, textScale: CGFloat = 1) {
        self.count = count
        let more = CustomizingCellLayout.titleHeight * (max(1, textScale) - 1)
        cellHeight = Self.usualCellHeight + more.rounded(.up)
        self.width = width
        self.isRightToLeft = isRightToLeft
        let margin = width < 360 ? Self.narrowMargin : Self.margin
        let room = max(0, min(width - 2 * margin, Self.maximumWidth))
        let fitting = Int(room / Self.wantedCellWidth)
        let least = min(Self.leastColumns, Int(room / Self.leastCellWidth))
        columns = max(1, min(max(fitting, least), count))
        let total = min(room, CGFloat(columns) * Self.mostCellWidth)
        let start = ((width - total) / 2).rounded()
        // Whole points keep the icons sharp.
        edges = (0...columns).map { [columns] in
            start + (total * CGFloat($0) / CGFloat(columns)).rounded()
        }
    }

    private var rowHeight: CGFloat { cellHeight + Self.rowGap }

    var rows: Int { (count + columns - 1) / columns }

    var contentHeight: CGFloat {
        count == 0 ? 0 : Self.topMargin + CGFloat(rows) * rowHeight - Self.rowGap + Self.bottomMargin
    }

    func frame(of index: Int) -> CGRect {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        let frame = CGRect(
            x: edges[column],
            y: Self.topMargin + CGFloat(row) * rowHeight,
            width: edges[column + 1] - edges[column],
            height: cellHeight
        )
        return isRightToLeft ? frame.mirrored(in: width) : frame
    }

    /// The item at a point of the content, if there is one.
    func index(at point: CGPoint) -> Int? {
        let row = ((point.y - Self.topMargin) / rowHeight).rounded(.down)
        guard row >= 0, row < CGFloat(rows) else { return nil }
        let first = Int(row) * columns
        return (first..<min(first + columns, count)).first { frame(of: $0).contains(point) }
    }

    /// The items that a part of the content shows, in whole or in part.
    func indices(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        guard count > 0, bottom > top else { return 0..<0 }
        let most = CGFloat(rows - 1)
        let first = min(max(0, ((top - Self.topMargin) / rowHeight).rounded(.down)), most)
        let last = min(max(0, ((bottom - Self.topMargin) / rowHeight).rounded(.down)), most)
        return Int(first) * columns..<min(count, (Int(last) + 1) * columns)
    }

    /// A way that the arrow keys and their like go.
    enum Step {
        case left, right, up, down, first, last
        /// So many rows up or down.
        case rows(Int)
    }

    /// The item that the focus comes to; the same one at the grid's edges.
    func index(_ step: Step, from index: Int) -> Int {
        guard count > 0 else { return index }
        switch step {
        case .first: return 0
        case .last: return count - 1
        case .left: return clamped(index + (isRightToLeft ? 1 : -1))
        case .right: return clamped(index + (isRightToLeft ? -1 : 1))
        case .up: return index < columns ? index : index - columns
        case .down: return self.index(.rows(1), from: index)
        case .rows(let number):
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            let target = min(max(0, row + number), rows - 1)
            // The last row may be shorter.
            return min(target * columns + column, count - 1)
        }
    }

    private func clamped(_ index: Int) -> Int { min(max(0, index), count - 1) }
}
