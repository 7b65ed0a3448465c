extension TabBarState {
    /// The user chooses a row of More's list; the delegate is asked and told as for a tap (D4).
    ///
    /// The tab is shown above the list and selected (M1). A veto changes nothing. Neither does a tab that is not
    /// a row of the list on the screen, about which the delegate is not asked.
    ///
    /// The closure must not reach this same value. An owner whose delegate may read or change it while it is
    /// asked uses `canChooseInMore(_:)`, asks, and then calls `chooseInMore(_:)`.
    @inlinable
    public mutating func chooseInMore(_ tab: Tab, shouldSelect: (Tab) -> Bool) -> [Effect] {
        guard canChooseInMore(tab), shouldSelect(tab) else { return [] }
        return chooseInMore(tab)
    }

    /// Whether More's list is on the screen and has a row for the tab.
    @inlinable
    public func canChooseInMore(_ tab: Tab) -> Bool {
        selection == .more && isHidden(tab)
    }

    /// The user chooses a row of More's list, and the delegate has agreed.
    @inlinable
    public mutating func chooseInMore(_ tab: Tab) -> [Effect] {
        guard canChooseInMore(tab) else { return [] }
        return select(.tab(tab)) + [.didSelectInMore(tab)]
    }

    /// The user goes back from the root of a hidden tab to More's list, which becomes selected.
    ///
    /// The delegate is neither asked nor told. Nothing happens if no hidden tab is selected.
    @inlinable
    public mutating func returnToMoreList() -> [Effect] {
        guard selectedSlot == .more else { return [] }
        return select(.more)
    }

    /// Puts a hidden tab above More's list while a tab of the bar stays selected, as it was left at an earlier launch (S7).
    ///
    /// Nothing happens while the list or a hidden tab is selected, since that says itself what stands there.
    package mutating func presentInMore(_ tab: Tab) -> [Effect] {
        guard case .tab(let selected) = selection, !isHidden(selected), isHidden(tab) else { return [] }
        let before = self
        _presentedInMore = tab
        _checkInvariants()
        return effects(since: before)
    }

    /// The tab above More's list was taken off its stack, by the user or by the app, seen or not.
    ///
    /// If it is selected, the list is selected now. If a tab on the bar is, it stays so. The delegate is neither asked
    /// nor told.
    @inlinable
    public mutating func withdrawPresentedInMore() -> [Effect] {
        guard let presentedInMore else { return [] }
        if selection == .tab(presentedInMore) {
            return select(.more)
        }
        let before = self
        _presentedInMore = nil
        _checkInvariants()
        return effects(since: before)
    }
}
