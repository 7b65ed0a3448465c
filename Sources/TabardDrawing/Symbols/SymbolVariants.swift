/// Which variants of a symbol there are; each has a letter in the table.
///
/// Two letters more stand for what a symbol can stand in: `c`, a circle, and `q`, a square. See `SymbolTable`.
struct SymbolVariants: OptionSet, Sendable {
    let rawValue: Int

    /// `f`: `name.fill`.
    static let filled = SymbolVariants(rawValue: 1)
    /// `x`: `name.slash`, and with `f` `name.slash.fill`.
    static let slash = SymbolVariants(rawValue: 2)
    /// `B`: `name.badge`, and with `f` `name.badge.fill`.
    static let dotBadge = SymbolVariants(rawValue: 4)
    /// `o`: the symbol exists in its variants only.
    static let onlyVariants = SymbolVariants(rawValue: 8)
    /// `r`: the symbol is mirrored in right-to-left interfaces.
    static let mirrored = SymbolVariants(rawValue: 16)
    /// `n`: the symbol takes two thirds of the width.
    static let narrow = SymbolVariants(rawValue: 32)

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    init(letters: Substring) {
        self = []
        for letter in letters {
            switch letter {
            case "f": insert(.filled)
            case "x": insert(.slash)
            case "B": insert(.dotBadge)
            case "o": insert(.onlyVariants)
            case "r": insert(.mirrored)
            case "n": insert(.narrow)
            default: continue
            }
        }
    }
}
