/// A symbol, by what it is put together of.
struct Symbol: Hashable, Sendable {
    /// The name of the drawing in `SymbolTable`.
    var base: String
    /// Whether the enclosure is filled or, without one, the drawing.
    var isFilled = false
    var enclosure: SymbolEnclosure?
    var isSlashed = false
    var badge: SymbolBadge?

    init(base: String) {
        self.base = base
    }

    /// Whether the symbol is mirrored in right-to-left interfaces.
    var isMirroredForRightToLeft: Bool {
        SymbolTable.header(of: base)?.variants.contains(.mirrored) ?? false
    }

    /// Whether the symbol takes two thirds of its height in width.
    var isNarrow: Bool {
        enclosure == nil && SymbolTable.header(of: base)?.variants.contains(.narrow) ?? false
    }
}
