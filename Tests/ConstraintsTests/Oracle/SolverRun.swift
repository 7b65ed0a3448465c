import Constraints

/// Does steps with the solver, and keeps what it answers.
struct SolverRun {
    enum Answer: Equatable {
        case isAccepted(Bool)
        case values([Double])
    }

    private(set) var answers: [Answer] = []
    private(set) var spent = Duration.zero
    private(set) var solver = Solver()
    private(set) var variables: [Variable] = []
    private(set) var constraints: [Int: (id: LinearConstraint.ID, constraint: LinearConstraint)] = [:]
    private let clock = ContinuousClock()

    mutating func run(_ step: SolverStep) throws {
        switch step {
        case .new(let count):
            solver = Solver()
            constraints = [:]
            variables = (0..<count).map { _ in solver.makeVariable() }
        case .add(let id, let relation, let level, let weight, let constant, let terms):
            let list = terms.map { LinearExpression.Term(variables[$0.0], times: $0.1) }
            let constraint = LinearConstraint(
                LinearExpression(list, constant: constant),
                relation,
                LinearExpression(),
                strength: level.strength(weight: weight)
            )
            let start = clock.now
            let added = try? solver.add(constraint)
            spent += start.duration(to: clock.now)
            if let added { constraints[id] = (added, constraint) }
            answers.append(.isAccepted(added != nil))
        case .remove(let id):
            guard let removed = constraints.removeValue(forKey: id) else { return }
            try measure { try $0.remove(removed.id) }
        case .edit(let variable, let level):
            try solver.addEditVariable(variables[variable], strength: level.strength(weight: 1))
        case .suggest(let variable, let value):
            let edited = variables[variable]
            try measure { try $0.suggest(value, for: edited) }
        case .endEdit(let variable):
            try solver.removeEditVariable(variables[variable])
        case .query:
            try measure { try $0.update() }
            answers.append(.values(variables.map(solver.value)))
        case .time:
            break
        }
    }

    private mutating func measure(_ body: (inout Solver) throws -> Void) throws {
        let start = clock.now
        try body(&solver)
        spent += start.duration(to: clock.now)
    }

    /// The violations of the constraints that may be broken, each times its weight, for each priority.
    func violations(_ values: [Double], editing edits: [Int: Double]) -> [Double] {
        let index = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
        var sums = [Double: Double]()
        for (_, constraint) in constraints.values {
            let violation = constraint.violation { values[index[$0] ?? 0] }
            sums[constraint.strength.priority, default: 0] += violation * constraint.strength.weight
        }
        for (variable, value) in edits {
            sums[Strength.strong.priority, default: 0] += abs(values[variable] - value)
        }
        return sums.sorted { $0.key > $1.key }.map(\.value)
    }
}
