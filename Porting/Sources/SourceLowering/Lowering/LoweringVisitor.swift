import SwiftSyntax

/// Walks through one file and gathers what is to be changed in its text. What concerns one feature is in a file of its own.
final class LoweringVisitor: SyntaxVisitor {
    /// A type around the place.
    struct Scope {
        let path: String
        /// What the index knows of the type; for a class within a function what its declaration says.
        let entry: TypeEntry?
        let isExtension: Bool
        /// Whether it is within a function, where nobody else sees it.
        let isLocal: Bool
        /// The declaration's own facts.
        let facts: TypeFacts
    }

    let source: ParsedSource
    let conditions: BuildConditions
    let lookup: IndexLookup
    let file: String
    var edits = TextEdits()
    var scopes: [Scope] = []
    var imports = Imports()
    /// Whether text was written that names what TabardFoundation has.
    var usesRuntime = false
    /// How many functions and closures surround the place.
    var functionDepth = 0
    /// What variables of the functions and blocks around the place are declared as, the innermost one's last; empty where
    /// their types can't be told.
    var locals: [[String: String]] = []
    /// The types that the function around the place declares, as far as they were met.
    private var localTypes: [String: TypeEntry] = [:]
    /// The byte of the `#selector` whose expression stays in the text.
    var spelledOut: Int?
    private var diagnostics: [LoweringDiagnostic] = []
    private lazy var lines = LineTable(source.text)
    /// Where the last extension of each type is in the file.
    private(set) lazy var lastExtensions = findLastExtensions()

    init(_ source: ParsedSource, conditions: BuildConditions, lookup: IndexLookup) {
        self.source = source
        self.conditions = conditions
        self.lookup = lookup
        file = source.fileName
        super.init(viewMode: .sourceAccurate)
    }

    /// The paths of the types around the place.
    var scopePaths: [String] { scopes.map(\.path) }

    /// The type that a name means at the place.
    func type(named name: String) -> TypeEntry? {
        localTypes[name] ?? lookup.type(name, in: scopePaths, file: file)
    }

    /// The module whose file it is.
    var module: String { lookup.index.module }

    func report(
        _ severity: LoweringDiagnostic.Severity = .error,
        at node: some SyntaxProtocol,
        _ message: String
    ) {
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let place = lines.place(of: offset)
        diagnostics.append(
            LoweringDiagnostic(severity: severity, line: place.line, column: place.column, message: message)
        )
    }

    /// Everything together.
    func finish() -> LoweredSource {
        finishImports()
        let (text, offsets) = edits.appliedWithOffsets(to: source.text)
        return LoweredSource(
            text: text,
            isChanged: text != source.text,
            offsets: offsets,
            diagnostics: diagnostics.sorted {
                ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message)
            }
        )
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        lowerConditions(of: node)
        if let elements = conditions.activeClause(of: node)?.elements { walk(elements) }
        return .skipChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .class) }
    override func visitPost(_ node: ClassDeclSyntax) {
        finishClass(node)
        scopes.removeLast()
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .actor) }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        isPreview(node.inheritanceClause) ? leaveOut(node) : enter(node, .structure)
    }
    override func visitPost(_ node: StructDeclSyntax) {
        if !isPreview(node.inheritanceClause) { scopes.removeLast() }
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        isPreview(node.inheritanceClause) ? leaveOut(node) : enter(node, .enumeration)
    }
    override func visitPost(_ node: EnumDeclSyntax) {
        if !isPreview(node.inheritanceClause) { scopes.removeLast() }
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let result = enter(node, .protocol)
        beginProtocol(node)
        return result
    }
    override func visitPost(_ node: ProtocolDeclSyntax) {
        finishProtocol(node)
        scopes.removeLast()
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let facts = TypeFacts(of: node, conditions: conditions)
        scopes.append(
            Scope(
                path: facts.path,
                entry: lookup.type(facts.path, in: [], file: file),
                isExtension: true,
                isLocal: false,
                facts: facts
            )
        )
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) {
        finishExtension(node)
        scopes.removeLast()
    }

    private func enter(
        _ node: some DeclGroupSyntax & NamedDeclSyntax,
        _ kind: TypeFacts.Kind
    ) -> SyntaxVisitorContinueKind {
        let name = node.name.identifierText
        let path = scopes.last.map { "\($0.path).\(name)" } ?? name
        let isLocal = functionDepth > 0
        var entry = isLocal ? nil : lookup.own(path, in: file)
        let facts = TypeFacts(
            of: node,
            kind: kind,
            path: path,
            defaultAccess: memberAccess,
            conditions: conditions
        )
        if entry == nil {
            let part = TypeEntry.Part(facts: facts, file: file, module: module)
            let local = TypeEntry(module: module, path: path, main: part, locals: localTypes)
            lookup.keep(local)
            if isLocal { localTypes[name] = local }
            entry = local
        }
        scopes.append(Scope(path: path, entry: entry, isExtension: false, isLocal: isLocal, facts: facts))
        return .visitChildren
    }

    /// The access that an extension around the place gives.
    private var memberAccess: Access? {
        guard let scope = scopes.last, scope.isExtension, scope.facts.access != .internal else { return nil }
        return scope.facts.access
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        lowerMember(node)
        enterFunction(node.signature.parameterClause)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { leaveFunction() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        enterFunction(node.signature.parameterClause)
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { leaveFunction() }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        enterFunction(nil)
        noteParameters(of: node)
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { leaveFunction() }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        enterFunction(nil)
        return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { leaveFunction() }

    private func enterFunction(_ clause: FunctionParameterClauseSyntax?) {
        functionDepth += 1
        var types: [String: String] = [:]
        for parameter in clause?.parameters ?? [] {
            types[(parameter.secondName ?? parameter.firstName).identifierText] = parameter.type.oneLine
        }
        locals.append(types)
    }

    private func leaveFunction() {
        functionDepth -= 1
        locals.removeLast()
        if functionDepth == 0 { localTypes = [:] }
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if functionDepth == 0 || scopes.last?.isLocal == true { lowerMember(node) }
        if functionDepth > 0 { noteVariables(of: node) }
        return .visitChildren
    }

    // MARK: Blocks

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
    override func visitPost(_ node: CodeBlockSyntax) { leaveBlock() }
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
    override func visitPost(_ node: IfExprSyntax) { leaveBlock() }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
    override func visitPost(_ node: WhileStmtSyntax) { leaveBlock() }
    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
    override func visitPost(_ node: SwitchCaseSyntax) { leaveBlock() }
    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
    override func visitPost(_ node: CatchClauseSyntax) { leaveBlock() }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        _ = enterBlock()
        walk(node.sequence)
        noteElement(node)
        if let clause = node.whereClause { walk(clause) }
        walk(node.body)
        return .skipChildren
    }
    override func visitPost(_ node: ForStmtSyntax) { leaveBlock() }

    // What a value is bound to is known only after the value.
    override func visitPost(_ node: OptionalBindingConditionSyntax) { noteBinding(node) }
    override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
        noteNames(of: node.pattern)
        return .visitChildren
    }
    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        noteNames(of: node.pattern)
        return .visitChildren
    }
    override func visit(_ node: CatchItemSyntax) -> SyntaxVisitorContinueKind {
        if let pattern = node.pattern { noteNames(of: pattern) }
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        lowerAttribute(node)
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        lowerImport(node)
        return .skipChildren
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            lowerSelector(node)
            return .skipChildren
        case "keyPath":
            lowerKeyPath(node)
            return .skipChildren
        case "Preview":
            return leaveOut(node)
        default:
            return .visitChildren
        }
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? leaveOut(node) : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        lowerOptionalCall(node)
        lowerObservation(node)
        lowerClassDescription(node)
        lowerClassTargets(node)
        refuseInvocation(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        lowerSuper(node)
        lowerOptionalReference(node)
        lowerAnyObjectMember(node)
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        lowerDoubleOptional(node)
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        lowerDoubleOptional(node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        refuse(node)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        refuse(node)
        return .visitChildren
    }
}
