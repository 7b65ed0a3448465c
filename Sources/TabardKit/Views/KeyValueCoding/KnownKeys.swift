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

    /// All classes' tables, a subclass's before its superclass's, which it falls through to.
    private static let tables: [KnownKeys] = [
        .tabBarControllers, .navigationControllers, .alertControllers, .controllers,
        .searchBars, .textFields, .textViews, .labels, .imageViews, .views,
        .tabBarItems, .barButtonItems, .barItems, .navigationItems, .alertActions, .placeholders,
    ]

    static func find(_ name: String, of object: AnyObject) -> (get: () -> Any?, set: ((Any?) -> Bool)?)? {
        for table in tables {
            if let key = table.find(object, name) { return key }
        }
        return nil
    }

    static func names(of object: AnyObject) -> [String] {
        Set(tables.flatMap { $0.names(object) }.filter { !$0.hasPrefix("_") }).sorted()
    }
}
