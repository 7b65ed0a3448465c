/// What a laid-out text measures, in points.
public struct TextExtents: Hashable, Sendable {
    /// The width of the longest line.
    public var width = 0.0
    /// The height of all lines.
    public var height = 0.0
    /// From the top to the first line's baseline.
    public var baseline = 0.0
    /// From the top to the last line's baseline, where lines may stand at different distances; nil if they do not.
    public var lastBaseline: Double?
    /// The number of lines, at least 1.
    public var lineCount = 0

    /// How much higher than a height lines may be to be shown in it.
    ///
    /// Heights are rounded, and apps fix them for the system font of Apple's, whose lines are a fiftieth lower.
    static func excess(in height: Double) -> Double { max(1, height * 0.03) }
}
