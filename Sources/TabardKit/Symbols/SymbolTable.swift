/// The drawings of the system's symbols, on a square of 24 units.
///
/// A line holds a symbol's name, its variants, and after a bar its parts, one above the other and parted by
/// semicolons. Variants are the letters of `SymbolVariants`, `@` and what the symbol can stand in, `+` and what can stand
/// in its corner, and `-` and what can stand there if the symbol isn't filled. For parts see `SymbolPart`.
///
/// The lines of a table are sorted by the bytes of their names, so that a symbol is found by halves: nothing is read,
/// built or kept for symbols that nobody asks for.
enum SymbolTable {
    /// The tables, each of which is sorted.
    static let tables = [marks, objects, things, interface, letters, compounds]

    /// The variants of the symbol of that name; nil if there is none.
    static func header(of name: some StringProtocol) -> SymbolHeader? {
        guard let line = line(of: name) else { return number(name)?.header }
        return SymbolHeader(line.prefix { $0 != "|" }.split(separator: " ").dropFirst())
    }

    /// The symbol of that name; nil if there is none.
    static func entry(of name: some StringProtocol) -> SymbolEntry? {
        guard let line = line(of: name) else { return number(name) }
        let halves = line.split(separator: "|", maxSplits: 1)
        guard halves.count == 2 else { return nil }
        return SymbolEntry(
            header: SymbolHeader(halves[0].split(separator: " ").dropFirst()),
            parts: halves[1].split(separator: ";").compactMap(SymbolPart.init)
        )
    }

    /// Numbers of two digits are put together of these.
    private static func number(_ name: some StringProtocol) -> SymbolEntry? {
        guard name.utf8.count == 2, let number = Int(name), (10...50).contains(number) else { return nil }
        let parts = ["u \(number / 10) .8 -3.6 2.4", "u \(number % 10) .8 8.4 2.4"]
        return SymbolEntry(header: SymbolHeader(["cqo"]), parts: parts.compactMap { SymbolPart($0[...]) })
    }

    private static func line(of name: some StringProtocol) -> Substring? {
        for table in tables {
            if let line = line(of: name, in: table) { return line }
        }
        return nil
    }

    private static func line(of name: some StringProtocol, in table: String) -> Substring? {
        let newline = UInt8(ascii: "\n")
        let text = table.utf8
        var (lower, upper) = (text.startIndex, text.endIndex)
        while lower < upper {
            let middle = text.index(lower, offsetBy: text.distance(from: lower, to: upper) / 2)
            let start =
                text[lower..<middle].lastIndex(of: newline).map { text.index(after: $0) } ?? lower
            let end = text[middle..<upper].firstIndex(of: newline) ?? upper
            let found = text[start..<end].prefix { $0 != UInt8(ascii: " ") }
            if found.elementsEqual(name.utf8) { return Substring(text[start..<end]) }
            if found.lexicographicallyPrecedes(name.utf8) {
                lower = end < upper ? text.index(after: end) : upper
            } else {
                upper = start
            }
        }
        return nil
    }
}
