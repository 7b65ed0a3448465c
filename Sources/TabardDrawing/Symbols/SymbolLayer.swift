internal import GtkInterop

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

    /// The steps that paint the layer where it is placed in a drawing.
    func steps(in outer: SymbolPlacement) -> [PaintStep] {
        let place = placement.placed(in: outer)
        return paints.flatMap { $0.steps(in: place) }
    }
}
