extension TabRecord {
    /// The tab to select in a window: the latest that can be seen, else the neighbour of the latest, else the
    /// first (rule 7).
    func selected(
        in window: TabID,
        reading: TabReading,
        visible: [TabID],
        declaration: TabDeclaration,
        policy: TabPolicy
    ) -> TabID? {
        guard let history = selections.first(where: { $0.window == window })?.history else {
            return visible.first
        }
        for id in history {
            if let index = declaration.index(of: id), reading.isVisible[index] {
                return declaration.tabs[index].id
            }
        }
        guard let latest = history.first else { return visible.first }
        let whole = TabReading(of: self, for: declaration, policy: policy, includingAbsent: true)
        let place = whole.items.firstIndex { item in
            item >= 0 ? declaration.index(of: latest) == item : entries[~item].id == latest
        }
        guard let place else { return visible.first }
        let isSeen = { (item: Int) in item >= 0 && whole.isVisible[item] }
        // The next tab now stands where the selected one stood; it comes first.
        let neighbour =
            whole.items[place...].first(where: isSeen) ?? whole.items[..<place].last(where: isSeen)
        return neighbour.map { declaration.tabs[$0].id } ?? visible.first
    }
}
