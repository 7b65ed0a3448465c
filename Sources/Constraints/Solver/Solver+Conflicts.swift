extension Solver {
    /// The contradiction that a row is when nothing in it can make it feasible.
    func contradiction(in index: Int32) -> SolverError {
        let row = rows[Int(index)]
        var slots = constraintsBehind(row.cells)
        slots.formUnion(constraintsBehind([Cell(symbol: row.basic, value: 1)]))
        return SolverError(code: .unsatisfiable, conflict: slots.sorted().map { constraints[Int($0)]!.id })
    }

    /// The constraints that brought symbols into the tableau.
    func constraintsBehind(_ cells: [Cell]) -> Set<Int32> {
        Set(cells.lazy.map { owners[Int($0.symbol)] }.filter { $0 >= 0 })
    }

    /// An error that names a contradiction as narrowly as can be told in reasonable time.
    mutating func conflict(around slots: Set<Int32>) -> SolverError {
        guard explainsConflicts else { return SolverError(code: .unsatisfiable) }
        scratch.grow(to: kinds.count)
        var all = slots
        for slot in slots.sorted() {
            for cell in constraints[Int(slot)]!.cells
            where scratch.marks[Int(cell.symbol)] == 0 && definitions[Int(cell.symbol)] >= 0 {
                walk(from: cell.symbol)
            }
        }
        for symbol in scratch.order {
            scratch.marks[Int(symbol)] = 0
            let slot = definitions[Int(symbol)]
            guard slot >= 0 else { continue }
            all.insert(slot)
            for part in constraints[Int(slot)]!.parts { addParts(of: part.slot, to: &all) }
        }
        scratch.order.removeAll(keepingCapacity: true)
        let required = all.filter { constraints[Int($0)]!.strength.isRequired }
        let ids = required.map { constraints[Int($0)]!.id }.sorted { $0.sequence < $1.sequence }
        return SolverError(code: .unsatisfiable, conflict: narrowed(ids))
    }

    /// What an expanded definition was made of, and that in turn.
    private func addParts(of slot: Int32, to all: inout Set<Int32>) {
        var waiting = [slot]
        while let next = waiting.popLast() {
            guard all.insert(next).inserted else { continue }
            waiting += constraints[Int(next)]!.parts.map(\.slot)
        }
    }

    /// Leaves out what the contradiction doesn't need, in pieces that get smaller.
    private func narrowed(_ ids: [LinearConstraint.ID]) -> [LinearConstraint.ID] {
        var kept = ids
        var work = 100_000
        guard contradict(kept) else { return ids }
        var size = (kept.count + 1) / 2
        while size >= 1 {
            var start = 0
            while start < kept.count {
                work -= kept.count
                guard work > 0 else { return kept }
                var fewer = kept
                fewer.removeSubrange(start..<min(start + size, kept.count))
                if contradict(fewer) { kept = fewer } else { start += size }
            }
            if size == 1 { break }
            size = (size + 1) / 2
        }
        return kept
    }

    private func contradict(_ ids: [LinearConstraint.ID]) -> Bool {
        var trial = Solver()
        trial.explainsConflicts = false
        var variables: [Int32: Variable] = [:]
        let stored = ids.map { constraints[Int($0.slot)]! }
        for constraint in stored.filter({ $0.relation == .equal }) + stored.filter({ $0.relation != .equal })
        {
            var expression = LinearExpression(constant: constraint.constant)
            for cell in constraint.cells {
                let variable = variables[cell.symbol] ?? trial.makeVariable()
                variables[cell.symbol] = variable
                expression.terms.append(LinearExpression.Term(variable, times: cell.value))
            }
            do {
                try trial.add(LinearConstraint(expression, constraint.relation, LinearExpression()))
            } catch {
                return true
            }
        }
        return false
    }
}
