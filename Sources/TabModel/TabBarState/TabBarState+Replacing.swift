extension TabBarState {
    /// Replaces all tabs.
    ///
    /// The selected tab stays selected if it is still there; else the one at the same index is selected; else the
    /// first (C2). More's list stays selected as long as the bar shows More, else the first tab is selected.
    /// Without tabs nothing is selected. All new tabs become customizable (C4).
    ///
    /// - Parameter newTabs: The new tabs in display order. A tab that is there twice is a programming error, which
    ///   `misuse(in:)` finds beforehand.
    public mutating func replaceTabs(_ newTabs: [Tab]?) -> [Effect] {
        let before = self
        let (removed, installed) = Self.difference(from: tabs ?? [], to: newTabs ?? [])
        let formerIndex = selectedIndex
        tabs = newTabs
        customizableTabs = newTabs
        selection = selection(afterReplacingWithFormerIndex: formerIndex)
        settlePresentedInMore()
        _checkInvariants()
        return effects(since: before, removed: removed, installed: installed)
    }

    /// The reason why these tabs cannot be set, or nil if they can.
    public static func misuse(in tabs: [Tab]) -> Misuse? {
        var firstIndices: [Tab: Int] = [:]
        firstIndices.reserveCapacity(tabs.count)
        for (index, tab) in tabs.enumerated() {
            if let first = firstIndices.updateValue(index, forKey: tab) {
                return .duplicateTab(String(describing: tab), firstIndex: first, secondIndex: index)
            }
        }
        return nil
    }

    private func selection(afterReplacingWithFormerIndex formerIndex: Int?) -> Selection {
        guard let tabs, let first = tabs.first else { return .none }
        switch selection {
        case .tab(let selected) where tabs.contains(selected):
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
    private static func difference(from old: [Tab], to new: [Tab]) -> (removed: [Tab], installed: [Tab]) {
        if old == new {
            return ([], [])
        }
        var added = Set<Tab>(minimumCapacity: new.count)
        for tab in new where !added.insert(tab).inserted {
            preconditionFailure(misuse(in: new)?.description ?? "A tab is in the list twice")
        }
        var removed: [Tab] = []
        for tab in old where added.remove(tab) == nil {
            removed.append(tab)
        }
        if added.count == new.count {
            return (removed, new)
        }
        return (removed, added.isEmpty ? [] : new.filter(added.contains))
    }
}
