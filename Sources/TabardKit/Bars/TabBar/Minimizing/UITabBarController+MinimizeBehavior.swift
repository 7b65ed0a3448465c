extension UITabBarController {
    /// When the bar at the bottom becomes small.
    public enum MinimizeBehavior: Int, Sendable {
        /// As `never`.
        case automatic = 0
        /// Never.
        case never = 1
        /// When the user scrolls down; it comes back when they scroll up, or select a tab.
        case onScrollDown = 2
        /// When the user scrolls up; it comes back when they scroll down, or select a tab.
        case onScrollUp = 3
    }
}
