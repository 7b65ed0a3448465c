import SwiftSyntax

/// Objective-C's protocols: plain ones, whose optional requirements have defaults that ask the object (O3).
extension LoweringVisitor {
    func beginProtocol(_ node: ProtocolDeclSyntax) {
        lowerClassConstraint(node)
        guard node.attributes.has("objc", conditions), let scope = scopes.last, let entry = scope.entry else {
            return
        }
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
                    if function.modifiers.has("static") {
                        report(
                            at: modifier,
                            "'\(function.name.text)' of '\(entry.path)' is an optional method of classes, which Linux can't ask for; require it, and give it a default in an extension of the protocol"
                        )
                    }
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
        guard node.attributes.has("objc", conditions), let scope = scopes.last,
            let block = node.memberBlock.rightBrace.presence == .present
                ? node.memberBlock : nil
        else { return }
        let access = scope.facts.access.isSeenByOtherModules ? scope.facts.access.callable.modifier : ""
        var defaults: [String] = []
        for item in activeMembers(of: block.members) {
            if let function = item.as(FunctionDeclSyntax.self), function.modifiers.has("optional"),
                !function.modifiers.has("static")
            {
                defaults.append(defaultText(function, access))
            } else if let variable = item.as(VariableDeclSyntax.self), variable.modifiers.has("optional") {
                defaults += defaultTexts(variable, access)
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

    private func defaultText(_ node: FunctionDeclSyntax, _ access: String) -> String {
        var facts = MemberFacts(of: node, defaultAccess: .internal, conditions: conditions)
        facts.marks.remove(.isOptional)
        let name = ObjectiveCName.method(facts)
        let isAsync = facts.has(.isAsync)
        let list = (["\(isAsync ? "async: " : "")\"\(name)\""] + facts.parameterNames).joined(separator: ", ")
        let attempt = !isAsync ? "" : facts.has(.isThrowing) ? "try await " : "try? await "
        let question = "\(attempt)_answer(\(list))"
        let attributes = node.attributes.named(conditions).filter {
            !ObjectiveCAttributes.names.contains($0.name)
        }
        .map { $0.attribute.oneLine + " " }.joined()
        let modifiers = Array(node.modifiers).filter { !["optional", "dynamic"].contains($0.name.text) }.map {
            $0.oneLine + " "
        }.joined()
        let head = "\(attributes)\(access)\(modifiers)func \(node.name.text)\(node.signature.oneLine)"
        let answer =
            switch facts.type {
            case nil: "let _: Void? = \(question)"
            case let type? where type.hasSuffix("?") || type.hasSuffix("!"):
                "(\(question) as \(TypeText.value(type))?) ?? nil"
            case _? where isAsync: "return (\(question)) ?? _noAnswer(\"\(name)\", self)"
            default: "\(question) ?? _noAnswer(\"\(name)\", self)"
            }
        // Closures that don't escape can't be passed on as values otherwise.
        let body = Array(node.signature.parameterClause.parameters).filter(\.isNonescapingClosure).reduce(
            answer
        ) {
            inner,
            parameter in
            let name = (parameter.secondName ?? parameter.firstName).text
            return "withoutActuallyEscaping(\(name)) { \(name) in \(inner) }"
        }
        return "\(head) { \(body) }"
    }

    private func defaultTexts(_ node: VariableDeclSyntax, _ access: String) -> [String] {
        MemberFacts.properties(of: node, defaultAccess: .internal, conditions: conditions).map { facts in
            let type = TypeText.value(facts.type ?? "Any")
            // Optional once more where it is optional already, as in Objective-C.
            let optional = type.contains("->") || type.contains("&") ? "(\(type))?" : "\(type)?"
            return
                "\(access)var \(facts.name): \(optional) { _answer(\"\(ObjectiveCName.property(facts))\") }"
        }
    }
}

extension FunctionParameterSyntax {
    /// Whether it is a closure that may only be called until the function returns.
    fileprivate var isNonescapingClosure: Bool {
        var type = type
        while let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            type = only.type
        }
        guard let attributed = type.as(AttributedTypeSyntax.self) else {
            return type.is(FunctionTypeSyntax.self)
        }
        let isEscaping = attributed.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "escaping"
        }
        return attributed.baseType.is(FunctionTypeSyntax.self) && !isEscaping
    }
}
