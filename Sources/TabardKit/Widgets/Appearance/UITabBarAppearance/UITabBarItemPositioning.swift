/// How items spread over a bar (A12). Swift code calls it `UITabBar.ItemPositioning`.
public enum UITabBarItemPositioning: Int, Sendable {
    /// They share a narrow bar, and stand in the middle of a wide one.
    case automatic = 0
    /// They share the bar.
    case fill = 1
    /// They stand in the middle, each with the same width.
    case centered = 2
}
