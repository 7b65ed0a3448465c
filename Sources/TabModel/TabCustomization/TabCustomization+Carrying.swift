extension TabCustomization {
    /// Takes a movable tab into the user's hand; false, and nothing happens, for any other or if one is there already.
    @discardableResult
    public mutating func pickUp(_ tab: Tab) -> Bool {
        guard carried == nil, movable.contains(tab), let index = order.firstIndex(of: tab) else {
            return false
        }
        carried = tab
        destination = index < barCount ? index : nil
        _checkInvariants()
        return true
    }

    /// Holds the carried tab above a place of the bar, or above none; a fixed tab's place counts as none.
    public mutating func carry(to place: Int?) {
        guard carried != nil else { return }
        destination = place.flatMap { openPlaces.contains($0) ? $0 : nil }
        _checkInvariants()
    }

    /// Holds the carried tab above the next open place of the bar, or the one before; stops at the ends.
    ///
    /// A tab that is above no place comes to the first one when it goes forwards, and to the last when backwards.
    public mutating func carry(forwards: Bool) {
        guard carried != nil else { return }
        let places = openPlaces
        if let destination, let current = places.firstIndex(of: destination) {
            self.destination = places[min(max(current + (forwards ? 1 : -1), 0), places.count - 1)]
        } else {
            destination = forwards ? places.first : places.last
        }
        _checkInvariants()
    }

    /// Lets go of the carried tab: it takes the place that it is above; true if the order is another then.
    @discardableResult
    public mutating func drop() -> Bool {
        let new = preview
        carried = nil
        destination = nil
        return change(to: new)
    }

    /// Puts the carried tab back where it was.
    public mutating func cancel() {
        carried = nil
        destination = nil
        _checkInvariants()
    }

    /// The bar shows another number of tabs, as when the window becomes wider; the order stays.
    public mutating func setBarCount(_ newCount: Int) {
        if !(0...order.count).contains(newCount) {
            fatalError("The bar can show from 0 to \(order.count) of the tabs, not \(newCount)")
        }
        barCount = newCount
        if let destination, !openPlaces.contains(destination) {
            self.destination = nil
        }
        _checkInvariants()
    }

    static func order(
        _ order: [Tab],
        barCount: Int,
        afterDropping tab: Tab,
        at place: Int,
        movable: Set<Tab>
    ) -> [Tab] {
        guard let index = order.firstIndex(of: tab), index != place else { return order }
        var order = order
        if index >= barCount {
            order.swapAt(index, place)
            return order
        }
        // Only the tabs that may move make room; a fixed one is stepped over.
        let range = index < place ? index...place : place...index
        let places = range.filter { movable.contains(order[$0]) }
        var tabs = places.map { order[$0] }
        if index < place {
            tabs.append(tabs.removeFirst())
        } else {
            tabs.insert(tabs.removeLast(), at: 0)
        }
        for (place, tab) in zip(places, tabs) {
            order[place] = tab
        }
        return order
    }
}
