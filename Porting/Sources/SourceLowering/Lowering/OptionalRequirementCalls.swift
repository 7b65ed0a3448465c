import SwiftSyntax

/// Calls of optional requirements: `delegate?.changed?(self)` asks whether the object answers (O3).
extension LoweringVisitor {
    func lowerOptionalCall(_ node: FunctionCallExprSyntax) {
        let inner: ExprSyntax
        let mark: TokenSyntax
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            inner = chain.expression
            mark = chain.questionMark
        } else if let unwrapped = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            inner = unwrapped.expression
            mark = unwrapped.exclamationMark
        } else {
            return
        }
        guard let member = inner.as(MemberAccessExprSyntax.self), let base = member.base,
            let requirement = requirement(of: member, labels: Self.labels(of: node))
        else { return }
        edits.replace(mark.textRange, with: "")
        if mark.text == "?" { ask(member, base, requirement) }
    }

    /// `if let changed = delegate?.changed`, `delegate?.changed != nil`: the method itself, nil if the object doesn't answer.
    func lowerOptionalReference(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, isWhereNilMatters(node),
            let requirement = requirement(
                of: node,
                labels: node.declName.argumentNames?.arguments.map(\.name.identifierText)
            ),
            requirement.facts.kind == .method,
            entry(of: base).map({ self.requires(requirement, $0) }) ?? false
        else { return }
        ask(node, base, requirement)
    }

    private func ask(_ member: MemberAccessExprSyntax, _ base: ExprSyntax, _ requirement: Requirement) {
        usesRuntime = true
        edits.insert(
            "._responding(to: \"\(requirement.objectiveCName)\")?",
            at: member.period.textRange.lowerBound
        )
    }

    /// An initial value of a binding with `let`, or a side of a comparison with nil or of `??`.
    private func isWhereNilMatters(_ node: MemberAccessExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if let initializer = parent.as(InitializerClauseSyntax.self) {
            return initializer.parent?.is(OptionalBindingConditionSyntax.self) == true
        }
        guard let list = parent.as(ExprListSyntax.self),
            let sequence = list.parent?.as(SequenceExprSyntax.self)
        else {
            return false
        }
        let elements = Array(sequence.elements)
        guard
            let index = elements.firstIndex(where: { $0.id == Syntax(node).id || Syntax($0) == Syntax(node) })
        else { return false }
        let comparisons: Set = ["==", "!="]
        for (operatorIndex, otherIndex) in [(index + 1, index + 2), (index - 1, index - 2)]
        where elements.indices.contains(operatorIndex) && elements.indices.contains(otherIndex) {
            let text = elements[operatorIndex].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
            if comparisons.contains(text), elements[otherIndex].is(NilLiteralExprSyntax.self) { return true }
        }
        return false
    }

    static func labels(of call: FunctionCallExprSyntax) -> [String] {
        var labels = call.arguments.map { $0.label?.identifierText ?? "_" }
        if call.trailingClosure != nil { labels.append(anyLabel) }
        labels += call.additionalTrailingClosures.map { $0.label.identifierText }
        return labels
    }

    /// What a closure after the brackets may be labelled.
    static let anyLabel = "*"

    private func requirement(of member: MemberAccessExprSyntax, labels: [String]?) -> Requirement? {
        let name = member.declName.baseName.identifierText
        let named = lookup.optionalRequirements.named(name).filter { requirement in
            guard requirement.facts.kind == .method else { return false }
            guard let labels else { return true }
            return requirement.facts.labels.count == labels.count
                && zip(requirement.facts.labels, labels).allSatisfy { $0 == $1 || $1 == Self.anyLabel }
        }
        guard !named.isEmpty, let base = member.base, !isAnyObject(base) else { return nil }
        let known = entry(of: base)
        if let known, let required = named.first(where: { requires($0, known) }) { return required }
        // A call of a closure has no labels, so one with labels is the method's, and the object another than it seems.
        if let labels, labels.contains(where: { $0 != "_" && $0 != Self.anyLabel }) { return named.first }
        guard known == nil else { return nil }
        // What the object is isn't known: a closure of the same name is called so as well.
        return lookup.members(named: name).contains(where: mayBeClosure) ? nil : named.first
    }

    /// Whether a member is a property that can be called.
    private func mayBeClosure(_ member: FoundMember) -> Bool {
        guard member.facts.kind == .property else { return false }
        guard let type = member.facts.type else { return !member.isNative }
        if type.contains("->") { return true }
        // A name that isn't known may stand for the type of a closure.
        guard !member.isNative, let name = TypeText.nominal(type) else { return false }
        return !Self.valueTypes.contains(name) && lookup.type(name, in: member.part) == nil
    }

    private static let valueTypes: Set<String> = [
        "String", "Int", "Bool", "Double", "Float", "CGFloat", "Any", "AnyObject", "URL", "Data", "Date",
        "TimeInterval", "CGRect", "CGSize", "CGPoint", "IndexPath", "NSObject", "Character", "Substring",
    ]

    /// Whether an object of a type can have a requirement.
    private func requires(_ requirement: Requirement, _ entry: TypeEntry) -> Bool {
        entry === requirement.proto || lookup.protocols(of: entry).contains { $0 === requirement.proto }
    }

    /// `delegate?.window??.frame`: an optional property of UIKit's protocols is optional twice there and once here.
    func lowerDoubleOptional(_ node: some ExprSyntaxProtocol) {
        let mark: TokenSyntax?
        let inner: ExprSyntax?
        if let chain = node.as(OptionalChainingExprSyntax.self) {
            (mark, inner) = (chain.questionMark, chain.expression)
        } else {
            (mark, inner) = (
                node.as(ForceUnwrapExprSyntax.self)?.exclamationMark,
                node.as(ForceUnwrapExprSyntax.self)?.expression
            )
        }
        let member =
            inner?.as(OptionalChainingExprSyntax.self)?.expression
            ?? inner?.as(ForceUnwrapExprSyntax.self)?.expression
        guard let mark, let access = member?.as(MemberAccessExprSyntax.self), access.base != nil else {
            return
        }
        let named = lookup.optionalRequirements.named(access.declName.baseName.identifierText)
        guard
            named.contains(where: {
                $0.facts.kind == .property && $0.proto.isNative && $0.facts.type?.hasSuffix("?") == true
            })
        else { return }
        edits.replace(mark.textRange, with: "")
    }
}
