/// What happens to text that is longer than its line.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// It goes on in the next line, between words.
    case byWordWrapping = 0
    /// It goes on in the next line, between any two characters.
    case byCharWrapping = 1
    /// What does not fit is not drawn.
    case byClipping = 2
    /// An ellipsis stands at the beginning.
    case byTruncatingHead = 3
    /// An ellipsis stands at the end.
    case byTruncatingTail = 4
    /// An ellipsis stands in the middle.
    case byTruncatingMiddle = 5
}
