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
        let name = Array(name.utf8)
        guard !name.contains(UInt8(ascii: " ")) else { return nil }
        for table in tables {
            guard let line = line(of: name, in: table.utf8.span) else { continue }
            let start = table.utf8.index(table.startIndex, offsetBy: line.lowerBound)
            return table[start..<table.utf8.index(start, offsetBy: line.count)]
        }
        return nil
    }

    private static func line(of name: [UInt8], in text: Span<UInt8>) -> Range<Int>? {
        let newline = UInt8(ascii: "\n")
        var (lower, upper) = (0, text.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            var (start, end) = (middle, middle)
            while start > lower, text[start - 1] != newline { start -= 1 }
            while end < upper, text[end] != newline { end += 1 }
            switch order(of: text, from: start, to: name) {
            case 0: return start..<end
            case ..<0: lower = min(end + 1, upper)
            default: upper = start
            }
        }
        return nil
    }

    /// Less than zero if the line that starts there stands above the name, zero if it is the name's.
    private static func order(of text: Span<UInt8>, from start: Int, to name: [UInt8]) -> Int {
        for (index, byte) in name.enumerated() {
            let other = start + index < text.count ? text[start + index] : 0
            if other != byte { return Int(other) - Int(byte) }
        }
        let end = start + name.count
        return end < text.count && text[end] != UInt8(ascii: " ") ? 1 : 0
    }
}
