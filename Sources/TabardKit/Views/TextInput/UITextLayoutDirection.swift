/// A direction in a text as it is seen.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// To the line above.
    case up = 4
    /// To the line below.
    case down = 5
}
