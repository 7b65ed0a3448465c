/// A requirement of one of Objective-C's protocols.
struct Requirement {
    let facts: MemberFacts
    let proto: TypeEntry
    let isOptional: Bool
    /// The method's selector, or the property's name.
    let objectiveCName: String
}

/// The requirements that a type need not meet: UIKit's that have defaults, and `@objc optional` ones of others.
final class OptionalRequirements {
    private unowned let lookup: IndexLookup
    private var known: [ObjectIdentifier: [Requirement]] = [:]
    private var knownByFullName: [ObjectIdentifier: [String: Requirement]] = [:]
    /// All protocols that have such requirements.
    private(set) var protocols: [TypeEntry] = []
    /// The optional ones by their names without labels.
    private var byName: [String: [Requirement]] = [:]

    init(_ lookup: IndexLookup) {
        self.lookup = lookup
        for entry in lookup.allTypes where entry.kind == .protocol && lookup.isObjectiveC(entry) {
            let optional = requirements(of: entry).filter(\.isOptional)
            if !optional.isEmpty { protocols.append(entry) }
            for requirement in optional { byName[requirement.facts.name, default: []].append(requirement) }
        }
    }

    func named(_ name: String) -> [Requirement] { byName[name] ?? [] }

    /// The requirement of a protocol by its name with labels.
    func requirement(_ fullName: String, of entry: TypeEntry) -> Requirement? {
        if let known = knownByFullName[ObjectIdentifier(entry)] { return known[fullName] }
        let all = Dictionary(requirements(of: entry).map { ($0.facts.fullName, $0) }) { first, _ in first }
        knownByFullName[ObjectIdentifier(entry)] = all
        return all[fullName]
    }

    /// The requirements of some protocols by their names with labels.
    func requirements(of protocols: [TypeEntry]) -> [String: Requirement] {
        var result: [String: Requirement] = [:]
        for found in protocols where lookup.isObjectiveC(found) {
            for requirement in requirements(of: found) where result[requirement.facts.fullName] == nil {
                result[requirement.facts.fullName] = requirement
            }
        }
        return result
    }

    /// Those of all protocols that have optional ones, for classes whose superclasses aren't known.
    private(set) lazy var all = requirements(of: protocols)

    /// The requirements of one protocol, optional or not.
    func requirements(of entry: TypeEntry) -> [Requirement] {
        if let known = known[ObjectIdentifier(entry)] { return known }
        var defaults: [String: MemberFacts] = [:]
        if entry.isNative {
            for part in entry.extensions where part.module == ModuleIndex.uikit {
                for member in part.facts.members where defaults[member.fullName]?.objectiveCName == nil {
                    defaults[member.fullName] = member
                }
            }
        }
        let members = entry.main?.facts.members ?? []
        let result = members.filter { $0.kind != .initializer && !$0.has(.isStatic) }.map { member in
            var named = member
            named.objectiveCName = member.objectiveCName ?? defaults[member.fullName]?.objectiveCName
            return Requirement(
                facts: member,
                proto: entry,
                isOptional: member.has(.isOptional) || defaults[member.fullName] != nil,
                objectiveCName: named.selectorName(isNative: entry.isNative)
            )
        }
        known[ObjectIdentifier(entry)] = result
        return result
    }
}

extension MemberFacts {
    /// A method's selector, or a property's name.
    func selectorName(isNative: Bool) -> String {
        switch (kind, isNative) {
        case (.property, true): ImportedName.property(self)
        case (.property, false): ObjectiveCName.property(self)
        case (_, true): ImportedName.method(self)
        case (_, false): ObjectiveCName.method(self)
        }
    }
}
