internal import TabModel

extension DeclaredTabs {
    /// Writes what the user chose into the tabs: all of it when they are added, over what the app said before, and then what is
    /// another choice by now, so that what the app said meanwhile stays (T10).
    func writeChoices() {
        let record = session.drawnRecord
        let hasDefaults = managed != nil || writtenDefaults != nil
        if record.entries.isEmpty, written?.entries.isEmpty ?? true, !hasDefaults {
            writeNoChoices()
        } else {
            write(record)
        }
        writtenTabs = tabs
        written = record
        writtenDefaults = managed
        choicesChanged()
    }

    private func write(_ record: TabRecord) {
        let tree = editedTree()
        let new = record.arrangement(for: tree)
        // Compared in the same tree of the app's: another order of the app's is no choice of the user's, nor of the fleet's.
        let oldTree = writtenDefaults == managed ? tree : ownTree().managed(by: writtenDefaults)
        let old = written.map { old in
            old == record && writtenDefaults == managed ? new : old.arrangement(for: oldTree)
        }
        for (id, tab) in tabs {
            let before = writtenTabs[id] === tab ? old : nil
            let isHidden = new.hidden.contains(id)
            if before.map({ $0.hidden.contains(id) != isHidden }) ?? (isHidden != tab.isHidden) {
                tab._restoreHidden(isHidden)
            }
            guard let group = tab._asGroup, let order = new.children[id] else { continue }
            let identifiers = order.map(\.string)
            if before.map({ $0.children[id] != order })
                ?? (identifiers != group.displayOrder.map(\.identifier))
            {
                group._restoreOrder(identifiers)
            }
        }
        folded = new.folded
        isSidebarHidden = new.isSidebarHidden
        sidebarWidth = new.sidebarWidth
    }

    /// What the above comes to where nothing was ever chosen, as at most starts, without describing all tabs to the model: what was
    /// chosen of a tab elsewhere is not kept.
    private func writeNoChoices() {
        // A bar and a sidebar that show nothing leave the user no way back (rule 6 of trees).
        let shown = roots.allSatisfy(\._isDeclaredHidden) ? roots.first : nil
        folded = []
        isSidebarHidden = nil
        sidebarWidth = nil
        for tab in all {
            let isHidden = tab._isDeclaredHidden && tab !== shown
            if tab.isHidden != isHidden, isNew(tab) { tab._restoreHidden(isHidden) }
            guard let group = tab._asGroup else { continue }
            if group._isOrderChosen, isNew(tab) {
                group._restoreOrder(group._declaredOrder.map(\.identifier))
            }
            if group.isCollapsedByDefault { folded.insert(group._id) }
        }
    }

    /// Whether nothing was written into a tab yet.
    private func isNew(_ tab: UITab) -> Bool { writtenTabs[tab._id] !== tab }
}
