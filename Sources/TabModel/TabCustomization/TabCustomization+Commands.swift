extension TabCustomization {
    /// Whether the tab can go to the first place that is not fixed, and is not there yet.
    public func canMoveToStart(_ tab: Tab) -> Bool {
        isMovable(tab) && openPlaces.first.map { order[$0] != tab } ?? false
    }

    /// Puts a movable tab into the first place that is not fixed; the others make room. It can be undone.
    public mutating func moveToStart(_ tab: Tab) {
        guard canMoveToStart(tab), let start = openPlaces.first, let index = order.firstIndex(of: tab) else {
            return
        }
        shift(tab, from: index, to: start)
    }

    /// Whether the tab is on the bar and there is a movable one that is not.
    public func canMoveOffBar(_ tab: Tab) -> Bool {
        bar.contains(tab) && isMovable(tab) && others.contains(where: isMovable)
    }

    /// Takes a movable tab off the bar, as the first of the others; the one that was the first comes onto the bar, last.
    /// It can be undone.
    public mutating func moveOffBar(_ tab: Tab) {
        guard canMoveOffBar(tab), let index = order.firstIndex(of: tab),
            let target = order.indices.dropFirst(barCount).first(where: { isMovable(order[$0]) })
        else { return }
        shift(tab, from: index, to: target)
    }

    /// Moves one tab; those between that may move make room.
    private mutating func shift(_ tab: Tab, from index: Int, to place: Int) {
        cancel()
        // With all places counted as the bar's, a drop never exchanges.
        change(to: Self.order(order, barCount: order.count, afterDropping: tab, at: place, movable: movable))
    }
}
