extension UITabGroup {
    /// How a group stands in the sidebar.
    public enum SidebarAppearance: UInt, Sendable {
        /// A root tab as a section with a header, one in a group as a row with others below it.
        case automatic = 0
        /// Only what is in it, among the tabs beside it.
        case inline = 1
        /// A section with a header, wherever the group is.
        case rootSection = 2
    }
}
