/// The names by which archives know classes, such as "Notes.Bookmark".
///
/// Foundation knows only classes that stand in no other type; others have the name that Swift's runtime gives them. A private
/// class, or one in a function, has no name there that the next launch of the program would know.
enum RestorationClass {
    /// The name by which the class is found again; nil where nothing finds it.
    static func name(of type: AnyClass) -> String? {
        let name = description(of: type)
        guard !name.contains("(") else { return nil }
        return isTopLevel(name) ? name : _mangledTypeName(type)
    }

    /// The class as people read it.
    static func description(of type: AnyClass) -> String { String(reflecting: type) }

    static func named(_ name: String) -> AnyClass? {
        isTopLevel(name) ? NSClassFromString(name) : _typeByName(name) as? AnyClass
    }

    private static func isTopLevel(_ name: String) -> Bool { name.split(separator: ".").count == 2 }
}
