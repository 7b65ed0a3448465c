extension TabBarState {
    /// Whether More shows its Edit button: some tab is customizable (M2).
    public var offersEditing: Bool {
        !(customizableTabs ?? []).isEmpty
    }

    /// Names the tabs that the user may move; nil or none takes the Edit button away (M2).
    ///
    /// Tabs that are not in `tabs`, and repetitions, are left out.
    @discardableResult
    public mutating func setCustomizableTabs(_ newTabs: [Tab]?) -> [Effect] {
        let before = self
        customizableTabs = newTabs.map { newTabs in
            var remaining = Set(tabs ?? [])
            return newTabs.filter { remaining.remove($0) != nil }
        }
        _checkInvariants()
        return effects(since: before)
    }

    /// Puts the same tabs into another order, as the edit screen does; what is selected stays selected.
    ///
    /// The effects are empty if, and only if, the order is the one before: this is the `changed` of D2. The
    /// customizable tabs stay the same.
    ///
    /// - Parameter newOrder: Each tab of `tabs`, once.
    public mutating func reorder(_ newOrder: [Tab]) -> Result<[Effect], Misuse> {
        if let misuse = misuse(inOrder: newOrder) {
            return .failure(misuse)
        }
        guard let tabs, newOrder != tabs else { return .success([]) }
        let before = self
        self.tabs = newOrder
        settlePresentedInMore()
        _checkInvariants()
        return .success(effects(since: before))
    }

    private func misuse(inOrder newOrder: [Tab]) -> Misuse? {
        let tabs = tabs ?? []
        if newOrder == tabs {
            return nil
        }
        var remaining = Set(tabs)
        for tab in newOrder where remaining.remove(tab) == nil {
            return Self.misuse(in: newOrder)
                ?? .tabNotInList(String(describing: tab), list: Misuse.list(tabs))
        }
        if let missing = tabs.first(where: remaining.contains) {
            return .tabMissing(String(describing: missing), list: Misuse.list(tabs))
        }
        return nil
    }
}
