extension TabRecord {
    /// Stops in debug builds if the record contradicts itself; does nothing in release builds.
    func _checkInvariants() {
        assert(brokenInvariant == nil, brokenInvariant ?? "")
    }

    /// What is wrong with the record, or nil.
    var brokenInvariant: String? {
        if Set(entries.map(\.id)).count != entries.count {
            return "a tab has two entries"
        }
        if !zip(entries, entries.dropFirst()).allSatisfy(TabEntry.precedes) {
            return "the entries are not in order"
        }
        if !zip(retirements, retirements.dropFirst()).allSatisfy({ $0.id < $1.id }) {
            return "the retirements are not in order"
        }
        let retired = Dictionary(retirements.map { ($0.id, $0.stamp) }) { max($0, $1) }
        if entries.contains(where: { entry in
            retired[entry.id].map { entry.remainder(after: $0) != entry } ?? false
        }) {
            return "an entry is older than the tab's retirement"
        }
        if !zip(selections, selections.dropFirst()).allSatisfy({ $0.window < $1.window }) {
            return "the windows are not in order"
        }
        for entry in entries {
            if let place = entry.place, let orderReset, place.stamp <= orderReset {
                return "a place is older than the reset of the order"
            }
            if let visibility = entry.visibility, let visibilityReset, visibility.stamp <= visibilityReset {
                return "a visibility is older than its reset"
            }
        }
        if let latestStamp, stamps.contains(where: { $0 > latestStamp }) {
            return "a stamp is greater than the latest one"
        }
        return latestStamp == nil && !stamps.isEmpty ? "the latest stamp is missing" : nil
    }

    /// All stamps of the record but the latest one's copy.
    var stamps: [TabStamp] {
        var stamps = [orderReset, visibilityReset, undo?.stamp].compactMap { $0 }
        stamps += selections.map(\.stamp) + retirements.map(\.stamp)
        for entry in entries {
            stamps += [entry.place?.stamp, entry.baseline?.stamp, entry.visibility?.stamp].compactMap { $0 }
        }
        return stamps
    }

    /// Puts the entries into the saved order.
    mutating func sortEntries() {
        let keys = entries.map { $0.rank?.leading ?? .max }
        let isSorted = entries.indices.dropFirst().allSatisfy { index in
            keys[index - 1] != keys[index]
                ? keys[index - 1] < keys[index] : TabEntry.precedes(entries[index - 1], entries[index])
        }
        if isSorted {
            return
        }
        let unsorted = entries
        let order = unsorted.indices.sorted { left, right in
            keys[left] != keys[right]
                ? keys[left] < keys[right] : TabEntry.precedes(unsorted[left], unsorted[right])
        }
        entries = order.map { unsorted[$0] }
    }
}
