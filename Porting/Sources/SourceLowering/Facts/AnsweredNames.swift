import SwiftSyntax

/// How UIKit's own sources say the Objective-C names of their members.
extension CodeBlockItemListSyntax {
    /// The name that the default of an optional requirement asks for first: `_answer("scrollViewDidScroll:", …)`.
    var answeredName: String? {
        guard let first = first(where: { _ in true }) else { return nil }
        let finder = AnswerFinder(viewMode: .sourceAccurate)
        finder.walk(first)
        return finder.name
    }
}

private final class AnswerFinder: SyntaxVisitor {
    var name: String?

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        if called == "_answer", name == nil {
            name = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
        return name == nil ? .visitChildren : .skipChildren
    }
}

extension MemberFacts {
    /// The members that a `_selectors` table names: `.method("setNeedsLayout") { $0.setNeedsLayout() }`.
    static func answeredMembers(in table: PatternBindingSyntax) -> [MemberFacts] {
        let finder = EntryFinder(viewMode: .sourceAccurate)
        if let block = table.accessorBlock { finder.walk(block) }
        return finder.members
    }
}

private final class EntryFinder: SyntaxVisitor {
    var members: [MemberFacts] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let called = node.calledExpression.as(MemberAccessExprSyntax.self), called.base == nil,
            let name = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
                .representedLiteralValue
        else { return .visitChildren }
        let closure =
            node.trailingClosure
            ?? node.arguments.dropFirst().first?.expression.as(ClosureExprSyntax.self)
        guard let expression = closure?.statements.first?.item.as(ExprSyntax.self) else {
            return .skipChildren
        }
        if called.declName.baseName.text == "method", let call = expression.as(FunctionCallExprSyntax.self),
            let method = call.calledExpression.as(MemberAccessExprSyntax.self)
        {
            var facts = MemberFacts(kind: .method, name: method.declName.baseName.identifierText)
            facts.labels = call.arguments.map { $0.label?.identifierText ?? "_" }
            facts.parameterNames = facts.labels
            facts.parameterTypes = facts.labels.map { _ in "Any?" }
            facts.objectiveCName = name
            add(facts)
        } else if called.declName.baseName.text == "property",
            let property = expression.as(MemberAccessExprSyntax.self)
        {
            var facts = MemberFacts(kind: .property, name: property.declName.baseName.identifierText)
            facts.objectiveCName = name
            facts.marks.insert(.isSettable)
            add(facts)
        }
        return .skipChildren
    }

    private func add(_ facts: MemberFacts) {
        var facts = facts
        facts.marks.insert(.isObjectiveC)
        facts.access = .public
        members.append(facts)
    }
}
