/// What interface documents can name of a class: itself, its outlets and its actions.
public struct ConnectableClass: Codable, Hashable, Sendable {
    /// The module, as imports name it; empty for what extensions add to a class that is not the module's own.
    public let module: String
    /// The name, with those of the types around it before it: `Outer.Inner`.
    public let name: String
    /// The name that `@objc(name)` gives.
    public let objectiveCName: String?
    /// The superclass as far as it is known, else as it is written; nil for none.
    public let superclass: String?
    /// Whether the class has type parameters, so that no document can name it.
    public let isGeneric: Bool
    /// The properties that key-value coding sets, with their types as they are written, empty where none is.
    public let properties: [String: String]
    /// The properties that can only be read.
    public let readOnlyProperties: [String]
    /// The selectors that its objects answer by what the class itself declares.
    public let methods: [String]
    /// Names of properties and methods that nothing marks for Objective-C, for messages.
    public let unmarked: [String]
}

extension ModuleIndex {
    /// The classes of the module and of the modules that it depends on, without UIKit's, in the order of their names; then what the
    /// module adds to types of others.
    public var connectableClasses: [ConnectableClass] {
        let lookup = IndexLookup(self)
        let own = lookup.allTypes.filter { $0.kind == .class && !$0.isNative }.map { lookup.connectable($0) }
        let added = lookup.allTypes.filter(\.isNative).map { lookup.connectable($0) }
        return own
            + added.filter { !($0.properties.isEmpty && $0.readOnlyProperties.isEmpty && $0.methods.isEmpty) }
    }
}

extension IndexLookup {
    fileprivate func connectable(_ entry: TypeEntry) -> ConnectableClass {
        var properties: [String: String] = [:]
        var readOnly: [String] = []
        var methods: [String] = []
        var unmarked: Set<String> = []
        for part in entry.parts where !entry.isNative || part.module == index.module {
            let answered = answeredMembers(of: part, in: entry)
            for facts in answered where !facts.has(.isStatic) {
                let name = selectorName(of: FoundMember(facts: facts, part: part, entry: entry))
                switch facts.kind {
                case .method: methods.append(name)
                case .property where facts.has(.isSettable):
                    properties[name] = facts.type ?? ""
                    methods.append(facts.setterName ?? "set\(CamelCase.capitalized(name)):")
                case .property: readOnly.append(name)
                case .initializer: break
                }
            }
            for facts in part.facts.members where facts.kind != .initializer && !facts.has(.isStatic) {
                if !answered.contains(facts) {
                    unmarked.insert(selectorName(of: FoundMember(facts: facts, part: part, entry: entry)))
                }
            }
        }
        let known = chain(of: entry).dropFirst().first?.path
        // Without a known superclass, the first of what is inherited may be a class of a module that is not looked at.
        let written = entry.main?.facts.inherited.first.flatMap { name in
            type(name, in: [], file: entry.main?.file)?.kind == .protocol ? nil : name
        }
        return ConnectableClass(
            module: entry.isNative ? "" : entry.module ?? "",
            name: entry.path,
            objectiveCName: entry.main?.facts.objectiveCName,
            superclass: entry.isNative ? nil : known ?? written,
            isGeneric: entry.main?.facts.has(.isGeneric) == true,
            properties: properties,
            readOnlyProperties: readOnly.sorted(),
            methods: methods.sorted(),
            unmarked: unmarked.subtracting(methods).subtracting(properties.keys).subtracting(readOnly)
                .sorted()
        )
    }
}
