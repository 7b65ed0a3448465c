extension TabDeclaration {
    /// The declaration as the app would have made it if a fleet's defaults were its own (F1 to F6).
    ///
    /// - Parameter defaults: The defaults; nil, for none, gives the declaration as it is (F11).
    public func managed(by defaults: ManagedDefaults?) -> TabDeclaration {
        guard let defaults, defaults != ManagedDefaults() else { return self }
        let indices = { (ids: Set<TabID>) in Set(ids.compactMap { index(of: $0) }) }
        let (hidden, required, fixed) = (
            indices(defaults.hidden), indices(defaults.required), indices(defaults.fixed)
        )
        let order = managedOrder(of: Array(tabs.indices), first: defaults.order.compactMap { index(of: $0) })
        var result = TabDeclaration(
            order.map { index in
                let tab = tabs[index]
                let isRequired = tab.isRequired || required.contains(index)
                return Tab(
                    tab.id,
                    // A former id that two tabs give means the first, which may come later now.
                    formerly: tab.formerIDs.filter { self.index(of: $0) == index },
                    isMovable: tab.isMovable && !fixed.contains(index),
                    isHideable: tab.isHideable,
                    isRequired: isRequired,
                    isHiddenByDefault: !isRequired && (tab.isHiddenByDefault || hidden.contains(index)),
                    pinned: tab.pinned
                )
            },
            retired: retired
        )
        result.isLocked = defaults.isLocked
        return result
    }

    /// Throws if the user may change nothing; for edits that name no tabs, such as a reset, and screens that offer any (F9).
    public func checkUnlocked() throws(TabEditRefusal) {
        if isLocked { throw .locked }
    }
}
