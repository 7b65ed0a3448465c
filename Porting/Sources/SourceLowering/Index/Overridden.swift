/// Which members of a module's classes are overridden in subclasses of the module.
final class Overridden {
    private var names: [ObjectIdentifier: Set<String>] = [:]

    init(_ lookup: IndexLookup) {
        for entry in lookup.allTypes where entry.kind == .class {
            let overrides = entry.parts.filter { $0.module == lookup.index.module }.flatMap { part in
                part.facts.members.filter { $0.has(.isOverride) }.map(\.fullName)
            }
            guard !overrides.isEmpty else { continue }
            for ancestor in lookup.chain(of: entry).dropFirst() {
                names[ObjectIdentifier(ancestor), default: []].formUnion(overrides)
            }
            // What is declared for all objects is declared in `NSObject`.
            for type in lookup.objectTypes where lookup.isObject(entry) {
                names[ObjectIdentifier(type), default: []].formUnion(overrides)
            }
        }
    }

    func contains(_ facts: MemberFacts, of entry: TypeEntry) -> Bool {
        names[ObjectIdentifier(entry)]?.contains(facts.fullName) == true
    }
}

extension IndexLookup {
    /// Whether a member of an extension of an own class moves into the class's declaration, where it can override and be
    /// overridden; the extension keeps its body under another name (O4).
    func moves(_ facts: MemberFacts, from part: TypeEntry.Part, of entry: TypeEntry) -> Bool {
        guard part.isExtension, !part.facts.has(.isConstrained), entry.module == index.module,
            entry.kind == .class,
            part.module == index.module, facts.kind != .initializer, !facts.has(.isGeneric)
        else { return false }
        if facts.has(.isOverride) { return true }
        guard isExposed(facts, in: part, of: entry), !facts.has(.isFinal) else { return false }
        return overridden.contains(facts, of: entry) || facts.access == .open
    }

    /// Whether a member of an extension of another module's class is split into one that looks for a subclass's and its body
    /// under another name (O4).
    func isSplit(_ facts: MemberFacts, in part: TypeEntry.Part, of entry: TypeEntry) -> Bool {
        guard part.isExtension, part.module != ModuleIndex.uikit, entry.module != part.module,
            !facts.has(.isStatic),
            !part.facts.has(.isConstrained), facts.kind != .initializer, !facts.has(.isOverride),
            !facts.has(.isGeneric), !facts.has(.isNotCallable), facts.has(.isObjectiveC), !facts.has(.isFinal)
        else { return false }
        return facts.access >= .public || part.module == index.module && overridden.contains(facts, of: entry)
    }

    /// The member of an extension of the module that an override in an extension of another module's class overrides; nil for
    /// other overrides, which the class itself would have to have.
    func splitMember(overriddenBy facts: MemberFacts, in part: TypeEntry.Part, of entry: TypeEntry)
        -> FoundMember?
    {
        guard part.isExtension, part.module == index.module, entry.module != part.module,
            facts.has(.isOverride),
            !part.facts.has(.isConstrained), let overridden = overriddenMember(facts, of: entry),
            overridden.part.module == index.module
        else { return nil }
        if isSplit(overridden.facts, in: overridden.part, of: overridden.entry) { return overridden }
        return splitMember(overriddenBy: overridden.facts, in: overridden.part, of: overridden.entry)
    }

    /// The overrides of a split member in extensions of other modules' classes, the most derived class first.
    func overrides(ofSplit facts: MemberFacts, of entry: TypeEntry) -> [FoundMember] {
        var found: [(depth: Int, member: FoundMember)] = []
        for type in allTypes where type.kind == .class && type.module != index.module && type !== entry {
            let parts = type.extensions.filter { $0.module == index.module }
            guard !parts.isEmpty, let depth = chain(of: type).firstIndex(where: { $0 === entry }) else {
                continue
            }
            for part in parts {
                for member in part.facts.members
                where member.has(.isOverride) && member.fullName == facts.fullName
                    && member.kind == facts.kind
                {
                    found.append((depth, FoundMember(facts: member, part: part, entry: type)))
                }
            }
        }
        return found.sorted { $0.depth > $1.depth }.map(\.member)
    }

    /// Whether an override can't stay one, since an extension declares what it overrides: a split member of another module's
    /// class, or what the runtime gives to all objects.
    func losesOverride(_ facts: MemberFacts, of entry: TypeEntry) -> Bool {
        guard facts.has(.isOverride), let overridden = overriddenMember(facts, of: entry),
            overridden.part.isExtension
        else { return false }
        if overridden.part.module == ModuleIndex.uikit { return overridden.entry.path == "NSObjectProtocol" }
        return isSplit(overridden.facts, in: overridden.part, of: overridden.entry)
            || splitMember(overriddenBy: overridden.facts, in: overridden.part, of: overridden.entry) != nil
    }

    /// The name under which a body is kept that moved or was split. The class is in it, since what a file's extension of a
    /// class declares must not look like an override of what its extension of the superclass does.
    static func keptName(_ name: String, of entry: TypeEntry, file: String) -> String {
        "_\(name)_\(FileFacts.identifier(of: file))_\(FileFacts.identifier(of: entry.path))"
    }
}
