/// The properties of one class that an app may reach by their names.
@MainActor
struct KnownKeys {
    let find: (AnyObject, String) -> (get: () -> Any?, set: ((Any?) -> Bool)?)?
    /// The names that an object of the class has; none for other objects.
    let names: (AnyObject) -> [String]

    init<Object: AnyObject>(of type: Object.Type, _ keys: [String: KnownKey<Object>]) {
        find = { object, name in
            guard let object = object as? Object, let key = keys[name] else { return nil }
            return ({ key.get(object) }, key.set.map { set in { set(object, $0) } })
        }
        names = { $0 is Object ? Array(keys.keys) : [] }
    }

    static func find(
        _ name: String,
        of object: any KeyValueCoding
    ) -> (get: () -> Any?, set: ((Any?) -> Bool)?)? {
        for table in type(of: object)._knownKeys {
            if let key = table.find(object, name) { return key }
        }
        return nil
    }

    static func names(of object: any KeyValueCoding) -> [String] {
        Set(type(of: object)._knownKeys.flatMap { $0.names(object) }.filter { !$0.hasPrefix("_") }).sorted()
    }
}
