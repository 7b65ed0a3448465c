import SourceLowering
import SwiftParser
import SwiftSyntax

/// What one Swift file imports, declares and uses, as far as its text alone tells.
public struct SourceFacts: Sendable, Equatable {
    /// The modules that it imports, but for those that it first asks about with `#if canImport`, and what other systems have.
    public private(set) var imports: Set<String> = []
    /// The types that it declares.
    public private(set) var types: Set<String> = []
    /// The superclass, or what may be one, of each class.
    public private(set) var superclasses: [String: String] = [:]
    /// The members that it declares, by their base names, without those that override.
    public private(set) var members: Set<String> = []
    /// How often it names each type or value.
    public private(set) var names: [String: Int] = [:]
    /// How often it names a member of a type: `UIScreen.main`.
    public private(set) var typeMembers: [TypeMember: Int] = [:]
    /// The members that its classes override.
    public private(set) var overrides: [TypeMember: Int] = [:]

    /// A member of a type.
    public struct TypeMember: Hashable, Sendable, Comparable {
        /// The type's name.
        public var type: String
        /// The member's base name.
        public var member: String

        public static func < (left: Self, right: Self) -> Bool {
            (left.type, left.member) < (right.type, right.member)
        }
    }

    /// How many bytes of a file are looked at.
    static let largestSize = 4 << 20

    /// The facts of a text. One that is nested too deeply to be read has none.
    public init(_ source: String) {
        self = DeepStack.run {
            let visitor = Visitor(viewMode: .sourceAccurate)
            if !ParsedSource.isTooDeep(toParse: source) {
                var parser = Parser(source, maximumNestingLevel: 200)
                visitor.walk(SourceFileSyntax.parse(from: &parser))
            }
            return visitor.facts
        }
    }

    private init() {}

    private final class Visitor: SyntaxVisitor {
        var facts = SourceFacts()
        /// The modules that the conditions around ask about.
        private var asked: [Set<String>] = []
        /// The types around.
        private var types: [String] = []

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let module = node.path.first?.name.text, !asked.contains(where: { $0.contains(module) })
            else {
                return .skipChildren
            }
            facts.imports.insert(module)
            return .skipChildren
        }

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            var modules: Set<String> = []
            var words = node.condition.map { $0.tokens(viewMode: .sourceAccurate).map(\.text) } ?? []
            while let index = words.firstIndex(of: "canImport"), index + 2 < words.count {
                modules.insert(words[index + 2])
                words.removeFirst(index + 1)
            }
            asked.append(modules)
            return node.condition.map(Self.isOfOtherSystems) == true ? .skipChildren : .visitChildren
        }

        /// Whether a condition holds on systems alone that are named and are not iOS: `os(macOS) || os(tvOS)`.
        private static func isOfOtherSystems(_ condition: ExprSyntax) -> Bool {
            let words = condition.tokens(viewMode: .sourceAccurate).map(\.text)
            return words.split(separator: "||", omittingEmptySubsequences: false).allSatisfy { call in
                call.count == 4 && call.first == "os" && call.dropFirst(2).first != "iOS"
            }
        }

        override func visitPost(_ node: IfConfigClauseSyntax) {
            asked.removeLast()
        }

        private func open(_ name: TokenSyntax, _ clause: InheritanceClauseSyntax?, isClass: Bool) {
            facts.types.insert(name.text)
            types.append(name.text)
            if isClass, let first = clause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self) {
                facts.superclasses[name.text] = first.name.text
            }
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            open(node.name, node.inheritanceClause, isClass: true)
            return .visitChildren
        }

        override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            open(node.name, node.inheritanceClause, isClass: false)
            return .visitChildren
        }

        override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
            open(node.name, node.inheritanceClause, isClass: false)
            return .visitChildren
        }

        override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
            open(node.name, node.inheritanceClause, isClass: false)
            return .visitChildren
        }

        override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            open(node.name, node.inheritanceClause, isClass: false)
            return .visitChildren
        }

        override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            types.append(node.extendedType.trimmedDescription)
            return .visitChildren
        }

        override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

        override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
            facts.types.insert(node.name.text)
            facts.members.insert(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
            facts.types.insert(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
            facts.types.insert(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
            facts.members.insert(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            declare(node.name.text, node.modifiers)
            return .visitChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            for binding in node.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                    continue
                }
                declare(name, node.modifiers)
            }
            return .visitChildren
        }

        private func declare(_ name: String, _ modifiers: DeclModifierListSyntax) {
            if modifiers.contains(where: { $0.name.text == "override" }), let type = types.last {
                facts.overrides[TypeMember(type: type, member: name), default: 0] += 1
            } else {
                facts.members.insert(name)
            }
        }

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            facts.names[node.name.text, default: 0] += 1
            return .visitChildren
        }

        override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
            if let base = node.baseType.as(IdentifierTypeSyntax.self) {
                let member = TypeMember(type: base.name.text, member: node.name.text)
                facts.typeMembers[member, default: 0] += 1
            }
            return .visitChildren
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            walk(chain: ExprSyntax(node))
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            walk(chain: ExprSyntax(node))
        }

        override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
            walk(chain: ExprSyntax(node))
        }

        /// Goes along `a.b(c).d`, which the parser's limit of nesting doesn't bound, without recursion.
        private func walk(chain: ExprSyntax) -> SyntaxVisitorContinueKind {
            var next: ExprSyntax? = chain
            while let expression = next {
                next = nil
                if let access = expression.as(MemberAccessExprSyntax.self) {
                    if let base = access.base?.as(DeclReferenceExprSyntax.self) {
                        let member = TypeMember(
                            type: base.baseName.text,
                            member: access.declName.baseName.text
                        )
                        facts.typeMembers[member, default: 0] += 1
                    }
                    // What stands after the dot is a member, no name of its own.
                    next = access.base
                } else if let call = expression.as(FunctionCallExprSyntax.self) {
                    walk(call.arguments)
                    if let closure = call.trailingClosure { walk(closure) }
                    walk(call.additionalTrailingClosures)
                    next = call.calledExpression
                } else if let call = expression.as(SubscriptCallExprSyntax.self) {
                    walk(call.arguments)
                    if let closure = call.trailingClosure { walk(closure) }
                    walk(call.additionalTrailingClosures)
                    next = call.calledExpression
                } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
                    next = optional.expression
                } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
                    next = forced.expression
                } else {
                    walk(expression)
                }
            }
            return .skipChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            facts.names[node.baseName.text, default: 0] += 1
            return .visitChildren
        }
    }
}
