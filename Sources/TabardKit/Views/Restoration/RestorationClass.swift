/// The names by which archives know classes, such as "Notes.Bookmark".
///
/// Foundation knows only classes that stand in no other type and are not private; others have the name that Swift's runtime
/// gives them.
enum RestorationClass {
    static func name(of type: AnyClass) -> String {
        let name = String(reflecting: type)
        if NSClassFromString(name) == type { return name }
        return _mangledTypeName(type) ?? name
    }

    static func named(_ name: String) -> AnyClass? {
        NSClassFromString(name) ?? _typeByName(name) as? AnyClass
    }
}
