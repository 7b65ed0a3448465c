/// The public declarations of a product, sorted, one a line: its name with those of the types around it, two spaces,
/// and all that source code can depend on. What is inherited or made by the compiler is left out.
struct PublicInterface {
    let lines: [String]

    init(_ graphs: [SymbolGraph]) {
        let names = Dictionary(
            graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0.path) },
            uniquingKeysWith: { first, _ in first }
        )
        let parents = Parents(graphs.flatMap(\.relationships), names: names)
        let requirements = Set(
            graphs.flatMap(\.relationships).filter { $0.kind == "requirementOf" }.map(\.source)
        )
        lines = graphs.flatMap(\.symbols).filter { $0.location != nil }.map { symbol in
            let isFree = requirements.contains(symbol.identifier.precise)
            let declaration = Self.declaration(of: symbol, withAccess: !isFree)
            return symbol.path + "  " + declaration + parents.clause(of: symbol)
        }
        .sorted()
    }

    /// The declaration's text, with `public` or `open` before its first keyword. Requirements and cases have the
    /// access of their type.
    private static func declaration(of symbol: SymbolGraph.Symbol, withAccess: Bool) -> String {
        var text = ""
        var needsAccess = withAccess && symbol.kind.identifier != "swift.enum.case"
        for fragment in symbol.declarationFragments {
            if needsAccess, fragment.kind == "keyword" {
                text += symbol.accessLevel + " "
                needsAccess = false
            }
            text += fragment.spelling
        }
        text = text.split { $0.isWhitespace }.joined(separator: " ")
        // Whether a variable is stored is no concern of those who use it.
        if text.contains(/\bvar\s/), !text.contains("{") { text += " { get set }" }
        if let constraints = symbol.swiftExtension?.constraints, !text.contains(" where ") {
            text += " where " + constraints.map(\.text).joined(separator: ", ")
        }
        return text + (symbol.availability ?? []).map(\.text).joined()
    }

    /// Superclasses and protocols.
    private struct Parents {
        private var superclasses: [String: String] = [:]
        private var protocols: [String: Set<String>] = [:]
        private let names: [String: String]

        /// What the compiler gives to every type that could have it.
        private static let ofAll: Set<String> = ["Copyable", "Escapable", "SendableMetatype"]

        init(_ relationships: [SymbolGraph.Relationship], names: [String: String]) {
            self.names = names
            for relationship in relationships {
                switch relationship.kind {
                case "inheritsFrom":
                    superclasses[relationship.source] = relationship.target
                    if let name = relationship.targetFallback { noteName(name, of: relationship.target) }
                case "conformsTo":
                    protocols[relationship.source, default: []].insert(relationship.target)
                    if let name = relationship.targetFallback { noteName(name, of: relationship.target) }
                default: break
                }
            }
        }

        private var foreignNames: [String: String] = [:]

        private mutating func noteName(_ name: String, of target: String) {
            foreignNames[target] = name.split(separator: ".").dropFirst().joined(separator: ".")
        }

        private func name(of target: String) -> String { names[target] ?? foreignNames[target] ?? target }

        /// ` : Superclass, Protocol`, empty if there are none; those of a superclass are not told again.
        func clause(of symbol: SymbolGraph.Symbol) -> String {
            // A protocol's own text has them.
            guard symbol.kind.identifier != "swift.protocol" else { return "" }
            let type = symbol.identifier.precise
            let own = (protocols[type] ?? []).subtracting(inheritedProtocols(of: type))
            let conformances = own.map(name).filter { !Self.ofAll.contains($0) }.sorted()
            let all = (superclasses[type].map { [name(of: $0)] } ?? []) + conformances
            return all.isEmpty ? "" : " : " + all.joined(separator: ", ")
        }

        private func inheritedProtocols(of type: String) -> Set<String> {
            guard let superclass = superclasses[type] else { return [] }
            return inheritedProtocols(of: superclass).union(protocols[superclass] ?? [])
        }
    }
}

extension SymbolGraph.Constraint {
    fileprivate var text: String {
        switch kind {
        case "sameType": "\(lhs) == \(rhs)"
        default: "\(lhs) : \(rhs)"
        }
    }
}

extension SymbolGraph.Availability {
    fileprivate var text: String {
        guard isUnconditionallyDeprecated == true else { return "" }
        return " (deprecated" + (renamed.map { ", renamed to \($0)" } ?? "") + ")"
    }
}
