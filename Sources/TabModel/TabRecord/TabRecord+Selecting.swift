extension TabRecord {
    /// The user selects a tab in a window; the tabs selected there before stay in its history (rule 7).
    ///
    /// This is not an edit of the layout: new tabs stay new, and the last edit can still be undone.
    ///
    /// - Parameters:
    ///   - id: The tab.
    ///   - window: The window, by an id that the app chooses and gives again after a restart.
    ///   - declaration: The app's tabs.
    ///   - stamp: The stamp, from `nextStamp(milliseconds:replica:)`.
    /// - Returns: Whether the selection is another now; else the record is as it was.
    @discardableResult
    public mutating func select(
        _ id: TabID,
        in window: TabID,
        of declaration: TabDeclaration,
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
        try check(stamp)
        return noteSelection(
            of: declaration.tabs[try declaration.declaredIndex(of: id)].id,
            in: window,
            at: stamp
        )
    }

    /// Notes what was selected, by its current id.
    mutating func noteSelection(of current: TabID, in window: TabID, at stamp: TabStamp) -> Bool {
        let known = selections.firstIndex { $0.window == window }
        let former = known.map { selections[$0].history } ?? []
        guard former.first != current else { return false }
        let selection = TabSelection(window: window, history: [current] + former, stamp: stamp)
        if let known {
            selections[known] = selection
        } else {
            let place = selections.firstIndex { $0.window > window } ?? selections.count
            selections.insert(selection, at: place)
        }
        latestStamp = stamp
        dropUnusedWindows()
        _checkInvariants()
        return true
    }

    /// Keeps the windows whose selection changed last; a hostile record may have very many.
    mutating func dropUnusedWindows() {
        guard selections.count > TabSelection.maximumWindowCount else { return }
        let byAge = selections.indices.sorted { left, right in
            let (first, second) = (selections[left].stamp, selections[right].stamp)
            return first == second ? left < right : first < second
        }
        selections = byAge.suffix(TabSelection.maximumWindowCount).sorted().map { selections[$0] }
    }
}
