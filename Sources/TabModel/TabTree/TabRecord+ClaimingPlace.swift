extension TabRecord {
    /// Makes the place that a tab has by itself the user's, wherever it was saved, under the tab's current id.
    ///
    /// - Returns: Whether it was not the user's.
    mutating func claimPlace(of id: TabID, formerly formerIDs: [TabID], at stamp: TabStamp) -> Bool {
        let known = entries.filter { $0.id == id || formerIDs.contains($0.id) }
        guard var entry = known.dropFirst().reduce(known.first, { $0?.joined(with: $1) }), !entry.isMoved,
            let rank = entry.baseline?.rank
        else { return false }
        undo = TabUndo(stamp: stamp, changes: [.init(id: id, former: .place(nil))])
        entry.id = id
        entry.place = TabPlace(rank: rank, stamp: stamp)
        renewIfRetired(&entry, at: stamp)
        entries.removeAll { $0.id == id }
        entries.append(entry)
        latestStamp = stamp
        sortEntries()
        _checkInvariants()
        return true
    }
}
