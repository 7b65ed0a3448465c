@testable import TabardDrawing
@testable import TabardKit

extension SymbolTable {
    /// The names of the drawings, as they stand in the table.
    static var bases: [String] {
        tables.flatMap {
            $0.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        }
    }

    /// Every name that there is.
    static var names: [String] {
        (bases + (10...50).map(String.init)).flatMap { base in names(of: base) }
    }

    private static func names(of base: String) -> [String] {
        guard let header = header(of: base) else { return [] }
        let variants = header.variants
        let fills = variants.contains(.filled) ? ["", ".fill"] : [""]
        var names = variants.contains(.onlyVariants) ? [] : fills.map { base + $0 }
        if variants.contains(.slash) { names += fills.map { "\(base).slash\($0)" } }
        if variants.contains(.dotBadge) { names += fills.map { "\(base).badge\($0)" } }
        for enclosure in header.enclosures {
            names += ["\(base).\(enclosure.rawValue)", "\(base).\(enclosure.rawValue).fill"]
        }
        for case .mark(let mark) in header.plainBadges { names.append("\(base).badge.\(mark)") }
        for case .mark(let mark) in header.badges { names += fills.map { "\(base)\($0).badge.\(mark)" } }
        return names
    }
}

extension Symbol {
    /// The symbol that has the drawing: names that differ in right-to-left interfaces alone, or that Apple has given
    /// anew, are drawn with another name's symbol and nothing else.
    var withoutSynonyms: Symbol {
        let parts = SymbolTable.entry(of: base)?.parts ?? []
        guard parts.count == 1, let part = parts.first, let name = part.symbolName, name == part.shape else {
            return self
        }
        var symbol = self
        symbol.base = String(name)
        if part.kind == .filledSymbol { symbol.isFilled = true }
        return symbol.withoutSynonyms
    }
}
