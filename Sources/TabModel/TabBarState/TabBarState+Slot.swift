extension TabBarState {
    /// One place on the bar.
    @frozen
    public enum Slot: Hashable {
        /// The place of a tab.
        case tab(Tab)
        /// The last place, which leads to the tabs that do not fit.
        case more
    }

    /// What is selected.
    @frozen
    public enum Selection: Hashable {
        /// Nothing, as there are no tabs.
        case none
        /// More's own list, with no tab above it.
        case more
        /// A tab, be it on the bar or hidden under More.
        case tab(Tab)
    }
}

extension TabBarState.Slot: Sendable where Tab: Sendable {}
extension TabBarState.Selection: Sendable where Tab: Sendable {}
