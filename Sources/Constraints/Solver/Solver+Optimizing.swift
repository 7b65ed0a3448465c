extension Solver {
    /// Rounding may leave a value this far below its limit.
    static let smallestDistance = 1e-8

    /// More steps than any solvable system of this size takes.
    private var stepLimit: Int { 200 * (rows.count + 10) }

    /// Brings the prices to the lowest possible, the highest priority first.
    ///
    /// It always takes the first symbol that helps (Bland's rule), so that it can't go in circles.
    mutating func optimize() {
        var steps = stepLimit
        // All that is too cheap is in it; what is not any more is only taken out when it is the lowest.
        var waiting = SymbolHeap()
        while let entering = popCheapest(&waiting), steps > 0 {
            steps -= 1
            guard let leaving = rowThatLimits(entering) else { continue }
            touched.append(entering)
            pivot(leaving, to: entering)
        }
        touched.removeAll(keepingCapacity: true)
        // A primal step keeps every row feasible.
        doubtful.removeAll(keepingCapacity: true)
    }

    private mutating func popCheapest(_ waiting: inout SymbolHeap) -> Int32? {
        for symbol in touched { waiting.insert(symbol) }
        touched.removeAll(keepingCapacity: true)
        while let lowest = waiting.popLowest() {
            if isTooCheap(lowest) { return lowest }
        }
        return nil
    }

    private func isTooCheap(_ symbol: Int32) -> Bool {
        let index = Int(symbol)
        guard kinds[index] == .restricted, rowOfSymbol[index] < 0 else { return false }
        for price in prices[index] where abs(price.value) > 1e-9 { return price.value < 0 }
        return false
    }

    private mutating func rowThatLimits(_ entering: Int32) -> Int32? {
        var best: (row: Int32, ratio: Double)?
        for index in rowsWith(entering) {
            let basic = rows[Int(index)].basic
            guard kinds[Int(basic)] != .variable else { continue }
            let factor = rows[Int(index)].factor(of: entering)
            guard factor < -smallestFactor else { continue }
            let ratio = max(0, rows[Int(index)].constant) / -factor
            if let known = best {
                guard
                    ratio < known.ratio
                        || ratio == known.ratio && basic < rows[Int(known.row)].basic
                else { continue }
            }
            best = (index, ratio)
        }
        return best?.row
    }

    /// Makes every row feasible again, at the least price.
    mutating func makeFeasible() throws(SolverError) {
        var steps = stepLimit
        while let index = popInfeasible() {
            steps -= 1
            let basic = rows[Int(index)].basic
            if kinds[Int(basic)] == .zero {
                leaveZero(index)
                if rows[Int(index)].basic == basic { throw contradiction(in: index) }
                continue
            }
            guard steps > 0, let entering = cheapest(in: index, direction: 1) else {
                throw contradiction(in: index)
            }
            pivot(index, to: entering)
        }
    }

    /// The infeasible row with the lowest basic symbol.
    private mutating func popInfeasible() -> Int32? {
        var best: Int32?
        var kept = 0
        for index in doubtful where isInfeasible(index) {
            doubtful[kept] = index
            kept += 1
            if best == nil || rows[Int(index)].basic < rows[Int(best!)].basic { best = index }
        }
        doubtful.removeLast(doubtful.count - kept)
        return best
    }

    private func isInfeasible(_ index: Int32) -> Bool {
        let row = rows[Int(index)]
        guard row.basic >= 0 else { return false }
        return switch kinds[Int(row.basic)] {
        case .restricted: row.constant < -Self.smallestDistance
        case .zero: abs(row.constant) > Self.tolerance
        case .variable, .free: false
        }
    }

    /// The symbol of a row that raises its basic one, or lowers it, at the least price.
    private func cheapest(in index: Int32, direction: Double) -> Int32? {
        let row = rows[Int(index)]
        var best: Cell?
        for cell in row.cells where kinds[Int(cell.symbol)] == .restricted {
            let factor = cell.value * direction
            guard factor > 1e-9 else { continue }
            if let known = best {
                let isLower = prices[Int(cell.symbol)].isLower(
                    per: factor,
                    than: prices[Int(known.symbol)],
                    per: known.value * direction
                )
                // Of equal ones the larger factor rounds less.
                guard isLower ?? (abs(cell.value) > 100 * abs(known.value)) else { continue }
            }
            best = cell
        }
        return best?.symbol
    }

    /// Takes a basic symbol that must be zero out of its row, if anything else in the row can vary.
    mutating func leaveZero(_ index: Int32) {
        let constant = rows[Int(index)].constant
        let directions: [Double] = constant > 0 ? [-1] : constant < 0 ? [1] : [1, -1]
        for direction in directions {
            if let entering = cheapest(in: index, direction: direction) {
                pivot(index, to: entering)
                return
            }
        }
    }
}
