/// The drawings of the system's symbols, on a square of 24 units.
///
/// A line holds a symbol's name, the letters of its variants, and after a bar its parts, one above the other and
/// parted by semicolons. See `SymbolVariants` and `SymbolPart` for the letters.
enum SymbolTable {
    /// A symbol as it stands in the table.
    struct Entry: Sendable {
        var variants: SymbolVariants
        var parts: [SymbolPart]
    }

    /// The symbols of all lines.
    static let entries: [Substring: Entry] = {
        var entries: [Substring: Entry] = [:]
        for table in [marks, objects, things, interface] {
            for line in table.split(separator: "\n") {
                let halves = line.split(separator: "|", maxSplits: 1)
                guard halves.count == 2 else { continue }
                let words = halves[0].split(separator: " ")
                guard let name = words.first else { continue }
                entries[name] = Entry(
                    variants: SymbolVariants(letters: words.count > 1 ? words[1] : ""),
                    parts: halves[1].split(separator: ";").compactMap(SymbolPart.init)
                )
            }
        }
        return entries
    }()

    /// Every name and what it stands for.
    static let symbols: [String: Symbol] = {
        var symbols: [String: Symbol] = [:]
        let variants = entries.flatMap { name, entry in entry.variants.symbols(of: String(name)) }
        // What has a drawing of its own is not put together of others.
        for isPlain in [false, true] {
            for (name, symbol) in variants where symbol.isPlain == isPlain { symbols[name] = symbol }
        }
        return symbols
    }()
}
