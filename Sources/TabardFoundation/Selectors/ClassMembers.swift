/// What the objects of a class answer, for tools that have none of them.
package enum ClassMembers {
    /// Whether a property can be set by its name.
    package static func setsValue(forKey key: String, in type: AnyClass) -> Bool {
        let capitalized = PropertyName(key).capitalized
        let names = [key, "is\(capitalized)", "get\(capitalized)", "_\(key)"]
        return parts(of: type).contains { part in
            names.contains { part.property(named: $0)?.set != nil }
                || part.method(named: PropertyName(key).setter) != nil
        }
    }

    /// Whether a selector calls something.
    package static func answers(_ selector: String, in type: AnyClass) -> Bool {
        parts(of: type).contains { $0.method(named: selector) != nil }
    }

    private static func parts(of type: AnyClass) -> [SelectorPart] {
        let declared = (type as? any _SelectorAnswering.Type)?._selectors.parts ?? []
        return declared + RegisteredTables.all.filter { $0.holds(for: ClassObject.of(type)) }
    }
}
