/// How the two sides of a constraint compare.
public enum Relation: Hashable, Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual
    /// Both sides are the same.
    case equal
    /// The left side is at least the right one.
    case greaterThanOrEqual
}

/// A linear equality or inequality between two expressions, and how much it matters.
///
/// ```swift
/// var solver = Solver()
/// let width = solver.makeVariable()
/// try solver.add(LinearConstraint(LinearExpression(width), .greaterThanOrEqual, LinearExpression(constant: 44)))
/// ```
public struct LinearConstraint: Hashable, Sendable {
    /// Names a constraint that was added to a solver, until it is removed.
    public struct ID: Hashable, Sendable {
        let slot: Int32
        let sequence: Int
    }

    /// What is compared with zero: the left side without the right one.
    public var expression: LinearExpression
    /// How `expression` compares with zero.
    public var relation: Relation
    /// How much the constraint matters.
    public var strength: Strength

    /// Makes a constraint; required unless a strength says otherwise.
    public init(
        _ left: LinearExpression,
        _ relation: Relation,
        _ right: LinearExpression,
        strength: Strength = .required
    ) {
        expression = left - right
        self.relation = relation
        self.strength = strength
    }

    /// How far the constraint is from holding, given the value of each variable; 0 if it holds.
    public func violation(_ value: (Variable) -> Double) -> Double {
        let sum = expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value($1.variable) }
        return switch relation {
        case .equal: abs(sum)
        case .lessThanOrEqual: max(0, sum)
        case .greaterThanOrEqual: max(0, -sum)
        }
    }
}
