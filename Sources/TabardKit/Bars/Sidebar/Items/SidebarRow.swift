/// One row of a sidebar.
enum SidebarRow: Hashable {
    /// What the app put above all others.
    case header
    /// What the app put below all others.
    case footer
    case tab(UITab)
    case action(UIAction)
}

/// A part of a sidebar's list, between which there is some space.
enum SidebarSection: Hashable {
    case header
    /// The root tabs that are no groups.
    case roots
    /// A group with what is in it.
    case group(UITabGroup)
    case footer
}
