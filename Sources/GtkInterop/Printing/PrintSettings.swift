/// How pages are printed, before the user changes it.
public struct PrintSettings: Hashable, Sendable {
    /// On which sides of the paper.
    public enum Sides: Sendable {
        case one
        /// On both; pages are turned at the long edge.
        case longEdge
        /// On both; pages are turned at the short edge.
        case shortEdge
    }

    /// What the user knows the work by.
    public var name = ""
    /// Whether the paper lies on its long edge.
    public var isLandscape = false
    /// Whether there are colours.
    public var isColored = true
    /// On which sides of the paper.
    public var sides = Sides.one

    /// Describes pages on one side of upright paper.
    public init() {}
}
