/// The outline of a shape: lines and curves that never change.
///
/// ```swift
/// let card = CGPath(roundedRect: bounds, cornerWidth: 12, cornerHeight: 12, transform: nil)
/// view.layer.shadowPath = card
/// ```
///
/// Points that are not finite numbers are left out, as are lines before the first `move(to:)`; the log says so once.
public class CGPath: Hashable {
    package var elements: PathElements

    package init(_ elements: PathElements) { self.elements = elements }

    /// Makes a path of a rectangle.
    public convenience init(rect: CGRect, transform: CGAffineTransform?) {
        self.init(.making(transform) { $0.addRect(rect) })
    }

    /// Makes a path of the ellipse that touches a rectangle's sides.
    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
        self.init(.making(transform) { $0.addEllipse(in: rect) })
    }

    /// Makes a path of a rectangle with round corners; the radii are at most half the sides.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform?
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(.making(transform) { $0.addRoundedRect(rect, radii: radii) })
    }

    /// Whether there is nothing in the path.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the last line ended; zero in an empty path.
    public var currentPoint: CGPoint { elements.current ?? .zero }

    /// The smallest rectangle around all points, control points included; null if the path is empty.
    public var boundingBox: CGRect { elements.pointBounds }

    /// The smallest rectangle around what is drawn; null if the path is empty.
    public var boundingBoxOfPath: CGRect { elements.drawnBounds }

    /// Whether a point is inside; parts that are not closed count as if they were.
    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        let elements = transform.isIdentity ? elements : elements.applying(transform)
        return elements.contains(point, isEvenOdd: rule == .evenOdd)
    }

    /// A copy that never changes.
    public func copy() -> CGPath? { CGPath(elements) }

    /// A copy that is moved, scaled or turned.
    public func copy(using transform: CGAffineTransform?) -> CGPath? {
        CGPath(elements.applying(transform ?? .identity))
    }

    /// A copy to which more can be added.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

    /// A copy to which more can be added, moved, scaled or turned.
    public func mutableCopy(using transform: CGAffineTransform?) -> CGMutablePath? {
        CGMutablePath(elements.applying(transform ?? .identity))
    }

    /// Whether the two have the same steps.
    public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

    /// Feeds what equal paths have in common to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements.elements.count)
        hasher.combine(elements.current?.x)
        hasher.combine(elements.current?.y)
    }
}

extension PathElements {
    static func making(_ transform: CGAffineTransform?, _ make: (inout PathElements) -> Void) -> PathElements
    {
        var elements = PathElements()
        make(&elements)
        return transform.map { elements.applying($0) } ?? elements
    }
}
