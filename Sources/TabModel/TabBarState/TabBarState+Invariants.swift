extension TabBarState {
    /// Stops in debug builds if the state contradicts itself; does nothing in release builds.
    @inlinable
    func _checkInvariants() {
        // A look at many tabs would take longer than what it follows.
        assert(tabs?.count ?? 0 > 40 || brokenInvariant == nil, brokenInvariant ?? "")
    }

    /// What is wrong with the state, or nil.
    @inlinable
    var brokenInvariant: String? {
        let known = Set(tabs ?? [])
        if tabs?.indices.contains(where: { index(of: (tabs ?? [])[$0]) != $0 }) ?? false {
            return "a tab stands elsewhere than its place says"
        }
        if known.count != tabs?.count ?? 0 {
            return "a tab is in the list twice"
        }
        if capacity < 2 {
            return "the bar has fewer than two places"
        }
        if let customizableTabs {
            let customizable = Set(customizableTabs)
            if customizable.count != customizableTabs.count || !customizable.isSubset(of: known) {
                return "the customizable tabs are not a part of the list"
            }
        }
        if let presentedInMore, !isHidden(presentedInMore) {
            return "the tab above More's list is not hidden"
        }
        switch selection {
        case .none:
            return known.isEmpty && presentedInMore == nil ? nil : "there are tabs, but nothing is selected"
        case .more:
            return presentedInMore == nil ? nil : "a tab stands above More's selected list"
        case .tab(let tab) where !known.contains(tab):
            return "the selected tab is not in the list"
        case .tab(let tab):
            return isHidden(tab) && presentedInMore != tab
                ? "the selected hidden tab is not above More's list" : nil
        }
    }
}
