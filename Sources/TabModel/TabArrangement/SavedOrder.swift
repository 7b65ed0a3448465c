/// Which entries of a record speak for the tabs of a list, and the order that follows (rules 1 and 4).
///
/// Both parts are inlined, and with them the closures that they are given: calling these took a quarter of an arrangement.
struct SavedOrder {
    /// For each tab the entry that has its place, or -1 if the tab is new.
    private(set) var entryOfTab: [Int]
    /// Whether each tab stands where the user put it.
    private(set) var isMoved: [Bool]
    /// What the user chose of tabs, under whichever of their ids.
    private(set) var choices: [Int: TabVisibilityChoice] = [:]

    /// Finds the entry of each tab.
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - found: The entries of the list in the saved order, each with its tab, -1 if it has none.
    ///   - count: How many tabs there are.
    ///   - isMovable: Whether the user may move a tab.
    ///   - isCurrent: Whether an entry has a tab's current id.
    @inline(__always)
    init(
        of record: TabRecord,
        _ found: some Sequence<(entry: Int, tab: Int)>,
        count: Int,
        isMovable: (Int) -> Bool,
        isCurrent: (_ entry: Int, _ tab: Int) -> Bool
    ) {
        entryOfTab = Array(repeating: -1, count: count)
        isMoved = Array(repeating: false, count: count)
        for (entry, tab) in found where tab >= 0 {
            let other = entryOfTab[tab]
            if other < 0
                || record.entries[entry].outranks(record.entries[other]) ?? isCurrent(entry, tab)
            {
                entryOfTab[tab] = entry
            }
            if let choice = record.entries[entry].visibility {
                if let chosen = choices[tab], chosen.outranks(choice) { continue }
                choices[tab] = choice
            }
        }
        for tab in 0..<count where entryOfTab[tab] >= 0 {
            isMoved[tab] = isMovable(tab) && record.entries[entryOfTab[tab]].isMoved
        }
    }

    /// The order: the unmoved tabs in default order, and every other one behind its predecessor in the saved order.
    ///
    /// What follows a tab that stays is a run of the saved order, so that the runs can be copied one by one.
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - found: What was found before.
    ///   - isOrdered: Whether an entry that has no tab is in the order nevertheless.
    /// - Returns: The tabs, and those entries as the complement of their index.
    @inline(__always)
    func items(
        of record: TabRecord,
        _ found: some Sequence<(entry: Int, tab: Int)>,
        isOrdered: (_ entry: Int) -> Bool
    ) -> [Int] {
        let count = entryOfTab.count
        var others: [Int] = []
        var runs = Array(repeating: 0..<0, count: count + 1)
        var anchor = count
        var start = 0
        for (entry, tab) in found {
            guard record.entries[entry].rank != nil else { break }
            if tab < 0 {
                if isOrdered(entry) { others.append(~entry) }
            } else if entryOfTab[tab] == entry {
                if isMoved[tab] {
                    others.append(tab)
                } else {
                    runs[anchor] = start..<others.count
                    anchor = tab
                    start = others.count
                }
            }
        }
        runs[anchor] = start..<others.count
        var items: [Int] = []
        items.reserveCapacity(count + others.count)
        items += others[runs[count]]
        for tab in 0..<count where !isMoved[tab] {
            items.append(tab)
            for index in runs[tab] {
                items.append(others[index])
            }
        }
        return items
    }
}

extension TabEntry {
    /// Whether an entry, rather than another one, speaks for a tab; nil if their places are as late.
    fileprivate func outranks(_ other: TabEntry) -> Bool? {
        if place?.stamp != other.place?.stamp {
            guard let stamp = place?.stamp else { return false }
            return other.place.map { $0.stamp < stamp } ?? true
        }
        if baseline?.stamp != other.baseline?.stamp {
            guard let stamp = baseline?.stamp else { return false }
            return other.baseline.map { $0.stamp < stamp } ?? true
        }
        return nil
    }
}
