/// A path to which lines and curves can be added.
///
/// ```swift
/// let path = CGMutablePath()
/// path.move(to: .zero)
/// path.addLine(to: CGPoint(x: 100, y: 0))
/// path.addArc(center: CGPoint(x: 100, y: 20), radius: 20, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: false)
/// path.closeSubpath()
/// ```
///
/// Every method takes what it adds through its transform first, the identity by default.
public final class CGMutablePath: CGPath {
    override init(_ elements: PathElements) { super.init(elements) }

    /// Makes an empty path.
    public convenience init() { self.init(PathElements()) }

    /// Begins a new part at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.move(to: point.applying(transform))
    }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.addLine(to: point.applying(transform))
    }

    /// Adds a curve to a point, with one control point.
    public func addQuadCurve(
        to end: CGPoint,
        control: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        elements.addQuad(control.applying(transform), to: end.applying(transform))
    }

    /// Adds a curve to a point, with two control points.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        elements.addCurve(
            control1.applying(transform),
            control2.applying(transform),
            to: end.applying(transform)
        )
    }

    /// Adds a part that leads through points in straight lines.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a rectangle as a part of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        elements.append(.making(transform) { $0.addRect(rect) })
    }

    /// Adds rectangles, each as a part of its own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse that touches a rectangle's sides, as a part of its own.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        elements.append(.making(transform) { $0.addEllipse(in: rect) })
    }

    /// Adds a rectangle with round corners as a part of its own; the radii are at most half the sides.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        elements.append(.making(transform) { $0.addRoundedRect(rect, radii: radii) })
    }

    /// Adds a part of a circle, to which a line leads from the current point.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: The distance from there, in points.
    ///   - startAngle: Radians, 0 being to the right and `.pi / 2` below.
    ///   - endAngle: Where the part ends, in radians too.
    ///   - clockwise: Clockwise where y grows upwards, so counterclockwise on the screen.
    ///   - transform: What is done to the part before it is added.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        addJoined(transform) {
            $0.addArc(center, radius: radius, from: startAngle, to: endAngle, isGrowing: !clockwise)
        }
    }

    /// Adds a part of a circle that turns by an angle, clockwise on the screen if it is positive.
    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let turn = min(max(delta, -4 * .pi), 4 * .pi)
        addJoined(transform) { $0.addArc(center, radius: radius, from: startAngle, turning: turn) }
    }

    /// Adds a line and the part of a circle that rounds the corner between the current point and the two others.
    public func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        addJoined(transform) { $0.addArc(towards: tangent1End, then: tangent2End, radius: radius) }
    }

    /// Adds the steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements.append(path.elements, transform)
    }

    /// Adds a straight line to where the part began, and ends the part.
    public func closeSubpath() { elements.close() }

    /// Adds what goes on from the current point.
    private func addJoined(_ transform: CGAffineTransform, _ add: (inout PathElements) -> Void) {
        elements.addJoined(transform, add)
    }
}

extension PathElements {
    /// Adds what goes on from the current point, drawn in coordinates that a transform takes to the path's.
    mutating func addJoined(_ transform: CGAffineTransform, _ add: (inout PathElements) -> Void) {
        guard !transform.isIdentity else { return add(&self) }
        var added = PathElements()
        if let current { added.move(to: current.applying(transform.inverted())) }
        let isJoined = current != nil
        add(&added)
        for element in added.elements.dropFirst(isJoined ? 1 : 0) {
            append(element.mapped { $0.applying(transform) })
        }
    }
}
