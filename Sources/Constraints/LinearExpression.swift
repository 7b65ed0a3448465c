/// A sum of variables, each times a number, and of a constant.
public struct LinearExpression: Hashable, Sendable {
    /// One variable and what it is multiplied by.
    public struct Term: Hashable, Sendable {
        /// The variable.
        public var variable: Variable
        /// What the variable is multiplied by.
        public var coefficient: Double

        /// Makes a term.
        public init(_ variable: Variable, times coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The terms, in any order; a variable may stand in several.
    public var terms: [Term]
    /// What is added to the terms.
    public var constant: Double

    /// Makes a sum of terms and a constant.
    public init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// Makes an expression of one variable.
    public init(_ variable: Variable) {
        self.init([Term(variable)])
    }

    /// The sum of two expressions.
    public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
    }

    /// An expression with a number added.
    public static func + (left: LinearExpression, right: Double) -> LinearExpression {
        LinearExpression(left.terms, constant: left.constant + right)
    }

    /// The difference of two expressions.
    public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        left + right * -1
    }

    /// An expression with a number taken off.
    public static func - (left: LinearExpression, right: Double) -> LinearExpression { left + -right }

    /// An expression with every number in it multiplied.
    public static func * (left: LinearExpression, right: Double) -> LinearExpression {
        let terms = left.terms.map { Term($0.variable, times: $0.coefficient * right) }
        return LinearExpression(terms, constant: left.constant * right)
    }
}
