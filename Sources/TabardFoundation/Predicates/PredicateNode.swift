/// A condition, as a format has it.
indirect enum PredicateNode {
    enum Quantifier { case any, all, none }

    case value(Bool)
    case not(PredicateNode)
    case and([PredicateNode])
    case or([PredicateNode])
    case comparison(PredicateComparison)
}

/// Two operands and what is asked of them.
struct PredicateComparison {
    enum Operator {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case between, `in`, contains, beginsWith, endsWith, like, matches
    }

    var left: PredicateOperand
    var `operator`: Operator
    var right: PredicateOperand
    var quantifier: PredicateNode.Quantifier?
    var options: PredicateStrings.Options
}

/// What stands on one side of a comparison.
indirect enum PredicateOperand {
    enum Arithmetic { case add, subtract, multiply, divide, power }

    case constant(Any?)
    /// The object that is looked at.
    case evaluated
    case variable(String)
    case keyPath(PredicateOperand, String)
    case index(PredicateOperand, PredicateOperand)
    case aggregate([PredicateOperand])
    case arithmetic(PredicateOperand, Arithmetic, PredicateOperand)
    case function(String, [PredicateOperand])
    case subquery(PredicateOperand, variable: String, PredicateNode)
}
