extension TabRecord {
    /// What a reset takes back.
    @frozen
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
        var former: [Replaced] = []
        if reset != .visibility {
            orderReset = stamp
            for index in entries.indices {
                guard let place = entries[index].place else { continue }
                former.append((place.stamp, .init(id: entries[index].id, former: .place(place.rank))))
                entries[index].place = nil
            }
        }
        if reset != .order {
            visibilityReset = stamp
            for index in entries.indices {
                guard let visibility = entries[index].visibility else { continue }
                let change = TabUndo.Change(id: entries[index].id, former: .visibility(visibility.value))
                former.append((visibility.stamp, change))
                entries[index].visibility = nil
            }
        }
        undo = TabUndo(stamp: stamp, changes: inOrder(former))
        latestStamp = stamp
        dropRetired()
        sortEntries()
        _checkInvariants()
    }

    /// The user takes the last edit back, be it a move, a change of visibility or a reset (rule 8).
    ///
    /// It works after a restart. What has been changed since on another device stays. Another call takes the undo
    /// itself back. Selections are not undone. Each value that comes back has a stamp of its own, from the given one
    /// on.
    ///
    /// - Throws: `TabEditRefusal.nothingToUndo` if there was no edit yet.
    public mutating func undoLastEdit(at stamp: TabStamp) throws(TabEditRefusal) {
        try check(stamp)
        guard let undo else { throw .nothingToUndo }
        var indices: [TabID: Int] = [:]
        for index in entries.indices {
            indices[entries[index].id] = index
        }
        var latest = stamp
        var former: [Replaced] = []
        lazy var hasLaterWidth = hasSidebarWidth(since: undo.stamp)
        for change in undo.changes {
            guard let index = indices[change.id], !(change.isOfSidebarWidth && hasLaterWidth) else {
                continue
            }
            let next =
                former.isEmpty ? stamp : TabStamp.next(after: latest, milliseconds: 0, replica: stamp.replica)
            if let replaced = entries[index].restore(change.former, changedAt: undo.stamp, at: next) {
                former.append((replaced.stamp, .init(id: change.id, former: replaced.former)))
                latest = next
            }
        }
        self.undo = TabUndo(stamp: latest, changes: inOrder(former))
        latestStamp = latest
        sortEntries()
        _checkInvariants()
    }

    /// Whether the sidebar was given a width after a moment.
    private func hasSidebarWidth(since stamp: TabStamp) -> Bool {
        entries.contains { entry in
            guard let visibility = entry.visibility, visibility.stamp > stamp else { return false }
            return TreeKey(entry.id)?.isSidebarWidth == true
        }
    }

    private typealias Replaced = (stamp: TabStamp?, change: TabUndo.Change)

    /// The changes in the order in which their values were made, which an undo keeps.
    ///
    /// Of a tab and its copies under former ids the one that was changed last must be so again.
    private func inOrder(_ former: [Replaced]) -> [TabUndo.Change] {
        let stamps = former.map(\.stamp)
        let precedes = { (left: Int, right: Int) in
            let (first, second) = (stamps[left], stamps[right])
            guard first != second else { return left < right }
            guard let first, let second else { return first == nil }
            return first < second
        }
        // What one edit changed has one stamp.
        if stamps.indices.dropFirst().allSatisfy({ precedes($0 - 1, $0) }) {
            return former.map(\.change)
        }
        return former.indices.sorted(by: precedes).map { former[$0].change }
    }
}

extension TabUndo.Change {
    /// Whether it is about one of the sidebar's widths. Each has an entry, and together they are one field.
    fileprivate var isOfSidebarWidth: Bool { TreeKey(id)?.isSidebarWidth == true }
}

extension TreeKey {
    fileprivate var isSidebarWidth: Bool {
        if case .sidebarWidth = self { true } else { false }
    }
}

extension TabEntry {
    /// Gives a field its former value and returns the one that it had, or nil if it has been changed since.
    fileprivate mutating func restore(
        _ former: TabUndo.Former,
        changedAt edited: TabStamp,
        at stamp: TabStamp
    ) -> (stamp: TabStamp?, former: TabUndo.Former)? {
        switch former {
        case .place(let rank):
            if let place, place.stamp > edited { return nil }
            defer { place = TabPlace(rank: rank, stamp: stamp) }
            return (place?.stamp, .place(place?.rank))
        case .baseline(let rank):
            if let baseline, baseline.stamp > edited { return nil }
            defer { baseline = TabPlace(rank: rank, stamp: stamp) }
            return (baseline?.stamp, .baseline(baseline?.rank))
        case .visibility(let value):
            if let visibility, visibility.stamp > edited { return nil }
            defer { visibility = TabVisibilityChoice(value: value, stamp: stamp) }
            return (visibility?.stamp, .visibility(visibility?.value ?? .default))
        }
    }
}
