import CGtk

/// Variables of the environment that GTK reads as it starts, and that programs which the app starts must not find.
struct TemporaryEnvironment {
    private let former: [(name: String, value: String?)]

    /// Sets variables until `restore` is called.
    init(_ variables: [String: String]) {
        former = variables.keys.map { name in (name, g_getenv(name).map { String(cString: $0) }) }
        for (name, value) in variables { g_setenv(name, value, 1) }
    }

    /// Gives the variables the values back that they had, or none.
    func restore() {
        for (name, value) in former {
            if let value { g_setenv(name, value, 1) } else { g_unsetenv(name) }
        }
    }

    /// What a variable says; nil where it is not set or empty.
    static func value(of name: String) -> String? {
        guard let value = g_getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
        return value
    }
}
