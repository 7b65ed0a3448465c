extension Solver {
    /// How far a required constraint may be from holding, against the numbers in it.
    static let tolerance = 1e-7

    /// Puts a stored constraint to work.
    mutating func insert(_ slot: Int32) throws(SolverError) {
        let index = Int(slot)
        let isRequired = constraints[index]!.strength.isRequired
        if isRequired, defineUnused(slot) { return }
        let (cells, constant, parts) = expand(constraints[index]!.cells, constraints[index]!.constant)
        if cells.isEmpty {
            constraints[index]!.place = .fixed
            constraints[index]!.expandedConstant = constant
            if isRequired, !holds(slot) { throw conflict(around: [slot]) }
            return
        }
        if isRequired, define(slot, by: cells, constant, parts) { return }
        constraints[index]!.expandedConstant = constant
        try insertIntoTableau(slot, cells, constant)
    }

    /// Whether a constraint without variables holds.
    func holds(_ slot: Int32) -> Bool {
        let stored = constraints[Int(slot)]!
        let tolerance = Self.tolerance * max(1, abs(stored.constant))
        return switch stored.relation {
        case .equal: abs(stored.expandedConstant) <= tolerance
        case .lessThanOrEqual: stored.expandedConstant <= tolerance
        case .greaterThanOrEqual: stored.expandedConstant >= -tolerance
        }
    }

    private mutating func insertIntoTableau(
        _ slot: Int32,
        _ cells: [Cell],
        _ constant: Double
    ) throws(SolverError) {
        let index = Int(slot)
        let (relation, strength) = (constraints[index]!.relation, constraints[index]!.strength)
        let marker = makeSymbol(strength.isRequired && relation == .equal ? .zero : .restricted, owner: slot)
        let other = strength.isRequired ? -1 : makeSymbol(.restricted, owner: slot)
        constraints[index]!.place = .tableau(marker: marker, other: other)
        scratch.grow(to: kinds.count)
        var constant = constant
        for cell in cells {
            let row = rowOfSymbol[Int(cell.symbol)]
            if row < 0 {
                scratch.add(cell.value, to: cell.symbol)
            } else {
                constant += cell.value * rows[Int(row)].constant
                for part in rows[Int(row)].cells { scratch.add(cell.value * part.value, to: part.symbol) }
            }
        }
        // Sum + sign · marker - sign · other = 0. The marker of an inequality is its distance from the limit.
        let sign = markerFactor(relation)
        scratch.add(sign, to: marker)
        if other >= 0 { scratch.add(-sign, to: other) }
        let sum = scratch.take()
        if let variable = bestVariable(in: sum) {
            setPrices(marker, other, relation, strength)
            let row = makeRow(solving: sum, constant, for: variable)
            substitute(variable, by: row)
            return
        }
        if other >= 0 {
            // The marker where it is not negative, and else the other.
            let isMarkerPositive = -constant * sign >= 0
            let basic = isMarkerPositive ? marker : other
            _ = makeRow(solving: sum, constant, for: basic)
            setPrices(marker, other, relation, strength)
            optimize()
        } else {
            try insertRequired(slot, sum, constant, marker, sign)
        }
    }

    func markerFactor(_ relation: Relation) -> Double { relation == .greaterThanOrEqual ? -1 : 1 }

    private func bestVariable(in cells: [Cell]) -> Int32? {
        var best: Cell?
        for cell in cells where kinds[Int(cell.symbol)] == .variable {
            if best == nil || abs(cell.value) > 2 * abs(best!.value) { best = cell }
        }
        return best?.symbol
    }

    /// Errors cost; a distance from a limit does not.
    private mutating func setPrices(
        _ marker: Int32,
        _ other: Int32,
        _ relation: Relation,
        _ strength: Strength
    ) {
        guard other >= 0 else { return }
        let price = [Price(priority: strength.priority, value: strength.weight)]
        for symbol in relation == .equal ? [marker, other] : [other] {
            addPrice(price, times: 1, to: symbol)
        }
    }

    /// Makes a symbol dearer, or what the symbol is in terms of others.
    mutating func addPrice(_ price: [Price], times factor: Double, to symbol: Int32) {
        let row = rowOfSymbol[Int(symbol)]
        guard row >= 0 else {
            prices[Int(symbol)].add(price, times: factor)
            touched.append(symbol)
            return
        }
        for cell in rows[Int(row)].cells {
            prices[Int(cell.symbol)].add(price, times: factor * cell.value)
            touched.append(cell.symbol)
        }
    }

    /// Adds a required constraint, all whose symbols must not be negative.
    private mutating func insertRequired(
        _ slot: Int32,
        _ sum: [Cell],
        _ constant: Double,
        _ marker: Int32,
        _ sign: Double
    ) throws(SolverError) {
        let scale = max(1, abs(constraints[Int(slot)]!.constant))
        let isZero = kinds[Int(marker)] == .zero
        var value = -constant * sign
        if abs(value) < Self.tolerance * scale { value = 0 }
        if !isZero, value >= 0 {
            _ = makeRow(solving: sum, constant, for: marker)
            return
        }
        // As the marker would be: it has to rise if it is negative, and a zero has to fall if positive.
        let factor = value > 0 ? sign : -sign
        let canMove = sum.contains {
            kinds[Int($0.symbol)] == .restricted && $0.symbol != marker && $0.value * factor > smallestFactor
        }
        if !canMove, value != 0 {
            let names = constraintsBehind(sum)
            abandon(slot, marker)
            throw conflict(around: names.union([slot]))
        }
        let backup = self
        let row = makeRow(solving: sum, value == 0 ? 0 : constant, for: marker)
        if isZero {
            leaveZero(row)
            guard rows[Int(row)].basic != marker || value == 0 else {
                self = backup
                abandon(slot, marker)
                throw conflict(around: [slot])
            }
        } else {
            doubtful.append(row)
        }
        do {
            try makeFeasible()
        } catch {
            self = backup
            abandon(slot, marker)
            throw conflict(around: Set(error.conflict.map(\.slot)).union([slot]))
        }
        optimize()
    }

    /// Takes back the symbol of a constraint that was refused.
    private mutating func abandon(_ slot: Int32, _ marker: Int32) {
        constraints[Int(slot)]!.place = .fixed
        free(marker)
    }
}
