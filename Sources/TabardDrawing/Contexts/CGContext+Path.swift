extension CGContext {
    /// Forgets the current path.
    public func beginPath() { elements = PathElements() }

    /// Begins a new part of the current path at a point.
    public func move(to point: CGPoint) { elements.move(to: point.applying(state.map)) }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint) { elements.addLine(to: point.applying(state.map)) }

    /// Adds a part that leads through points in straight lines.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a curve to a point, with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.addCurve(
            control1.applying(state.map),
            control2.applying(state.map),
            to: end.applying(state.map)
        )
    }

    /// Adds a curve to a point, with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.addQuad(control.applying(state.map), to: end.applying(state.map))
    }

    /// Adds a rectangle as a part of its own.
    public func addRect(_ rect: CGRect) { elements.append(.making(state.map) { $0.addRect(rect) }) }

    /// Adds rectangles, each as a part of its own.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Adds the ellipse that touches a rectangle's sides, as a part of its own.
    public func addEllipse(in rect: CGRect) {
        elements.append(.making(state.map) { $0.addEllipse(in: rect) })
    }

    /// Adds a part of a circle, to which a line leads from the current point.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: The distance from there, in points.
    ///   - startAngle: Radians, 0 being to the right and `.pi / 2` below.
    ///   - endAngle: Where the part ends, in radians too.
    ///   - clockwise: Clockwise where y grows upwards, so counterclockwise on the screen.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        elements.addJoined(state.map) {
            $0.addArc(center, radius: radius, from: startAngle, to: endAngle, isGrowing: !clockwise)
        }
    }

    /// Adds a line and the part of a circle that rounds the corner between the current point and the two others.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        elements.addJoined(state.map) { $0.addArc(towards: tangent1End, then: tangent2End, radius: radius) }
    }

    /// Adds the steps of a path.
    public func addPath(_ path: CGPath) { elements.append(path.elements, state.map) }

    /// Adds a straight line to where the part began, and ends the part.
    public func closePath() { elements.close() }

    /// Whether there is nothing in the current path.
    public var isPathEmpty: Bool { elements.isEmpty }

    /// Where the current path's last line ended; zero if the path is empty.
    public var currentPointOfPath: CGPoint {
        elements.current.map { $0.applying(state.map.inverted()) } ?? .zero
    }

    /// The smallest rectangle around the current path; null if it is empty.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// A copy of the current path; nil if it is empty.
    public var path: CGPath? {
        elements.isEmpty ? nil : CGPath(elements.applying(state.map.inverted()))
    }

    /// Confines all that follows to the inside of the current path, and forgets it.
    public func clip(using rule: CGPathFillRule = .winding) {
        add(.clip(elements.steps, isEvenOdd: rule == .evenOdd))
        let bounds = elements.drawnBounds
        state.clip = bounds.isNull ? .zero : state.clip.intersection(bounds)
        beginPath()
    }

    /// Confines all that follows to a rectangle.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Confines all that follows to the inside of rectangles.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// A rectangle around what the clip lets through.
    public var boundingBoxOfClipPath: CGRect {
        state.clip.isNull ? .zero : state.clip.applying(state.map.inverted())
    }
}
