extension TabBarState {
    /// The place on the bar that is highlighted, or nil if nothing is selected.
    ///
    /// It is More's while More's list or a hidden tab is selected. If the app selects More while all tabs fit,
    /// that place is not on the bar, and no item is highlighted.
    @inlinable
    public var selectedSlot: Slot? {
        switch selection {
        case .none: nil
        case .more: .more
        case .tab(let tab): tab == presentedInMore ? .more : .tab(tab)
        }
    }

    /// The selected tab's index in `tabs`; nil while More's list is selected and while there is nothing to select
    /// (C6).
    @inlinable
    public var selectedIndex: Int? {
        guard case .tab(let tab) = selection else { return nil }
        return index(of: tab)
    }

    /// Selects any tab of the list; a hidden one is shown inside More, above its list (C5, M6).
    @inlinable
    public mutating func selectTab(_ tab: Tab) -> Result<[Effect], Misuse> {
        guard index(of: tab) != nil else {
            return .failure(.tabNotInList(String(describing: tab), list: tabs.map { Misuse.list($0) }))
        }
        return .success(select(.tab(tab)))
    }

    /// Selects the tab at an index of `tabs`, hidden or not, but never More itself (C6).
    @inlinable
    public mutating func selectIndex(_ index: Int) -> Result<[Effect], Misuse> {
        guard let tabs, tabs.indices.contains(index) else {
            return .failure(.indexOutOfRange(index, count: tabs?.count ?? 0))
        }
        return .success(select(.tab(tabs[index])))
    }

    /// Selects More's own list, even while the bar does not show More (C5).
    ///
    /// A tab that stands above the list leaves More's stack.
    @inlinable
    public mutating func selectMore() -> [Effect] {
        select(.more)
    }

    /// Notes that the screen shows a selection, with nothing on its way any more.
    ///
    /// - Parameter selection: What it shows; the current selection if it is nil.
    package mutating func settleSelection(on selection: Selection? = nil) {
        _settledSelection = selection ?? _selection
    }

    /// Selects what the screen last showed, as when a transition to another tab goes back.
    ///
    /// Nothing changes if that was nothing, or a tab that is no longer there.
    package mutating func selectSettled() -> [Effect] {
        switch _settledSelection {
        case .none: return []
        case .more: return selectMore()
        case .tab(let tab): return (try? selectTab(tab).get()) ?? []
        }
    }

    @inlinable
    mutating func select(_ newSelection: Selection) -> [Effect] {
        let before = self
        _selection = newSelection
        settlePresentedInMore()
        _checkInvariants()
        return effects(since: before)
    }
}
