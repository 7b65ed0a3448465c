import Constraints

/// One thing that is done to a system of constraints, here and with the other solver.
enum SolverStep {
    case new(variables: Int)
    case add(id: Int, Relation, SolverLevel, weight: Double, constant: Double, terms: [(Int, Double)])
    case remove(id: Int)
    case edit(variable: Int, SolverLevel)
    case suggest(variable: Int, value: Double)
    case endEdit(variable: Int)
    case query
    case time

    /// The line that tells the other solver of it.
    var line: String {
        switch self {
        case .new(let variables): return "n \(variables)"
        case .add(let id, let relation, let level, let weight, let constant, let terms):
            let sign =
                switch relation {
                case .lessThanOrEqual: "<"
                case .equal: "="
                case .greaterThanOrEqual: ">"
                }
            let words = terms.map { "\($0.0) \($0.1)" }.joined(separator: " ")
            return "c \(id) \(sign) \(level.factor * weight) \(constant) \(words)"
        case .remove(let id): return "r \(id)"
        case .edit(let variable, let level): return "e \(variable) \(level.factor)"
        case .suggest(let variable, let value): return "s \(variable) \(value)"
        case .endEdit(let variable): return "x \(variable)"
        case .query: return "q"
        case .time: return "t"
        }
    }
}

/// The strengths that both solvers know.
enum SolverLevel: CaseIterable {
    case required, strong, medium, weak

    /// What kiwisolver multiplies violations by.
    var factor: Double {
        switch self {
        case .required: 1_001_001_000
        case .strong: 1_000_000
        case .medium: 1_000
        case .weak: 1
        }
    }

    func strength(weight: Double) -> Strength {
        switch self {
        case .required: .required
        case .strong: Strength(priority: Strength.strong.priority, weight: weight)
        case .medium: Strength(priority: Strength.medium.priority, weight: weight)
        case .weak: Strength(priority: Strength.weak.priority, weight: weight)
        }
    }
}
