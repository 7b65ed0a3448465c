import SwiftSyntax

/// `#keyPath`, and the names of key paths that are observed (O4).
extension LoweringVisitor {
    /// Puts a text in the place of `#keyPath`: `#keyPath(Tabs.model.title)` is `"model.title"`.
    func lowerKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first?.expression, var names = Self.components(argument) else {
            return
        }
        var entry = scopes.last?.entry
        // The type that the path begins at.
        while names.count > 1, names[0].first?.isUppercase == true || ["self", "Self"].contains(names[0]) {
            let name = names.removeFirst()
            if name == "self" || name == "Self" { continue }
            let inner = entry.flatMap { lookup.type("\($0.path).\(name)", in: [], file: file) }
            entry = inner ?? type(named: name)
        }
        edits.replace(node.textRange, with: "\"\(keys(names, of: entry))\"")
    }

    private static func components(_ expression: ExprSyntax) -> [String]? {
        if let name = expression.as(DeclReferenceExprSyntax.self) { return [name.baseName.identifierText] }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return components(chain.expression) }
        if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) {
            return components(unwrapped.expression)
        }
        if let generic = expression.as(GenericSpecializationExprSyntax.self) {
            return components(generic.expression)
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
            let before = components(base)
        else { return nil }
        return before + [member.declName.baseName.identifierText]
    }

    /// The keys of properties from a type on, in Objective-C's names.
    private func keys(_ names: [String], of entry: TypeEntry?) -> String {
        var entry = entry
        var keys: [String] = []
        for name in names {
            let found =
                entry.flatMap { lookup.members(named: name, of: $0).first { $0.facts.kind == .property } }
                ?? lookup.members(named: name).first { $0.facts.kind == .property }
            if let found {
                keys.append(lookup.selectorName(of: found))
                entry = found.facts.type.flatMap(TypeText.nominal).flatMap {
                    lookup.type($0, in: found.part)
                }
            } else {
                keys.append(name)
                entry = nil
            }
        }
        return keys.joined(separator: ".")
    }

    /// Adds the key to calls that observe a key path, which doesn't know its name on Linux.
    func lowerObservation(_ node: FunctionCallExprSyntax) {
        guard let called = node.calledExpression.as(MemberAccessExprSyntax.self) else {
            guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self) else { return }
            addKey(to: node, calling: name.baseName.text, base: nil)
            return
        }
        addKey(to: node, calling: called.declName.baseName.text, base: called.base)
    }

    /// Whether a call is one of a method of the app's that only looks like Foundation's: `store.observe(\.count) { … }`.
    private func isOwnObserving(_ base: ExprSyntax, _ name: String, _ path: [String]) -> Bool {
        func isOwn(_ member: FoundMember) -> Bool {
            member.facts.kind == .method && !member.isNative
                && member.facts.parameterTypes.first?.contains("KeyPath") == true
        }
        if let entry = entry(of: base) {
            if lookup.members(named: name, of: entry).contains(where: isOwn) { return true }
            return entry.kind != nil && entry.kind != .protocol && lookup.isChainKnown(of: entry)
                && !lookup.isObject(entry)
        }
        guard lookup.members(named: name).contains(where: isOwn) else { return false }
        let key = path.last ?? ""
        return !Self.observedKeys.contains(key)
            && !lookup.members(named: key).contains { $0.facts.has(.isDynamic) }
    }

    /// UIKit's properties that can be observed.
    private static let observedKeys: Set<String> = [
        "contentOffset", "contentSize", "bounds", "frame", "selectedItem",
    ]

    private func addKey(to node: FunctionCallExprSyntax, calling name: String, base: ExprSyntax?) {
        guard let argument = node.arguments.first, let path = argument.expression.as(KeyPathExprSyntax.self)
        else { return }
        switch (name, argument.label?.text) {
        case ("observe", nil):
            let labels = node.arguments.dropFirst().map { $0.label?.text ?? "" }
            guard node.trailingClosure != nil || labels.contains("changeHandler"),
                labels.allSatisfy({ ["options", "changeHandler"].contains($0) })
            else { return }
        case ("publisher", "for"):
            let labels = node.arguments.dropFirst().map { $0.label?.text ?? "" }
            guard labels.allSatisfy({ $0 == "options" }) else { return }
        default: return
        }
        var names: [String] = []
        for component in path.components {
            switch component.component {
            case .property(let property): names.append(property.declName.baseName.identifierText)
            case .optional: continue
            default: return
            }
        }
        guard !names.isEmpty, base.map({ !isOwnObserving($0, name, names) }) ?? true else { return }
        let root = path.root.flatMap(\.path).flatMap(type(named:))
        let start = root ?? base.map { entry(of: $0) } ?? scopes.last?.entry
        edits.insert(", _key: \"\(keys(names, of: start))\"", at: argument.expression.textRange.upperBound)
    }
}
