extension Symbol {
    /// Paints of which a group may be drawn smaller, about the middle.
    private struct Layer {
        var paints: [SymbolPaint]
        var scale = 1.0
    }

    /// The symbol as an SVG document, with strokes of the given width in units of the 24 that it is high.
    func svg(strokeWidth: Double) -> String {
        let layers = layers(strokeWidth: strokeWidth)
        let isMasked = layers.contains { $0.paints.contains { $0.isErased } }
        let ink = isMasked ? "#fff" : "#000"
        let content = layers.map { layer in
            let elements = layer.paints.map { $0.element(ink: ink, paper: "#000") }.joined()
            guard layer.scale != 1 else { return elements }
            let shift = 12 * (1 - layer.scale)
            return "<g transform=\"translate(\(shift) \(shift)) scale(\(layer.scale))\">\(elements)</g>"
        }.joined()
        // Heavy strokes reach further out, and need more room around them.
        let margin = max(0, (strokeWidth - 1.8) / 2 + 0.1)
        let side = 24 + 2 * margin
        let box = "\((isNarrow ? 4 : 0) - margin) \(-margin) \((isNarrow ? 16 : 24) + 2 * margin) \(side)"
        let start =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(isNarrow ? 16 : 24)\" height=\"24\""
            + " viewBox=\"\(box)\"><g stroke-linecap=\"round\" stroke-linejoin=\"round\">"
        guard isMasked else { return "\(start)\(content)</g></svg>" }
        let area = "x=\"\(-margin)\" y=\"\(-margin)\" width=\"\(side)\" height=\"\(side)\""
        return "\(start)<mask id=\"m\" maskUnits=\"userSpaceOnUse\" \(area)>\(content)</mask></g>"
            + "<rect \(area) mask=\"url(#m)\"/></svg>"
    }

    private func layers(strokeWidth: Double) -> [Layer] {
        guard let entry = SymbolTable.entries[base[...]] else { return [] }
        guard let enclosure else {
            let paints = entry.parts.compactMap { $0.paint(isFilled: isFilled, strokeWidth: strokeWidth) }
            return [Layer(paints: paints + slash(strokeWidth) + badgePaints(strokeWidth))]
        }
        let shape: Substring =
            switch enclosure {
            case .circle: "@12 12 9.8"
            case .square: "#2.6 2.6 18.8 18.8 4"
            }
        let outer = SymbolPaint(shape, isFilled: isFilled, strokeWidth: strokeWidth)
        let scale = enclosure == .circle ? 0.52 : 0.56
        // Small areas read better than the narrow room between small lines.
        let isInnerFilled = entry.variants.contains(.filled)
        let inner = entry.parts.compactMap { part -> SymbolPaint? in
            var paint = part.paint(isFilled: isInnerFilled, strokeWidth: min(strokeWidth, 2.4) / scale)
            if isInnerFilled, part.kind == .outline { paint?.strokeWidth = strokeWidth * 0.5 }
            if isFilled { paint?.isErased.toggle() }
            return paint
        }
        return [Layer(paints: [outer]), Layer(paints: inner, scale: scale)]
    }

    private func slash(_ strokeWidth: Double) -> [SymbolPaint] {
        guard isSlashed else { return [] }
        return [
            SymbolPaint("M3.5 2.500L21.5 20.5", isErased: true, strokeWidth: strokeWidth + 2.6),
            SymbolPaint("M3 3L21 21", strokeWidth: strokeWidth),
        ]
    }

    private func badgePaints(_ strokeWidth: Double) -> [SymbolPaint] {
        switch badge {
        case nil: []
        case .dot:
            [
                SymbolPaint("@18 5.5 4", isErased: true, isFilled: true, strokeWidth: strokeWidth),
                SymbolPaint("@18 5.5 3", isFilled: true, strokeWidth: strokeWidth * 0.5),
            ]
        case .plus, .minus:
            [
                SymbolPaint("@18 18 5.5", isErased: true, isFilled: true, strokeWidth: strokeWidth),
                SymbolPaint("@18 18 4.5", isFilled: true, strokeWidth: strokeWidth * 0.5),
                SymbolPaint(
                    badge == .plus ? "M18 15.500V20.500M15.5 18H20.5" : "M15.5 18H20.5",
                    isErased: true,
                    strokeWidth: strokeWidth * 0.8
                ),
            ]
        }
    }
}
