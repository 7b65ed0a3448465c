extension UITabBarController {
    /// What a wide window shows of tabs that are values.
    public enum Mode: Int, Sendable {
        /// A bar, and a sidebar too if there is a group among the root tabs.
        case automatic = 0
        /// A bar alone.
        case tabBar = 1
        /// A bar, and a sidebar with all tabs.
        case tabSidebar = 2
    }
}
