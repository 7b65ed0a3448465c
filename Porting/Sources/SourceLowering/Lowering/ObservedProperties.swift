import SwiftSyntax

/// `@objc dynamic` properties tell those who observe them (O4).
extension LoweringVisitor {
    func observe(_ node: VariableDeclSyntax, _ facts: MemberFacts, _ scope: Scope) {
        guard facts.has(.isDynamic), !facts.has(.isStatic), !facts.has(.isOverride),
            node.bindingSpecifier.text == "var",
            facts.has(.isObjectiveC) || scope.entry?.main?.facts.has(.hasObjectiveCMembers) == true,
            let entry = scope.entry, lookup.isObject(entry)
        else { return }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
            else { continue }
            var named = facts
            if name != facts.name { named = MemberFacts(kind: .property, name: name) }
            observe(binding, key: ObjectiveCName.property(named))
        }
    }

    private func observe(_ binding: PatternBindingSyntax, key: String) {
        let will = "_willChangeValue(forKey: \"\(key)\")"
        let did = "_didChangeValue(forKey: \"\(key)\")"
        guard let block = binding.accessorBlock else {
            usesRuntime = true
            let end =
                binding.initializer?.value.textRange.upperBound
                ?? binding.typeAnnotation?.textRange.upperBound
            if let end { edits.insert(" { willSet { \(will) } didSet { \(did) } }", at: end) }
            return
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        let setter = accessors.first { $0.accessorSpecifier.text == "set" }
        if let body = setter?.body {
            insert("\(will); defer { \(did) }", into: body)
            return
        }
        guard accessors.contains(where: \.isObserver) else { return }
        for (word, call) in [("willSet", will), ("didSet", did)] {
            if let body = accessors.first(where: { $0.accessorSpecifier.text == word })?.body {
                if word == "didSet" {
                    insert("defer { \(call) }", into: body)
                } else {
                    insert(call, into: body)
                }
            } else {
                usesRuntime = true
                edits.insert(" \(word) { \(call) }", at: block.leftBrace.textRange.upperBound)
            }
        }
    }

    private func insert(_ statement: String, into body: CodeBlockSyntax) {
        usesRuntime = true
        let needsSemicolon = !body.statements.isEmpty
        edits.insert(" \(statement)\(needsSemicolon ? ";" : "")", at: body.leftBrace.textRange.upperBound)
    }
}
