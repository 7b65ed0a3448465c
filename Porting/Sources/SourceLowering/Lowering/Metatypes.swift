import SwiftSyntax

/// What classes are asked as objects: in Objective-C a class is one, and `AnyObject` may be any class.
extension LoweringVisitor {
    /// Names the class as its `description()` does; `type(of: object)` may be a type that has no such method on Linux.
    func lowerClassDescription(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let called = node.calledExpression.as(MemberAccessExprSyntax.self),
            called.declName.baseName.text == "description",
            let metatype = called.base?.as(FunctionCallExprSyntax.self),
            metatype.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
            metatype.arguments.count == 1, metatype.arguments.first?.label?.text == "of",
            !lookup.members(named: "description").contains(where: {
                $0.facts.kind == .method && $0.facts.has(.isStatic)
            })
        else { return }
        edits.insert("NSStringFromClass(", at: metatype.textRange.lowerBound)
        edits.replace(metatype.textRange.upperBound..<node.textRange.upperBound, with: ")")
    }
}
