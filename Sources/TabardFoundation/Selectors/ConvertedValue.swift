/// Values as Objective-C passes them, where everything is an object or a number.
enum ConvertedValue {
    static func isNothing(_ value: Any?) -> Bool {
        guard let value = flatten(value) else { return true }
        return value is NSNull
    }

    /// Nil for an optional that holds nothing, in however many optionals it is.
    static func flatten(_ value: Any?) -> Any? {
        guard let value, let optional = value as? any OptionalValue else { return value }
        return flatten(optional.content)
    }

    /// The value as the receiver has it: any number for a number or a truth value, else only its own kind.
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value, !(value is NSNull) else { return nil }
        if let same = value as? Value { return same }
        if let type = Value.self as? any RawRepresentable.Type {
            return represented(value, by: type) as? Value
        }
        if let type = Value.self as? any FixedWidthInteger.Type, let whole = whole(value) {
            return integer(whole, of: type) as? Value
        }
        guard let number = number(value) else { return nil }
        if let optional = Value.self as? any OptionalValue.Type {
            return optional.make(number) as? Value
        }
        return convert(number, toNumber: type) as? Value
    }

    /// A value as Objective-C's objects hold it: an enumeration's as its number.
    static func plain(_ value: Any?) -> Any? {
        guard let value, let named = value as? any RawRepresentable,
            Mirror(reflecting: value).displayStyle == .enum,
            let number = named.rawValue as? any BinaryInteger
        else { return value }
        return number
    }

    private static func represented<Value: RawRepresentable>(_ value: Any, by type: Value.Type) -> Value? {
        convert(value, to: Value.RawValue.self).flatMap(Value.init(rawValue:))
    }

    /// A whole number as it is: as a `Double` a large one is another.
    private static func whole(_ value: Any) -> (any BinaryInteger)? {
        if let whole = value as? any BinaryInteger { return whole }
        guard let number = value as? NSNumber else { return nil }
        if let whole = number as? Int64 { return whole }
        return number as? UInt64
    }

    private static func integer<Value: FixedWidthInteger>(_ whole: any BinaryInteger, of type: Value.Type)
        -> Value?
    {
        Value(exactly: whole)
    }

    fileprivate static func convert(_ number: Double, toNumber type: Any.Type) -> Any? {
        switch type {
        case is Bool.Type: number != 0
        case is CGFloat.Type: CGFloat(number)
        case is Double.Type: number
        case is Float.Type: Float(number)
        case is NSNumber.Type: NSNumber(value: number)
        case let integer as any FixedWidthInteger.Type: integer.init(exactly: number)
        default: nil
        }
    }

    /// What a message says of a value.
    static func words(for value: Any?) -> String {
        value.map { "a value of \(type(of: $0))" } ?? "nil"
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as Double: number
        case let number as Int: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as Bool: number ? 1 : 0
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        default: nil
        }
    }
}

/// An optional of any kind.
private protocol OptionalValue {
    var content: Any? { get }
    static func make(_ number: Double) -> Any?
}

extension Optional: OptionalValue {
    fileprivate var content: Any? { self }

    fileprivate static func make(_ number: Double) -> Any? {
        ConvertedValue.convert(number, toNumber: Wrapped.self)
    }
}
