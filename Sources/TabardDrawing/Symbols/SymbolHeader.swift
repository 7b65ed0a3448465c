/// What the table says of a symbol in front of its drawing: which variants it has.
struct SymbolHeader: Sendable {
    var variants: SymbolVariants
    /// What the symbol can stand in.
    var enclosures: [SymbolEnclosure] = []
    /// What can stand in the corner of the symbol, filled or not.
    var badges: [SymbolBadge] = []
    /// What can stand in the corner of the symbol that is not filled.
    var plainBadges: [SymbolBadge] = []

    /// Reads the words after the symbol's name.
    init(_ words: some Sequence<Substring>) {
        variants = []
        for word in words {
            switch word.first {
            case "+": badges.append(.mark(String(word.dropFirst())))
            case "-": plainBadges.append(.mark(String(word.dropFirst())))
            case "@": enclosures += SymbolEnclosure(rawValue: String(word.dropFirst())).map { [$0] } ?? []
            default:
                variants.formUnion(SymbolVariants(letters: word))
                if word.contains("c") { enclosures.append(.circle) }
                if word.contains("q") { enclosures.append(.square) }
            }
        }
    }
}
