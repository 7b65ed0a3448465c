extension Solver {
    /// Stops the program, in debug builds, when the parts of the solver contradict each other.
    ///
    /// The solver itself checks small systems only, since a check looks at everything.
    public func _checkInvariants() {
        assert(kinds.count > 200 || needsRebuild || contradictionInside == nil, contradictionInside ?? "")
    }

    /// What is wrong with the tableau, if anything.
    var contradictionInside: String? {
        for (index, row) in rows.enumerated() where row.basic >= 0 {
            if rowOfSymbol[Int(row.basic)] != Int32(index) { return "row \(index) is not that of its symbol" }
            if !row.constant.isFinite { return "row \(index) is not finite" }
            if kinds[Int(row.basic)] != .variable,
                row.cells.contains(where: { kinds[Int($0.symbol)] == .variable })
            {
                return "row \(index) has a variable that could be any number"
            }
            if !constantsAreStale, row.constant < -1e-5, kinds[Int(row.basic)] == .restricted {
                return "row \(index) is infeasible by \(row.constant)"
            }
            for (cell, next) in zip(row.cells, row.cells.dropFirst()) where cell.symbol >= next.symbol {
                return "row \(index) is out of order"
            }
            for cell in row.cells {
                if kinds[Int(cell.symbol)] == .free { return "row \(index) has a symbol that was freed" }
                if rowOfSymbol[Int(cell.symbol)] >= 0 { return "row \(index) has a basic symbol" }
                if definitions[Int(cell.symbol)] >= 0 { return "row \(index) has a defined variable" }
                if !columns[Int(cell.symbol)].contains(Int32(index)) { return "row \(index) misses a column" }
            }
        }
        for (symbol, price) in prices.enumerated() where rowOfSymbol[symbol] < 0 {
            if kinds[symbol] == .restricted, let first = price.first(where: { abs($0.value) > 1e-6 }),
                first.value < 0
            {
                return "symbol \(symbol) is too cheap by \(first.value)"
            }
        }
        return nil
    }
}
