import SwiftSyntax

/// Overrides in extensions, and overriding what extensions declare (O4).
extension LoweringVisitor {
    func lowerMember(_ node: FunctionDeclSyntax) {
        guard let scope = scopes.last, functionDepth == 0 || scope.isLocal else { return }
        let facts = MemberFacts(of: node, defaultAccess: scope.facts.access, conditions: conditions)
        lowerMember(node, facts, scope, names: [node.name])
    }

    func lowerMember(_ node: VariableDeclSyntax) {
        guard let scope = scopes.last else { return }
        let all = MemberFacts.properties(
            of: node,
            defaultAccess: scope.facts.access,
            conditions: conditions
        )
        guard let facts = all.first else { return }
        let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
        lowerMember(node, facts, scope, names: names)
        observe(node, facts, scope)
    }

    private func lowerMember(
        _ node: some DeclSyntaxProtocol & WithModifiersSyntax & WithAttributesSyntax,
        _ facts: MemberFacts,
        _ scope: Scope,
        names: [TokenSyntax]
    ) {
        var facts = facts
        if scope.facts.has(.hasObjectiveCMembers), scope.isExtension, !facts.has(.isNotObjectiveC) {
            facts.marks.insert(.isObjectiveC)
        }
        let isObjectiveC =
            facts.has(.isObjectiveC) || scope.facts.has(.hasObjectiveCMembers)
            || scope.entry?.main?.facts.has(.hasObjectiveCMembers) == true
        takeOutDynamic(node.modifiers, isObjectiveC: isObjectiveC)
        if facts.has(.isOverride), let name = names.first { refuseOverride(facts, at: name) }
        guard let entry = scope.entry, let name = names.first else { return }
        guard scope.isExtension else {
            if lookup.losesOverride(facts, of: entry) { takeOutOverride(node.modifiers) }
            return
        }
        if isObjectiveC { closeOpen(node.modifiers) }
        let part = TypeEntry.Part(facts: scope.facts, file: file, module: module)
        if lookup.moves(facts, from: part, of: entry) {
            if facts.isObserved, let variable = node.as(VariableDeclSyntax.self) {
                moveObservers(of: variable, facts, entry)
                return
            }
            if facts.has(.isOverride) {
                takeOutOverride(node.modifiers)
                closeOpen(node.modifiers)
            }
            edits.replace(name.textRange, with: IndexLookup.keptName(facts.name, of: entry, file: file))
        } else if lookup.isSplit(facts, in: part, of: entry) {
            split(facts, of: entry, named: name)
        } else if facts.has(.isOverride), entry.module != module, facts.kind != .initializer {
            if lookup.splitMember(overriddenBy: facts, in: part, of: entry) != nil {
                takeOutOverride(node.modifiers)
                closeOpen(node.modifiers)
                edits.replace(
                    name.textRange,
                    with: IndexLookup.keptName(facts.name, of: entry, file: file)
                )
                return
            }
            overrideOfOtherModule(node.modifiers, facts, name, entry)
        }
    }

    /// A class of another module can't get an override. What has no effect on Linux anyway goes under another name.
    private func overrideOfOtherModule(
        _ modifiers: DeclModifierListSyntax,
        _ facts: MemberFacts,
        _ name: TokenSyntax,
        _ entry: TypeEntry
    ) {
        let text =
            "'\(facts.fullName)' of '\(entry.path)', a class of another module, can't be overridden in an extension here"
        guard Self.membersWithoutEffect.contains(facts.name) else {
            report(at: name, "\(text); override it in a subclass")
            return
        }
        takeOutOverride(modifiers)
        closeOpen(modifiers)
        edits.replace(name.textRange, with: IndexLookup.keptName(facts.name, of: entry, file: file))
        report(
            .warning,
            at: name,
            "\(text); it is left out, since Linux shows no such bars and turns no windows"
        )
    }

    private static let membersWithoutEffect: Set<String> = [
        "childForStatusBarStyle", "childForStatusBarHidden", "preferredStatusBarStyle",
        "prefersStatusBarHidden",
        "preferredStatusBarUpdateAnimation", "childForHomeIndicatorAutoHidden",
        "prefersHomeIndicatorAutoHidden",
        "childForScreenEdgesDeferringSystemGestures", "preferredScreenEdgesDeferringSystemGestures",
        "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation", "shouldAutorotate",
    ]

    private func takeOutOverride(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where modifier.name.text == "override" { takeOut(modifier) }
    }

    // MARK: Moving

    /// The members that a class's declaration gets from the extensions of its module.
    func movedMembers(to entry: TypeEntry) -> [String] {
        entry.extensions.flatMap { part in
            part.facts.members.filter { lookup.moves($0, from: part, of: entry) }.map { facts in
                let kept = IndexLookup.keptName(facts.name, of: entry, file: part.file)
                let isOverride = facts.has(.isOverride) && !lookup.losesOverride(facts, of: entry)
                let access = facts.access.isSeenByOtherModules ? facts.access.modifier : ""
                let words = "\(access)\(isOverride ? "override " : "")"
                if facts.isObserved { return Self.observedDeclaration(of: facts, words: words, kept: kept) }
                return Self.declaration(of: facts, words: words) {
                    Self.call(facts, named: kept)
                } set: {
                    "\(kept) = newValue"
                }
            }
        }
    }

    /// A declaration in one line with the signature of a member and another body.
    private static func declaration(
        of facts: MemberFacts,
        words: String,
        get: () -> String,
        set: () -> String
    ) -> String {
        let prefix = (facts.prefix ?? "") + words
        if facts.kind == .property {
            let head = "\(prefix)var \(facts.name): \(facts.type ?? "Any")"
            return facts.has(.isSettable)
                ? "\(head) { get { \(get()) } set { \(set()) } }" : "\(head) { \(get()) }"
        }
        return "\(prefix)\(signature(of: facts, named: facts.name)) { \(get()) }"
    }

    private static func signature(of facts: MemberFacts, named name: String) -> String {
        var parameters: [String] = []
        for index in facts.labels.indices {
            let label = facts.labels[index]
            let inner = facts.parameterNames[index]
            let names = label == inner ? label : "\(label) \(inner)"
            let value = index < facts.parameterDefaults.count ? facts.parameterDefaults[index] : ""
            parameters.append("\(names): \(facts.parameterTypes[index])\(value.isEmpty ? "" : " = \(value)")")
        }
        let effects = (facts.has(.isAsync) ? " async" : "") + (facts.has(.isThrowing) ? " throws" : "")
        let result = facts.type.map { " -> \($0)" } ?? ""
        return "func \(name)(\(parameters.joined(separator: ", ")))\(effects)\(result)"
    }

    private static func call(_ facts: MemberFacts, named name: String) -> String {
        if facts.kind == .property { return name }
        let attempt = (facts.has(.isThrowing) ? "try " : "") + (facts.has(.isAsync) ? "await " : "")
        let arguments = zip(facts.labels, zip(facts.parameterNames, facts.parameterTypes)).map {
            label,
            parameter in
            let value = (parameter.1.hasPrefix("inout ") ? "&" : "") + parameter.0
            return label == "_" ? value : "\(label): \(value)"
        }
        return "\(attempt)\(name)(\(arguments.joined(separator: ", ")))"
    }

    private static func observedDeclaration(of facts: MemberFacts, words: String, kept: String) -> String {
        let observers = [
            facts.has(.hasWillSet) ? "willSet { \(kept)_willSet(newValue) }" : "",
            facts.has(.hasDidSet) ? "didSet { \(kept)_didSet(oldValue) }" : "",
        ]
        return "\(facts.prefix ?? "")\(words)var \(facts.name): \(facts.type ?? "Any") { "
            + observers.filter { !$0.isEmpty }.joined(separator: " ") + " }"
    }

    /// Makes methods of a property's observers, which the class's declaration calls:
    /// `override var frame: CGRect { didSet { move() } }` is `func _frame_File_didSet(_ oldValue: CGRect) { move() }`.
    private func moveObservers(of node: VariableDeclSyntax, _ facts: MemberFacts, _ entry: TypeEntry) {
        guard let binding = node.bindings.first, let block = binding.accessorBlock, let type = facts.type
        else { return }
        let kept = IndexLookup.keptName(facts.name, of: entry, file: file)
        edits.replace(node.textRange.lowerBound..<block.leftBrace.textRange.upperBound, with: "")
        edits.replace(block.rightBrace.textRange, with: "")
        for (index, accessor) in binding.accessors.enumerated() where accessor.isObserver {
            let word = accessor.accessorSpecifier.text
            let parameter = accessor.parameters?.name.text ?? (word == "didSet" ? "oldValue" : "newValue")
            let start = accessor.accessorSpecifier.textRange.lowerBound
            let end =
                accessor.parameters?.textRange.upperBound ?? accessor.accessorSpecifier.textRange.upperBound
            let text = "func \(kept)_\(word)(_ \(parameter): \(TypeText.value(type)))"
            edits.replace(start..<end, with: (index > 0 ? "; " : "") + text)
        }
    }

    // MARK: Splitting

    /// Keeps a member's body under another name. The member itself is declared after the extension.
    private func split(_ facts: MemberFacts, of entry: TypeEntry, named name: TokenSyntax) {
        guard facts.kind == .method || facts.type != nil else { return }
        edits.replace(name.textRange, with: IndexLookup.keptName(facts.name, of: entry, file: file))
    }

    /// The members of an extension of another module's class that subclasses override: they look for the subclass's first. They
    /// stand in an extension of a protocol, since a subclass can't declare again what an extension of its superclass does.
    func splitMembers(of node: ExtensionDeclSyntax, _ scope: Scope, _ entry: TypeEntry) {
        let part = TypeEntry.Part(facts: scope.facts, file: file, module: module)
        let members = scope.facts.members.filter { facts in
            lookup.isSplit(facts, in: part, of: entry) && (facts.kind == .method || facts.type != nil)
        }
        guard !members.isEmpty else { return }
        usesRuntime = true
        let isMainActor = lookup.chain(of: entry).contains { $0.main?.facts.has(.isMainActor) == true }
        let texts = members.map { facts in
            let kept = IndexLookup.keptName(facts.name, of: entry, file: file)
            let access = facts.access <= .fileprivate ? "fileprivate " : facts.access.callable.modifier
            // As members of the class have it, so that Swift 5 code outside of any actor may call them.
            let isolation = isMainActor ? "@preconcurrency @MainActor " : ""
            let overrides = lookup.overrides(ofSplit: facts, of: entry).map { member in
                let name = IndexLookup.keptName(
                    facts.name,
                    of: member.entry,
                    file: member.part.file
                )
                let call = "object.\(Self.call(facts, named: name))"
                return
                    "if let object = self as? \(member.entry.path) { \(facts.type == nil ? "\(call); return" : "return \(call)") }; "
            }
            return Self.declaration(of: facts, words: isolation + access) {
                Self.question(facts) + overrides.joined()
                    + (facts.type == nil ? "" : "return ") + Self.call(facts, named: kept)
            } set: {
                "if (_overridden(\"\(ObjectiveCName.setter(facts))\", self, newValue) as Void?) != nil { return }; \(kept) = newValue"
            }
        }
        let head = "extension NSObjectProtocol where Self: \(node.extendedType.oneLine)"
        edits.insert(
            "; \(head) { \(texts.joined(separator: "; ")) }",
            at: node.memberBlock.rightBrace.textRange.upperBound
        )
    }

    /// Asks the object's class first.
    private static func question(_ facts: MemberFacts) -> String {
        let selector = facts.kind == .property ? ObjectiveCName.getter(facts) : ObjectiveCName.method(facts)
        let arguments = (["\"\(selector)\"", "self"] + facts.parameterNames).joined(separator: ", ")
        guard let type = facts.type else {
            return "if (_overridden(\(arguments)) as Void?) != nil { return }; "
        }
        return "if let answer: \(TypeText.value(type)) = _overridden(\(arguments)) { return answer }; "
    }

    /// `super` calls what an extension of another module's class declares: its body, or it would look for the caller again.
    func lowerSuper(_ node: MemberAccessExprSyntax) {
        guard node.base?.is(SuperExprSyntax.self) == true,
            let scope = scopes.last(where: { $0.facts.kind == .class || $0.isExtension }),
            let entry = scope.entry
        else { return }
        let name = node.declName.baseName.identifierText
        let labels = node.parent?.as(FunctionCallExprSyntax.self).map { call in
            call.arguments.map { $0.label?.identifierText ?? "_" }
        }
        for type in lookup.chain(of: entry).dropFirst() {
            let found = type.members(named: name).filter { member in
                let facts = member.facts
                guard !facts.has(.isStatic) else { return false }
                guard facts.kind == .method, let labels, labels.count <= facts.labels.count else {
                    return true
                }
                return facts.labels.starts(with: labels)
            }
            guard !found.isEmpty else { continue }
            let split = found.first { member in
                lookup.isSplit(member.facts, in: member.part, of: type)
                    || lookup.splitMember(overriddenBy: member.facts, in: member.part, of: type) != nil
            }
            if let split {
                let kept = IndexLookup.keptName(name, of: type, file: split.part.file)
                edits.replace(node.declName.baseName.textRange, with: kept)
            }
            return
        }
    }
}
