extension TabBarState {
    /// Whether More shows its Edit button: some tab is customizable (M2).
    @inlinable
    public var offersEditing: Bool {
        !(customizableTabs ?? []).isEmpty
    }

    /// Names the tabs that the user may move; nil or none takes the Edit button away (M2).
    ///
    /// Tabs that are not in `tabs`, and repetitions, are left out.
    @discardableResult
    @inlinable
    public mutating func setCustomizableTabs(_ newTabs: [Tab]?) -> [Effect] {
        let before = self
        _customizableTabs = newTabs.map { newTabs in
            let table = _places ?? IndexTable([])
            var isTaken = Array(repeating: false, count: table.elements.count)
            return newTabs.filter { tab in
                guard let index = table.index(of: tab), !isTaken[index] else { return false }
                isTaken[index] = true
                return true
            }
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
    @inlinable
    public mutating func reorder(_ newOrder: [Tab]) -> Result<[Effect], Misuse> {
        if let misuse = misuse(inOrder: newOrder) {
            return .failure(misuse)
        }
        guard let tabs, newOrder != tabs else { return .success([]) }
        let before = self
        _tabs = newOrder
        _places = IndexTable(newOrder)
        settlePresentedInMore()
        _checkInvariants()
        return .success(effects(since: before))
    }

    @inlinable
    func misuse(inOrder newOrder: [Tab]) -> Misuse? {
        let tabs = tabs ?? []
        if newOrder == tabs {
            return nil
        }
        let table = IndexTable(newOrder)
        let missing = tabs.indices.first { index in
            let staysInPlace = index < newOrder.count && newOrder[index] == tabs[index]
            return !staysInPlace && table.index(of: tabs[index]) == nil
        }
        if missing == nil, table.duplicate == nil, newOrder.count == tabs.count {
            return nil
        }
        let known = IndexTable(tabs)
        let stranger = newOrder.first { known.index(of: $0) == nil }
        let list = Misuse.list(tabs)
        return Self.misuse(in: newOrder)
            ?? stranger.map { .tabNotInList(String(describing: $0), list: list) }
            ?? missing.map { .tabMissing(String(describing: tabs[$0]), list: list) }
    }
}
