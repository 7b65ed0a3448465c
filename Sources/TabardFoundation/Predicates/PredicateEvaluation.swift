/// Looks at one object with a condition.
struct PredicateEvaluation {
    let object: Any?
    var variables: [String: Any]

    func evaluate(_ node: PredicateNode) -> Bool {
        switch node {
        case .value(let value): value
        case .not(let node): !evaluate(node)
        case .and(let nodes): nodes.allSatisfy(evaluate)
        case .or(let nodes): nodes.contains(where: evaluate)
        case .comparison(let comparison): evaluate(comparison)
        }
    }

    private func evaluate(_ comparison: PredicateComparison) -> Bool {
        let left = value(of: comparison.left)
        let right = PredicateValue(value(of: comparison.right))
        func holds(_ element: Any?) -> Bool {
            Self.compare(PredicateValue(element), comparison.operator, right, comparison.options)
        }
        guard let quantifier = comparison.quantifier else { return holds(left) }
        let elements = PredicateValue(left).list ?? []
        switch quantifier {
        case .any: return elements.contains(where: holds)
        case .all: return elements.allSatisfy(holds)
        case .none: return !elements.contains(where: holds)
        }
    }

    private static func compare(
        _ left: PredicateValue,
        _ comparison: PredicateComparison.Operator,
        _ right: PredicateValue,
        _ options: PredicateStrings.Options
    ) -> Bool {
        switch comparison {
        case .equal: return left.isEqual(to: right, options)
        case .notEqual: return !left.isEqual(to: right, options)
        case .less: return left.compare(right, options) == .orderedAscending
        case .greater: return left.compare(right, options) == .orderedDescending
        case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(left.compare(right, options))
        case .greaterOrEqual:
            return [.orderedDescending, .orderedSame].contains(left.compare(right, options))
        case .between:
            guard let bounds = right.list, bounds.count == 2 else { return false }
            let order = (
                left.compare(PredicateValue(bounds[0]), options),
                left.compare(PredicateValue(bounds[1]), options)
            )
            return [.orderedDescending, .orderedSame].contains(order.0)
                && [.orderedAscending, .orderedSame].contains(order.1)
        case .in: return contains(right, left, options)
        case .contains: return contains(left, right, options)
        case .beginsWith, .endsWith, .like, .matches:
            guard let text = left.text, let part = right.text else { return false }
            return compare(text, comparison, part, options)
        }
    }

    private static func compare(
        _ text: String,
        _ comparison: PredicateComparison.Operator,
        _ part: String,
        _ options: PredicateStrings.Options
    ) -> Bool {
        func folded(_ text: String) -> String { PredicateStrings.folded(text, options) }
        switch comparison {
        case .beginsWith: return folded(text).hasPrefix(folded(part))
        case .endsWith: return folded(text).hasSuffix(folded(part))
        case .like: return PredicateStrings.isLike(text, part, options)
        default: return PredicateStrings.matches(text, part, options)
        }
    }

    private static func contains(
        _ whole: PredicateValue,
        _ part: PredicateValue,
        _ options: PredicateStrings.Options
    ) -> Bool {
        switch (whole, part) {
        case (.text(let text), .text(let part)): PredicateStrings.contains(text, part, options)
        case (.list(let list), _): list.contains { PredicateValue($0).isEqual(to: part, options) }
        default: false
        }
    }

    private func value(of operand: PredicateOperand) -> Any? {
        switch operand {
        case .constant(let value): return value
        case .evaluated: return object
        case .variable(let name):
            guard let value = variables[name] else {
                fatalError("The predicate has a variable $\(name), for which no value was given")
            }
            return value
        case .keyPath(let base, let path): return PredicateKeys.value(of: value(of: base), keyPath: path)
        case .index(let base, let index): return element(of: value(of: base), at: value(of: index))
        case .aggregate(let operands): return operands.map { value(of: $0) ?? NSNull() }
        case .arithmetic(let left, let operation, let right):
            return calculate(PredicateValue(value(of: left)), operation, PredicateValue(value(of: right)))
        case .function(let name, let operands): return PredicateFunction.call(name, operands.map(value))
        case .subquery(let collection, let variable, let condition):
            return (PredicateValue(value(of: collection)).list ?? []).filter { element in
                var inner = self
                inner.variables[variable] = element
                return inner.evaluate(condition)
            }
        }
    }

    private func element(of base: Any?, at index: Any?) -> Any? {
        guard let list = PredicateValue(base).list else {
            return PredicateValue(index).text.flatMap { PredicateKeys.value(of: base, keyPath: $0) }
        }
        if let named = index as? PredicateIndex {
            switch named.word {
            case "FIRST": return list.first
            case "LAST": return list.last
            default: return list.count
            }
        }
        guard case .integer(let number) = PredicateValue(index), list.indices.contains(Int(number)) else {
            return nil
        }
        return list[Int(number)]
    }

    private func calculate(
        _ left: PredicateValue,
        _ operation: PredicateOperand.Arithmetic,
        _ right: PredicateValue
    ) -> Any? {
        guard let first = left.double, let second = right.double else { return nil }
        let result: Double =
            switch operation {
            case .add: first + second
            case .subtract: first - second
            case .multiply: first * second
            case .divide: first / second
            case .power: pow(first, second)
            }
        // A date with seconds added is a date.
        if case .date = left { return Date(timeIntervalSinceReferenceDate: result) }
        return result
    }
}
