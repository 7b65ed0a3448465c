import SwiftParser
import SwiftSyntax

/// What in a source keeps a module from being built on Linux as it is, without UIKit and without lowering.
public struct PlainBuildObstacles: Sendable {
    /// The modules that are imported where the conditions of Linux hold.
    public let imports: Set<String>
    /// Whether something of Objective-C is used there.
    public let usesObjectiveC: Bool

    /// Whether Linux lacks something that the source needs.
    public var exist: Bool { usesObjectiveC || imports.contains(where: AppleModules.contains) }

    /// Looks for what a plain build with these names of `-D` would not compile.
    public init(_ text: String, flags: Set<String>) {
        // Parsing takes most of the time, and most sources of most packages have nothing of Apple's in them.
        let modules = ImportScan(text).modules
        guard modules.contains(where: AppleModules.contains) || Self.mayUseObjectiveC(text) else {
            imports = modules
            usesObjectiveC = false
            return
        }
        let visitor = ObstacleVisitor(conditions: BuildConditions(flags: flags, seesUIKit: false))
        visitor.walk(ParsedSource(text, fileName: "").tree)
        imports = visitor.imports
        usesObjectiveC = visitor.usesObjectiveC
    }

    private static func mayUseObjectiveC(_ text: String) -> Bool {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            switch (previous, byte) {
            case (UInt8(ascii: "@"), UInt8(ascii: "o")), (UInt8(ascii: "@"), UInt8(ascii: "I")),
                (UInt8(ascii: "#"), UInt8(ascii: "s")):
                return true
            default: break
            }
            previous = byte
        }
        return false
    }
}

extension AppleModules {
    static func contains(_ module: String) -> Bool { kit.contains(module) || missing[module] != nil }
}

private final class ObstacleVisitor: SyntaxVisitor {
    private let conditions: BuildConditions
    var imports: Set<String> = []
    var usesObjectiveC = false

    init(conditions: BuildConditions) {
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = conditions.activeClause(of: node)?.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { imports.insert(module) }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let names = ["objc", "objcMembers", "IBOutlet", "IBAction"]
        if names.contains(node.attributeName.trimmedDescription) { usesObjectiveC = true }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "selector" { usesObjectiveC = true }
        return .visitChildren
    }
}
