/// Every public symbol has a comment of its own or one that it inherits from what it overrides or fulfils. No kind of
/// symbol is exempt, only what the compiler adds by itself.
enum UndocumentedSymbols {
    static func findings(in graph: SymbolGraph) -> [Finding] {
        graph.symbols.compactMap { symbol in
            guard let location = symbol.location, !isDocumented(symbol) else { return nil }
            return Finding(
                path: Checkout.current.path(ofFileURI: location.uri),
                line: location.position.line + 1,
                problem: "has no documentation: \(symbol.path)"
            )
        }
    }

    private static func isDocumented(_ symbol: SymbolGraph.Symbol) -> Bool {
        symbol.docComment?.lines.contains { $0.text.contains { !$0.isWhitespace } } ?? false
    }
}
