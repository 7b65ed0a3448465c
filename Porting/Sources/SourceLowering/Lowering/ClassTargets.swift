import SwiftSyntax

/// Classes as targets and observers: in Objective-C they are objects, which some parameters ask for (O2).
extension LoweringVisitor {
    /// `UIBarButtonItem(title: "Log", style: .plain, target: Log.self, action: …)` and `removeObserver(self)` in class methods.
    func lowerClassTargets(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text }
        let takesAction = labels.contains { $0 == "action" || $0 == "selector" }
        let removesObserver =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "removeObserver"
        guard takesAction || removesObserver else { return }
        for (index, argument) in node.arguments.enumerated() {
            let isTarget = takesAction && argument.label?.text == "target"
            guard isTarget || removesObserver && index == 0 && argument.label == nil,
                isClass(argument.expression)
            else { continue }
            usesRuntime = true
            let range = argument.expression.textRange
            edits.insert("_object(of: ", at: range.lowerBound)
            edits.insert(")", at: range.upperBound)
        }
    }

    /// Whether an expression is a class itself, as far as its text tells.
    private func isClass(_ expression: ExprSyntax) -> Bool {
        if let name = expression.as(DeclReferenceExprSyntax.self), name.baseName.text == "self" {
            return isInClassMethod(Syntax(expression))
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "self", base.isTypeName
        else { return false }
        if base.trimmedDescription == "Self" { return scopes.last?.entry?.kind == .class }
        return entry(of: base)?.kind == .class
    }

    private func isInClassMethod(_ node: Syntax) -> Bool {
        guard scopes.last?.entry?.kind == .class else { return false }
        var current = node.parent
        while let next = current {
            if let function = next.as(FunctionDeclSyntax.self),
                function.parent?.is(MemberBlockItemSyntax.self) == true
            {
                return function.modifiers.has("static") || function.modifiers.has("class")
            }
            if next.is(MemberBlockSyntax.self) { return false }
            current = next.parent
        }
        return false
    }
}
