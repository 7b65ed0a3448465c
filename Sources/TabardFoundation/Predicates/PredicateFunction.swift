/// The functions that a format may call.
enum PredicateFunction {
    private static let counts: [String: ClosedRange<Int>] = [
        "sum": 1...1, "count": 1...1, "min": 1...1, "max": 1...1, "average": 1...1, "abs": 1...1,
        "ceiling": 1...1,
        "floor": 1...1, "sqrt": 1...1, "lowercase": 1...1, "uppercase": 1...1, "length": 1...1, "now": 0...0,
        "cast": 2...2, "modulus": 2...2,
    ]

    static func isKnown(_ name: String, count: Int) -> Bool { counts[name]?.contains(count) ?? false }

    static var list: String { counts.keys.sorted().joined(separator: ", ") }

    static func call(_ name: String, _ values: [Any?]) -> Any? {
        let first = PredicateValue(values.first ?? nil)
        switch name {
        case "now": return Date()
        case "lowercase": return first.text?.lowercased()
        case "uppercase": return first.text?.uppercased()
        case "length": return first.text.map { $0.utf16.count }
        case "count": return first.list?.count
        case "sum", "min", "max", "average": return first.list.flatMap { aggregate(name, $0) }
        case "modulus":
            let divisor = PredicateValue(values[1]).double ?? 0
            return divisor == 0 ? nil : first.double.map { $0.truncatingRemainder(dividingBy: divisor) }
        case "cast": return cast(values[0], to: PredicateValue(values[1]).text ?? "")
        default: return first.double.map { number(name, $0) }
        }
    }

    private static func number(_ name: String, _ value: Double) -> Double {
        switch name {
        case "abs": abs(value)
        case "ceiling": value.rounded(.up)
        case "floor": value.rounded(.down)
        default: value.squareRoot()
        }
    }

    /// Of numbers in a list; what is none is left out.
    static func aggregate(_ name: String, _ values: [Any]) -> Any? {
        if name == "min" || name == "max" {
            return values.map { ($0, PredicateValue($0)) }.reduce(nil as (Any, PredicateValue)?) {
                best,
                next in
                guard let best else { return next }
                let order = next.1.compare(best.1)
                return order == (name == "min" ? .orderedAscending : .orderedDescending) ? next : best
            }?.0
        }
        let numbers = values.compactMap { PredicateValue($0).double }
        let sum = numbers.reduce(0, +)
        return name == "sum" ? sum : numbers.isEmpty ? nil : sum / Double(numbers.count)
    }

    private static func cast(_ value: Any?, to type: String) -> Any? {
        let value = PredicateValue(value)
        switch type {
        case "NSDate", "Date": return value.double.map { Date(timeIntervalSinceReferenceDate: $0) }
        case "NSNumber": return value.double
        case "NSString", "String":
            if let text = value.text { return text }
            if case .integer(let number) = value { return String(number) }
            return value.double.map { String($0) }
        default: return nil
        }
    }
}
