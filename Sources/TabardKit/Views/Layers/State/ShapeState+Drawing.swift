internal import GtkInterop

extension ShapeState {
    /// The steps of painting, and a rectangle around what they paint.
    var painting: (steps: [PaintStep], bounds: CGRect)? {
        guard let path, !path.isEmpty else { return nil }
        var steps: [PaintStep] = []
        var bounds = path.drawnBounds
        if let fillColor, fillColor.alpha > 0 {
            steps.append(.fill(path.steps, isEvenOdd: isEvenOdd, .color(fillColor)))
        }
        if let strokeColor, strokeColor.alpha > 0, lineWidth.isFinite, lineWidth > 0 {
            let line = path.trimmed(from: strokeStart, to: strokeEnd)
            steps.append(.stroke(line.steps, pen, .color(strokeColor)))
            let reach = lineWidth / 2 * (lineJoin == .miter ? max(1.5, min(miterLimit, 100)) : 1.5)
            bounds = bounds.insetBy(dx: -reach, dy: -reach)
        }
        return steps.isEmpty ? nil : (steps, bounds)
    }

    private var pen: PaintStroke {
        var pen = PaintStroke(width: Double(lineWidth))
        pen.cap = lineCap.paint
        pen.join = lineJoin.paint
        pen.miterLimit = Double(miterLimit)
        pen.dashes = dashes.map { Double($0) }
        pen.dashPhase = Double(dashPhase)
        return pen
    }

    @MainActor
    func draw(in snapshot: Snapshot) {
        guard let (steps, bounds) = painting else { return }
        snapshot.paint(steps, in: bounds.paintable.native)
    }
}

extension GradientState {
    /// Draws the gradient over an area, in which it is stretched with its directions.
    @MainActor
    func draw(_ area: CGRect, in snapshot: Snapshot) {
        guard !colors.isEmpty, area.width > 0, area.height > 0, start.isFinite, end.isFinite else { return }
        if colors.count == 1 || start == end {
            return snapshot.fill(area.native, color: colors[colors.count - 1])
        }
        let stops = PaintStop.stops(colors, at: locations.isEmpty ? nil : locations)
        if isRadial { return drawRadial(area, stops, in: snapshot) }
        // GSK draws a gradient at right angles to its line, Core Animation in a square that is then stretched.
        let across = Double(area.width)
        let down = Double(area.height)
        let direction = (x: Double(end.x - start.x) / across, y: Double(end.y - start.y) / down)
        let length = direction.x * direction.x + direction.y * direction.y
        let unit = Double((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
        let from = PaintPoint(
            x: Double(area.minX + start.x * area.width),
            y: Double(area.minY + start.y * area.height)
        )
        // The line from the start, at right angles to the stretched stripes, that ends at the end's stripe.
        let reach = unit / length
        let to = PaintPoint(x: from.x + direction.x * reach, y: from.y + direction.y * reach)
        snapshot.fill(area.native, from: from, to: to, stops: stops)
    }

    @MainActor
    private func drawRadial(_ area: CGRect, _ stops: [PaintStop], in snapshot: Snapshot) {
        // An ellipse around the start, whose radii reach as far as the end.
        let map = CGAffineTransform(
            a: max(abs(end.x - start.x), 1e-6) * area.width,
            b: 0,
            c: 0,
            d: max(abs(end.y - start.y), 1e-6) * area.height,
            tx: area.minX + start.x * area.width,
            ty: area.minY + start.y * area.height
        )
        let center = PaintPoint(x: 0, y: 0)
        let paint = Paint.radial(from: center, radius: 0, to: center, endRadius: 1, stops: stops)
        snapshot.paint([.fillAll(paint, map: map.native)], in: area.native)
    }
}
