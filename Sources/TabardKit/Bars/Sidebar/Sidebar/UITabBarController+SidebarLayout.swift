extension UITabBarController.Sidebar {
    /// How the sidebar stands to what the tabs show.
    public enum Layout: Int, Sendable {
        /// Beside it in a window that is wider than high and leaves enough room for it, else over it.
        case automatic = 0
        /// Over it: what is below reaches under the sidebar, and its safe area does not.
        case overlap = 1
        /// Beside it: what the tabs show has the rest of the width.
        case tile = 2
    }

    /// What can be brought into sight.
    public enum ScrollTarget {
        /// What stands above all rows.
        case header
        /// What stands below all rows.
        case footer
        /// A tab's row; the groups that it is in are opened.
        case tab(UITab)
    }

    /// Lets a delegate change something while the sidebar comes or goes.
    @preconcurrency @MainActor
    public protocol Animating: NSObjectProtocol {
        /// Makes changes together with the sidebar's; at once if that is not animated.
        func addAnimations(_ animations: @escaping () -> Void)

        /// Calls something when the sidebar has come or gone.
        func addCompletion(_ completion: @escaping () -> Void)
    }
}
