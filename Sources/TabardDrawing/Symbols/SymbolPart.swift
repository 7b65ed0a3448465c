/// A part of a symbol's drawing: a letter for how it is painted, then a shape.
///
/// A number after the letter multiplies the width of the stroke. A shape is a path as SVG has it; `@x y radius`, a
/// circle; or `#x y width height radius`, a rectangle with rounded corners. In place of a shape another symbol can stand,
/// by its name and, where it is smaller, its size and the place of its top left corner.
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
        /// Another symbol of the table, filled where this one is.
        case symbol = "u"
        /// Another symbol as it is filled.
        case filledSymbol = "U"
        /// Another symbol as it is not filled.
        case plainSymbol = "w"
        /// Another symbol as it is filled, cut out of both.
        case cutSymbol = "Z"
        /// Another symbol, which is cut out of the filled symbol.
        case detailSymbol = "z"
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
        case .symbol, .filledSymbol, .plainSymbol, .cutSymbol, .detailSymbol: return nil
        }
    }

    /// The name of the symbol that stands for a shape; nil if none does.
    var symbolName: Substring? {
        switch kind {
        case .symbol, .filledSymbol, .plainSymbol, .cutSymbol, .detailSymbol:
            shape.split(separator: " ").first
        default: nil
        }
    }

    /// Where another symbol lies; nil if it lies where it does by itself.
    private var placement: SymbolPlacement? {
        SymbolPlacement(Array(shape.split(separator: " ").dropFirst()))
    }

    /// What is painted for another symbol, with lines of the given width; nil if the part isn't one.
    ///
    /// - Parameter edgeWidth: How wide the line around an area is, if it isn't as wide as others.
    func symbolLayers(isFilled: Bool, strokeWidth: Double, edgeWidth: Double?) -> [SymbolLayer]? {
        guard let symbolName else { return nil }
        guard let entry = SymbolTable.entry(of: symbolName) else { return [] }
        let width = placement.map { min(strokeWidth, 2.4) * strokeFactor / $0.scale } ?? strokeWidth
        let isInnerFilled: Bool =
            switch kind {
            case .plainSymbol, .detailSymbol: false
            case .symbol: isFilled
            default: true
            }
        let isCut = kind == .cutSymbol || kind == .detailSymbol && isFilled
        return entry.layers(
            isFilled: isInnerFilled,
            strokeWidth: width,
            edgeWidth: placement == nil ? edgeWidth : nil
        ).map { (isCut ? $0.inverted() : $0).placed(in: placement ?? SymbolPlacement()) }
    }
}
