extension TabCustomization {
    /// Puts another tab into an old one's place wherever that stands, in the changes that can be undone too.
    ///
    /// Nothing happens if the old one is not there, or the new one is there already.
    public mutating func replace(_ old: Tab, with new: Tab) {
        guard order.contains(old), !order.contains(new) else { return }
        let renew = { (tabs: [Tab]) in tabs.map { $0 == old ? new : $0 } }
        order = renew(order)
        initialOrder = renew(initialOrder)
        listed = renew(listed)
        defaultOrder = defaultOrder.map(renew)
        history = history.map(renew)
        if movable.remove(old) != nil { movable.insert(new) }
        if carried == old { carried = new }
        _checkInvariants()
    }
}
