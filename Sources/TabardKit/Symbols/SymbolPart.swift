/// A part of a symbol's drawing: a letter for how it is painted, then a shape.
///
/// A number after the letter multiplies the width of the stroke. A shape is a path as SVG has it; `@x y radius`, a
/// circle; or `#x y width height radius`, a rectangle with rounded corners.
struct SymbolPart: Sendable {
    /// How a part is painted.
    enum Kind: Character {
        /// A line, whose inside is filled in the filled symbol.
        case outline = "o"
        /// A line, which is cut out of the filled symbol.
        case detail = "d"
        /// An area, which is cut out of the filled symbol.
        case area = "e"
        /// A line in both symbols.
        case stroke = "s"
        /// An area in both symbols.
        case fill = "f"
        /// A line cut out of both symbols.
        case cut = "x"
        /// An area, and room around it, cut out of both symbols.
        case cutArea = "K"
        /// A line that the filled symbol lacks.
        case plainStroke = "n"
        /// A line that only the filled symbol has.
        case filledStroke = "l"
        /// An area that only the filled symbol has.
        case filledArea = "F"
        /// A line that is cut out of the filled symbol and lacking in the other.
        case filledCut = "k"
    }

    var kind: Kind
    var strokeFactor: Double
    var shape: Substring

    init?(_ text: Substring) {
        let words = text.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
        guard words.count == 2, let kind = words[0].first.flatMap(Kind.init) else { return nil }
        let factor = words[0].dropFirst()
        self.kind = kind
        strokeFactor = factor.isEmpty ? 1 : Double(factor) ?? 1
        shape = words[1]
    }

    /// What is painted for the part, with a stroke of the given width; nil if nothing is.
    func paint(isFilled: Bool, strokeWidth: Double) -> SymbolPaint? {
        // Fine details would run into one another in the heavy weights.
        let width = strokeFactor < 1 ? min(strokeWidth, 2.1) * strokeFactor : strokeWidth * strokeFactor
        // A thin line around an area makes it heavier with the weight, and its corners round.
        let edge = 0.5 * width
        switch kind {
        case .outline: return SymbolPaint(shape, isFilled: isFilled, strokeWidth: width)
        case .detail: return SymbolPaint(shape, isErased: isFilled, strokeWidth: width)
        case .area: return SymbolPaint(shape, isErased: isFilled, isFilled: true, strokeWidth: edge)
        case .stroke: return SymbolPaint(shape, strokeWidth: width)
        case .fill: return SymbolPaint(shape, isFilled: true, strokeWidth: edge)
        case .cut: return SymbolPaint(shape, isErased: true, strokeWidth: width)
        case .cutArea: return SymbolPaint(shape, isErased: true, isFilled: true, strokeWidth: width + 2.8)
        case .plainStroke: return isFilled ? nil : SymbolPaint(shape, strokeWidth: width)
        case .filledStroke: return isFilled ? SymbolPaint(shape, strokeWidth: width) : nil
        case .filledArea: return isFilled ? SymbolPaint(shape, isFilled: true, strokeWidth: edge) : nil
        case .filledCut: return isFilled ? SymbolPaint(shape, isErased: true, strokeWidth: width) : nil
        }
    }
}
