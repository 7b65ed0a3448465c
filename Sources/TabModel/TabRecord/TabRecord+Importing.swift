extension TabRecord {
    /// Makes a record from an order that says nothing of moves, such as a saved list of titles (rule 4, S6).
    ///
    /// The tabs that the user must have moved are found by comparing the list with the default order: all that are
    /// not in a longest common subsequence of both. Ids that the app does not have keep their place in the list,
    /// and tabs that the list does not have are new.
    ///
    /// - Parameters:
    ///   - order: The saved order; repetitions of an id are left out.
    ///   - declaration: The app's tabs. Former ids in the list mean their tabs.
    ///   - selected: The tab that was selected, nil if that is unknown.
    ///   - window: The window in which it was selected.
    ///   - stamp: The stamp of the import.
    public init(
        importing order: [TabID],
        for declaration: TabDeclaration,
        selected: TabID? = nil,
        in window: TabID = "main",
        at stamp: TabStamp
    ) throws(TabEditRefusal) {
        self.init()
        try check(stamp)
        var known: Set<TabID> = []
        let ids = order.map { declaration.tab($0)?.id ?? $0 }.filter { known.insert($0).inserted }
        let kept = keptInPlace(
            ids.map { declaration.index(of: $0) ?? -1 },
            favoured: Array(repeating: false, count: ids.count)
        )
        let number = stamp.rankNumber(step: 0)
        let ranks = TabRank.sequence(count: ids.count, between: nil, nil, replica: number)
        entries = ids.indices.map { index in
            let place = TabPlace(rank: ranks[index], stamp: stamp)
            return TabEntry(
                id: ids[index],
                place: kept[index] ? nil : place,
                baseline: kept[index] ? place : nil,
                lastSeen: stamp.milliseconds
            )
        }
        if let selected {
            let id = declaration.tab(selected)?.id ?? selected
            selections = [TabSelection(window: window, history: [id], stamp: stamp)]
        }
        latestStamp = stamp
        tidy(for: declaration)
        _checkInvariants()
    }
}
