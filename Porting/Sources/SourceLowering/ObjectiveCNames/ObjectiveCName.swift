/// The names that Swift's compiler gives to the members of an app's classes in Objective-C (O1).
enum ObjectiveCName {
    /// A method's selector: `move(to:by:)` is `moveTo:by:`, `show(name:)` is `showWithName:`.
    static func method(_ facts: MemberFacts) -> String {
        if let name = facts.objectiveCName { return name }
        var labels = facts.labels.map { $0 == "_" ? "" : $0 }
        if facts.has(.isAsync) {
            return name(facts.name, labels, added: "completionHandler", asFirst: "WithCompletionHandler")
        }
        if facts.has(.isThrowing) {
            // The error comes before closures at the end.
            let closures = facts.parameterTypes.reversed().prefix { $0.contains("->") }.count
            if labels.count > closures {
                labels.insert("error", at: labels.count - closures)
            } else if labels.isEmpty {
                return "\(facts.name)AndReturnError:"
            } else {
                return "\(facts.name)AndReturnError:" + labels.map { $0 + ":" }.joined()
            }
        }
        return name(facts.name, labels)
    }

    static func name(_ base: String, _ labels: [String]) -> String {
        guard let first = labels.first else { return base }
        var name = base
        if !first.isEmpty {
            let needsWith =
                !Prepositions.all.contains(CamelCase.firstWord(first))
                && !Prepositions.all.contains(CamelCase.lastWord(base))
            name += (needsWith ? "With" : "") + CamelCase.capitalized(first)
        }
        return name + ":" + labels.dropFirst().map { $0 + ":" }.joined()
    }

    private static func name(_ base: String, _ labels: [String], added: String, asFirst: String) -> String {
        labels.isEmpty ? "\(base)\(asFirst):" : name(base, labels + [added])
    }

    /// A property's name, and key.
    static func property(_ facts: MemberFacts) -> String { facts.objectiveCName ?? facts.name }

    static func getter(_ facts: MemberFacts) -> String { facts.getterName ?? property(facts) }

    static func setter(_ facts: MemberFacts) -> String {
        facts.setterName ?? "set\(CamelCase.capitalized(property(facts))):"
    }
}
