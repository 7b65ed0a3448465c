/// The forms of key-value coding, which apps use for defaults as well as `set(_:forKey:)` and `object(forKey:)`.
extension UserDefaults {
    /// Stores a value under a key, or removes it with nil.
    public func setValue(_ value: Any?, forKey key: String) {
        set(value, forKey: key)
    }

    /// What is stored under a key.
    public func value(forKey key: String) -> Any? {
        object(forKey: key)
    }

    /// Stores each value under its key; `NSNull` removes what is there.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { set(value is NSNull ? nil : value, forKey: key) }
    }

    /// What is stored under some keys, `NSNull` where there is nothing.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, object(forKey: $0) ?? NSNull()) }) { $1 }
    }
}
