/// Finds values for variables that satisfy linear constraints as well as their strengths ask for.
///
/// Required constraints always hold; of the others, those of a higher priority always come first. The solver
/// is incremental: after a change it starts from the last solution. The same calls in the same order give
/// the same values.
///
/// ```swift
/// var solver = Solver()
/// let (left, width) = (solver.makeVariable(), solver.makeVariable())
/// try solver.add(LinearConstraint(LinearExpression(left), .equal, LinearExpression(constant: 20)))
/// let right = LinearExpression(left) + LinearExpression(width)
/// try solver.add(LinearConstraint(right, .lessThanOrEqual, LinearExpression(constant: 300)))
/// try solver.add(LinearConstraint(LinearExpression(width), .equal, LinearExpression(constant: 500), strength: .medium))
/// solver.value(of: width)  // 280
/// ```
///
/// It works as Cassowary does (Badros, Borning and Stuckey), with two differences. A required
/// constraint that can define a variable does so, an inequality by its distance from the limit, and stays out of the
/// tableau: long chains of views cost no more than their length. And strengths are compared one after the other instead of being summed up with large factors.
public struct Solver: Sendable {
    var kinds: [SymbolKind] = []
    /// The row whose basic symbol this is, or -1.
    var rowOfSymbol: [Int32] = []
    /// Rows in which the symbol may stand. Some may no longer have it, and some may be named twice.
    var columns: [[Int32]] = []
    var prices: [[Price]] = []
    /// The slot of the constraint that a symbol belongs to, or -1.
    var owners: [Int32] = []
    var freeSymbols: [Int32] = []
    var rows: [Row] = []
    var freeRows: [Int32] = []
    /// Symbols whose price changed since the last optimum; all that are too cheap are among them.
    var touched: [Int32] = []
    /// Rows that may have become infeasible.
    var doubtful: [Int32] = []

    /// Required constraints that contradict others since constants changed.
    var refused: [Int32] = []

    var constraints: [StoredConstraint?] = []
    var freeSlots: [Int32] = []
    var nextSequence = 0
    /// The slot of the equality that defines the variable, or -1.
    var definitions: [Int32] = []
    /// How many constraints name the variable.
    var uses: [Int32] = []
    var edits: [Int32: LinearConstraint.ID] = [:]

    var values: [Double] = []
    var valuesAreStale = true
    var constantsAreStale = false
    /// Whether the tableau is that of constraints that are gone, and has to be built anew before anything is asked of it.
    ///
    /// What others were put into can't be taken out of them; so many that go at once are left out together.
    var needsRebuild = false
    /// Rows whose basic symbol became one that marks a required equality; some may no longer have such a one.
    var zeroRows: [Int32] = []
    var scratch = Scratch()
    var explainsConflicts = true
    /// How many cells of rows were calculated, how often a symbol took another's place, and how often all was built anew: what the
    /// solver's time goes with.
    var work = 0
    var pivots = 0
    var rebuilds = 0
    /// Counts definitions, each of which is made of earlier ones.
    var nextOrder = 0

    /// Makes a solver without variables.
    public init() {}

    /// The number of constraints, those of edited variables among them.
    public var count: Int { constraints.count - freeSlots.count }

    /// Makes a variable; its value is 0 until constraints say otherwise.
    public mutating func makeVariable() -> Variable {
        Variable(symbol: makeSymbol(.variable))
    }

    /// Adds a constraint.
    ///
    /// - Returns: What names the constraint later.
    /// - Throws: An error with `unsatisfiable` and the constraints that a required one contradicts;
    ///   the solver is then as it was.
    @discardableResult
    public mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> LinearConstraint.ID {
        try check(constraint)
        try refresh()
        valuesAreStale = true
        let slot = store(constraint)
        let id = constraints[Int(slot)]!.id
        do {
            try insert(slot)
        } catch {
            discard(slot)
            var error = error
            error.conflict.removeAll { $0 == id }
            throw error
        }
        _checkInvariants()
        return id
    }

    /// Takes a constraint out.
    public mutating func remove(_ id: LinearConstraint.ID) throws(SolverError) {
        let slot = try slot(of: id)
        valuesAreStale = true
        withdraw(slot)
        _checkInvariants()
    }

    /// Gives the constant of a constraint's expression another value; cheaper than a new constraint.
    ///
    /// - Throws: `invalidNumber`. That required constraints contradict each other now is told by `update()`.
    public mutating func change(constant: Double, of id: LinearConstraint.ID) throws(SolverError) {
        let slot = Int(try slot(of: id))
        guard Self.isAllowed(constant) else { throw SolverError(code: .invalidNumber) }
        guard constraints[slot]!.constant != constant else { return }
        constraints[slot]!.constant = constant
        constantsAreStale = true
        valuesAreStale = true
    }

    /// Lets a value be suggested for a variable, with any strength below required; strong by default.
    public mutating func addEditVariable(
        _ variable: Variable,
        strength: Strength = .strong
    ) throws(SolverError) {
        guard !strength.isRequired, edits[variable.symbol] == nil else {
            throw SolverError(code: .invalidEdit)
        }
        edits[variable.symbol] = try add(
            LinearConstraint(LinearExpression(variable), .equal, LinearExpression(), strength: strength)
        )
    }

    /// Asks for a value of an edited variable.
    public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
        guard let id = edits[variable.symbol] else { throw SolverError(code: .unknown) }
        try change(constant: -value, of: id)
    }

    /// Ends the suggestions for a variable.
    public mutating func removeEditVariable(_ variable: Variable) throws(SolverError) {
        guard let id = edits.removeValue(forKey: variable.symbol) else { throw SolverError(code: .unknown) }
        try remove(id)
    }

    /// Brings the values up to date after changes of constants and suggestions.
    ///
    /// - Throws: `unsatisfiable` when required constraints contradict each other with the new constants. The
    ///   values are then those of before; change a constant, or remove one of the constraints that are named.
    public mutating func update() throws(SolverError) {
        try refresh()
        guard valuesAreStale else { return }
        evaluate()
        valuesAreStale = false
    }

    /// The value of a variable, as of the last `update()`.
    public func value(of variable: Variable) -> Double {
        let index = Int(variable.symbol)
        return values.indices.contains(index) ? values[index] : 0
    }
}
