/// Where lines of text stand.
public enum NSTextAlignment: Int, Hashable, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Lines are stretched to the full width, the last of a paragraph excepted.
    case justified = 3
    /// Where a reader of the text's language begins.
    case natural = 4
}
