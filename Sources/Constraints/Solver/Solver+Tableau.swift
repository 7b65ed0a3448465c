extension Solver {
    /// Makes a row of a sum that is zero, solved for one of its symbols.
    mutating func makeRow(solving sum: [Cell], _ constant: Double, for basic: Int32) -> Int32 {
        var factor = 1.0
        for cell in sum where cell.symbol == basic { factor = -1 / cell.value }
        var cells: [Cell] = []
        cells.reserveCapacity(sum.count - 1)
        for cell in sum where cell.symbol != basic {
            cells.append(Cell(symbol: cell.symbol, value: cell.value * factor))
        }
        let row = Row(basic: basic, constant: constant * factor, cells: cells)
        let index: Int32
        if let free = freeRows.popLast() {
            index = free
            rows[Int(index)] = row
        } else {
            index = Int32(rows.count)
            rows.append(row)
        }
        rowOfSymbol[Int(basic)] = index
        if kinds[Int(basic)] == .zero { zeroRows.append(index) }
        for cell in cells { columns[Int(cell.symbol)].append(index) }
        return index
    }

    mutating func dropRow(_ index: Int32) {
        rowOfSymbol[Int(rows[Int(index)].basic)] = -1
        rows[Int(index)] = Row(basic: -1, constant: 0, cells: [])
        freeRows.append(index)
    }

    /// The rows that have a symbol, each once.
    mutating func rowsWith(_ symbol: Int32) -> [Int32] {
        var list = columns[Int(symbol)]
        let isInOrder = zip(list, list.dropFirst()).allSatisfy { $0 <= $1 }
        if !isInOrder { list.sort() }
        var previous: Int32 = -1
        list.removeAll { index in
            defer { previous = index }
            return index == previous || rows[Int(index)].factor(of: symbol) == 0
        }
        columns[Int(symbol)] = list
        return list
    }

    /// Puts what a symbol is into all rows and prices; it has just become basic in `row`.
    mutating func substitute(_ symbol: Int32, by row: Int32) {
        for index in rowsWith(symbol) where index != row {
            let factor = rows[Int(index)].factor(of: symbol)
            merge(row, into: index, times: factor, without: symbol)
            if kinds[Int(rows[Int(index)].basic)] != .variable { doubtful.append(index) }
        }
        columns[Int(symbol)].removeAll(keepingCapacity: true)
        let price = prices[Int(symbol)]
        guard !price.isEmpty else { return }
        prices[Int(symbol)] = []
        addPrice(price, times: 1, to: symbol)
    }

    private mutating func merge(
        _ source: Int32,
        into target: Int32,
        times factor: Double,
        without symbol: Int32
    ) {
        let count = rows[Int(source)].cells.count
        if count * 8 < rows[Int(target)].cells.count {
            return mergeShort(source, into: target, times: factor, without: symbol)
        }
        let old = rows[Int(target)].cells
        work += old.count + count
        var cells: [Cell] = []
        cells.reserveCapacity(old.count + count)
        var (left, right) = (0, 0)
        while left < old.count || right < count {
            if right == count || left < old.count && old[left].symbol < rows[Int(source)].cells[right].symbol
            {
                if old[left].symbol != symbol { cells.append(old[left]) }
                left += 1
                continue
            }
            let added = rows[Int(source)].cells[right]
            right += 1
            if left < old.count, old[left].symbol == added.symbol {
                let value = old[left].value + added.value * factor
                if abs(value) > smallestFactor { cells.append(Cell(symbol: added.symbol, value: value)) }
                left += 1
            } else if abs(added.value * factor) > smallestFactor {
                cells.append(Cell(symbol: added.symbol, value: added.value * factor))
                columns[Int(added.symbol)].append(target)
            }
        }
        rows[Int(target)].cells = cells
        rows[Int(target)].constant += rows[Int(source)].constant * factor
    }

    /// Merges a row that is much shorter than the other, cell by cell and in place.
    private mutating func mergeShort(
        _ source: Int32,
        into target: Int32,
        times factor: Double,
        without symbol: Int32
    ) {
        let added = rows[Int(source)]
        work += added.cells.count + 1
        func update(_ cells: inout [Cell], _ columns: inout [[Int32]]) {
            for cell in added.cells {
                let value = cell.value * factor
                let place = cells.place(of: cell.symbol)
                if place < cells.count, cells[place].symbol == cell.symbol {
                    cells[place].value += value
                    if abs(cells[place].value) <= smallestFactor { cells.remove(at: place) }
                } else if abs(value) > smallestFactor {
                    cells.insert(Cell(symbol: cell.symbol, value: value), at: place)
                    columns[Int(cell.symbol)].append(target)
                }
            }
            let place = cells.place(of: symbol)
            if place < cells.count, cells[place].symbol == symbol { cells.remove(at: place) }
        }
        update(&rows[Int(target)].cells, &columns)
        rows[Int(target)].constant += added.constant * factor
    }

    /// Makes a symbol of a row its basic one, in place of the one that is.
    mutating func pivot(_ index: Int32, to entering: Int32) {
        pivots += 1
        let row = rows[Int(index)]
        work += row.cells.count
        let factor = row.factor(of: entering)
        var cells: [Cell] = []
        cells.reserveCapacity(row.cells.count)
        let leaving = Cell(symbol: row.basic, value: 1 / factor)
        var isPlaced = false
        for cell in row.cells where cell.symbol != entering {
            if !isPlaced, cell.symbol > row.basic {
                cells.append(leaving)
                isPlaced = true
            }
            cells.append(Cell(symbol: cell.symbol, value: -cell.value / factor))
        }
        if !isPlaced { cells.append(leaving) }
        rows[Int(index)] = Row(basic: entering, constant: -row.constant / factor, cells: cells)
        rowOfSymbol[Int(row.basic)] = -1
        rowOfSymbol[Int(entering)] = index
        if kinds[Int(entering)] == .zero { zeroRows.append(index) }
        columns[Int(row.basic)].append(index)
        substitute(entering, by: index)
    }
}
