extension TabBarState {
    /// Replaces all tabs.
    ///
    /// The selected tab stays selected if it is still there; else the one at the same index is selected; else the
    /// first (C2). More's list stays selected as long as the bar shows More, else the first tab is selected.
    /// Without tabs nothing is selected. All new tabs become customizable (C4).
    ///
    /// - Parameter newTabs: The new tabs in display order. A tab that is there twice is a programming error, which
    ///   `misuse(in:)` finds beforehand.
    @inlinable
    public mutating func replaceTabs(_ newTabs: [Tab]?) -> [Effect] {
        let before = self
        let places = IndexTable(newTabs ?? [])
        let (removed, installed) = Self.difference(from: tabs ?? [], to: places)
        let formerIndex = selectedIndex
        _tabs = newTabs
        _places = newTabs == nil ? nil : places
        _customizableTabs = newTabs
        _selection = selection(afterReplacingWithFormerIndex: formerIndex)
        settlePresentedInMore()
        _checkInvariants()
        return effects(since: before, removed: removed, installed: installed)
    }

    /// The reason why these tabs cannot be set, or nil if they can.
    @inlinable
    public static func misuse(in tabs: [Tab]) -> Misuse? {
        IndexTable(tabs).duplicate.map { duplicate in
            .duplicateTab(
                String(describing: tabs[duplicate.first]),
                firstIndex: duplicate.first,
                secondIndex: duplicate.second
            )
        }
    }

    @inlinable
    func selection(afterReplacingWithFormerIndex formerIndex: Int?) -> Selection {
        guard let tabs, let first = tabs.first else { return .none }
        switch selection {
        case .tab(let selected) where index(of: selected) != nil:
            return selection
        case .more where showsMore:
            return .more
        default:
            if let formerIndex, tabs.indices.contains(formerIndex) {
                return .tab(tabs[formerIndex])
            }
            return .tab(first)
        }
    }

    /// The tabs that are only in the old list and those that are only in the new one, each in its list's order.
    @inlinable
    static func difference(from old: [Tab], to table: IndexTable<Tab>) -> (removed: [Tab], installed: [Tab]) {
        let new = table.elements
        if old == new {
            return ([], [])
        }
        if table.duplicate != nil {
            // Unlike a precondition, this prints its message in release builds too.
            fatalError(misuse(in: new)?.description ?? "A tab is in the list twice")
        }
        guard !old.isEmpty, !new.isEmpty else { return (old, new) }
        var stays = Array(repeating: false, count: new.count)
        var leaving: [Int] = []
        for oldIndex in old.indices {
            if oldIndex < new.count, old[oldIndex] == new[oldIndex] {
                stays[oldIndex] = true
            } else if let newIndex = table.index(of: old[oldIndex]) {
                stays[newIndex] = true
            } else {
                leaving.append(oldIndex)
            }
        }
        if leaving.count == old.count {
            return (old, new)
        }
        return (leaving.map { old[$0] }, new.indices.lazy.filter { !stays[$0] }.map { new[$0] })
    }
}
