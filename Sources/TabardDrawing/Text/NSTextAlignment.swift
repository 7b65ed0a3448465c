/// Where lines of text stand.
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// At the left edge.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right edge.
    case right = 2
    /// Lines are stretched to the full width, the last of a paragraph excepted.
    case justified = 3
    /// Where a reader of the text's language begins.
    case natural = 4
}
