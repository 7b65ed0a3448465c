/// A place in pixels, from the top left corner.
public struct PixelPoint: Hashable, Sendable {
    /// Pixels from the left edge.
    public var x: Int
    /// Pixels from the top edge.
    public var y: Int

    /// Makes a place of its distances from the left and the top edge.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}
