import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// What in a source keeps it from being built on Linux without UIKit.
struct PlainBuildObstacles {
    /// The modules that are imported where the conditions of Linux hold.
    let imports: Set<String>
    /// Whether something of Objective-C is used there.
    let usesObjectiveC: Bool

    /// Whether Linux lacks something that the source needs.
    var exist: Bool { usesObjectiveC || imports.contains(where: PlatformModules.contains) }

    init(_ text: String, conditions: LinuxConditions) {
        // Parsing takes most of the time, and most sources of most packages have nothing of Apple's in them.
        let modules = ImportScan(text).modules
        let mayUseObjectiveC =
            text.utf8.contains(UInt8(ascii: "@")) && (text.contains("@objc") || text.contains("#selector"))
        guard modules.contains(where: PlatformModules.contains) || mayUseObjectiveC else {
            imports = modules
            usesObjectiveC = false
            return
        }
        let visitor = ObstacleVisitor(viewMode: .sourceAccurate, configuration: conditions)
        visitor.walk(Parser.parse(source: text))
        imports = visitor.imports
        usesObjectiveC = visitor.usesObjectiveC
    }
}

private final class ObstacleVisitor: ActiveSyntaxVisitor {
    var imports: Set<String> = []
    var usesObjectiveC = false

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { imports.insert(module) }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let names = ["objc", "objcMembers", "IBOutlet", "IBAction", "UIApplicationMain"]
        if names.contains(node.attributeName.trimmedDescription) { usesObjectiveC = true }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "selector" { usesObjectiveC = true }
        return .visitChildren
    }
}
