/// A symbol as it stands in the table.
struct SymbolEntry: Sendable {
    var header: SymbolHeader
    var parts: [SymbolPart]

    /// What the drawing is painted with.
    ///
    /// - Parameters:
    ///   - isFilled: Whether the filled drawing is meant.
    ///   - strokeWidth: How wide a line is in the drawing's own units.
    ///   - edgeWidth: How wide the line around an area is, if it isn't as wide as others.
    func layers(isFilled: Bool, strokeWidth: Double, edgeWidth: Double? = nil) -> [SymbolLayer] {
        var layers: [SymbolLayer] = []
        for part in parts {
            if let inner = part.symbolLayers(
                isFilled: isFilled,
                strokeWidth: strokeWidth,
                edgeWidth: edgeWidth
            ) {
                layers += inner
            } else if var paint = part.paint(isFilled: isFilled, strokeWidth: strokeWidth) {
                if let edgeWidth, part.kind == .outline { paint.strokeWidth = edgeWidth }
                layers.append(SymbolLayer(paints: [paint]))
            }
        }
        return layers
    }
}
