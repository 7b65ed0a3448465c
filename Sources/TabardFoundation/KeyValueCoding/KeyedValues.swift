/// Reads and sets the properties of objects by their names, from the tables in which selectors are found too (O4).
package enum KeyedValues {
    /// What an object's property holds.
    package static func value(of object: AnyObject, forKey key: String) -> Any? {
        let selectors = ClassSelectors.of(object)
        for name in getters(of: key) {
            if let property = selectors.property(named: name) {
                return ConvertedValue.plain(property.get(object))
            }
        }
        for name in getters(of: key) {
            if let method = selectors.method(named: name) {
                return method.call(object, _SelectorArguments([]))
            }
        }
        return Override.valueForUndefinedKey.ask(object, key, [key]) {
            stop("value(forUndefinedKey:)", object, key)
        }
    }

    /// Sets an object's property; one that can only be read, and a value of another kind, stop the program.
    package static func set(_ value: Any?, of object: AnyObject, forKey key: String) {
        let selectors = ClassSelectors.of(object)
        let property = getters(of: key).lazy.compactMap { selectors.property(named: $0) }.first
        if let property {
            guard let set = property.set else {
                // An object that is there already, as an interface document may connect a controller's navigation item.
                if let value = value as? NSObject, property.get(object) as? NSObject === value { return }
                return refuse(
                    "'\(key)' of \(type(of: object)) can only be read, not set by setValue(_:forKey:)"
                )
            }
            var isSet = false
            ValueObservers.changing(object, key) { isSet = set(object, value) }
            if !isSet {
                let words = ConvertedValue.words(for: value)
                refuse("setValue(_:forKey:) of \(type(of: object)) can't set '\(key)' to \(words)")
            }
            return
        }
        if let method = selectors.method(named: PropertyName(key).setter) {
            ValueObservers.changing(object, key) { _ = method.call(object, _SelectorArguments([value])) }
            return
        }
        _ = Override.setValueForUndefinedKey.ask(object, key, [value, key]) {
            stop("setValue(_:forUndefinedKey:)", object, key)
        }
    }

    /// The same for a property of a property, with dots between the names; nil where one of them holds nothing.
    package static func value(of object: AnyObject, forKeyPath path: String) -> Any? {
        guard let (first, rest) = parts(of: path) else { return ask(object, path) }
        return ask(object, first).flatMap { value(in: $0, at: first, rest, of: object) }
    }

    /// Sets a property of a property; nothing happens where one on the way to it holds nil.
    package static func set(_ value: Any?, of object: AnyObject, forKeyPath path: String) {
        guard let (first, rest) = parts(of: path) else { return tell(object, value, path) }
        guard let next = ask(object, first), let holder = Self.object(next, at: first, of: object) else {
            return
        }
        set(value, of: holder, forKeyPath: rest)
    }

    /// Stops the program, with the names that the class knows; in an attempt it only says so.
    @discardableResult
    package static func stop(_ method: String, _ object: AnyObject, _ key: String) -> Any? {
        let names = ClassSelectors.of(object).keys.filter { !$0.hasPrefix("_") }.joined(separator: ", ")
        refuse(
            "\(method): \(type(of: object)) is not key value coding-compliant for the key '\(key)'; its keys are \(names)"
        )
        return nil
    }

    /// Reads or sets properties by names that come from outside, where what can't be done is no reason to stop the program.
    ///
    /// - Returns: The first thing that could not be done; nil if there was none.
    package static func attempt(_ work: () -> Void) -> String? {
        let attempt = Attempt()
        Attempt.$current.withValue(attempt, operation: work)
        return attempt.obstacle
    }

    /// Stops the program for something that can't be done; in an attempt it only says so.
    package static func refuse(_ obstacle: String) {
        guard let attempt = Attempt.current else { fatalError(obstacle) }
        if attempt.obstacle == nil { attempt.obstacle = obstacle }
    }

    /// What goes wrong on one thread, between the beginning and the end of `attempt(_:)`.
    private final class Attempt: @unchecked Sendable {
        @TaskLocal static var current: Attempt?
        var obstacle: String?
    }

    /// Asks as `value(forKey:)` of the object's class does, which may be overridden.
    static func ask(_ object: AnyObject, _ key: String) -> Any? {
        Override.valueForKey.ask(object, key, [key]) { value(of: object, forKey: key) }
    }

    /// Sets as `setValue(_:forKey:)` of the object's class does, which may be overridden.
    static func tell(_ object: AnyObject, _ value: Any?, _ key: String) {
        _ = Override.setValueForKey.ask(object, key, [value, key]) {
            set(value, of: object, forKey: key)
            return nil
        }
    }

    /// The names under which a key's value may be declared.
    private static func getters(of key: String) -> [String] {
        let capitalized = PropertyName(key).capitalized
        return [key, "is\(capitalized)", "get\(capitalized)", "_\(key)"]
    }

    private static func parts(of path: String) -> (first: String, rest: String)? {
        guard let dot = path.firstIndex(of: ".") else { return nil }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }

    /// What lies further along a path; each element's in a list.
    private static func value(in next: Any, at key: String, _ rest: String, of object: AnyObject) -> Any? {
        switch next {
        case let dictionary as [String: Any]:
            guard let (first, further) = parts(of: rest) else { return dictionary[rest] }
            return dictionary[first].flatMap { value(in: $0, at: first, further, of: object) }
        case let list as [Any]:
            return list.map { value(in: $0, at: key, rest, of: object) ?? NSNull() }
        default:
            return self.object(next, at: key, of: object).flatMap { value(of: $0, forKeyPath: rest) }
        }
    }

    private static func object(_ value: Any, at key: String, of owner: AnyObject) -> AnyObject? {
        guard type(of: value) is AnyClass else {
            refuse("What '\(key)' of \(owner) holds has no keys of its own")
            return nil
        }
        return value as AnyObject
    }
}
