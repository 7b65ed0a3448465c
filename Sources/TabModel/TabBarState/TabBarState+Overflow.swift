extension TabBarState {
    /// Whether the tabs are too many for the bar, so that its last place is More's (C8).
    @inlinable
    public var showsMore: Bool {
        (tabs?.count ?? 0) > capacity
    }

    /// The tabs on the bar, in display order.
    @inlinable
    public var visibleTabs: [Tab] {
        Array(visibleSlice)
    }

    /// The tabs in More's list, in display order; empty if all fit on the bar (M1).
    @inlinable
    public var hiddenTabs: [Tab] {
        Array(hiddenSlice)
    }

    /// The places on the bar in display order: the visible tabs, then More if it is needed.
    @inlinable
    public var slots: [Slot] {
        var slots = visibleSlice.map { Slot.tab($0) }
        if showsMore {
            slots.append(.more)
        }
        return slots
    }

    /// Whether the tab is in the list but not on the bar.
    @inlinable
    public func isHidden(_ tab: Tab) -> Bool {
        index(of: tab).map { $0 >= visibleCount } ?? false
    }

    /// Gives the bar another number of places, as when the window becomes wider (C8).
    ///
    /// The selected tab stays selected, even if it changes between the bar and More. If More leaves the bar while
    /// its list is selected, the first tab is selected: the list would be empty.
    ///
    /// - Parameter newCapacity: The number of places; fewer than two is a programming error.
    @inlinable
    public mutating func setCapacity(_ newCapacity: Int) -> [Effect] {
        Self.checkCapacity(newCapacity)
        let before = self
        _capacity = newCapacity
        if selection == .more, before.showsMore, !showsMore, let first = tabs?.first {
            _selection = .tab(first)
        }
        settlePresentedInMore()
        _checkInvariants()
        return effects(since: before)
    }

    @inlinable
    static func checkCapacity(_ capacity: Int) {
        if capacity < 2 {
            // Unlike a precondition, this prints its message in release builds too.
            fatalError("A tab bar has at least two places, one tab and More, not \(capacity)")
        }
    }

    @inlinable
    var visibleCount: Int {
        showsMore ? capacity - 1 : tabs?.count ?? 0
    }

    @inlinable
    var visibleSlice: ArraySlice<Tab> {
        tabs?.prefix(visibleCount) ?? []
    }

    @inlinable
    var hiddenSlice: ArraySlice<Tab> {
        tabs?.dropFirst(visibleCount) ?? []
    }
}
