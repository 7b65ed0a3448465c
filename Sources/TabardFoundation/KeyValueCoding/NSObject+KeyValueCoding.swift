extension NSObjectProtocol where Self: NSObject {
    /// Reads a property by its name: an app's `@objc` one, or one of UIKit's well-known ones (O4).
    ///
    /// A name that the class doesn't know goes to `value(forUndefinedKey:)`.
    public func value(forKey key: String) -> Any? { KeyedValues.ask(self, key) }

    /// Sets a property by its name.
    ///
    /// A name that the class doesn't know goes to `setValue(_:forUndefinedKey:)`. A value of another kind, or a property
    /// that can only be read, is a programming error. Numbers are converted.
    public func setValue(_ value: Any?, forKey key: String) { KeyedValues.tell(self, value, key) }

    /// Reads a property of a property, with dots between the names; nil where one of them holds nothing.
    ///
    /// In an array the rest of the path is read of each element, in a dictionary it is a key.
    public func value(forKeyPath keyPath: String) -> Any? { KeyedValues.value(of: self, forKeyPath: keyPath) }

    /// Sets a property of a property, with dots between the names; nothing happens where one of them holds nil.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyedValues.set(value, of: self, forKeyPath: keyPath)
    }

    /// Called for a name that the class doesn't know; stops the program, with the names that it does.
    public func value(forUndefinedKey key: String) -> Any? {
        Override.valueForUndefinedKey.ask(self, key, [key]) {
            KeyedValues.stop("value(forUndefinedKey:)", self, key)
        }
    }

    /// Called for a name that the class doesn't know; stops the program, with the names that it does.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        _ = Override.setValueForUndefinedKey.ask(self, key, [value, key]) {
            KeyedValues.stop("setValue(_:forUndefinedKey:)", self, key)
        }
    }

    /// Sets each property to its value; `NSNull` is nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// What some properties hold, `NSNull` for nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }
}
