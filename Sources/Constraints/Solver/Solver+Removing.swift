extension Solver {
    /// Takes a stored constraint out of the solver.
    mutating func withdraw(_ slot: Int32) {
        let index = Int(slot)
        if needsRebuild { return discard(slot) }
        switch constraints[index]!.place {
        case .fixed:
            discard(slot)
        case .tableau(let marker, let other):
            // A tableau whose constants are not up to date is no ground to go on from.
            if constantsAreStale {
                discard(slot)
                needsRebuild = true
            } else {
                withdraw(slot, marker, other)
                discard(slot)
            }
        case .definition(let symbol):
            definitions[Int(symbol)] = -1
            let distance = constraints[index]!.distance
            // Nobody else has the distance, unless rounding kept it alive.
            let isUsed = uses[Int(symbol)] > 1 || distance >= 0 && isInTableau(distance)
            discard(slot)
            if isUsed { needsRebuild = true } else if distance >= 0 { free(distance) }
        }
    }

    private mutating func isInTableau(_ symbol: Int32) -> Bool {
        rowOfSymbol[Int(symbol)] >= 0 || !rowsWith(symbol).isEmpty
    }

    private mutating func withdraw(_ slot: Int32, _ marker: Int32, _ other: Int32) {
        let stored = constraints[Int(slot)]!
        if other >= 0 {
            let price = [Price(priority: stored.strength.priority, value: stored.strength.weight)]
            for symbol in stored.relation == .equal ? [marker, other] : [other] {
                addPrice(price, times: -1, to: symbol)
            }
        }
        if rowOfSymbol[Int(marker)] >= 0 {
            dropRow(rowOfSymbol[Int(marker)])
        } else if other >= 0, rowOfSymbol[Int(other)] >= 0 {
            dropRow(rowOfSymbol[Int(other)])
        } else if let row = rowToLeave(for: marker) {
            pivot(row, to: marker)
            dropRow(row)
        }
        doubtful.removeAll(keepingCapacity: true)
        for symbol in [marker, other] where symbol >= 0 {
            // Rounding may have kept one alive that its twin should have cancelled.
            for index in rowsWith(symbol) { rows[Int(index)].cells.removeAll { $0.symbol == symbol } }
            free(symbol)
        }
        touched.removeAll { $0 == marker || $0 == other }
        settleZeros()
        optimize()
    }

    /// The row whose basic symbol can give way to a marker without making others infeasible.
    private mutating func rowToLeave(for marker: Int32) -> Int32? {
        var falling: (row: Int32, ratio: Double)?
        var rising: (row: Int32, ratio: Double)?
        var unbounded: Int32?
        for index in rowsWith(marker) {
            let row = rows[Int(index)]
            switch kinds[Int(row.basic)] {
            case .zero: return index
            case .variable: unbounded = unbounded ?? index
            case .free: continue
            case .restricted:
                let factor = row.factor(of: marker)
                let ratio = max(0, row.constant) / abs(factor)
                if factor < 0 {
                    if falling == nil || ratio < falling!.ratio { falling = (index, ratio) }
                } else if rising == nil || ratio < rising!.ratio {
                    rising = (index, ratio)
                }
            }
        }
        return falling?.row ?? rising?.row ?? unbounded
    }

    /// A required equality that another one made superfluous may count again, now that one is gone.
    private mutating func settleZeros() {
        zeroRows = Set(zeroRows).filter(isZero).sorted()
        for index in zeroRows
        where isZero(index)
            && rows[Int(index)].cells.contains(where: { kinds[Int($0.symbol)] == .restricted })
        {
            leaveZero(index)
        }
        doubtful.removeAll(keepingCapacity: true)
    }

    /// Whether the basic symbol of a row marks a required equality.
    private func isZero(_ index: Int32) -> Bool {
        let basic = rows[Int(index)].basic
        return basic >= 0 && kinds[Int(basic)] == .zero
    }

    /// Builds everything anew of the constraints.
    mutating func rebuild() {
        needsRebuild = false
        rebuilds += 1
        zeroRows = []
        rows = []
        freeRows = []
        touched = []
        doubtful = []
        refused = []
        constantsAreStale = false
        valuesAreStale = true
        for index in kinds.indices {
            rowOfSymbol[index] = -1
            columns[index] = []
            prices[index] = []
            definitions[index] = -1
            uses[index] = 0
            if kinds[index] == .restricted || kinds[index] == .zero { free(Int32(index)) }
        }
        let stored = constraints.compactMap { $0 }.sorted { first, second in
            let (a, b) = (Self.turn(first), Self.turn(second))
            return a == b ? first.id.sequence < second.id.sequence : a < b
        }
        for constraint in stored {
            let slot = constraint.id.slot
            for cell in constraint.cells { uses[Int(cell.symbol)] += 1 }
            constraints[Int(slot)]!.place = .fixed
            constraints[Int(slot)]!.distance = -1
            do {
                try insert(slot)
            } catch {
                // With other constants than before they may contradict each other; `update()` will tell.
                refused.append(slot)
                constantsAreStale = true
            }
        }
    }

    /// Equalities come first, since only they shorten what follows.
    private static func turn(_ constraint: StoredConstraint) -> Int {
        constraint.isRequiredEquality ? 0 : constraint.strength.isRequired ? 1 : 2
    }
}
