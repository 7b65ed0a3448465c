/// A type of the index with all its declarations.
final class TypeEntry {
    /// A declaration of the type and where it is.
    struct Part {
        let facts: TypeFacts
        let file: String
        /// The module of the declaration, which for an extension may be another than the type's.
        let module: String

        var isExtension: Bool { facts.kind == .extension }
    }

    /// The module that declares the type; nil if none of the index does.
    let module: String?
    let path: String
    /// The declaration itself; nil for types of which only extensions are known.
    let main: Part?
    private(set) var extensions: [Part] = []
    /// For a type within a function, the types that stand beside it.
    let locals: [String: TypeEntry]

    init(module: String?, path: String, main: Part?, locals: [String: TypeEntry] = [:]) {
        self.locals = locals
        self.module = module
        self.path = path
        self.main = main
    }

    func add(_ part: Part) { extensions.append(part) }

    var parts: [Part] { (main.map { [$0] } ?? []) + extensions }

    var kind: TypeFacts.Kind? { main?.facts.kind }

    /// UIKit's and Foundation's types aren't lowered.
    var isNative: Bool { module == nil || module == ModuleIndex.uikit }

    func declares(_ name: String) -> Bool {
        main?.facts.members.contains { $0.name == name } == true
    }
}

extension ModuleIndex {
    /// The module under whose name UIKit's own sources are indexed.
    static let uikit = "UIKit"
}

/// A member and the type's declaration that holds it.
struct FoundMember {
    let facts: MemberFacts
    let part: TypeEntry.Part
    let entry: TypeEntry

    /// The name in Objective-C, by the rule for what UIKit has or for what apps have.
    var isNative: Bool { entry.isNative && part.module == ModuleIndex.uikit }
}
