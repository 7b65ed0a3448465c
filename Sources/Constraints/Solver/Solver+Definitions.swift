extension Solver {
    /// Puts definitions in until only variables without one are left.
    ///
    /// - Returns: What is left, and which definitions were put in, how often.
    mutating func expand(
        _ cells: [Cell],
        _ constant: Double
    ) -> (cells: [Cell], constant: Double, parts: [(slot: Int32, factor: Double)]) {
        scratch.grow(to: kinds.count)
        var constant = constant
        var parts: [(slot: Int32, factor: Double)] = []
        orderDefinitions(of: cells)
        for cell in cells { scratch.add(cell.value, to: cell.symbol) }
        // Those that use others come before the others.
        while let symbol = scratch.order.popLast() {
            scratch.marks[Int(symbol)] = 0
            let slot = definitions[Int(symbol)]
            guard slot >= 0 else { continue }
            let factor = scratch.sums[Int(symbol)]
            scratch.sums[Int(symbol)] = 0
            guard abs(factor) > smallestFactor else { continue }
            parts.append((slot, factor))
            constant += factor * constraints[Int(slot)]!.expandedConstant
            for index in constraints[Int(slot)]!.definition.indices {
                let part = constraints[Int(slot)]!.definition[index]
                scratch.add(part.value * factor, to: part.symbol)
            }
        }
        return (scratch.take(), constant, parts)
    }

    /// Lists the variables that cells lead to, each after all that its definition names.
    private mutating func orderDefinitions(of cells: [Cell]) {
        for cell in cells where scratch.marks[Int(cell.symbol)] == 0 && definitions[Int(cell.symbol)] >= 0 {
            walk(from: cell.symbol)
        }
    }

    /// A walk with a stack of its own: chains of definitions may be longer than the program's stack.
    mutating func walk(from start: Int32) {
        scratch.marks[Int(start)] = 1
        scratch.stack.append((start, 0))
        while let (symbol, next) = scratch.stack.last {
            let slot = Int(definitions[Int(symbol)])
            if slot >= 0, next < constraints[slot]!.definition.count {
                scratch.stack[scratch.stack.count - 1].next = next + 1
                let below = constraints[slot]!.definition[next].symbol
                if scratch.marks[Int(below)] == 0, definitions[Int(below)] >= 0 {
                    scratch.marks[Int(below)] = 1
                    scratch.stack.append((below, 0))
                }
            } else {
                scratch.marks[Int(symbol)] = 2
                scratch.order.append(symbol)
                scratch.stack.removeLast()
            }
        }
    }

    /// Makes a required constraint say what a variable is that nothing has named yet.
    ///
    /// What it says need not be expanded: nothing leads back to the variable. An inequality says it by its distance
    /// from the limit, which is a symbol of its own.
    mutating func defineUnused(_ slot: Int32) -> Bool {
        let index = Int(slot)
        let cells = constraints[index]!.cells
        guard let cell = cells.first(where: { uses[Int($0.symbol)] == 1 && isUndefined($0.symbol) }) else {
            return false
        }
        // A far smaller factor than the others' would magnify rounding.
        guard abs(cell.value) >= 1e-3 else { return false }
        setShortened(index, solving: cells + distance(of: slot), for: cell)
        constraints[index]!.place = .definition(cell.symbol)
        nextOrder += 1
        constraints[index]!.order = nextOrder
        definitions[Int(cell.symbol)] = slot
        return true
    }

    /// Puts those definitions in that make the new one no longer, so that long chains need no long walks.
    private mutating func setShortened(_ index: Int, solving cells: [Cell], for defined: Cell) {
        var definition: [Cell] = []
        var parts: [(slot: Int32, factor: Double)] = []
        var constant = constraints[index]!.constant
        definition.reserveCapacity(cells.count)
        func add(_ symbol: Int32, _ value: Double) {
            if let place = definition.firstIndex(where: { $0.symbol == symbol }) {
                definition[place].value += value
            } else {
                definition.append(Cell(symbol: symbol, value: value))
            }
        }
        for cell in cells where cell.symbol != defined.symbol {
            let slot = definitions[Int(cell.symbol)]
            if slot >= 0, constraints[Int(slot)]!.definition.count <= 1 {
                parts.append((slot, cell.value))
                constant += cell.value * constraints[Int(slot)]!.expandedConstant
                for part in constraints[Int(slot)]!.definition {
                    add(part.symbol, -part.value * cell.value / defined.value)
                }
            } else {
                add(cell.symbol, -cell.value / defined.value)
            }
        }
        definition.removeAll { abs($0.value) <= smallestFactor }
        constraints[index]!.definition = definition
        constraints[index]!.parts = parts
        constraints[index]!.expandedConstant = -constant / defined.value
        constraints[index]!.divisor = defined.value
    }

    /// What an inequality lacks to be an equality.
    private mutating func distance(of slot: Int32) -> [Cell] {
        let relation = constraints[Int(slot)]!.relation
        guard relation != .equal else { return [] }
        let symbol = makeSymbol(.restricted, owner: slot)
        constraints[Int(slot)]!.distance = symbol
        scratch.grow(to: kinds.count)
        return [Cell(symbol: symbol, value: markerFactor(relation))]
    }

    /// Makes a required constraint, expanded, say what a variable is that the tableau doesn't have.
    mutating func define(
        _ slot: Int32,
        by cells: [Cell],
        _ constant: Double,
        _ parts: [(slot: Int32, factor: Double)]
    ) -> Bool {
        let largest = cells.lazy.map { abs($0.value) }.max() ?? 0
        guard
            let cell = cells.first(where: {
                abs($0.value) >= largest * 0.01 && kinds[Int($0.symbol)] == .variable
                    && isUndefined($0.symbol)
            })
        else { return false }
        let index = Int(slot)
        constraints[index]!.definition = (cells + distance(of: slot)).filter { $0.symbol != cell.symbol }
            .map { Cell(symbol: $0.symbol, value: -$0.value / cell.value) }
        constraints[index]!.expandedConstant = -constant / cell.value
        constraints[index]!.divisor = cell.value
        constraints[index]!.parts = parts
        constraints[index]!.place = .definition(cell.symbol)
        nextOrder += 1
        constraints[index]!.order = nextOrder
        definitions[Int(cell.symbol)] = slot
        return true
    }

    private func isUndefined(_ symbol: Int32) -> Bool {
        definitions[Int(symbol)] < 0 && rowOfSymbol[Int(symbol)] < 0 && columns[Int(symbol)].isEmpty
    }

    /// Works the value of each variable out.
    mutating func evaluate() {
        var found = [Double](repeating: 0, count: kinds.count)
        for index in kinds.indices where rowOfSymbol[index] >= 0 {
            found[index] = rows[Int(rowOfSymbol[index])].constant
        }
        evaluateDefinitions(into: &found)
        values = found
    }

    /// Works the defined variables out, given the others.
    mutating func evaluateDefinitions(into values: inout [Double]) {
        scratch.grow(to: kinds.count)
        for index in definitions.indices where definitions[index] >= 0 && scratch.marks[index] == 0 {
            walk(from: Int32(index))
        }
        for symbol in scratch.order {
            scratch.marks[Int(symbol)] = 0
            let slot = Int(definitions[Int(symbol)])
            guard slot >= 0 else { continue }
            var sum = constraints[slot]!.expandedConstant
            for index in constraints[slot]!.definition.indices {
                let cell = constraints[slot]!.definition[index]
                sum += cell.value * values[Int(cell.symbol)]
            }
            values[Int(symbol)] = sum
        }
        scratch.order.removeAll(keepingCapacity: true)
    }
}
