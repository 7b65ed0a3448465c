import SwiftSyntax

/// What is known of the types of variables in functions.
extension LoweringVisitor {
    func enterBlock() -> SyntaxVisitorContinueKind {
        locals.append([:])
        return .visitChildren
    }

    func leaveBlock() { locals.removeLast() }

    private func note(_ name: TokenSyntax, _ type: String?) {
        guard let last = locals.indices.last else { return }
        locals[last][name.identifierText] = type ?? ""
    }

    func noteVariables(of node: VariableDeclSyntax) {
        for binding in node.bindings {
            note(binding.pattern, binding.typeAnnotation, binding.initializer)
        }
    }

    func noteParameters(of closure: ClosureExprSyntax) {
        switch closure.signature?.parameterClause {
        case .simpleInput(let names)?:
            for parameter in names { note(parameter.name, nil) }
        case .parameterClause(let clause)?:
            for parameter in clause.parameters {
                note(parameter.secondName ?? parameter.firstName, parameter.type?.oneLine)
            }
        case nil: break
        }
    }

    /// `if let name = value`. The short `if let name` means what it meant before.
    func noteBinding(_ node: OptionalBindingConditionSyntax) {
        guard node.initializer != nil || node.typeAnnotation != nil else { return }
        note(node.pattern, node.typeAnnotation, node.initializer)
    }

    /// The names of a pattern, whose types are told by the pattern alone: `case let name as Type`.
    func noteNames(of pattern: PatternSyntax) {
        let finder = PatternNames(viewMode: .sourceAccurate)
        finder.walk(pattern)
        for (name, type) in finder.names { note(name, type) }
    }

    /// The name of a loop is an element of what it goes through.
    func noteElement(_ node: ForStmtSyntax) {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            let type =
                node.typeAnnotation?.type.oneLine ?? typeText(of: node.sequence).flatMap(TypeText.element)
            note(name, type)
        } else {
            noteNames(of: node.pattern)
        }
    }

    private func note(
        _ pattern: PatternSyntax,
        _ annotation: TypeAnnotationSyntax?,
        _ initializer: InitializerClauseSyntax?
    ) {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            noteNames(of: pattern)
            return
        }
        note(
            name,
            annotation?.type.oneLine
                ?? initializer.flatMap { $0.value.constructedType ?? typeText(of: $0.value) }
        )
    }
}

private final class PatternNames: SyntaxVisitor {
    var names: [(name: TokenSyntax, type: String?)] = []

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.append((node.identifier, castType(around: Syntax(node))))
        return .skipChildren
    }

    /// The type of `name as Type`, which the parser gives as a sequence of expressions.
    private func castType(around node: Syntax) -> String? {
        guard let sequence = node.parent?.parent?.parent?.as(SequenceExprSyntax.self) else { return nil }
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
        return elements[2].as(TypeExprSyntax.self)?.type.oneLine
    }
}
