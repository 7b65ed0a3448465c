import SwiftSyntax

/// Attributes and modifiers of Objective-C's (O1).
extension LoweringVisitor {
    func lowerAttribute(_ node: AttributeSyntax) {
        let name = node.attributeName.trimmedDescription
        switch name {
        case "UIApplicationMain":
            edits.replace(node.attributeName.textRange, with: "main")
        case "NSApplicationMain":
            report(
                at: node,
                "'@NSApplicationMain' begins an app of AppKit, which Linux lacks; use '@main' with UIKit's delegate"
            )
        case "NSManaged":
            report(
                at: node,
                "'@NSManaged' needs CoreData, which Linux lacks; keep the property's value in GRDB or SQLite"
            )
        case _ where ObjectiveCAttributes.names.contains(name):
            takeOut(node)
        default: break
        }
    }

    /// Leaves out a word and the space after it.
    func takeOut(_ node: some SyntaxProtocol) {
        let range = node.textRange
        let hasSpace = node.lastToken(viewMode: .sourceAccurate)?.trailingTrivia.first.map { piece in
            if case .spaces = piece { true } else { false }
        }
        edits.replace(range.lowerBound..<(range.upperBound + (hasSpace == true ? 1 : 0)), with: "")
    }

    /// Takes `dynamic` out where it stands for Objective-C's; plain Swift has one of its own, which stays.
    func takeOutDynamic(_ modifiers: DeclModifierListSyntax, isObjectiveC: Bool) {
        guard isObjectiveC else { return }
        for modifier in modifiers where modifier.name.text == "dynamic" { takeOut(modifier) }
    }

    /// Makes `open` members of extensions `public`: without Objective-C they aren't overridden there.
    func closeOpen(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where modifier.name.text == "open" && modifier.detail == nil {
            edits.replace(modifier.textRange, with: "public")
        }
    }
}
