/// A value in one of the forms in which values are compared: what Swift and Foundation have of each kind is the same.
enum PredicateValue {
    case none
    case integer(Int64)
    case number(Double)
    case text(String)
    case date(Date)
    case list([Any])
    case object(AnyHashable)
    case other(Any)

    init(_ value: Any?) {
        guard let value = Self.unwrapped(value), !(value is NSNull) else {
            self = .none
            return
        }
        switch value {
        case let text as String: self = .text(text)
        case let text as Substring: self = .text(String(text))
        case let text as NSString: self = .text(text as String)
        case let truth as Bool: self = .integer(truth ? 1 : 0)
        case let number as NSNumber:
            // Large whole numbers would lose digits as Double.
            let integer = number.int64Value
            self = Double(integer) == number.doubleValue ? .integer(integer) : .number(number.doubleValue)
        case let number as any BinaryInteger:
            if let integer = Int64(exactly: number) {
                self = .integer(integer)
            } else {
                self = .number(Double(number))
            }
        case let number as any BinaryFloatingPoint: self = .number(Double(number))
        case let date as Date: self = .date(date)
        case let date as NSDate: self = .date(date as Date)
        case let list as NSArray: self = .list(list.map { $0 })
        case let set as NSSet: self = .list(set.allObjects)
        case let set as NSOrderedSet: self = .list(set.array)
        case let list as [Any]: self = .list(list)
        case let set as Set<AnyHashable>: self = .list(set.map(\.base))
        case let letter as Character: self = .text(String(letter))
        case let hashable as AnyHashable: self = .object(hashable)
        default: self = .other(value)
        }
    }

    /// What an optional holds, however often it is wrapped.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return unwrapped(mirror.children.first?.value)
    }

    var list: [Any]? {
        if case .list(let list) = self { return list }
        return nil
    }

    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .text(let text): Double(text)
        default: nil
        }
    }

    func isEqual(to other: PredicateValue, _ options: PredicateStrings.Options = []) -> Bool {
        switch (self, other) {
        case (.none, .none): true
        case (.integer(let left), .integer(let right)): left == right
        case (.integer, .number), (.number, .integer), (.number, .number): double == other.double
        case (.text(let left), .text(let right)):
            PredicateStrings.compare(left, right, options) == .orderedSame
        case (.date(let left), .date(let right)): left == right
        case (.list(let left), .list(let right)):
            left.count == right.count
                && zip(left, right).allSatisfy { PredicateValue($0).isEqual(to: PredicateValue($1), options) }
        case (.object(let left), .object(let right)): left == right
        case (.other(let left), .other(let right)):
            type(of: left) is AnyClass && type(of: right) is AnyClass
                && left as AnyObject === right as AnyObject
        default: false
        }
    }

    /// Which of two values comes first; nil if that has no meaning.
    func compare(_ other: PredicateValue, _ options: PredicateStrings.Options = []) -> ComparisonResult? {
        switch (self, other) {
        case (.integer(let left), .integer(let right)): Self.order(left, right)
        case (.integer, .number), (.number, .integer), (.number, .number):
            double.flatMap { left in other.double.flatMap { Self.order(left, $0) } }
        case (.text(let left), .text(let right)): PredicateStrings.compare(left, right, options)
        case (.date(let left), .date(let right)): left.compare(right)
        default: nil
        }
    }

    private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult? {
        left < right
            ? .orderedAscending : left > right ? .orderedDescending : left == right ? .orderedSame : nil
    }
}
