import SwiftSyntax

/// Xcode's previews, which no program needs.
extension LoweringVisitor {
    func isPreview(_ clause: InheritanceClauseSyntax?) -> Bool {
        clause?.inheritedTypes.contains {
            ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.type.path)
        } == true
    }

    /// Leaves out a declaration; its lines stay as empty ones.
    func leaveOut(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        edits.remove(node.textRange)
        imports.hasPreviews = true
        return .skipChildren
    }
}
