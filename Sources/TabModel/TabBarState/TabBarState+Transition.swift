extension TabBarState {
    /// Brings `presentedInMore` into step with the selection, the order and the capacity.
    @inlinable
    mutating func settlePresentedInMore() {
        switch selection {
        case .none, .more:
            _presentedInMore = nil
        case .tab(let selected):
            if isHidden(selected) {
                _presentedInMore = selected
            } else if let standing = presentedInMore, !isHidden(standing) {
                _presentedInMore = nil
            }
        }
    }

    /// The effects that lead from an earlier state to this one, in the order that `Effect` promises.
    @inlinable
    func effects(since before: Self, removed: [Tab] = [], installed: [Tab] = []) -> [Effect] {
        var effects: [Effect] = []
        if let leaving = before.presentedInMore, leaving != presentedInMore {
            effects.append(.moveOutOfMore(leaving))
        }
        if !removed.isEmpty {
            effects.append(.removeTabs(removed))
        }
        if !installed.isEmpty {
            effects.append(.installTabs(installed))
        }
        if visibleSlice != before.visibleSlice || showsMore != before.showsMore {
            effects.append(.updateBar)
        }
        if hiddenSlice != before.hiddenSlice || offersEditing != before.offersEditing {
            effects.append(.updateMore)
        }
        if let entering = presentedInMore, entering != before.presentedInMore {
            effects.append(.moveIntoMore(entering))
        }
        if selection != before.selection || selectedSlot != before.selectedSlot {
            effects.append(.show(selection))
        }
        return effects
    }
}
