extension TabRecord {
    /// What a reset takes back.
    public enum Reset: String, Hashable, Sendable, CaseIterable {
        /// The places that the user gave to tabs.
        case order
        /// What the user hid and showed.
        case visibility
        /// Both.
        case all
    }

    /// The user returns to what the app declares (rule 8).
    ///
    /// Edits that another device made earlier are reset too when the records are joined; later ones stay. No id
    /// is forgotten, and neither is the selection. `undoLastEdit(at:)` takes the reset back.
    public mutating func reset(_ reset: Reset, at stamp: TabStamp) throws(TabEditRefusal) {
        try check(stamp)
        var changes: [TabUndo.Change] = []
        if reset != .visibility {
            orderReset = stamp
            for index in entries.indices {
                guard let place = entries[index].place else { continue }
                changes.append(.init(id: entries[index].id, former: .place(place.rank)))
                entries[index].place = nil
            }
        }
        if reset != .order {
            visibilityReset = stamp
            for index in entries.indices {
                guard let visibility = entries[index].visibility else { continue }
                changes.append(.init(id: entries[index].id, former: .visibility(visibility.value)))
                entries[index].visibility = nil
            }
        }
        undo = TabUndo(stamp: stamp, changes: changes)
        latestStamp = stamp
        dropRetired()
        sortEntries()
        _checkInvariants()
    }

    /// The user takes the last edit back, be it a move, a change of visibility or a reset (rule 8).
    ///
    /// It works after a restart. What has been changed since on another device stays. Another call takes the undo
    /// itself back. Selections are not undone.
    ///
    /// - Throws: `TabEditRefusal.nothingToUndo` if there was no edit yet.
    public mutating func undoLastEdit(at stamp: TabStamp) throws(TabEditRefusal) {
        try check(stamp)
        guard let undo else { throw .nothingToUndo }
        var former: [TabID: [TabUndo.Former]] = [:]
        for change in undo.changes {
            former[change.id, default: []].append(change.former)
        }
        var changes: [TabUndo.Change] = []
        for index in entries.indices {
            let id = entries[index].id
            for value in former[id] ?? [] {
                if let replaced = entries[index].restore(value, changedAt: undo.stamp, at: stamp) {
                    changes.append(.init(id: id, former: replaced))
                }
            }
        }
        self.undo = TabUndo(stamp: stamp, changes: changes)
        latestStamp = stamp
        sortEntries()
        _checkInvariants()
    }
}

extension TabEntry {
    /// Gives a field its former value and returns the one that it had, or nil if it has been changed since.
    fileprivate mutating func restore(
        _ former: TabUndo.Former,
        changedAt edited: TabStamp,
        at stamp: TabStamp
    ) -> TabUndo.Former? {
        switch former {
        case .place(let rank):
            if let place, place.stamp > edited { return nil }
            defer { place = TabPlace(rank: rank, stamp: stamp) }
            return .place(place?.rank)
        case .baseline(let rank):
            if let baseline, baseline.stamp > edited { return nil }
            defer { baseline = TabPlace(rank: rank, stamp: stamp) }
            return .baseline(baseline?.rank)
        case .visibility(let value):
            if let visibility, visibility.stamp > edited { return nil }
            defer { visibility = TabVisibilityChoice(value: value, stamp: stamp) }
            return .visibility(visibility?.value ?? .default)
        }
    }
}
