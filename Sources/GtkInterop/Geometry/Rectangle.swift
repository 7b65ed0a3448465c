import CGtk

/// A rectangle in points, with its origin at the top left.
public struct Rectangle: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The distance from the left edge to the right one.
    public var width: Double
    /// The distance from the top edge to the bottom one.
    public var height: Double

    /// Makes a rectangle from its top left corner and its size, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(x), y: Float(y)),
            size: graphene_size_t(width: Float(width), height: Float(height))
        )
    }
}
