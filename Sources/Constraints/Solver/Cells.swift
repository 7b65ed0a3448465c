/// A symbol, which stands for a variable or for what the solver adds, and its factor.
struct Cell: Hashable {
    var symbol: Int32
    var value: Double
}

/// Below this, a factor is what rounding left of zero.
let smallestFactor = 1e-10

/// What a symbol stands for.
enum SymbolKind: UInt8 {
    /// A variable of the user's, of any sign.
    case variable
    /// The distance from a limit, or an error that costs; never negative.
    case restricted
    /// Marks a required equality; always zero.
    case zero
    /// Not in use.
    case free
}

/// A line of the tableau: what the basic symbol is in terms of others.
struct Row {
    var basic: Int32
    var constant: Double
    /// In the order of their symbols.
    var cells: [Cell]

    func factor(of symbol: Int32) -> Double {
        let place = cells.place(of: symbol)
        return place < cells.count && cells[place].symbol == symbol ? cells[place].value : 0
    }
}

extension [Cell] {
    /// Where a symbol stands, or belongs, among cells in the order of their symbols.
    func place(of symbol: Int32) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Part of the price of a symbol: what one of it costs in violations of one priority.
struct Price {
    var priority: Double
    var value: Double
}

extension [Price] {
    /// Adds a multiple of other prices; both are in falling order of priority.
    mutating func add(_ other: [Price], times factor: Double) {
        if count == other.count, indices.allSatisfy({ self[$0].priority == other[$0].priority }) {
            var hasZero = false
            for index in indices {
                self[index].value += other[index].value * factor
                if abs(self[index].value) < smallestFactor { hasZero = true }
            }
            if hasZero { removeAll { abs($0.value) < smallestFactor } }
            return
        }
        var sum: [Price] = []
        sum.reserveCapacity(count + other.count)
        var (left, right) = (0, 0)
        while left < count || right < other.count {
            if right == other.count || left < count && self[left].priority > other[right].priority {
                sum.append(self[left])
                left += 1
            } else if left == count || other[right].priority > self[left].priority {
                sum.append(Price(priority: other[right].priority, value: other[right].value * factor))
                right += 1
            } else {
                let value = self[left].value + other[right].value * factor
                if abs(value) >= smallestFactor {
                    sum.append(Price(priority: self[left].priority, value: value))
                }
                left += 1
                right += 1
            }
        }
        self = sum
    }

    /// Whether these prices, divided by a number, are lower than others divided by another.
    func isLower(per divisor: Double, than other: [Price], per otherDivisor: Double) -> Bool? {
        var (left, right) = (0, 0)
        while left < count || right < other.count {
            let leftPriority = left < count ? self[left].priority : -1
            let rightPriority = right < other.count ? other[right].priority : -1
            let mine = leftPriority >= rightPriority ? self[left].value / divisor : 0
            let theirs = rightPriority >= leftPriority ? other[right].value / otherDivisor : 0
            if abs(mine - theirs) > smallestFactor { return mine < theirs }
            if leftPriority >= rightPriority { left += 1 }
            if rightPriority >= leftPriority { right += 1 }
        }
        return nil
    }
}
