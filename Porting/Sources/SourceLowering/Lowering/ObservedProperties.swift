import SwiftSyntax

/// `@objc dynamic` properties tell those who observe them (O4).
extension LoweringVisitor {
    func observe(_ node: VariableDeclSyntax, _ facts: MemberFacts, _ scope: Scope) {
        guard facts.has(.isDynamic), !facts.has(.isStatic), !facts.has(.isOverride),
            node.bindingSpecifier.text == "var",
            facts.has(.isObjectiveC) || scope.entry?.main?.facts.has(.hasObjectiveCMembers) == true,
            let entry = scope.entry, lookup.isObject(entry)
        else { return }
        if node.bindings.count > 1 { separate(node) }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
            else { continue }
            var named = facts
            if name != facts.name { named = MemberFacts(kind: .property, name: name) }
            observe(binding, key: ObjectiveCName.property(named))
        }
    }

    /// Makes `var a = 0, b = 1` two declarations, since only single ones may have observers.
    private func separate(_ node: VariableDeclSyntax) {
        let attributes = node.attributes.named(conditions).filter {
            !ObjectiveCAttributes.names.contains($0.name)
        }.map(\.attribute.oneLine)
        let modifiers = node.modifiers.filter { $0.name.text != "dynamic" }.map(\.oneLine)
        let words = (attributes + modifiers + ["var"]).joined(separator: " ")
        // `var a, b: Int` says the type at the end alone.
        var type: TypeSyntax?
        for binding in node.bindings.reversed() {
            type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
            if binding.typeAnnotation == nil, binding.initializer == nil, let type {
                edits.insert(": \(type.oneLine)", at: binding.pattern.textRange.upperBound)
            }
            if let comma = binding.trailingComma { edits.replace(comma.textRange, with: "; \(words)") }
        }
    }

    private func observe(_ binding: PatternBindingSyntax, key: String) {
        let will = "_willChangeValue(forKey: \"\(key)\")"
        let did = "_didChangeValue(forKey: \"\(key)\")"
        guard let block = binding.accessorBlock else {
            usesRuntime = true
            let end =
                binding.initializer?.value.textRange.upperBound
                ?? binding.typeAnnotation?.textRange.upperBound ?? binding.pattern.textRange.upperBound
            edits.insert(" { willSet { \(will) } didSet { \(did) } }", at: end)
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
