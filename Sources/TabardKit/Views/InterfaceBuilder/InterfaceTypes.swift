/// Tabard's own classes by the names that documents have for them, for tools.
@MainActor
package enum InterfaceTypes {
    /// The class of a name, such as `UITableView`; nil if Tabard has none.
    package static func type(named name: String) -> AnyClass? {
        name == "NSObject" ? NSObject.self : InterfaceClasses.named("TabardKit.\(name)")
    }

    /// The class that an element stands for where it names none of its own, such as that of `tableView`.
    package static func type(ofElement name: String) -> AnyClass? { InterfaceClasses.base(of: name) }
}
