extension Solver {
    /// Larger numbers would leave nothing of those that they are added to.
    static let largestNumber = 1e12

    static func isAllowed(_ value: Double) -> Bool { abs(value) <= largestNumber }

    func check(_ constraint: LinearConstraint) throws(SolverError) {
        let (strength, expression) = (constraint.strength, constraint.expression)
        guard strength.priority > 0, Self.isAllowed(strength.priority), strength.weight > 0,
            Self.isAllowed(strength.weight), Self.isAllowed(expression.constant),
            expression.terms.allSatisfy({ Self.isAllowed($0.coefficient) })
        else { throw SolverError(code: .invalidNumber) }
        for term in expression.terms {
            let index = Int(term.variable.symbol)
            guard kinds.indices.contains(index), kinds[index] == .variable else {
                throw SolverError(code: .unknown)
            }
        }
    }

    func slot(of id: LinearConstraint.ID) throws(SolverError) -> Int32 {
        let index = Int(id.slot)
        guard constraints.indices.contains(index), constraints[index]?.id == id else {
            throw SolverError(code: .unknown)
        }
        return id.slot
    }

    mutating func makeSymbol(_ kind: SymbolKind, owner: Int32 = -1) -> Int32 {
        if let symbol = freeSymbols.popLast() {
            kinds[Int(symbol)] = kind
            owners[Int(symbol)] = owner
            return symbol
        }
        let symbol = Int32(kinds.count)
        kinds.append(kind)
        rowOfSymbol.append(-1)
        columns.append([])
        prices.append([])
        owners.append(owner)
        definitions.append(-1)
        uses.append(0)
        return symbol
    }

    /// Frees a symbol that no row has any longer.
    mutating func free(_ symbol: Int32) {
        let index = Int(symbol)
        kinds[index] = .free
        columns[index] = []
        prices[index] = []
        rowOfSymbol[index] = -1
        freeSymbols.append(symbol)
    }

    mutating func store(_ constraint: LinearConstraint) -> Int32 {
        scratch.grow(to: kinds.count)
        // In the order in which they were written, since the first is the one to define.
        var cells: [Cell] = []
        cells.reserveCapacity(constraint.expression.terms.count)
        for term in constraint.expression.terms {
            if let index = cells.firstIndex(where: { $0.symbol == term.variable.symbol }) {
                cells[index].value += term.coefficient
            } else {
                cells.append(Cell(symbol: term.variable.symbol, value: term.coefficient))
            }
        }
        cells.removeAll { abs($0.value) <= smallestFactor }
        let slot: Int32
        if let free = freeSlots.popLast() {
            slot = free
        } else {
            slot = Int32(constraints.count)
            constraints.append(nil)
        }
        nextSequence += 1
        constraints[Int(slot)] = StoredConstraint(
            id: LinearConstraint.ID(slot: slot, sequence: nextSequence),
            cells: cells,
            constant: constraint.expression.constant,
            relation: constraint.relation,
            strength: constraint.strength
        )
        for cell in cells { uses[Int(cell.symbol)] += 1 }
        return slot
    }

    mutating func discard(_ slot: Int32) {
        guard let stored = constraints[Int(slot)] else { return }
        for cell in stored.cells { uses[Int(cell.symbol)] -= 1 }
        constraints[Int(slot)] = nil
        refused.removeAll { $0 == slot }
        freeSlots.append(slot)
    }
}
