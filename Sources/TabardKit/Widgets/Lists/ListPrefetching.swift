/// Which items just out of sight a list has asked its data source to prepare: a value.
struct ListPrefetching: Equatable {
    private var asked: Set<IndexPath> = []
    private var lastStart: CGFloat?
    private(set) var isForward = true

    /// Follows the scrolling, so that what is ahead is asked for.
    mutating func follow(_ start: CGFloat) {
        if let lastStart, start != lastStart { isForward = start > lastStart }
        lastStart = start
    }

    /// Notes what is in sight and what comes next.
    ///
    /// - Returns: The items to ask for, the nearest first, and those asked for that will not come into sight soon.
    mutating func update(
        inSight: [IndexPath],
        ahead: [IndexPath]
    ) -> (wanted: [IndexPath], cancelled: [IndexPath]) {
        let wanted = ahead.filter { !asked.contains($0) }
        let kept = Set(ahead)
        // What is in sight has come: that is no cancelling.
        let cancelled = asked.subtracting(kept).subtracting(inSight).sorted()
        asked = kept
        return (wanted, cancelled)
    }

    /// Forgets all, as the items are others now.
    mutating func reset() { asked = [] }
}
