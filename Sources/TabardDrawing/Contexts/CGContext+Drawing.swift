internal import GtkInterop

extension CGContext {
    /// Fills the inside of the current path, and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(elements, isEvenOdd: rule == .evenOdd)
        beginPath()
    }

    /// Draws a line along the current path, and forgets it.
    public func strokePath() {
        stroke(elements, width: nil)
        beginPath()
    }

    /// Draws the current path, and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        if mode != .stroke { fill(elements, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode != .fill, mode != .eoFill { stroke(elements, width: nil) }
        beginPath()
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        fill(
            .making(state.map) { elements in for rect in rects { elements.addRect(rect) } },
            isEvenOdd: false
        )
    }

    /// Draws a rectangle's edges, the line being half outside.
    public func stroke(_ rect: CGRect) { stroke(.making(state.map) { $0.addRect(rect) }, width: nil) }

    /// Draws a rectangle's edges with a line of the given width, half of it being outside.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        stroke(.making(state.map) { $0.addRect(rect) }, width: width)
    }

    /// Makes a rectangle wholly transparent.
    public func clear(_ rect: CGRect) {
        saveGState()
        setBlendMode(.clear)
        fill(rect)
        restoreGState()
    }

    /// Fills the ellipse that touches a rectangle's sides.
    public func fillEllipse(in rect: CGRect) {
        fill(.making(state.map) { $0.addEllipse(in: rect) }, isEvenOdd: false)
    }

    /// Draws a line along the ellipse that touches a rectangle's sides.
    public func strokeEllipse(in rect: CGRect) {
        stroke(.making(state.map) { $0.addEllipse(in: rect) }, width: nil)
    }

    /// Draws a straight line between each two points.
    public func strokeLineSegments(between points: [CGPoint]) {
        var lines = PathElements()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            lines.move(to: points[index].applying(state.map))
            lines.addLine(to: points[index + 1].applying(state.map))
        }
        stroke(lines, width: nil)
    }

    private func fill(_ elements: PathElements, isEvenOdd: Bool) {
        guard !elements.isEmpty else { return }
        add(.fill(elements.steps, isEvenOdd: isEvenOdd, state.fillPaint))
    }

    private func stroke(_ elements: PathElements, width: CGFloat?) {
        guard !elements.isEmpty else { return }
        var pen = state.pen
        if let width { pen.width = Double(width) }
        add(.stroke(elements.steps, pen, state.strokePaint))
    }
}
