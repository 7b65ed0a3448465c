/// Whether the user asks for stronger contrasts.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// The user asks for nothing special.
    case normal = 0
    /// The user asks for stronger contrasts.
    case high = 1
}
