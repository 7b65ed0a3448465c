/// One step in the outline of a shape, in points.
public enum PathStep: Hashable, Sendable {
    /// Begins a new part at a point.
    case move(x: Double, y: Double)
    /// A straight line to a point.
    case line(x: Double, y: Double)
    /// A cubic curve to a point, drawn towards the first control point and from the second.
    case curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
    /// A straight line back to where the part began.
    case close
}
