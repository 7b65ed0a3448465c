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
        let outline = outline.map { $0.placed(in: placement) }
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

    private var outline: [PathStep] {
        let numbers = shape.dropFirst().split(separator: " ").map { Double($0) ?? 0 }
        switch shape.first {
        case "@" where numbers.count == 3:
            let (x, y, radius) = (numbers[0], numbers[1], numbers[2])
            let arc = "A\(radius) \(radius) 0 0 1"
            return PathData.steps("M\(x + radius) \(y)\(arc) \(x - radius) \(y)\(arc) \(x + radius) \(y)z")
        case "#" where numbers.count == 5:
            let (left, top, radius) = (numbers[0], numbers[1], numbers[4])
            let (right, bottom) = (left + numbers[2], top + numbers[3])
            let arc = "A\(radius) \(radius) 0 0 1"
            return PathData.steps(
                """
                M\(left + radius) \(top)L\(right - radius) \(top)\(arc) \(right) \(top + radius)\
                L\(right) \(bottom - radius)\(arc) \(right - radius) \(bottom)\
                L\(left + radius) \(bottom)\(arc) \(left) \(bottom - radius)\
                L\(left) \(top + radius)\(arc) \(left + radius) \(top)z
                """
            )
        default: return PathData.steps(shape)
        }
    }
}

extension PathStep {
    fileprivate func placed(in placement: SymbolPlacement) -> PathStep {
        func x(_ length: Double) -> Double { length * placement.scale + placement.x }
        func y(_ length: Double) -> Double { length * placement.scale + placement.y }
        return switch self {
        case .move(let toX, let toY): .move(x: x(toX), y: y(toY))
        case .line(let toX, let toY): .line(x: x(toX), y: y(toY))
        case .curve(let x1, let y1, let x2, let y2, let toX, let toY):
            .curve(x1: x(x1), y1: y(y1), x2: x(x2), y2: y(y2), x: x(toX), y: y(toY))
        case .close: .close
        }
    }
}
