extension TabRecord {
    /// The record that knows all that two devices' records know (rule 10).
    ///
    /// Of each field of each tab the later value stays. The order of joining does not matter, and joining the same
    /// twice changes nothing: `join` is commutative, associative and idempotent.
    public static func join(_ first: TabRecord, _ second: TabRecord) -> TabRecord {
        first.joined(with: second)
    }

    /// The record that knows all that this one and another one know (rule 10).
    public func joined(with other: TabRecord) -> TabRecord {
        var result = self
        result.orderReset = later(orderReset, other.orderReset)
        result.visibilityReset = later(visibilityReset, other.visibilityReset)
        result.latestStamp = later(latestStamp, other.latestStamp)
        result.version = max(version, other.version)
        result.unknownFields = unknownFields.joined(with: other.unknownFields)
        result.undo = TabUndo.later(undo, other.undo)
        result.joinSelections(other.selections)
        result.joinEntries(other.entries)
        result.dropReset()
        result.sortEntries()
        result._checkInvariants()
        return result
    }

    private mutating func joinSelections(_ others: [TabSelection]) {
        var known: [TabID: TabSelection] = [:]
        for selection in selections + others {
            if let other = known[selection.window], other.outranks(selection) { continue }
            known[selection.window] = selection
        }
        selections = known.values.sorted { $0.window < $1.window }
    }

    private mutating func joinEntries(_ others: [TabEntry]) {
        var indices: [TabID: Int] = [:]
        indices.reserveCapacity(entries.count)
        for index in entries.indices {
            indices[entries[index].id] = index
        }
        for other in others {
            if let index = indices[other.id] {
                entries[index] = entries[index].joined(with: other)
            } else {
                entries.append(other)
            }
        }
    }

    mutating func dropReset() {
        for index in entries.indices {
            if let place = entries[index].place, let orderReset, place.stamp <= orderReset {
                entries[index].place = nil
            }
            if let visibility = entries[index].visibility, let visibilityReset,
                visibility.stamp <= visibilityReset
            {
                entries[index].visibility = nil
            }
        }
    }
}

extension TabEntry {
    /// The later value of each field of two entries, under this one's id.
    func joined(with other: TabEntry) -> TabEntry {
        var result = self
        if let theirs = other.place, place.map({ theirs.outranks($0) }) ?? true {
            result.place = theirs
        }
        if let theirs = other.baseline, baseline.map({ theirs.outranks($0) }) ?? true {
            result.baseline = theirs
        }
        if let theirs = other.visibility, visibility.map({ theirs.outranks($0) }) ?? true {
            result.visibility = theirs
        }
        result.lastSeen = max(lastSeen, other.lastSeen)
        result.unknownFields = unknownFields.joined(with: other.unknownFields)
        return result
    }
}

func later<Value: Comparable>(_ first: Value?, _ second: Value?) -> Value? {
    guard let first, let second else { return first ?? second }
    return max(first, second)
}
