/// A path that can be drawn: lines and curves, and how they are filled and stroked.
///
/// ```swift
/// let path = UIBezierPath()
/// path.move(to: CGPoint(x: 0, y: 20))
/// path.addQuadCurve(to: CGPoint(x: 100, y: 20), controlPoint: CGPoint(x: 50, y: 0))
/// path.lineWidth = 3
/// UIColor.systemBlue.setStroke()
/// path.stroke()
/// ```
///
/// Points that are not finite numbers are left out, as are lines before the first `move(to:)`; the log says so once.
/// Drawing has an effect only while there is a current context, as in `UIView.draw(_:)`.
open class UIBezierPath: NSObject, _SelectorAnswering, NSCopying {
    package var elements = PathElements()
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0

    /// Makes an empty path.
    public override init() { super.init() }

    /// The width of its line, in points; 1 by default.
    open var lineWidth: CGFloat = 1

    /// The form of its line's ends; `butt` by default.
    open var lineCapStyle: CGLineCap = .butt

    /// The form of its line's corners; `miter` by default.
    open var lineJoinStyle: CGLineJoin = .miter

    /// How many widths long a sharp corner may be before it is cut off; 10 by default.
    open var miterLimit: CGFloat = 10

    /// How far a drawn curve may be from the true one, in points; 0.6 by default. Curves are always drawn exactly.
    open var flatness: CGFloat = 0.6

    /// Whether the inside is found by the even-odd rule rather than the winding rule; false by default.
    open var usesEvenOddFillRule = false

    /// The path's lines and curves; its line's width and dashes are not among them.
    open var cgPath: CGPath {
        get { CGPath(elements) }
        set { elements = newValue.elements }
    }

    /// Whether there is nothing in the path.
    open var isEmpty: Bool { elements.isEmpty }

    /// The smallest rectangle around all points, control points included; null if the path is empty.
    open var bounds: CGRect { elements.pointBounds }

    /// Where the last line ended; zero in an empty path.
    open var currentPoint: CGPoint { elements.current ?? .zero }

    /// Begins a new part at a point.
    open func move(to point: CGPoint) { elements.move(to: point) }

    /// Adds a straight line to a point.
    open func addLine(to point: CGPoint) { elements.addLine(to: point) }

    /// Adds a curve to a point, with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        elements.addCurve(controlPoint1, controlPoint2, to: endPoint)
    }

    /// Adds a curve to a point, with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        elements.addQuad(controlPoint, to: endPoint)
    }

    /// Adds a part of a circle, to which a line leads from the current point.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: The distance from there, in points.
    ///   - startAngle: Radians, 0 being to the right and `.pi / 2` below.
    ///   - endAngle: Where the part ends, in radians too.
    ///   - clockwise: The direction on the screen.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        elements.addArc(center, radius: radius, from: startAngle, to: endAngle, isGrowing: clockwise)
    }

    /// Adds a straight line to where the part began, and ends the part.
    open func close() { elements.close() }

    /// Takes everything out of the path.
    open func removeAllPoints() { elements = PathElements() }

    /// Adds the lines and curves of another path.
    open func append(_ bezierPath: UIBezierPath) { elements.append(bezierPath.elements) }

    /// Moves, scales or turns the whole path.
    open func apply(_ transform: CGAffineTransform) { elements = elements.applying(transform) }

    /// The path run through from its end to its beginning.
    open func reversing() -> UIBezierPath {
        let path = makeCopy()
        path.elements = elements.reversed
        return path
    }

    /// Whether a point is inside; parts that are not closed count as if they were.
    open func contains(_ point: CGPoint) -> Bool {
        elements.contains(point, isEvenOdd: usesEvenOddFillRule)
    }

    /// Makes the line one of dashes.
    ///
    /// - Parameters:
    ///   - pattern: The lengths of dashes and gaps in turn; nil or nothing for a whole line.
    ///   - count: How many of them count.
    ///   - phase: How far into the pattern the line begins.
    open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
        dashes = Array((pattern ?? []).prefix(max(0, count)))
        dashPhase = phase
    }

    /// Fills the inside with the current fill colour.
    open func fill() { fill(with: .normal, alpha: 1) }

    /// Draws the line in the current stroke colour.
    open func stroke() { stroke(with: .normal, alpha: 1) }

    /// Confines all further drawing in the current context to the inside.
    open func addClip() { addClipToContext() }

    /// A path that is equal and independent.
    open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

    private func makeCopy() -> UIBezierPath {
        let path = UIBezierPath()
        path.elements = elements
        path.dashes = dashes
        path.dashPhase = dashPhase
        path.lineWidth = lineWidth
        path.lineCapStyle = lineCapStyle
        path.lineJoinStyle = lineJoinStyle
        path.miterLimit = miterLimit
        path.flatness = flatness
        path.usesEvenOddFillRule = usesEvenOddFillRule
        return path
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIBezierPath.self) }
}
