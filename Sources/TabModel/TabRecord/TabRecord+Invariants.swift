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
        guard let greatestStamp else { return nil }
        guard let latestStamp else { return "the latest stamp is missing" }
        return greatestStamp > latestStamp ? "a stamp is greater than the latest one" : nil
    }

    /// The greatest stamp of the record but for the latest one's copy.
    var greatestStamp: TabStamp? {
        var greatest = [orderReset, visibilityReset, undo?.stamp].compactMap { $0 }.max()
        greatest = (selections.map(\.stamp) + retirements.map(\.stamp)).reduce(greatest) { later($0, $1) }
        for index in entries.indices {
            greatest = later(greatest, entries[index].place?.stamp)
            greatest = later(greatest, entries[index].baseline?.stamp)
            greatest = later(greatest, entries[index].visibility?.stamp)
        }
        return greatest
    }

    /// Puts the entries into the saved order.
    mutating func sortEntries() {
        guard var sources = Self.savedOrder(of: entries) else { return }
        // Entries change places round by round, since to copy them is to count the references to all of their texts.
        for start in sources.indices {
            var place = start
            while sources[place] != start {
                let source = sources[place]
                entries.swapAt(place, source)
                sources[place] = place
                place = source
            }
            sources[place] = place
        }
    }

    /// The indices of the entries in the saved order, nil if they are in it.
    private static func savedOrder(of entries: [TabEntry]) -> [Int]? {
        // Numbers that lie beside each other are sorted many times faster than entries all over the memory.
        var keys = entries.indices.map { SortingKey(leading: entries[$0].rank?.leading ?? .max, index: $0) }
        let precedes = { (left: SortingKey, right: SortingKey) in
            left.leading != right.leading
                ? left.leading < right.leading
                : Self.precedes(entries, left.index, right.index)
        }
        if keys.indices.dropFirst().allSatisfy({ precedes(keys[$0 - 1], keys[$0]) }) {
            return nil
        }
        keys.sort(by: precedes)
        return keys.map(\.index)
    }

    /// Whether an entry comes before another one, without copies of both.
    private static func precedes(_ entries: [TabEntry], _ left: Int, _ right: Int) -> Bool {
        switch (entries[left].rank, entries[right].rank) {
        case (let leftRank?, let rightRank?) where leftRank != rightRank: leftRank < rightRank
        case (.some, nil): true
        case (nil, .some): false
        default: entries[left].id < entries[right].id
        }
    }

    private struct SortingKey {
        let leading: UInt64
        let index: Int
    }
}
