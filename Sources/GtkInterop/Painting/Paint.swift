/// What an area is filled with.
public enum Paint: Hashable, Sendable {
    /// One colour.
    case color(RGBA)
    /// Colours along a line.
    case linear(from: PaintPoint, to: PaintPoint, stops: [PaintStop])
    /// Colours between two circles.
    case radial(from: PaintPoint, radius: Double, to: PaintPoint, endRadius: Double, stops: [PaintStop])
}

/// A point of the plane.
public struct PaintPoint: Hashable, Sendable {
    /// How far it is to the right, in points.
    public var x: Double
    /// How far it is down, in points.
    public var y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A colour at a place of a gradient.
public struct PaintStop: Hashable, Sendable {
    /// From 0, the gradient's start, to 1, its end.
    public var place: Double
    /// The colour there.
    public var color: RGBA

    /// Makes a stop.
    public init(place: Double, color: RGBA) {
        self.place = place
        self.color = color
    }
}
