internal import GtkInterop

extension Symbol {
    /// The symbol as it is drawn, with strokes of the given width in units of the 24 that it is high.
    func image(strokeWidth: Double) -> VectorImage {
        // Heavy strokes reach further out, and need more room around them.
        let margin = max(0, (strokeWidth - 1.8) / 2 + 0.1)
        let (width, height) = (isNarrow ? 16.0 : 24.0, 24.0)
        let scale = min(width / (width + 2 * margin), height / (height + 2 * margin))
        let placement = SymbolPlacement(
            scale: scale,
            x: width / 2 - 12 * scale,
            y: height / 2 - 12 * scale
        )
        let steps = layers(strokeWidth: strokeWidth).flatMap { $0.steps(in: placement) }
        return VectorImage(width: width, height: height, painting: steps)
    }

    /// What the symbol is painted with, from the bottom to the top.
    func layers(strokeWidth: Double) -> [SymbolLayer] {
        guard let entry = SymbolTable.entry(of: base) else { return [] }
        guard let enclosure else {
            return entry.layers(isFilled: isFilled, strokeWidth: strokeWidth) + slash(strokeWidth)
                + badgeLayers(strokeWidth)
        }
        let placement = enclosure.placement
        var shape = enclosure.shape
        shape.isFilled = isFilled
        // Small areas read better than the narrow room between small lines.
        let isInnerFilled = entry.header.variants.contains(.filled)
        let inner = entry.layers(
            isFilled: isInnerFilled,
            strokeWidth: min(strokeWidth, 2.4) / placement.scale,
            edgeWidth: isInnerFilled ? strokeWidth * 0.5 : nil
        ).map { (isFilled ? $0.inverted() : $0).placed(in: placement) }
        return shape.layers(strokeWidth: strokeWidth) + inner
    }

    private func slash(_ strokeWidth: Double) -> [SymbolLayer] {
        guard isSlashed else { return [] }
        return [
            SymbolLayer(paints: [
                SymbolPaint("M3.5 2.500L21.5 20.5", isErased: true, strokeWidth: strokeWidth + 2.6),
                SymbolPaint("M3 3L21 21", strokeWidth: strokeWidth),
            ])
        ]
    }

    private func badgeLayers(_ strokeWidth: Double) -> [SymbolLayer] {
        switch badge {
        case nil: []
        case .dot:
            [
                SymbolLayer(paints: [
                    SymbolPaint("@18 5.5 4", isErased: true, isFilled: true, strokeWidth: strokeWidth),
                    SymbolPaint("@18 5.5 3", isFilled: true, strokeWidth: strokeWidth * 0.5),
                ])
            ]
        case .mark(let name) where SymbolBadge.discMarks.contains(name):
            [
                SymbolLayer(paints: [
                    SymbolPaint("@18 18 5.5", isErased: true, isFilled: true, strokeWidth: strokeWidth),
                    SymbolPaint("@18 18 4.5", isFilled: true, strokeWidth: strokeWidth * 0.5),
                ])
            ] + mark(name, scale: 0.28, strokeWidth: markWidth(name, strokeWidth)).map { $0.inverted() }
        case .mark(let name):
            [
                SymbolLayer(paints: [
                    SymbolPaint("@17.7 17.7 5.9", isErased: true, isFilled: true, strokeWidth: strokeWidth)
                ])
            ] + mark(name, scale: 0.46, strokeWidth: min(strokeWidth, 2.1) * 0.8)
        }
    }

    /// Dots would run into what is beside them.
    private func markWidth(_ name: String, _ strokeWidth: Double) -> Double {
        switch name {
        case "ellipsis", "exclamationmark", "questionmark": min(strokeWidth, 1.8) * 0.52
        default: min(strokeWidth, 2.4) * 0.8
        }
    }

    private func mark(_ name: String, scale: Double, strokeWidth: Double) -> [SymbolLayer] {
        guard let entry = SymbolTable.entry(of: name) else { return [] }
        let placement = SymbolPlacement(scale: scale, middle: (18, 18))
        let isFilled = entry.header.variants.contains(.filled)
        return entry.layers(isFilled: isFilled, strokeWidth: strokeWidth / scale).map {
            $0.placed(in: placement)
        }
    }
}
