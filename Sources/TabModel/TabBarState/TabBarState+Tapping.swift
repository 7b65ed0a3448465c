extension TabBarState {
    /// The user taps a place on the bar; the delegate is asked before and told after, re-taps included (D1).
    ///
    /// A tap on the selected place pops it to its root (C9); for More this is its list. A tap on More otherwise
    /// shows the tab that stands above the list, if any. A veto changes nothing and gives no effects. Neither does
    /// a place that is not on the bar, about which the delegate is not asked: the bar may have changed since the
    /// user's event.
    ///
    /// The closure must not reach this same value. An owner whose delegate may read or change it while it is
    /// asked uses `canTap(_:)`, asks, and then calls `tap(_:)`.
    @inlinable
    public mutating func tap(_ slot: Slot, shouldSelect: (Slot) -> Bool) -> [Effect] {
        guard canTap(slot), shouldSelect(slot) else { return [] }
        return tap(slot)
    }

    /// Whether the place is on the bar, so that a tap on it counts.
    @inlinable
    public func canTap(_ slot: Slot) -> Bool {
        switch slot {
        case .tab(let tab): index(of: tab).map { $0 < visibleCount } ?? false
        case .more: showsMore
        }
    }

    /// The user taps a place on the bar, and the delegate has agreed.
    @inlinable
    public mutating func tap(_ slot: Slot) -> [Effect] {
        guard canTap(slot) else { return [] }
        let isSelected = slot == selectedSlot
        var effects: [Effect] = []
        switch slot {
        case .tab(let tab):
            effects += select(.tab(tab))
            if isSelected {
                effects.append(.popToRoot(slot))
            }
        case .more where isSelected:
            effects.append(.popToRoot(.more))
            effects += select(.more)
        case .more:
            effects += select(presentedInMore.map { .tab($0) } ?? .more)
        }
        effects.append(.didSelect(slot))
        return effects
    }
}
