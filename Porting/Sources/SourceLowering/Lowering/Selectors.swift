import SwiftSyntax

/// `#selector` (O1).
extension LoweringVisitor {
    /// What `#selector` names.
    fileprivate struct Reference {
        var base: ExprSyntax?
        var name: String
        var labels: [String]?
        /// The parameters' types after `as`.
        var types: [String]?
    }

    private enum Part { case method, getter, setter }

    func lowerSelector(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
        let part: Part
        switch argument.label?.text {
        case nil: part = .method
        case "getter": part = .getter
        case "setter": part = .setter
        default: return
        }
        guard let reference = reference(argument.expression) else {
            report(
                at: argument.expression,
                "argument of '#selector' does not refer to an '@objc' method, property, or initializer"
            )
            return
        }
        usesRuntime = true
        let range = node.textRange
        let found = candidates(for: reference, part)
        let names = Set(found.map { selectorName(of: $0, part) })
        let isAskedAbout = spelledOut.map { range.contains($0) || range.upperBound == $0 } ?? false
        guard let member = found.first, let name = names.count == 1 ? names.first : nil, !isAskedAbout else {
            let name = writtenName(reference, part)
            let checked = argument.expression.oneLine
            let isChecked = part == .method || isAskedAbout
            edits.replace(
                range,
                with: isChecked ? "Selector(\"\(name)\", checking: \(checked))" : "Selector(\"\(name)\")",
                keeping: argument.expression.textRange
            )
            return
        }
        reportUnexposed(found, argument.expression)
        if found.allSatisfy({ $0.facts.has(.isStatic) && !$0.isNative && $0.facts.kind == .property }) {
            report(
                .warning,
                at: argument.expression,
                "argument of '#selector' refers to class property '\(member.facts.fullName)'; classes answer selectors of methods alone on Linux, so write a class method for it"
            )
        }
        if let table = registeredTable(of: member) {
            edits.replace(range, with: "Selector(\"\(name)\", _registering: \(table))")
        } else {
            edits.replace(range, with: "Selector(\"\(name)\")")
        }
    }

    /// The function that gives the entries of an extension of another module's class.
    private func registeredTable(of member: FoundMember) -> String? {
        guard member.part.isExtension, member.part.module != ModuleIndex.uikit,
            member.entry.module != member.part.module,
            member.entry.kind == .class || member.entry.kind == nil,
            !member.part.facts.has(.isConstrained)
        else { return nil }
        return
            "\(member.entry.path).\(Self.tableName(member.part.module, member.part.file, of: member.entry))"
    }

    private func selectorName(of member: FoundMember, _ part: Part) -> String {
        switch part {
        case .method:
            return member.facts.kind == .property && !member.isNative
                ? ObjectiveCName.getter(member.facts) : lookup.selectorName(of: member)
        case .getter:
            return member.isNative ? ImportedName.getter(member.facts) : ObjectiveCName.getter(member.facts)
        case .setter:
            return member.isNative ? ImportedName.setter(member.facts) : ObjectiveCName.setter(member.facts)
        }
    }

    /// Swift's own error for a method that Objective-C doesn't see, which no selector would call here either.
    private func reportUnexposed(_ found: [FoundMember], _ node: ExprSyntax) {
        let isUnexposed = found.allSatisfy { member in
            member.part.module == module && !member.entry.isNative && member.entry.kind == .class
                && !member.facts.has(.isOverride) && lookup.isChainKnown(of: member.entry)
                && !lookup.isExposed(member.facts, in: member.part, of: member.entry)
        }
        guard isUnexposed, let facts = found.first?.facts else { return }
        let kind = facts.kind == .property ? "property" : "instance method"
        report(
            at: node,
            "argument of '#selector' refers to \(kind) '\(facts.fullName)' that is not exposed to Objective-C; add '@objc' to it"
        )
    }

    // MARK: Reading the reference

    private func reference(_ expression: ExprSyntax) -> Reference? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            return reference(only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            guard var found = reference(first) else { return nil }
            let elements = Array(sequence.elements)
            if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let type = elements[2].as(TypeExprSyntax.self)?.type
            {
                found.types = Self.parameterTypes(of: type)
            }
            return found
        }
        if let cast = expression.as(AsExprSyntax.self) {
            guard var found = reference(cast.expression) else { return nil }
            found.types = Self.parameterTypes(of: cast.type)
            return found
        }
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return Reference(base: nil, declaration: name)
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return Reference(base: member.base, declaration: member.declName)
        }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return reference(chain.expression) }
        if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) {
            return reference(unwrapped.expression)
        }
        return nil
    }

    /// The parameters of the innermost function that a type gives: those of `(Foo) -> (UIButton) -> Void` are `UIButton`.
    private static func parameterTypes(of type: TypeSyntax) -> [String]? {
        var type = type
        while true {
            if let optional = type.as(OptionalTypeSyntax.self) {
                type = optional.wrappedType
            } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                type = optional.wrappedType
            } else if let attributed = type.as(AttributedTypeSyntax.self) {
                type = attributed.baseType
            } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first
            {
                type = only.type
            } else {
                break
            }
        }
        guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
        return parameterTypes(of: function.returnClause.type) ?? function.parameters.map(\.type.oneLine)
    }

    // MARK: Finding the member

    private func candidates(for reference: Reference, _ part: Part) -> [FoundMember] {
        for entries in places(of: reference.base) {
            for entry in entries {
                let found = fitting(lookup.members(named: reference.name, of: entry), reference, part)
                if !found.isEmpty { return found }
            }
        }
        // An object of a type that isn't known: whatever has the name, if all agree.
        guard let base = reference.base, !base.isTypeName else { return [] }
        return fitting(lookup.members(named: reference.name), reference, part)
    }

    /// Where a reference is looked up, place by place.
    private func places(of base: ExprSyntax?) -> [[TypeEntry]] {
        guard let base else { return scopes.reversed().map { [$0.entry].compactMap { $0 } } }
        let innermost = scopes.last { $0.facts.kind != .structure || !$0.isExtension } ?? scopes.last
        switch base.trimmedDescription {
        case "self", "Self", "type(of: self)", "self!", "self?":
            return [[innermost?.entry].compactMap { $0 }]
        case "super":
            return [[innermost?.entry.flatMap(lookup.superclass(of:))].compactMap { $0 }]
        default:
            return [[entry(of: base)].compactMap { $0 }]
        }
    }

    private func fitting(_ members: [FoundMember], _ reference: Reference, _ part: Part) -> [FoundMember] {
        var found = members.filter { member in
            switch part {
            case .getter, .setter: return member.facts.kind == .property
            case .method:
                if let labels = reference.labels {
                    return member.facts.kind == .method && member.facts.labels == labels
                }
                return member.facts.kind != .initializer || reference.name == "init"
            }
        }
        if part == .method, found.contains(where: { $0.facts.kind == .method }) {
            found.removeAll { $0.facts.kind != .method }
        }
        if let types = reference.types?.map(TypeText.normalized) {
            let same = found.filter { $0.facts.parameterTypes.map(TypeText.normalized) == types }
            let asMany = found.filter { $0.facts.parameterTypes.count == types.count }
            found = same.isEmpty ? asMany.isEmpty ? found : asMany : same
        }
        // What Objective-C sees goes before what it doesn't.
        let exposed = found.filter {
            $0.isNative || $0.entry.kind == .protocol || lookup.isExposed($0.facts, in: $0.part, of: $0.entry)
        }
        if !exposed.isEmpty { found = exposed }
        // Those that UIKit's own tables name go before what only looks like them.
        let named = found.filter { $0.facts.objectiveCName != nil }
        if !named.isEmpty, named.allSatisfy(\.isNative), found.allSatisfy(\.isNative) { found = named }
        // The nearest of a class and its superclasses.
        if let first = found.first,
            reference.labels != nil || found.allSatisfy({ $0.facts.fullName == first.facts.fullName })
        {
            return [first]
        }
        return found
    }

    /// The name that the labels as written give, where the index doesn't know the method.
    private func writtenName(_ reference: Reference, _ part: Part) -> String {
        var facts = MemberFacts(kind: .method, name: reference.name)
        switch part {
        case .getter: return reference.name
        case .setter: return "set\(CamelCase.capitalized(reference.name)):"
        case .method:
            facts.labels = reference.labels ?? reference.types?.map { _ in "_" } ?? []
            return ObjectiveCName.method(facts)
        }
    }
}

extension LoweringVisitor {
    /// The type that an expression names, or whose object it is; nil if that can't be told from the text.
    func entry(of expression: ExprSyntax) -> TypeEntry? {
        if let text = typeText(of: expression) {
            return TypeText.nominal(text).flatMap(type(named:))
        }
        return nil
    }

    /// The type of an expression as text, as far as declarations tell it.
    func typeText(of expression: ExprSyntax) -> String? {
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            let text = name.baseName.identifierText
            if text == "self" || text == "Self" { return scopes.last?.path }
            for types in locals.reversed() {
                if let type = types[text] { return type.isEmpty ? nil : type }
            }
            for scope in scopes.reversed() {
                if let entry = scope.entry,
                    let property = lookup.members(named: text, of: entry).first(where: {
                        $0.facts.kind == .property
                    })
                {
                    return property.facts.type
                }
            }
            return text.first?.isUppercase == true ? text : nil
        }
        if let chain = expression.as(OptionalChainingExprSyntax.self) {
            return typeText(of: chain.expression)
        }
        if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) {
            return typeText(of: unwrapped.expression)
        }
        if let generic = expression.as(GenericSpecializationExprSyntax.self) {
            return typeText(of: generic.expression)
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            return typeText(of: only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
            return elements[2].as(TypeExprSyntax.self)?.type.oneLine
        }
        if let element = expression.as(SubscriptCallExprSyntax.self) {
            guard element.arguments.count == 1, element.arguments.first?.label == nil,
                let text = typeText(of: element.calledExpression)
            else { return nil }
            return TypeText.element(text) ?? TypeText.dictionaryValue(text).map { "\($0)?" }
        }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return expression.constructedType
                ?? (call.calledExpression.isTypeName ? call.calledExpression.trimmedDescription : nil)
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
            return nil
        }
        let name = member.declName.baseName.identifierText
        let owner = typeText(of: base)
        if name == "first" || name == "last", let element = owner.flatMap(TypeText.element) {
            return "\(element)?"
        }
        if let entry = owner.flatMap(TypeText.nominal).flatMap(type(named:)) {
            let nested = "\(entry.path).\(name)"
            if lookup.type(nested, in: [], file: file) != nil { return nested }
            return lookup.members(named: name, of: entry).first { $0.facts.kind == .property }?.facts.type
        }
        return expression.isTypeName ? expression.trimmedDescription : nil
    }
}

extension ExprSyntax {
    /// Whether it is written as a type's name: `Foo`, `Foo.Bar`, `Foo<Bar>`.
    var isTypeName: Bool {
        if let name = self.as(DeclReferenceExprSyntax.self) {
            return name.baseName.text.first?.isUppercase == true
        }
        if let generic = self.as(GenericSpecializationExprSyntax.self) {
            return generic.expression.isTypeName
        }
        guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
        return member.declName.baseName.text.first?.isUppercase == true && member.base?.isTypeName == true
    }
}

extension LoweringVisitor.Reference {
    fileprivate init(base: ExprSyntax?, declaration: DeclReferenceExprSyntax) {
        self.init(
            base: base,
            name: declaration.baseName.identifierText,
            labels: declaration.argumentNames?.arguments.map(\.name.identifierText)
        )
    }
}
