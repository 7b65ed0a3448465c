/// A symbol, by what it is put together of.
struct Symbol: Hashable, Sendable {
    /// What a symbol can stand in.
    enum Enclosure: Hashable, Sendable {
        case circle
        case square
    }

    /// What can stand in a symbol's corner.
    enum Badge: Hashable, Sendable {
        case plus
        case minus
        case dot
    }

    /// The name of the drawing in `SymbolTable`.
    var base: String
    /// Whether the enclosure is filled or, without one, the drawing.
    var isFilled = false
    var enclosure: Enclosure?
    var isSlashed = false
    var badge: Badge?

    init(base: String) {
        self.base = base
    }

    /// Finds a symbol by the name that apps use; nil if there is none.
    init?(named name: String) {
        guard let symbol = SymbolTable.symbols[name] else { return nil }
        self = symbol
    }

    /// Whether the symbol is mirrored in right-to-left interfaces.
    var isMirroredForRightToLeft: Bool {
        variants.contains(.mirrored)
    }

    /// Whether the symbol takes two thirds of its height in width.
    var isNarrow: Bool {
        enclosure == nil && variants.contains(.narrow)
    }

    /// Whether the symbol is nothing but its drawing, filled or not.
    var isPlain: Bool {
        enclosure == nil && badge == nil && !isSlashed
    }

    private var variants: SymbolVariants {
        SymbolTable.entries[base[...]]?.variants ?? []
    }
}
