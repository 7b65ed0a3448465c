import SwiftSyntax

extension SyntaxProtocol {
    /// The text in one line without comments.
    var oneLine: String {
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty,
                !token.leadingTrivia.isEmpty || text.hasSuffix(" ") == false && precededBySpace(token)
            {
                text += " "
            }
            text += token.text
        }
        return text
    }

    private func precededBySpace(_ token: TokenSyntax) -> Bool {
        guard let previous = token.previousToken(viewMode: .sourceAccurate) else { return false }
        return !previous.trailingTrivia.isEmpty
    }

    /// The range of the text itself, without the trivia around it.
    var textRange: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}

extension TypeSyntax {
    /// The names of a nominal type without generic arguments, such as `Outer.Inner`; nil for other types.
    var path: String? {
        if let name = self.as(IdentifierTypeSyntax.self) { return name.name.identifierText }
        if let member = self.as(MemberTypeSyntax.self) {
            return member.baseType.path.map { "\($0).\(member.name.identifierText)" }
        }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.path }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            return only.type.path
        }
        if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.path }
        return nil
    }

    /// The names of all nominal types that a type is made of: the parts of `A & B`, what an optional holds.
    var paths: [String] {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.paths }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return optional.wrappedType.paths
        }
        if let composition = self.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap(\.type.paths)
        }
        if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.paths }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            return only.type.paths
        }
        return path.map { [$0] } ?? []
    }
}

extension TokenSyntax {
    /// A name without backticks.
    var identifierText: String {
        text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
            ? String(text.dropFirst().dropLast()) : text
    }
}

extension AttributeListSyntax {
    /// The attributes with their names, those in clauses of `#if` that aren't compiled left out.
    func named(_ conditions: BuildConditions) -> [(name: String, attribute: AttributeSyntax)] {
        flatMap { element -> [(name: String, attribute: AttributeSyntax)] in
            if let attribute = element.as(AttributeSyntax.self) {
                return [(attribute.attributeName.trimmedDescription, attribute)]
            }
            guard let conditional = element.as(IfConfigDeclSyntax.self),
                let inner = conditions.activeClause(of: conditional)?.elements?.as(AttributeListSyntax.self)
            else { return [] }
            return inner.named(conditions)
        }
    }

    func has(_ name: String, _ conditions: BuildConditions) -> Bool {
        named(conditions).contains { $0.name == name }
    }

    func attribute(_ name: String, _ conditions: BuildConditions) -> AttributeSyntax? {
        named(conditions).first { $0.name == name }?.attribute
    }
}

extension AttributeSyntax {
    /// What `@objc(name)` says.
    var objectiveCName: String? {
        guard attributeName.trimmedDescription == "objc", leftParen != nil, let arguments else { return nil }
        let text = arguments.tokens(viewMode: .sourceAccurate).map(\.text).joined()
        return text.isEmpty ? nil : text
    }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

    /// The access that is written; nil if none is.
    var access: Access? {
        for modifier in self where modifier.detail == nil {
            switch modifier.name.text {
            case "private": return .private
            case "fileprivate": return .fileprivate
            case "internal": return .internal
            case "package": return .package
            case "public": return .public
            case "open": return .open
            default: break
            }
        }
        return nil
    }
}
