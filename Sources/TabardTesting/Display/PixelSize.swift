/// A width and height in pixels.
public struct PixelSize: Hashable, Sendable {
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int

    /// Makes a size of its width and height.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
