/// An object some of whose properties an app may reach by their names.
///
/// Foundation's `NSObject` can't do that on Linux, so UIKit's own base classes declare these members, each of which a
/// subclass may override.
@MainActor
protocol KeyValueCoding: AnyObject {
    /// The tables of the class, its own before its superclass's, which it falls through to.
    static var _knownKeys: [KnownKeys] { get }

    func setValue(_ value: Any?, forKey key: String)
    func value(forKey key: String) -> Any?
    func setValue(_ value: Any?, forUndefinedKey key: String)
    func value(forUndefinedKey key: String) -> Any?
}

extension KeyValueCoding {
    func _setValue(_ value: Any?, forKey key: String) {
        guard let known = KnownKeys.find(key, of: self) else {
            return setValue(value, forUndefinedKey: key)
        }
        guard let set = known.set else {
            fatalError("'\(key)' of \(type(of: self)) can only be read, not set by setValue(_:forKey:)")
        }
        require(
            set(value),
            "setValue(_:forKey:) of \(type(of: self)) can't set '\(key)' to \(value.map { "a value of \(type(of: $0))" } ?? "nil")"
        )
    }

    func _value(forKey key: String) -> Any? {
        guard let known = KnownKeys.find(key, of: self) else { return value(forUndefinedKey: key) }
        return known.get()
    }

    func _setValue(_ value: Any?, forKeyPath path: String) {
        guard let (first, rest) = Self.parts(of: path) else { return setValue(value, forKey: path) }
        guard let next = self.value(forKey: first) else { return }
        Self.object(next, at: first)._setValue(value, forKeyPath: rest)
    }

    func _value(forKeyPath path: String) -> Any? {
        guard let (first, rest) = Self.parts(of: path) else { return value(forKey: path) }
        guard let next = value(forKey: first) else { return nil }
        return Self.object(next, at: first)._value(forKeyPath: rest)
    }

    func _stop(_ method: String, _ key: String) -> Never {
        let names = KnownKeys.names(of: self).joined(separator: ", ")
        fatalError(
            "\(method): \(type(of: self)) is not key value coding-compliant for the key '\(key)'; its keys are \(names)"
        )
    }

    private static func parts(of path: String) -> (first: String, rest: String)? {
        guard let dot = path.firstIndex(of: ".") else { return nil }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }

    private static func object(_ value: Any, at key: String) -> any KeyValueCoding {
        guard let object = value as? any KeyValueCoding else {
            fatalError("What '\(key)' of \(self) holds has no keys of its own")
        }
        return object
    }
}
