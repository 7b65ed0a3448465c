/// Where a text is read from.
public enum NSWritingDirection: Int, Hashable, Sendable {
    /// As its first letter tells.
    case natural = -1
    /// From the left.
    case leftToRight = 0
    /// From the right.
    case rightToLeft = 1
}

/// How a part of a text with another direction stands within the rest.
public enum NSWritingDirectionFormatType: Int, Hashable, Sendable {
    /// As a part that is read in its own direction.
    case embedding = 0
    /// All its letters are read in the direction, whatever they are.
    case override = 2
}
