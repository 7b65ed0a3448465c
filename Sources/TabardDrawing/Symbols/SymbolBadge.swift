/// What can stand in a symbol's corner.
enum SymbolBadge: Hashable, Sendable {
    /// A dot at the top.
    case dot
    /// A symbol at the bottom.
    case mark(String)

    /// The marks that are cut out of a disc; others stand there as they are.
    static let discMarks: Set<String> = [
        "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis",
    ]
}
