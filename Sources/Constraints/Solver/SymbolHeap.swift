/// Symbols, of which the lowest comes out first.
struct SymbolHeap {
    private var symbols: [Int32] = []

    mutating func insert(_ symbol: Int32) {
        var place = symbols.count
        symbols.append(symbol)
        while place > 0, symbols[(place - 1) / 2] > symbol {
            symbols[place] = symbols[(place - 1) / 2]
            place = (place - 1) / 2
        }
        symbols[place] = symbol
    }

    /// Takes the lowest symbol out, however often it came in.
    mutating func popLowest() -> Int32? {
        guard let lowest = symbols.first else { return nil }
        while symbols.first == lowest { removeFirst() }
        return lowest
    }

    private mutating func removeFirst() {
        let last = symbols.removeLast()
        guard !symbols.isEmpty else { return }
        var place = 0
        while true {
            var child = 2 * place + 1
            guard child < symbols.count else { break }
            if child + 1 < symbols.count, symbols[child + 1] < symbols[child] { child += 1 }
            guard symbols[child] < last else { break }
            symbols[place] = symbols[child]
            place = child
        }
        symbols[place] = last
    }
}
