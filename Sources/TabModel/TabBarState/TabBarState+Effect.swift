extension TabBarState {
    /// One thing that the controller must now do so that the screen agrees with the state.
    ///
    /// Effects come in this order, each at most once: `moveOutOfMore` (after a `popToRoot(.more)`, if there is
    /// one), `removeTabs`, `installTabs`, `updateBar`, `updateMore`, `moveIntoMore`, `show`, `popToRoot` of a tab
    /// on the bar, `didSelect` or `didSelectInMore`. No effect is given where nothing changes.
    @frozen
    public enum Effect: Hashable {
        /// Take this tab off More's stack, and give back its own stack, with what it holds, if it is a navigation
        /// controller (M3). After the user's Back it is off the stack already.
        case moveOutOfMore(Tab)
        /// Remove these child controllers; their order is the old display order (C2).
        case removeTabs([Tab])
        /// Add these child controllers; their order is the new display order (C2). Tabs that stay are not named.
        case installTabs([Tab])
        /// The bar's places (`slots`) are others: set its items and its selected item anew.
        case updateBar
        /// More's rows (`hiddenTabs`) or its Edit button (`offersEditing`) are others.
        case updateMore
        /// Put this tab above the list on More's stack, with the way back; a navigation controller lends its
        /// stack (M3).
        case moveIntoMore(Tab)
        /// Something else fills the screen: the selection is another, or the selected tab changed between the
        /// bar and More. Show the content of `selectedSlot` and highlight that place.
        case show(Selection)
        /// The user tapped the selected place: pop its stack to the root (C9). For More this is the list, and
        /// the tab above it loses what was pushed on it.
        case popToRoot(Slot)
        /// Tell the delegate that the user tapped this place (D1).
        case didSelect(Slot)
        /// Tell the delegate that the user chose this tab from More's list (D4).
        case didSelectInMore(Tab)
    }
}

extension TabBarState.Effect: Sendable where Tab: Sendable {}
