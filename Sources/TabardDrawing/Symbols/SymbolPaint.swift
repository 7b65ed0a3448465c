internal import GtkInterop

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

    /// The steps that paint the shape where it is placed.
    func steps(in placement: SymbolPlacement) -> [PaintStep] {
        let transform = CGAffineTransform(
            a: placement.scale,
            b: 0,
            c: 0,
            d: placement.scale,
            tx: placement.x,
            ty: placement.y
        )
        let outline = outline.applying(transform).steps
        let ink = Paint.color(RGBA(red: 0, green: 0, blue: 0, alpha: 1))
        var steps: [PaintStep] = [.blend(isErased ? .destinationOut : .normal)]
        if isFilled { steps.append(.fill(outline, isEvenOdd: false, ink)) }
        if strokeWidth > 0 {
            var stroke = PaintStroke(width: strokeWidth * placement.scale)
            stroke.cap = .round
            stroke.join = .round
            steps.append(.stroke(outline, stroke, ink))
        }
        return steps
    }

    private var outline: PathElements {
        let numbers = shape.dropFirst().split(separator: " ").map { Double($0) ?? 0 }
        var outline = PathElements()
        switch shape.first {
        case "@" where numbers.count == 3:
            let (x, y, radius) = (numbers[0], numbers[1], numbers[2])
            outline.addEllipse(
                in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
            )
        case "#" where numbers.count == 5:
            let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            outline.addRoundedRect(rect, radii: CGSize(width: numbers[4], height: numbers[4]))
        default: return PathData.outline(shape)
        }
        return outline
    }
}
