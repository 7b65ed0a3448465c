import SwiftSyntax

/// `#if os(iOS)` holds in modules that see UIKit (O5).
extension LoweringVisitor {
    func lowerConditions(of node: IfConfigDeclSyntax) {
        guard conditions.seesUIKit else { return }
        for clause in node.clauses {
            guard let condition = clause.condition else { continue }
            let finder = SystemFinder(viewMode: .sourceAccurate)
            finder.walk(condition)
            for name in finder.names { edits.replace(name.textRange, with: "Linux") }
        }
    }
}

private final class SystemFinder: SyntaxVisitor {
    var names: [ExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "os", let argument = node.arguments.first?.expression,
            argument.trimmedDescription == "iOS"
        {
            names.append(argument)
        }
        return .visitChildren
    }
}
