import Foundation

/// What the compiler knows of a module's public declarations, in the format that DocC reads.
struct SymbolGraph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]

    struct Symbol: Decodable {
        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]
        let accessLevel: String
        /// Of documentation that is inherited too.
        let docComment: Comment?
        let availability: [Availability]?
        let swiftExtension: Extension?
        /// Nil for what the compiler adds by itself.
        let location: Location?

        /// The name with those of the types around it.
        var path: String { pathComponents.joined(separator: ".") }
    }

    struct Kind: Decodable {
        let identifier: String
    }

    struct Identifier: Decodable {
        let precise: String
    }

    /// A piece of a declaration's text.
    struct Fragment: Decodable {
        let kind: String
        let spelling: String
    }

    struct Comment: Decodable {
        let lines: [Line]

        struct Line: Decodable {
            let text: String
        }
    }

    struct Availability: Decodable {
        let isUnconditionallyDeprecated: Bool?
        let renamed: String?
    }

    struct Extension: Decodable {
        let extendedModule: String
        let constraints: [Constraint]?
    }

    struct Constraint: Decodable {
        let kind: String
        let lhs: String
        let rhs: String
    }

    struct Location: Decodable {
        let uri: String
        let position: Position

        struct Position: Decodable {
            let line: Int
        }
    }

    /// What two symbols have to do with each other, such as a class and its superclass.
    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        /// The target's name if it is of another module.
        let targetFallback: String?
    }
}
