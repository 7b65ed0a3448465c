/// The heights of a section's rows.
///
/// As long as all rows have the usual height it costs nothing, however many there are. Once one differs, a tree of sums
/// (Fenwick's) gives each row's place, and the row at each place, in logarithmic time.
struct RowHeights: Equatable {
    let count: Int
    let usual: CGFloat
    private var heights: [CGFloat] = []
    /// At index i the sum of the heights of the last `i & -i` rows that end with row i - 1.
    private var sums: [CGFloat] = []

    init(count: Int, usual: CGFloat) {
        self.count = count
        self.usual = usual
    }

    init(_ heights: [CGFloat], usual: CGFloat) {
        self.init(count: heights.count, usual: usual)
        if heights.contains(where: { $0 != usual }) { build(heights) }
    }

    private mutating func build(_ all: [CGFloat]) {
        heights = all
        sums = [0] + all
        for index in 1..<sums.count {
            let parent = index + (index & -index)
            if parent < sums.count { sums[parent] += sums[index] }
        }
    }

    var isUniform: Bool { heights.isEmpty }

    var total: CGFloat { start(of: count) }

    subscript(row: Int) -> CGFloat {
        get { heights.isEmpty ? usual : heights[row] }
        set {
            let change = newValue - self[row]
            guard change != 0 else { return }
            if heights.isEmpty { build([CGFloat](repeating: usual, count: count)) }
            heights[row] = newValue
            var index = row + 1
            while index < sums.count {
                sums[index] += change
                index += index & -index
            }
        }
    }

    /// Where a row starts, or, for `count`, where the last one ends.
    func start(of row: Int) -> CGFloat {
        guard !heights.isEmpty else { return CGFloat(row) * usual }
        var sum: CGFloat = 0
        var index = row
        while index > 0 {
            sum += sums[index]
            index -= index & -index
        }
        return sum
    }

    /// The first row that ends below a place, or `count`.
    func firstRow(endingAfter place: CGFloat) -> Int {
        guard count > 0, place >= 0 else { return 0 }
        guard !heights.isEmpty else {
            guard usual > 0 else { return count }
            let row = (place / usual).rounded(.down)
            return row < CGFloat(count) ? Int(row) : count
        }
        var step = 1
        while step * 2 <= count { step *= 2 }
        var (index, rest) = (0, place)
        while step > 0 {
            if index + step <= count, sums[index + step] <= rest {
                index += step
                rest -= sums[index]
            }
            step /= 2
        }
        return index
    }

    /// The heights after a batch of changes.
    ///
    /// - Parameters:
    ///   - count: How many rows there are now.
    ///   - origin: The row that each was, nil for a new one, which gets the usual height.
    func remapped(to count: Int, _ origin: (Int) -> Int?) -> RowHeights {
        guard !isUniform else { return RowHeights(count: count, usual: usual) }
        return RowHeights((0..<count).map { row in origin(row).map { heights[$0] } ?? usual }, usual: usual)
    }
}
