import SwiftSyntax

extension MemberFacts {
    /// The members of a type, those in clauses of `#if` that aren't compiled left out.
    static func members(
        of items: MemberBlockItemListSyntax,
        defaultAccess access: Access,
        isExtension: Bool,
        conditions: BuildConditions
    ) -> [MemberFacts] {
        var result: [MemberFacts] = []
        for item in items {
            if let function = item.decl.as(FunctionDeclSyntax.self) {
                var facts = MemberFacts(of: function, defaultAccess: access, conditions: conditions)
                if isExtension { facts.noteWhatMoves(function, conditions) }
                result.append(facts)
            } else if let variable = item.decl.as(VariableDeclSyntax.self) {
                var properties = MemberFacts.properties(
                    of: variable,
                    defaultAccess: access,
                    conditions: conditions
                )
                if isExtension {
                    for index in properties.indices {
                        properties[index].noteWhatMoves(variable, conditions)
                    }
                }
                result += properties
                if let table = variable.bindings.first, properties.first?.name == "_selectors" {
                    result += answeredMembers(in: table)
                }
            } else if let initializer = item.decl.as(InitializerDeclSyntax.self) {
                result.append(
                    MemberFacts(of: initializer, defaultAccess: access, conditions: conditions)
                )
            } else if let conditional = item.decl.as(IfConfigDeclSyntax.self),
                let inner = conditions.activeClause(of: conditional)?.elements?.as(
                    MemberBlockItemListSyntax.self
                )
            {
                result += members(
                    of: inner,
                    defaultAccess: access,
                    isExtension: isExtension,
                    conditions: conditions
                )
            }
        }
        return result
    }

    init(of node: FunctionDeclSyntax, defaultAccess: Access, conditions: BuildConditions) {
        self.init(kind: .method, name: node.name.identifierText)
        note(node.attributes, node.modifiers, defaultAccess, conditions)
        note(node.signature.parameterClause)
        note(node.signature.effectSpecifiers)
        if node.genericParameterClause != nil { marks.insert(.isGeneric) }
        type = node.signature.returnClause.map { $0.type.oneLine }
        if type == "Void" || type == "()" { type = nil }
    }

    init(of node: InitializerDeclSyntax, defaultAccess: Access, conditions: BuildConditions) {
        self.init(kind: .initializer, name: "init")
        note(node.attributes, node.modifiers, defaultAccess, conditions)
        note(node.signature.parameterClause)
    }

    static func properties(
        of node: VariableDeclSyntax,
        defaultAccess: Access,
        conditions: BuildConditions
    ) -> [MemberFacts] {
        // `var a, b: Int` says b's type only.
        var type: String?
        var result: [MemberFacts] = []
        for binding in node.bindings.reversed() {
            type = binding.typeAnnotation?.type.oneLine ?? (binding.initializer == nil ? type : nil)
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
            else { continue }
            var facts = MemberFacts(kind: .property, name: name)
            facts.note(node.attributes, node.modifiers, defaultAccess, conditions)
            facts.type = type ?? binding.initializer?.value.constructedType
            if node.bindingSpecifier.text == "var", binding.isSettable { facts.marks.insert(.isSettable) }
            for accessor in binding.accessors {
                if accessor.accessorSpecifier.text == "willSet" { facts.marks.insert(.hasWillSet) }
                if accessor.accessorSpecifier.text == "didSet" { facts.marks.insert(.hasDidSet) }
                guard let name = accessor.attributes.attribute("objc", conditions)?.objectiveCName else {
                    continue
                }
                if accessor.accessorSpecifier.text == "get" { facts.getterName = name }
                if accessor.accessorSpecifier.text == "set" { facts.setterName = name }
            }
            result.append(facts)
        }
        return result.reversed()
    }

    private mutating func note(
        _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax,
        _ defaultAccess: Access,
        _ conditions: BuildConditions
    ) {
        access = modifiers.access ?? defaultAccess
        for (name, attribute) in attributes.named(conditions) {
            switch name {
            case "objc":
                marks.insert(.isObjectiveC)
                objectiveCName = attribute.objectiveCName
            case "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "NSManaged", "GKInspectable":
                marks.insert(.isObjectiveC)
            case "nonobjc":
                marks.insert(.isNotObjectiveC)
            case "available":
                let text = attribute.arguments?.oneLine ?? ""
                if text.hasPrefix("*"), text.contains("unavailable") { marks.insert(.isUnavailable) }
            case _ where name.hasSuffix("Actor") && name != "MainActor":
                marks.insert(.hasOtherActor)
            default: break
            }
        }
        for modifier in modifiers {
            switch modifier.name.text {
            case "static", "class": marks.insert(.isStatic)
            case "override": marks.insert(.isOverride)
            case "optional": marks.insert(.isOptional)
            case "final": marks.insert(.isFinal)
            case "dynamic": marks.insert(.isDynamic)
            default: break
            }
        }
    }

    /// Notes what is needed to declare a member of an extension once more in its class, or what its default asks.
    mutating func noteWhatMoves(_ node: FunctionDeclSyntax, _ conditions: BuildConditions) {
        parameterDefaults = node.signature.parameterClause.parameters.map {
            $0.defaultValue?.value.oneLine ?? ""
        }
        notePrefix(node.attributes, node.modifiers, conditions)
        if objectiveCName == nil, let body = node.body { objectiveCName = body.statements.answeredName }
    }

    mutating func noteWhatMoves(_ node: VariableDeclSyntax, _ conditions: BuildConditions) {
        notePrefix(node.attributes, node.modifiers, conditions)
        if objectiveCName == nil, case .getter(let body)? = node.bindings.first?.accessorBlock?.accessors {
            objectiveCName = body.answeredName
        }
    }

    private mutating func notePrefix(
        _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax,
        _ conditions: BuildConditions
    ) {
        let attributes = attributes.named(conditions).filter {
            !ObjectiveCAttributes.names.contains($0.name)
        }.map(\.attribute.oneLine)
        let dropped: Set = [
            "override", "dynamic", "private", "fileprivate", "internal", "package", "public", "open",
        ]
        let modifiers = modifiers.filter { !dropped.contains($0.name.text) }.map(\.oneLine)
        let words = attributes + modifiers
        prefix = words.isEmpty ? nil : words.joined(separator: " ") + " "
    }

    private mutating func note(_ clause: FunctionParameterClauseSyntax) {
        for parameter in clause.parameters {
            labels.append(parameter.firstName.identifierText)
            parameterNames.append((parameter.secondName ?? parameter.firstName).identifierText)
            parameterTypes.append(parameter.type.oneLine)
            if parameter.ellipsis != nil || parameter.type.isOutsideObjectiveC {
                marks.insert(.isNotCallable)
            }
        }
    }

    private mutating func note(_ effects: FunctionEffectSpecifiersSyntax?) {
        if effects?.asyncSpecifier != nil { marks.insert(.isAsync) }
        if effects?.throwsClause != nil { marks.insert(.isThrowing) }
    }
}

extension TypeSyntax {
    /// Whether it is no type of a parameter that Objective-C could have.
    var isOutsideObjectiveC: Bool {
        if self.is(SomeOrAnyTypeSyntax.self) {
            return self.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some"
        }
        return self.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.oneLine == "inout" } == true
    }
}

extension AccessorDeclSyntax {
    var isObserver: Bool { ["willSet", "didSet"].contains(accessorSpecifier.text) }
}

extension PatternBindingSyntax {
    /// The accessors that are written out; none for one that only has a body.
    var accessors: [AccessorDeclSyntax] {
        guard case .accessors(let list)? = accessorBlock?.accessors else { return [] }
        return Array(list)
    }

    /// Whether a variable of this binding can be set.
    var isSettable: Bool {
        guard let accessorBlock else { return true }
        guard case .accessors(let list) = accessorBlock.accessors else { return false }
        let names = list.map(\.accessorSpecifier.text)
        return names.contains { ["set", "_modify", "willSet", "didSet"].contains($0) }
    }
}

extension ExprSyntax {
    /// The type that an initial value names: `Foo` of `Foo(…)`, `Foo.Bar(…)`.
    var constructedType: String? {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
        let called = call.calledExpression.trimmedDescription
        guard let last = called.split(separator: ".").last, last.first?.isUppercase == true else {
            return nil
        }
        return called.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } ? called : nil
    }
}
