import SwiftSyntax

/// The member by which a class answers selectors (O2).
extension LoweringVisitor {
    /// Writes what a class's declaration gets on the line of its closing brace: members that move here from extensions, and the
    /// table.
    func finishClass(_ node: ClassDeclSyntax) {
        guard let scope = scopes.last, let entry = scope.entry, let main = entry.main,
            main.file == file || scope.isLocal
        else { return }
        var texts = movedMembers(to: entry)
        if let table = table(of: scope, entry, node) { texts.append(table) }
        insert(texts, before: node.memberBlock)
    }

    private func table(of scope: Scope, _ entry: TypeEntry, _ node: ClassDeclSyntax) -> String? {
        guard !entry.declares("_selectors") else { return nil }
        var entries: [String] = []
        var otherFiles: [String] = []
        for part in entry.parts where part.module == module && !part.facts.has(.isConstrained) {
            let texts = entryTexts(of: part, in: entry)
            if part.file == file {
                entries += texts
            } else if !texts.isEmpty {
                let function = "\(Self.partName(part.file, of: entry))()"
                if !otherFiles.contains(function) { otherFiles.append(function) }
            }
        }
        guard !entries.isEmpty || !otherFiles.isEmpty else { return nil }
        usesRuntime = true
        let inherits = lookup.inheritsTable(entry)
        if !inherits { conformToAnswering(node) }
        let name = node.name.text
        let parts =
            ["\(name).self"] + (inherits ? ["super._selectors"] : [])
            + (entries.isEmpty ? [] : ["[\(entries.joined(separator: ", "))]"]) + otherFiles
        let access = accessOfTable(scope).modifier
        return "\(access)nonisolated \(inherits ? "override " : "")class var _selectors: _SelectorTable "
            + "{ _SelectorTable(\(parts.joined(separator: ", "))) }"
    }

    /// As far as the class is seen; `open` only where a subclass of another module can override it.
    private func accessOfTable(_ scope: Scope) -> Access {
        let access = scope.facts.access
        return access == .open && scope.facts.has(.isFinal) ? .public : access
    }

    private func conformToAnswering(_ node: ClassDeclSyntax) {
        if let clause = node.inheritanceClause, let last = clause.inheritedTypes.last {
            edits.insert(", _SelectorAnswering", at: last.type.textRange.upperBound)
        } else {
            let end = node.genericParameterClause?.textRange.upperBound ?? node.name.textRange.upperBound
            edits.insert(": _SelectorAnswering", at: end)
        }
    }

    /// Writes what an extension adds to a table: for a class of the module that is declared in another file a part of its table,
    /// for another module's class a table of its own, which its selectors register.
    func finishExtension(_ node: ExtensionDeclSyntax) {
        guard let scope = scopes.last, let entry = scope.entry, !scope.facts.has(.isConstrained) else {
            return
        }
        if entry.module != module { splitMembers(of: node, scope, entry) }
        let isOwn = entry.module == module
        if isOwn, entry.main?.file == file { return }
        guard lastExtensions[scope.path] == node.positionAfterSkippingLeadingTrivia.utf8Offset else { return }
        let parts = entry.parts.filter { $0.file == file && $0.module == module && $0.isExtension }
        guard isOwn ? entry.kind == .class : entry.kind == .class || entry.kind == nil else { return }
        let texts = parts.filter { !$0.facts.has(.isConstrained) }.flatMap { part in
            isOwn ? entryTexts(of: part, in: entry) : foreignEntryTexts(of: part, in: entry)
        }
        guard !texts.isEmpty else { return }
        usesRuntime = true
        let type = node.extendedType.oneLine
        let list = "[\(texts.joined(separator: ", "))]"
        let function: String
        if isOwn {
            function =
                "nonisolated static func \(Self.partName(file, of: entry))() -> [_SelectorEntry<\(type)>] { \(list) }"
        } else {
            let isPublic = parts.contains {
                $0.facts.members.contains { $0.access >= .public && $0.has(.isObjectiveC) }
            }
            function =
                "\(isPublic ? "public " : "")nonisolated static func \(Self.tableName(module, file, of: entry))() "
                + "-> _SelectorTable { _SelectorTable(\(type).self, \(list)) }"
        }
        insert([function], before: node.memberBlock)
    }

    /// Where the last extension of each type is in the file, which holds what is written once.
    func findLastExtensions() -> [String: Int] {
        let finder = ExtensionFinder(conditions: conditions)
        finder.walk(source.tree)
        return finder.last
    }

    /// The function that gives an extension's part of a class's table.
    static func partName(_ file: String, of entry: TypeEntry) -> String {
        "_selectors_\(FileFacts.identifier(of: file))_\(FileFacts.identifier(of: entry.path))"
    }

    /// The function that gives the table of an extension of another module's class.
    static func tableName(_ module: String, _ file: String, of entry: TypeEntry) -> String {
        "_selectors_\(module)_\(FileFacts.identifier(of: file))_\(FileFacts.identifier(of: entry.path))"
    }

    private func entryTexts(of part: TypeEntry.Part, in entry: TypeEntry) -> [String] {
        lookup.answeredMembers(of: part, in: entry).flatMap { facts in
            entryTexts(
                of: facts,
                name: lookup.selectorName(of: FoundMember(facts: facts, part: part, entry: entry))
            )
        }
    }

    /// Only what is marked: a conformance needs no entries there.
    private func foreignEntryTexts(of part: TypeEntry.Part, in entry: TypeEntry) -> [String] {
        lookup.answeredMembers(of: part, in: entry).filter { $0.has(.isObjectiveC) }.flatMap { facts in
            let found = FoundMember(facts: facts, part: part, entry: entry)
            guard lookup.isSplit(facts, in: part, of: entry) else {
                return entryTexts(of: facts, name: lookup.selectorName(of: found))
            }
            let kept = IndexLookup.keptName(facts.name, of: entry, file: part.file)
            let overrides = lookup.overrides(ofSplit: facts, of: entry)
            guard facts.kind == .method, !overrides.isEmpty else {
                return entryTexts(of: facts, name: lookup.selectorName(of: found), calling: kept)
            }
            let arguments = Self.arguments(of: facts)
            let calls = overrides.map { member in
                let name = IndexLookup.keptName(facts.name, of: member.entry, file: member.part.file)
                return "if let object = $0 as? \(member.entry.path) { return object.\(name)(\(arguments)) }; "
            }
            return [
                ".method(\"\(lookup.selectorName(of: found))\") { \(calls.joined())return $0.\(kept)(\(arguments)) }"
            ]
        }
    }

    /// The entries of one member.
    ///
    /// - Parameter other: The name of what is called, where it isn't the member's own.
    private func entryTexts(of facts: MemberFacts, name: String, calling other: String? = nil) -> [String] {
        let called = other ?? facts.name
        if facts.kind == .property {
            let set = facts.has(.isSettable) ? ", { $0.\(called) = $1 }" : ""
            var texts = [".property(\"\(name)\", { $0.\(called) }\(set))"]
            if let getter = facts.getterName, getter != name {
                texts.append(".method(\"\(getter)\") { $0.\(called) }")
            }
            if let setter = facts.setterName, facts.has(.isSettable), let type = facts.type {
                texts.append(
                    ".method(\"\(setter)\") { $0.\(called) = $1[0] as \(TypeText.value(type)); return nil }"
                )
            }
            return texts
        }
        let call = "$0.\(called)(\(Self.arguments(of: facts)))"
        if facts.has(.isAsync) {
            // Its table's closure always takes the arguments.
            let words = (facts.has(.isThrowing) ? "try " : "") + "await "
            let closure = facts.labels.isEmpty ? "object, _ in \(words)object.\(called)()" : words + call
            return [".asyncMethod(\"\(name)\") { \(closure) }"]
        }
        let kind = facts.has(.isStatic) ? "classMethod" : "method"
        let attempt = facts.has(.isThrowing) ? "try? " : ""
        return [".\(kind)(\"\(name)\") { \(attempt)\(call) }"]
    }

    /// What a method's entry passes on.
    private static func arguments(of facts: MemberFacts) -> String {
        zip(facts.labels, facts.parameterTypes).enumerated().map { index, parameter in
            let label = parameter.0 == "_" ? "" : "\(parameter.0): "
            return "\(label)$1[\(index)] as \(TypeText.value(parameter.1))"
        }.joined(separator: ", ")
    }

    /// Puts declarations before a closing brace.
    func insert(_ texts: [String], before block: MemberBlockSyntax) {
        guard !texts.isEmpty, block.rightBrace.presence == .present else { return }
        let brace = block.rightBrace
        let isAlone = brace.leadingTrivia.contains { piece in
            switch piece {
            case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
            default: false
            }
        }
        let needsSemicolon = !isAlone && !block.members.isEmpty && block.members.last?.semicolon == nil
        let text = (needsSemicolon ? "; " : "") + texts.joined(separator: "; ") + " "
        edits.insert(text, at: brace.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}

/// Finds the last extension of each type in a file that has no `where` clause.
private final class ExtensionFinder: SyntaxVisitor {
    let conditions: BuildConditions
    var last: [String: Int] = [:]

    init(conditions: BuildConditions) {
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = conditions.activeClause(of: node)?.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.genericWhereClause == nil {
            last[node.extendedType.path ?? node.extendedType.oneLine] =
                node.positionAfterSkippingLeadingTrivia.utf8Offset
        }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
