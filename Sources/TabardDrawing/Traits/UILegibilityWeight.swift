/// Whether the user asks for stronger letters.
public enum UILegibilityWeight: Int, Hashable, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// Letters are as strong as usual.
    case regular = 0
    /// The user asks for bold text.
    case bold = 1
}
