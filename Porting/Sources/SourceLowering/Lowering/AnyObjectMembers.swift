import SwiftSyntax

/// Members of `AnyObject`, which in Objective-C are those of any object (O3).
extension LoweringVisitor {
    /// Asks the object for the member: `object.tag` is `_members(of: object)._value({ ($0 as? UIView)?.tag })`.
    func lowerAnyObjectMember(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, isAnyObject(base) else { return }
        let name = node.declName.baseName.identifierText
        if Self.membersOfAllObjects.contains(name) {
            wrap(base)
            return
        }
        let call = Self.call(of: node)
        let labels =
            call.map(Self.labels(of:)) ?? node.declName.argumentNames?.arguments.map(\.name.identifierText)
        let readers = readers(of: name, labels: labels, isCalled: call != nil)
        guard !readers.isEmpty else { return }
        wrap(base)
        edits.replace(
            node.period.textRange.lowerBound..<node.declName.textRange.upperBound,
            with: "._value(\(readers.joined(separator: ", ")))"
        )
        // What is called is the method as a value, which has no labels.
        for argument in call?.arguments ?? [] {
            guard let label = argument.label, let colon = argument.colon else { continue }
            edits.replace(
                label.textRange
                    .lowerBound..<max(colon.textRange.upperBound, argument.expression.textRange.lowerBound),
                with: ""
            )
        }
    }

    /// Whether an expression is an object of which nothing is known but that it is one.
    func isAnyObject(_ expression: ExprSyntax) -> Bool {
        // The type of a long chain is found from that of all before it, once for each of its links.
        guard !expression.isTypeName, Self.isShortChain(expression), let text = typeText(of: expression)
        else {
            return false
        }
        return Self.bare(text) == "AnyObject"
    }

    private static func isShortChain(_ expression: ExprSyntax) -> Bool {
        var inner: ExprSyntax? = expression
        for _ in 0..<24 {
            guard let outer = inner else { return true }
            inner = receiver(of: outer)
        }
        return inner == nil
    }

    /// What stands before the last link of a chain.
    private static func receiver(of expression: ExprSyntax) -> ExprSyntax? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let member): member.base
        case .functionCallExpr(let call): call.calledExpression
        case .subscriptCallExpr(let call): call.calledExpression
        case .forceUnwrapExpr(let unwrapped): unwrapped.expression
        case .optionalChainingExpr(let chain): chain.expression
        default: nil
        }
    }

    /// A type without brackets around it and without being optional.
    private static func bare(_ text: String) -> Substring {
        var text = text[...]
        while true {
            if let last = text.last, last == "?" || last == "!" || last == " " {
                text.removeLast()
            } else if text.hasPrefix("("), text.hasSuffix(")") {
                text = text.dropFirst().dropLast()
            } else {
                return text
            }
        }
    }

    /// What `_ObjectMembers` has by itself.
    private static let membersOfAllObjects: Set<String> = [
        "perform", "responds", "isKind", "isEqual", "description", "hash", "value", "setValue",
    ]

    /// The members of Foundation's objects that values are most often asked for so, and the classes that have them.
    private static let membersOfFoundation: [String: [String]] = [
        "boolValue": ["NSNumber"], "intValue": ["NSNumber"], "uintValue": ["NSNumber"],
        "int32Value": ["NSNumber"], "uint32Value": ["NSNumber"], "int64Value": ["NSNumber"],
        "uint64Value": ["NSNumber"], "doubleValue": ["NSNumber"], "floatValue": ["NSNumber"],
        "stringValue": ["NSNumber"], "length": ["NSString"],
        "count": ["NSArray", "NSDictionary", "NSSet"], "firstObject": ["NSArray"],
        "lastObject": ["NSArray"], "allKeys": ["NSDictionary"], "allValues": ["NSDictionary"],
    ]

    /// The call of a member, with or without a mark between them.
    private static func call(of node: MemberAccessExprSyntax) -> FunctionCallExprSyntax? {
        var called = Syntax(node)
        if let parent = called.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        {
            called = parent
        }
        guard let call = called.parent?.as(FunctionCallExprSyntax.self),
            Syntax(call.calledExpression) == called
        else { return nil }
        return call
    }

    // MARK: The object

    private func wrap(_ base: ExprSyntax) {
        usesRuntime = true
        var object = base
        var mark: TokenSyntax?
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            (object, mark) = (chain.expression, chain.questionMark)
        } else if let unwrapped = base.as(ForceUnwrapExprSyntax.self) {
            (object, mark) = (unwrapped.expression, unwrapped.exclamationMark)
        }
        let range = object.textRange
        edits.insert("_members(of: ", at: range.lowerBound)
        edits.insert(")", at: range.upperBound)
        // What is within the brackets ends the chain, so that it goes on after them.
        if Self.endsInChain(object) {
            if let mark {
                edits.replace(mark.textRange, with: "?")
            } else {
                edits.insert("?", at: range.upperBound)
            }
        } else if mark == nil, typeText(of: object)?.hasSuffix("!") == true {
            edits.insert("!", at: range.upperBound)
        }
    }

    /// Whether an expression is nil where something within it is: `a?.b`.
    private static func endsInChain(_ expression: ExprSyntax) -> Bool {
        if expression.is(OptionalChainingExprSyntax.self) { return true }
        return receiver(of: expression).map(endsInChain) ?? false
    }

    // MARK: The member

    /// Closures that read the member of an object, one for each class or protocol that declares it with the same types.
    private func readers(of name: String, labels: [String]?, isCalled: Bool) -> [String] {
        if !isCalled, let classes = Self.membersOfFoundation[name] {
            return classes.map { type in "{ ($0 as? \(type))?.\(name) }" }
        }
        var found = lookup.members(named: name).filter { isReachable($0, labels, isCalled) }
        if found.contains(where: { !$0.facts.has(.isOverride) }) {
            found.removeAll { $0.facts.has(.isOverride) }
        }
        // The app's own are meant before UIKit's.
        if found.contains(where: { !$0.isNative }) { found.removeAll(where: \.isNative) }
        // Those that differ in their types can't be one expression; those of the most classes are meant most likely.
        let groups = Dictionary(grouping: found, by: \.typeTexts)
        guard let most = groups.values.map(\.count).max(),
            let first = found.first(where: { groups[$0.typeTexts]?.count == most })
        else { return [] }
        var types: Set<String> = []
        let members = (groups[first.typeTexts] ?? []).filter { types.insert($0.entry.path).inserted }
        // Views and the like come first; more of them than these take the compiler long.
        let likely = members.filter { isLikely($0.entry) } + members.filter { !isLikely($0.entry) }
        return likely.prefix(6).map(reader)
    }

    /// Whether objects of a class are what actions are sent by, or an app's.
    private func isLikely(_ entry: TypeEntry) -> Bool {
        !entry.isNative
            || lookup.chain(of: entry).contains { ["UIResponder", "UIBarItem"].contains($0.path) }
    }

    private func reader(of member: FoundMember) -> String {
        let facts = member.facts
        let isProtocol = member.entry.kind == .protocol
        let names =
            facts.kind == .property || facts.labels.isEmpty
            ? facts.name : "\(facts.name)(\(facts.labels.map { "\($0):" }.joined()))"
        let isOptional =
            facts.kind == .method
            && lookup.optionalRequirements.requirement(facts.fullName, of: member.entry)?.isOptional == true
        let question = isOptional ? "_responding(to: \"\(lookup.selectorName(of: member))\")?." : ""
        return "{ ($0 as? \(isProtocol ? "any " : "")\(member.entry.path))?.\(question)\(names) }"
    }

    /// Whether a member is one that Objective-C would find, and that this file can name.
    private func isReachable(_ member: FoundMember, _ labels: [String]?, _ isCalled: Bool) -> Bool {
        let (facts, entry) = (member.facts, member.entry)
        guard !facts.has(.isStatic), !facts.has(.isGeneric), facts.kind != .initializer,
            !member.part.facts.has(.isConstrained), entry.main?.facts.has(.isGeneric) != true,
            isSeen(facts.access, member.part), entry.main.map({ isSeen($0.facts.access, $0) }) ?? true
        else { return false }
        if facts.kind == .property {
            guard !isCalled || facts.type?.contains("->") == true else { return false }
        } else if let labels {
            guard facts.labels.count == labels.count,
                zip(facts.labels, labels).allSatisfy({ $0 == $1 || $1 == Self.anyLabel })
            else { return false }
        }
        switch entry.kind {
        case .protocol: return lookup.isObjectiveC(entry) && !member.part.isExtension
        case .class:
            guard !entry.isNative || lookup.importsUIKit else { return false }
            return entry.isNative || lookup.isExposed(facts, in: member.part, of: entry)
        case nil: return entry.path.hasPrefix("NS") && entry.path != "NSObjectProtocol"
        default: return false
        }
    }

    private func isSeen(_ access: Access, _ part: TypeEntry.Part) -> Bool {
        access > .fileprivate || part.module == module && part.file == file
    }
}

extension FoundMember {
    /// The types of the member, as far as they tell it from others.
    fileprivate var typeTexts: [String] {
        ([facts.type ?? ""] + facts.parameterTypes).map(TypeText.normalized)
    }
}
