/// What objects hold under names, as predicates and sort descriptors ask for it.
///
/// Dictionaries are asked by key, lists element by element, texts for what `NSString` has, objects by key-value coding, and
/// other values for their stored properties.
enum PredicateKeys {
    static func value(of object: Any?, keyPath: String) -> Any? {
        var value = object
        let keys = keyPath.split(separator: ".").map { String($0) }
        for (index, key) in keys.enumerated() {
            if key.hasPrefix("@"), let list = PredicateValue(value).list {
                return collected(list, key, rest: keys[(index + 1)...].joined(separator: "."))
            }
            value = self.value(of: value, key: key)
        }
        return value
    }

    private static func collected(_ list: [Any], _ key: String, rest: String) -> Any? {
        func values() -> [Any] {
            rest.isEmpty ? list : list.compactMap { PredicateValue.unwrapped(value(of: $0, keyPath: rest)) }
        }
        switch key {
        case "@count": return list.count
        case "@firstObject": return list.first
        case "@lastObject": return list.last
        case "@sum", "@min", "@max": return PredicateFunction.aggregate(String(key.dropFirst()), values())
        case "@avg": return PredicateFunction.aggregate("average", values())
        case "@unionOfObjects": return values()
        case "@distinctUnionOfObjects":
            return values().reduce(into: [Any]()) { kept, next in
                let value = PredicateValue(next)
                if !kept.contains(where: { PredicateValue($0).isEqual(to: value) }) { kept.append(next) }
            }
        default: fatalError("A list has no \(key); it has @count, @sum, @avg, @min, @max and @unionOfObjects")
        }
    }

    private static func value(of object: Any?, key: String) -> Any? {
        guard let object = PredicateValue.unwrapped(object), !(object is NSNull) else { return nil }
        if key.uppercased() == "SELF" { return object }
        switch object {
        case let dictionary as [String: Any]: return dictionary[key]
        case let dictionary as NSDictionary: return dictionary.object(forKey: key)
        default: break
        }
        let value = PredicateValue(object)
        if let list = value.list { return list.map { self.value(of: $0, key: key) ?? NSNull() } }
        if let text = value.text, let part = self.part(of: text, key) { return part }
        if let declared = declared(by: object, key) { return declared }
        if let property = property(of: object, key) { return property }
        if let object = object as? NSObject { return KeyedValues.ask(object, key) }
        fatalError("\(type(of: object)) has nothing under the key \"\(key)\" that a predicate asks for")
    }

    /// What an `@objc` member holds; nil if the object's class has none of the name.
    private static func declared(by object: Any, _ key: String) -> Any?? {
        guard type(of: object) is AnyClass else { return nil }
        let object = object as AnyObject
        let selectors = ClassSelectors.of(object)
        for name in [key, "is\(key.prefix(1).uppercased())\(key.dropFirst())"] {
            if let property = selectors.property(named: name) { return .some(property.get(object)) }
            if let method = selectors.method(named: name) {
                return .some(method.call(object, _SelectorArguments([])))
            }
        }
        return nil
    }

    private static func part(of text: String, _ key: String) -> Any? {
        switch key {
        case "length": text.utf16.count
        case "lowercaseString": text.lowercased()
        case "uppercaseString": text.uppercased()
        case "capitalizedString": text.capitalized
        case "intValue", "integerValue": Int(text) ?? 0
        case "doubleValue", "floatValue": Double(text) ?? 0
        case "boolValue": NSString(string: text).boolValue
        case "description": text
        default: nil
        }
    }

    /// A stored property, of the class itself or of those that it inherits from.
    private static func property(of object: Any, _ key: String) -> Any?? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key || $0.label == "_\(key)" }) {
                return .some(child.value)
            }
            mirror = current.superclassMirror
        }
        if key == "description", let described = object as? any CustomStringConvertible {
            return .some(described.description)
        }
        return nil
    }
}
