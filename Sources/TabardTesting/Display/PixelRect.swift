/// A rectangle in pixels, from the top left corner.
public struct PixelRect: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

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
