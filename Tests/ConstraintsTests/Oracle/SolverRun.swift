import Constraints

/// Does steps with the solver, and keeps what it answers.
struct SolverRun {
    enum Answer {
        case isAccepted(Bool)
        case values([Double], Wishes)
    }

    /// What could be violated when the values were asked for.
    struct Wishes {
        var constraints: [(terms: [(Int, Double)], constraint: LinearConstraint)] = []
        var edits: [Int: Double] = [:]

        /// The sum of the weighted violations of each priority, from the highest on.
        func violations(_ values: [Double]) -> [Double] {
            var sums = [Strength.strong.priority: 0.0]
            for (terms, constraint) in constraints {
                var expression = LinearExpression(constant: constraint.expression.constant)
                expression.constant += terms.reduce(0) { $0 + values[$1.0] * $1.1 }
                let fixed = LinearConstraint(expression, constraint.relation, LinearExpression())
                let strength = constraint.strength
                sums[strength.priority, default: 0] += fixed.violation { _ in 0 } * strength.weight
            }
            for (variable, value) in edits {
                sums[Strength.strong.priority, default: 0] += abs(values[variable] - value)
            }
            return sums.sorted { $0.key > $1.key }.map(\.value)
        }

        /// Whether the first values violate less than the second, or nil if both do so alike.
        func isBetter(_ first: [Double], than second: [Double]) -> Bool? {
            for (a, b) in zip(violations(first), violations(second)) where abs(a - b) > 1e-6 {
                return a < b
            }
            return nil
        }
    }

    private(set) var answers: [Answer] = []
    private(set) var spent = Duration.zero
    private(set) var solver = Solver()
    private(set) var variables: [Variable] = []
    private(set) var constraints: [Int: LinearConstraint.ID] = [:]
    private var wishes: [Int: (terms: [(Int, Double)], constraint: LinearConstraint)] = [:]
    private var edits: [Int: Double] = [:]
    private let clock = ContinuousClock()

    mutating func run(_ step: SolverStep) throws {
        switch step {
        case .new(let count):
            solver = Solver()
            constraints = [:]
            wishes = [:]
            edits = [:]
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
            if let added {
                constraints[id] = added
                wishes[id] = (terms, constraint)
            }
            answers.append(.isAccepted(added != nil))
        case .remove(let id):
            guard let removed = constraints.removeValue(forKey: id) else { return }
            wishes[id] = nil
            try measure { try $0.remove(removed) }
        case .edit(let variable, let level):
            try solver.addEditVariable(variables[variable], strength: level.strength(weight: 1))
        case .suggest(let variable, let value):
            let edited = variables[variable]
            edits[variable] = value
            try measure { try $0.suggest(value, for: edited) }
        case .endEdit(let variable):
            edits[variable] = nil
            try solver.removeEditVariable(variables[variable])
        case .query:
            try measure { try $0.update() }
            let list = wishes.sorted { $0.key < $1.key }.map(\.value)
            answers.append(.values(variables.map(solver.value), Wishes(constraints: list, edits: edits)))
        case .time:
            break
        }
    }

    private mutating func measure(_ body: (inout Solver) throws -> Void) throws {
        let start = clock.now
        try body(&solver)
        spent += start.duration(to: clock.now)
    }
}
