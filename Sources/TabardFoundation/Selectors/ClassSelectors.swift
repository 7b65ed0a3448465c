import Synchronization

/// What the objects of one class answer, looked up once a name.
final class ClassSelectors: Sendable {
    private struct Known: Sendable {
        var classes: [ObjectIdentifier: ClassSelectors] = [:]
        /// How often extensions have added something.
        var generation = 0
    }

    private static let known = Mutex(Known())

    /// The class's own table and its superclasses', own entries first.
    private let declared: [SelectorPart]
    /// Those and what extensions add, which the class's own entries go before.
    private let parts: [SelectorPart]
    /// Whether the class answers nothing at all, so that nothing need be looked for.
    let isEmpty: Bool
    private let methods = Mutex<[String: AnsweredMethod?]>([:])

    private init(of object: AnyObject) {
        let classObject = object as? ClassObject
        let table = ((classObject?.type ?? type(of: object)) as? any _SelectorAnswering.Type)?._selectors
        let inherited = table?.parts ?? []
        let registered = RegisteredTables.all.filter { $0.holds(for: object) }
        let isClass = classObject != nil
        declared = (isClass ? inherited.map(\.ofClass) : inherited).filter { !$0.isEmpty }
        parts = declared + (isClass ? registered.map(\.ofClass) : registered).filter { !$0.isEmpty }
        isEmpty = parts.isEmpty
    }

    static func of(_ object: AnyObject) -> ClassSelectors {
        // A class answers other selectors than another one, though all are objects of one kind.
        let identifier = object is ClassObject ? ObjectIdentifier(object) : ObjectIdentifier(type(of: object))
        let (found, generation) = known.withLock { ($0.classes[identifier], $0.generation) }
        if let found { return found }
        // The app's tables are made outside the lock, since they may ask for selectors in turn.
        let made = ClassSelectors(of: object)
        return known.withLock { known in
            if let found = known.classes[identifier] { return found }
            // What another thread added meanwhile may be missing.
            if known.generation == generation { known.classes[identifier] = made }
            return made
        }
    }

    /// An extension has added something.
    static func forgetAll() {
        known.withLock { known in
            known.classes = [:]
            known.generation += 1
        }
    }

    /// The method that a selector calls; nil if there is none.
    func method(named name: String) -> AnsweredMethod? {
        if isEmpty { return nil }
        if let known = methods.withLock({ $0[name] }) { return known }
        let found = parts.lazy.compactMap { $0.method(named: name) }.first
        methods.withLock { $0[name] = .some(found) }
        return found
    }

    /// The same without what extensions add.
    func declaredMethod(named name: String) -> AnsweredMethod? {
        declared.lazy.compactMap { $0.method(named: name) }.first
    }

    func property(named name: String) -> AnsweredProperty? {
        parts.lazy.compactMap { $0.property(named: name) }.first
    }

    /// The names of all selectors, in order.
    var names: [String] { Set(parts.flatMap(\.names)).sorted() }

    /// The names of all properties, in order.
    var keys: [String] { Set(parts.flatMap { $0.properties.map(\.name) }).sorted() }
}
