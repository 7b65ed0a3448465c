/// Every public declaration has a documentation comment, and so has each requirement of a protocol;
/// what a protocol or a superclass documents needs no second one.
enum DocumentationComments {
    static func findings(in files: [TextFile]) -> [Finding] {
        let declarations = files.flatMap(SwiftDeclaration.all)
        let requirements = Set(declarations.filter(\.isRequirement).map(\.name))
        return declarations.compactMap { declaration in
            guard !declaration.isDocumented, !isKnown(declaration),
                declaration.isRequirement || !requirements.contains(declaration.name)
            else { return nil }
            return Finding(
                path: declaration.path,
                line: declaration.line,
                problem: "has no documentation: \(declaration.name)"
            )
        }
    }

    /// What every Swift programmer knows from the protocols of the standard library and of Foundation.
    private static let known: Set<String> = [
        "==(a:b:)", "==(left:right:)", "==(lhs:rhs:)", "hash(into:)", "description", "debugDescription",
        "rawValue", "init(rawValue:)",
        "init(coder:)",
    ]

    private static func isKnown(_ declaration: SwiftDeclaration) -> Bool {
        declaration.isOverride || known.contains(declaration.name)
    }
}
