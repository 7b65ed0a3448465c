extension IndexLookup {
    /// The members of a class and of its superclasses by a name, the nearest first; those of protocols at last.
    func members(named name: String, of entry: TypeEntry) -> [FoundMember] {
        (chain(of: entry) + protocols(of: entry) + objectTypes).flatMap { $0.members(named: name) }
    }

    /// What the index knows of what all objects have: extensions.
    var objectTypes: [TypeEntry] {
        ["NSObject", "NSObjectProtocol"].compactMap { type($0, in: [], file: nil) }
    }

    /// The name that a member answers to.
    func selectorName(of member: FoundMember) -> String {
        if member.facts.objectiveCName != nil || member.isNative {
            return member.facts.selectorName(isNative: member.isNative)
        }
        let fullName = member.facts.fullName
        if member.entry.kind == .protocol {
            if let found = optionalRequirements.requirement(fullName, of: member.entry) {
                return found.objectiveCName
            }
        }
        if !member.facts.has(.isStatic), let requirement = requirements(of: member.entry)[fullName] {
            return requirement.objectiveCName
        }
        if member.facts.has(.isOverride), let overridden = overriddenMember(member.facts, of: member.entry) {
            return selectorName(of: overridden)
        }
        return member.facts.selectorName(isNative: false)
    }

    /// The nearest member of a superclass that an override overrides; nil if the index knows none.
    func overriddenMember(_ facts: MemberFacts, of entry: TypeEntry) -> FoundMember? {
        var types = Array(chain(of: entry).dropFirst())
        if isObject(entry) {
            for type in objectTypes where !types.contains(where: { $0 === type }) { types.append(type) }
        }
        let parameters = facts.parameterTypes.map(TypeText.normalized)
        for type in types {
            // The declaration comes before extensions, what has the same types before what has others.
            let found = type.members(named: facts.name).filter { member in
                member.facts.labels == facts.labels && member.facts.kind == facts.kind
                    && member.facts.has(.isStatic) == facts.has(.isStatic)
            }
            let same = found.first {
                $0.facts.parameterTypes.map(TypeText.normalized) == parameters
                    && $0.facts.has(.isNotCallable) == facts.has(.isNotCallable)
            }
            if let nearest = same ?? found.first { return nearest }
        }
        return nil
    }

    /// Whether Objective-C sees a member of an app's class.
    func isExposed(_ facts: MemberFacts, in part: TypeEntry.Part, of entry: TypeEntry) -> Bool {
        if facts.has(.isNotObjectiveC) || facts.kind == .initializer { return false }
        if facts.has(.isObjectiveC) { return true }
        if facts.access > .fileprivate,
            chain(of: entry).contains(where: { $0.main?.facts.has(.hasObjectiveCMembers) == true })
        {
            return true
        }
        if !facts.has(.isStatic), let requirement = requirements(of: entry)[facts.fullName] {
            return requirement.facts.kind == facts.kind
                && (requirement.isOptional || !requirement.proto.isNative)
        }
        if facts.has(.isOverride) {
            guard let overridden = overriddenMember(facts, of: entry) else { return true }
            return overridden.isNative
                || isExposed(overridden.facts, in: overridden.part, of: overridden.entry)
        }
        return false
    }

    /// The members of a declaration of a class for which its table has entries.
    func answeredMembers(of part: TypeEntry.Part, in entry: TypeEntry) -> [MemberFacts] {
        var names: Set<String> = []
        return part.facts.members.filter { facts in
            let barred: [MemberFacts.Marks] = [.isUnavailable, .isGeneric, .hasOtherActor, .isNotCallable]
            guard !barred.contains(where: { facts.has($0) }), !facts.has(.isStatic) || facts.kind == .method,
                !facts.has(.isAsync) || answersAsync(facts, of: entry),
                isExposed(facts, in: part, of: entry),
                !isAnsweredAlready(facts, of: entry), fits(facts, of: entry)
            else { return false }
            let name = selectorName(of: FoundMember(facts: facts, part: part, entry: entry))
            return names.insert("\(facts.has(.isStatic) ? "class " : "")\(facts.kind) \(name)").inserted
        }
    }

    /// Whether a method that suspends is of an optional requirement, whose default asks for it.
    private func answersAsync(_ facts: MemberFacts, of entry: TypeEntry) -> Bool {
        guard !facts.has(.isStatic), let requirement = requirements(of: entry)[facts.fullName] else {
            return false
        }
        return requirement.isOptional && requirement.facts.has(.isAsync)
    }

    /// Whether an override needs no entry, since what it overrides has one, which calls the nearest.
    private func isAnsweredAlready(_ facts: MemberFacts, of entry: TypeEntry) -> Bool {
        guard facts.has(.isOverride), let overridden = overriddenMember(facts, of: entry) else {
            // Unmarked overrides of what isn't known are methods that nobody calls by a selector.
            return facts.has(.isOverride) && !facts.has(.isObjectiveC)
                && requirements(of: entry)[facts.fullName] == nil
        }
        if overridden.part.isExtension, overridden.part.module != overridden.entry.module { return false }
        if overridden.isNative {
            return !facts.has(.isObjectiveC) && requirements(of: entry)[facts.fullName] == nil
        }
        return isExposed(overridden.facts, in: overridden.part, of: overridden.entry)
    }

    /// Whether a member that only has a requirement's name has its types too, where another has the name as well.
    private func fits(_ facts: MemberFacts, of entry: TypeEntry) -> Bool {
        guard !facts.has(.isObjectiveC), let requirement = requirements(of: entry)[facts.fullName] else {
            return true
        }
        let namesakes = entry.members(named: facts.name).count {
            $0.facts.labels == facts.labels && $0.facts.kind == facts.kind
        }
        guard namesakes > 1 else { return true }
        return facts.parameterTypes.map(TypeText.normalized)
            == requirement.facts.parameterTypes.map(TypeText.normalized)
    }
}
