/// Which variants of a symbol there are; each has a letter in the table.
struct SymbolVariants: OptionSet, Sendable {
    let rawValue: Int

    /// `f`: `name.fill`.
    static let filled = SymbolVariants(rawValue: 1)
    /// `c`: `name.circle` and `name.circle.fill`.
    static let circle = SymbolVariants(rawValue: 2)
    /// `q`: `name.square` and `name.square.fill`.
    static let square = SymbolVariants(rawValue: 4)
    /// `x`: `name.slash`, and with `f` `name.slash.fill`.
    static let slash = SymbolVariants(rawValue: 8)
    /// `b`: `name.badge.plus`, and with `f` `name.fill.badge.plus`.
    static let plusBadge = SymbolVariants(rawValue: 16)
    /// `m`: the same for minus, and plus.
    static let minusBadge = SymbolVariants(rawValue: 32)
    /// `B`: `name.badge`, and with `f` `name.badge.fill`.
    static let dotBadge = SymbolVariants(rawValue: 64)
    /// `o`: the symbol exists in its variants only.
    static let onlyVariants = SymbolVariants(rawValue: 128)
    /// `r`: the symbol is mirrored in right-to-left interfaces.
    static let mirrored = SymbolVariants(rawValue: 256)
    /// `n`: the symbol takes two thirds of the width.
    static let narrow = SymbolVariants(rawValue: 512)

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    init(letters: Substring) {
        self = []
        for letter in letters {
            switch letter {
            case "f": insert(.filled)
            case "c": insert(.circle)
            case "q": insert(.square)
            case "x": insert(.slash)
            case "b": insert(.plusBadge)
            case "m": insert([.plusBadge, .minusBadge])
            case "B": insert(.dotBadge)
            case "o": insert(.onlyVariants)
            case "r": insert(.mirrored)
            case "n": insert(.narrow)
            default: continue
            }
        }
    }

    /// The names of all variants of a symbol.
    func symbols(of name: String) -> [(String, Symbol)] {
        let plain = Symbol(base: name)
        var filled = plain
        filled.isFilled = true
        let forms = contains(.filled) ? [("", plain), (".fill", filled)] : [("", plain)]
        var all: [(String, Symbol)] = contains(.onlyVariants) ? [] : forms.map { (name + $0, $1) }
        for (fill, form) in forms {
            func add(_ suffix: String, _ change: (inout Symbol) -> Void) {
                var symbol = form
                change(&symbol)
                all.append((name + suffix, symbol))
            }
            if contains(.slash) { add(".slash\(fill)") { $0.isSlashed = true } }
            if contains(.dotBadge) { add(".badge\(fill)") { $0.badge = .dot } }
            if contains(.plusBadge) { add("\(fill).badge.plus") { $0.badge = .plus } }
            if contains(.minusBadge) { add("\(fill).badge.minus") { $0.badge = .minus } }
        }
        for (option, enclosure) in [(Self.circle, Symbol.Enclosure.circle), (.square, .square)]
        where contains(option) {
            for isFilled in [false, true] {
                var symbol = plain
                symbol.enclosure = enclosure
                symbol.isFilled = isFilled
                all.append(("\(name).\(enclosure)\(isFilled ? ".fill" : "")", symbol))
            }
        }
        return all
    }
}
