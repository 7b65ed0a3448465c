extension UINavigationItem {
    /// How much a back button says.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, or a general word if there is no room for it.
        case `default` = 0
        /// A general word, if there is room for it.
        case generic = 1
        /// Nothing but the arrow; screen readers say the title.
        case minimal = 2
    }
}
