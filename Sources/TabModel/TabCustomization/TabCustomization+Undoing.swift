extension TabCustomization {
    /// Whether there is a change to take back.
    public var canUndo: Bool { !history.isEmpty }

    /// Whether the order is another than the default one.
    public var canReset: Bool { resetOrder.map { $0 != order } ?? false }

    /// Takes the latest change back; a carried tab is put back first.
    public mutating func undo() {
        cancel()
        guard let former = history.popLast() else { return }
        order = former
        isReset = false
        _checkInvariants()
    }

    /// Puts the movable tabs into the default order, in the places that are not fixed; it can be undone.
    public mutating func reset() {
        cancel()
        guard let resetOrder else { return }
        if change(to: resetOrder) { isReset = true }
    }

    private var resetOrder: [Tab]? {
        guard let defaultOrder else { return nil }
        let ranks = Dictionary(
            zip(defaultOrder, defaultOrder.indices),
            uniquingKeysWith: { first, _ in first }
        )
        let inOrder = order.enumerated().filter { movable.contains($0.element) }
            .map { (rank: ranks[$0.element] ?? .max, index: $0.offset) }
            .sorted { $0 < $1 }
        var next = inOrder.makeIterator()
        return order.map { tab in
            guard movable.contains(tab), let place = next.next() else { return tab }
            return order[place.index]
        }
    }

    @discardableResult
    mutating func change(to newOrder: [Tab]) -> Bool {
        defer { _checkInvariants() }
        guard newOrder != order else { return false }
        history.append(order)
        order = newOrder
        isReset = false
        return true
    }
}
