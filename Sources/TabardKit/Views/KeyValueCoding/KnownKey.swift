/// A property of UIKit's that an app may reach by its name.
struct KnownKey<Object> {
    let get: (Object) -> Any?
    /// Nil for a property that can only be read; false if the value is of another kind.
    let set: ((Object, Any?) -> Bool)?

    /// A property that always holds something.
    static func property<Value>(_ path: ReferenceWritableKeyPath<Object, Value>) -> KnownKey {
        KnownKey(
            get: { $0[keyPath: path] },
            set: { object, value in
                guard let value = KnownValue.convert(value, to: Value.self) else { return false }
                object[keyPath: path] = value
                return true
            }
        )
    }

    /// A property that may hold nothing.
    static func optional<Value>(_ path: ReferenceWritableKeyPath<Object, Value?>) -> KnownKey {
        KnownKey(
            get: { $0[keyPath: path] },
            set: { object, value in
                guard !KnownValue.isNothing(value) else {
                    object[keyPath: path] = nil
                    return true
                }
                guard let value = KnownValue.convert(value, to: Value.self) else { return false }
                object[keyPath: path] = value
                return true
            }
        )
    }

    static func readOnly<Value>(_ path: KeyPath<Object, Value>) -> KnownKey {
        KnownKey(get: { KnownValue.flatten($0[keyPath: path]) }, set: nil)
    }
}

/// Values as Objective-C's key-value coding takes them.
enum KnownValue {
    static func isNothing(_ value: Any?) -> Bool { value == nil || value is NSNull }

    /// Nil for an optional that holds nothing.
    static func flatten(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.content
    }

    /// The value as the property has it: any number for a number or a truth value, else only its own kind.
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value, !(value is NSNull) else { return nil }
        if let same = value as? Value { return same }
        guard let number = number(value) else { return nil }
        switch type {
        case is Bool.Type: return (number != 0) as? Value
        case is CGFloat.Type: return CGFloat(number) as? Value
        case is Double.Type: return number as? Value
        case is Float.Type: return Float(number) as? Value
        case is Int.Type: return Int(exactly: number) as? Value
        default: return nil
        }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as Double: number
        case let number as Int: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as Bool: number ? 1 : 0
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}

/// An optional of any kind.
private protocol OptionalValue {
    var content: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var content: Any? { self }
}
