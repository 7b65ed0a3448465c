import SwiftSyntax

/// Objective-C's protocols: plain ones, whose optional requirements have defaults that ask the object (O3).
extension LoweringVisitor {
    func beginProtocol(_ node: ProtocolDeclSyntax) {
        lowerClassConstraint(node)
        guard node.attributes.has("objc"), let scope = scopes.last, let entry = scope.entry else { return }
        if !lookup.inheritsObjectProtocol(entry) {
            usesRuntime = true
            if let last = node.inheritanceClause?.inheritedTypes.last {
                edits.insert(", _ObjectiveCObject", at: last.type.textRange.upperBound)
            } else {
                edits.insert(": _ObjectiveCObject", at: node.name.textRange.upperBound)
            }
        }
        for item in activeMembers(of: node.memberBlock.members) {
            if let function = item.as(FunctionDeclSyntax.self) {
                for modifier in function.modifiers where modifier.name.text == "optional" {
                    takeOut(modifier)
                }
            } else if let variable = item.as(VariableDeclSyntax.self), variable.modifiers.has("optional") {
                // No requirement any more: what the object has is asked for by name.
                edits.remove(variable.textRange)
            }
        }
    }

    /// `protocol Shown: class` is written with `AnyObject`.
    private func lowerClassConstraint(_ node: ProtocolDeclSyntax) {
        for inherited in node.inheritanceClause?.inheritedTypes ?? []
        where inherited.type.is(ClassRestrictionTypeSyntax.self) {
            edits.replace(inherited.type.textRange, with: "AnyObject")
        }
    }

    func finishProtocol(_ node: ProtocolDeclSyntax) {
        guard node.attributes.has("objc"), let scope = scopes.last,
            let block = node.memberBlock.rightBrace.presence == .present
                ? node.memberBlock : nil
        else { return }
        let access = scope.facts.access.isSeenByOtherModules ? scope.facts.access.callable.modifier : ""
        var defaults: [String] = []
        for item in activeMembers(of: block.members) {
            if let function = item.as(FunctionDeclSyntax.self), function.modifiers.has("optional") {
                defaults.append(Self.defaultText(function, access))
            } else if let variable = item.as(VariableDeclSyntax.self), variable.modifiers.has("optional") {
                defaults += Self.defaultTexts(variable, access)
            }
        }
        guard !defaults.isEmpty else { return }
        usesRuntime = true
        let end = scopes.count > 1 ? outermostEnd(of: Syntax(node)) : block.rightBrace.textRange.upperBound
        edits.insert("; extension \(scope.path) { \(defaults.joined(separator: "; ")) }", at: end)
    }

    /// Extensions stand outside of all types.
    private func outermostEnd(of node: Syntax) -> Int {
        var outermost = node
        var current = node
        while let parent = current.parent {
            if parent.asProtocol((any DeclGroupSyntax).self) != nil { outermost = parent }
            current = parent
        }
        return outermost.textRange.upperBound
    }

    private func activeMembers(of items: MemberBlockItemListSyntax) -> [DeclSyntax] {
        items.flatMap { item -> [DeclSyntax] in
            guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            let inner = conditions.activeClause(of: conditional)?.elements?.as(MemberBlockItemListSyntax.self)
            return inner.map(activeMembers) ?? []
        }
    }

    private static func defaultText(_ node: FunctionDeclSyntax, _ access: String) -> String {
        var facts = MemberFacts(of: node, defaultAccess: .internal)
        facts.marks.remove(.isOptional)
        let name = ObjectiveCName.method(facts)
        let arguments = (["\"\(name)\""] + facts.parameterNames).joined(separator: ", ")
        let attributes = node.attributes.named.filter { !ObjectiveCAttributes.names.contains($0.name) }
            .map { $0.attribute.oneLine + " " }.joined()
        let modifiers = node.modifiers.filter { !["optional", "dynamic"].contains($0.name.text) }.map {
            $0.oneLine + " "
        }.joined()
        let head = "\(attributes)\(access)\(modifiers)func \(node.name.text)\(node.signature.oneLine)"
        guard let type = facts.type else { return "\(head) { let _: Void? = _answer(\(arguments)) }" }
        if type.hasSuffix("?") || type.hasSuffix("!") {
            return "\(head) { (_answer(\(arguments)) as \(TypeText.value(type))?) ?? nil }"
        }
        return "\(head) { _answer(\(arguments)) ?? _noAnswer(\"\(name)\", self) }"
    }

    private static func defaultTexts(_ node: VariableDeclSyntax, _ access: String) -> [String] {
        MemberFacts.properties(of: node, defaultAccess: .internal).map { facts in
            let type = TypeText.value(facts.type ?? "Any")
            let optional =
                type.hasSuffix("?")
                ? type : type.contains("->") || type.contains("&") ? "(\(type))?" : "\(type)?"
            let name = ObjectiveCName.property(facts)
            let answer =
                type.hasSuffix("?")
                ? "(_answer(\"\(name)\") as \(type)?) ?? nil" : "_answer(\"\(name)\")"
            return "\(access)var \(facts.name): \(optional) { \(answer) }"
        }
    }
}
