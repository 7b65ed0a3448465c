/// A rectangle in pixels, from the top left corner.
public struct PixelRect: Hashable, Sendable {
    /// Pixels from the left edge.
    public var x: Int
    /// Pixels from the top edge.
    public var y: Int
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int

    /// Makes a rectangle of its top left corner and its size.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The pixel in the middle.
    public var center: PixelPoint { PixelPoint(x: x + width / 2, y: y + height / 2) }

    /// Whether no part of the other rectangle is outside this one.
    public func contains(_ other: PixelRect) -> Bool {
        other.x >= x && other.y >= y
            && other.x + other.width <= x + width && other.y + other.height <= y + height
    }
}
