import SwiftSyntax

/// Collects what a file declares. It doesn't go into bodies of functions: what is declared there nobody else sees.
final class FactsCollector: SyntaxVisitor {
    private(set) var types: [TypeFacts] = []
    private(set) var imports: [String] = []
    private(set) var exports: [String] = []
    private(set) var testableImports: [String] = []
    private let conditions: BuildConditions
    /// The paths of the types that surround the place, and the access that their members have by default.
    private var scopes: [(path: String, memberAccess: Access?)] = []

    init(conditions: BuildConditions) {
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = conditions.activeClause(of: node)?.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.identifierText {
            imports.append(module)
            if node.attributes.has("_exported", conditions) { exports.append(module) }
            if node.attributes.has("testable", conditions) { testableImports.append(module) }
        }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .class) }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .actor) }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .structure) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .enumeration) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .protocol) }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let facts = TypeFacts(of: node, conditions: conditions)
        types.append(facts)
        scopes.append((facts.path, node.modifiers.access))
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if let path = node.initializer.value.path {
            var facts = TypeFacts(kind: .alias, path: qualified(node.name.identifierText))
            facts.inherited = [path]
            facts.access = node.modifiers.access ?? scopes.last?.memberAccess ?? .internal
            types.append(facts)
        }
        return .skipChildren
    }

    private func enter(_ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeFacts.Kind)
        -> SyntaxVisitorContinueKind
    {
        let path = qualified(node.name.identifierText)
        types.append(
            TypeFacts(
                of: node,
                kind: kind,
                path: path,
                defaultAccess: scopes.last?.memberAccess,
                conditions: conditions
            )
        )
        scopes.append((path, nil))
        return .visitChildren
    }

    private func qualified(_ name: String) -> String {
        scopes.last.map { "\($0.path).\(name)" } ?? name
    }
}
