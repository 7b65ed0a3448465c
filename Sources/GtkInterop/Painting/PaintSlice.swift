/// A part of an image, and the rectangle that it fills.
public struct PaintSlice: Hashable, Sendable {
    /// The part, in whole pixels of the image.
    public var source: Rectangle
    /// What the part fills.
    public var target: Rectangle
    /// The width at which the part is repeated, from the left; nil to stretch it over the target's.
    public var tileWidth: Double?
    /// The height at which the part is repeated, from the top; nil to stretch it over the target's.
    public var tileHeight: Double?

    /// Describes a part that is stretched, unless it is said to be repeated.
    public init(source: Rectangle, target: Rectangle, tileWidth: Double? = nil, tileHeight: Double? = nil) {
        self.source = source
        self.target = target
        self.tileWidth = tileWidth
        self.tileHeight = tileHeight
    }
}
