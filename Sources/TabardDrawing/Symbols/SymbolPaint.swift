/// A shape of a symbol as it is painted: as a line, an area or both, and in ink or out of it.
struct SymbolPaint: Sendable {
    var shape: Substring
    /// Whether what is painted is taken away from what is there.
    var isErased: Bool
    var isFilled: Bool
    var strokeWidth: Double

    init(_ shape: Substring, isErased: Bool = false, isFilled: Bool = false, strokeWidth: Double) {
        self.shape = shape
        self.isErased = isErased
        self.isFilled = isFilled
        self.strokeWidth = strokeWidth
    }

    /// The shape as an element of SVG.
    func element(ink: String, paper: String) -> String {
        let color = isErased ? paper : ink
        let style =
            "fill=\"\(isFilled ? color : "none")\" stroke=\"\(color)\" stroke-width=\"\(strokeWidth)\""
        let numbers = shape.dropFirst().split(separator: " ")
        switch shape.first {
        case "@" where numbers.count == 3:
            return "<circle cx=\"\(numbers[0])\" cy=\"\(numbers[1])\" r=\"\(numbers[2])\" \(style)/>"
        case "#" where numbers.count == 5:
            return "<rect x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\""
                + " height=\"\(numbers[3])\" rx=\"\(numbers[4])\" \(style)/>"
        default:
            return "<path d=\"\(shape)\" \(style)/>"
        }
    }
}
