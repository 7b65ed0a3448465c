/// Shapes of a symbol that lie at one place.
struct SymbolLayer: Sendable {
    var paints: [SymbolPaint]
    var placement = SymbolPlacement()

    /// The layer as it lies in a drawing that is itself placed.
    func placed(in outer: SymbolPlacement) -> SymbolLayer {
        SymbolLayer(paints: paints, placement: placement.placed(in: outer))
    }

    /// The layer with its ink taken away, and what it took away as ink.
    func inverted() -> SymbolLayer {
        var layer = self
        for index in layer.paints.indices { layer.paints[index].isErased.toggle() }
        return layer
    }

    /// The layer as elements of SVG.
    func elements(ink: String) -> String {
        let elements = paints.map { $0.element(ink: ink, paper: "#000") }.joined()
        guard placement.scale != 1 || placement.x != 0 || placement.y != 0 else { return elements }
        let transform = "translate(\(placement.x) \(placement.y)) scale(\(placement.scale))"
        return "<g transform=\"\(transform)\">\(elements)</g>"
    }
}
