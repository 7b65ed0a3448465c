/// What a laid-out text measures, in points.
public struct TextExtents: Hashable, Sendable {
    /// The width of the longest line.
    public var width = 0.0
    /// The height of all lines.
    public var height = 0.0
    /// From the top to the first line's baseline.
    public var baseline = 0.0
    /// The number of lines, at least 1.
    public var lineCount = 0
}
