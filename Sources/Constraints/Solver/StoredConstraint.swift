/// A constraint in the solver, and where the solver keeps it.
struct StoredConstraint {
    enum Place {
        /// It says what a variable is.
        case definition(Int32)
        /// It is part of the tableau, by these symbols; the second is -1 if there is one only.
        case tableau(marker: Int32, other: Int32)
        /// It holds, or fails, whatever the variables are.
        case fixed
    }

    var id: LinearConstraint.ID
    /// One cell for each variable, as the user gave it.
    var cells: [Cell]
    var constant: Double
    var relation: Relation
    var strength: Strength

    var place = Place.fixed
    /// For a definition: the variable's value in terms of others.
    var definition: [Cell] = []
    /// The constant of the definition; or that of the expression with all definitions put in.
    var expandedConstant = 0.0
    /// For a definition: the others that were put into it, and how often.
    var parts: [(slot: Int32, factor: Double)] = []
    /// For a definition: what the variable was multiplied by.
    var divisor = 1.0
    /// For a definition: when it was made.
    var order = 0
    /// For an inequality that is a definition: the symbol of the distance from its limit; else -1.
    var distance: Int32 = -1

    var isRequiredEquality: Bool { strength.isRequired && relation == .equal }
}

/// Room for sums, kept from call to call.
struct Scratch {
    var sums: [Double] = []
    var isListed: [Bool] = []
    var listed: [Int32] = []
    /// Marks of a walk through the definitions: 0 not seen, 1 open, 2 done.
    var marks: [UInt8] = []
    var order: [Int32] = []
    var stack: [(symbol: Int32, next: Int)] = []

    mutating func grow(to count: Int) {
        guard sums.count < count else { return }
        let more = count - sums.count
        sums.append(contentsOf: repeatElement(0, count: more))
        isListed.append(contentsOf: repeatElement(false, count: more))
        marks.append(contentsOf: repeatElement(0, count: more))
    }

    @inline(__always)
    mutating func add(_ value: Double, to symbol: Int32) {
        let index = Int(symbol)
        if !isListed[index] {
            isListed[index] = true
            listed.append(symbol)
        }
        sums[index] += value
    }

    /// Ends the summing up, and tells what came out, in the order of the symbols.
    mutating func take() -> [Cell] {
        if listed.count > 1 { listed.sort() }
        var cells: [Cell] = []
        cells.reserveCapacity(listed.count)
        for symbol in listed {
            let index = Int(symbol)
            if abs(sums[index]) > smallestFactor { cells.append(Cell(symbol: symbol, value: sums[index])) }
            sums[index] = 0
            isListed[index] = false
        }
        listed.removeAll(keepingCapacity: true)
        return cells
    }
}
