extension Solver {
    /// Brings the tableau up to date after constants changed.
    mutating func refresh() throws(SolverError) {
        if needsRebuild { rebuild() }
        guard constantsAreStale else { return }
        refreshDefinitions()
        // With every variable that has no definition at zero, an expression is its expanded constant.
        var broken: Int32?
        var base = [Double](repeating: 0, count: kinds.count)
        evaluateDefinitions(into: &base)
        for index in constraints.indices {
            guard let stored = constraints[index] else { continue }
            let place = stored.place
            if case .definition = place { continue }
            var constant = stored.constant
            for cell in stored.cells { constant += cell.value * base[Int(cell.symbol)] }
            let change = constant - stored.expandedConstant
            constraints[index]!.expandedConstant = constant
            if case .tableau(let marker, _) = place {
                if change != 0 { shift(marker, by: change / markerFactor(stored.relation)) }
            } else if stored.strength.isRequired, !refused.contains(Int32(index)), !holds(Int32(index)) {
                broken = broken ?? Int32(index)
            }
        }
        if let broken { throw conflict(around: [broken]) }
        do {
            try makeFeasible()
        } catch {
            throw conflict(around: Set(error.conflict.map(\.slot)))
        }
        optimize()
        while let slot = refused.last {
            try insert(slot)
            refused.removeLast()
        }
        constantsAreStale = false
        _checkInvariants()
    }

    /// Works the constants of definitions out, each after those that were put into it.
    private mutating func refreshDefinitions() {
        let slots = constraints.indices.filter {
            if case .definition = constraints[$0]?.place { true } else { false }
        }
        for slot in slots where constraints[slot]!.parts.isEmpty {
            constraints[slot]!.expandedConstant = -constraints[slot]!.constant / constraints[slot]!.divisor
        }
        // Later definitions are made of earlier ones.
        let expanded = slots.filter { !constraints[$0]!.parts.isEmpty }
        for slot in expanded.sorted(by: { constraints[$0]!.order < constraints[$1]!.order }) {
            var constant = constraints[slot]!.constant
            for index in constraints[slot]!.parts.indices {
                let part = constraints[slot]!.parts[index]
                constant += part.factor * constraints[Int(part.slot)]!.expandedConstant
            }
            constraints[slot]!.expandedConstant = -constant / constraints[slot]!.divisor
        }
    }

    /// Moves the zero of a constraint's marker.
    private mutating func shift(_ marker: Int32, by change: Double) {
        let own = rowOfSymbol[Int(marker)]
        if own >= 0 {
            rows[Int(own)].constant -= change
            doubtful.append(own)
            return
        }
        for index in rowsWith(marker) {
            rows[Int(index)].constant += rows[Int(index)].factor(of: marker) * change
            doubtful.append(index)
        }
    }
}
