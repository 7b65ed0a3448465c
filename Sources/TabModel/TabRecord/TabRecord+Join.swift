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
        result.note(other.retirements)
        result.dropRetired()
        result.sortEntries()
        result._checkInvariants()
        return result
    }

    private mutating func joinSelections(_ others: [TabSelection]) {
        guard selections != others else { return }
        var known: [TabID: TabSelection] = [:]
        for selection in selections + others {
            if let other = known[selection.window], other.outranks(selection) { continue }
            known[selection.window] = selection
        }
        selections = known.values.sorted { $0.window < $1.window }
    }

    /// How far to look for where two orders agree again.
    private static let lookahead = 8

    /// Joins the entries of equal ids.
    ///
    /// Records of one app have nearly the same order, so that walking both at once finds almost all pairs; a table
    /// is made of the few that are left.
    private mutating func joinEntries(_ others: [TabEntry]) {
        var single: [Int] = []
        var otherSingle: [Int] = []
        var index = 0
        var otherIndex = 0
        let count = entries.count
        while index < count, otherIndex < others.count {
            if entries[index].id != others[otherIndex].id {
                let (skipped, otherSkipped) = distanceToAgreement(index, others, otherIndex)
                single += index..<index + skipped
                otherSingle += otherIndex..<otherIndex + otherSkipped
                index += skipped
                otherIndex += otherSkipped
            } else {
                entries[index].join(others[otherIndex])
                index += 1
                otherIndex += 1
            }
        }
        single += index..<count
        otherSingle += otherIndex..<others.count
        guard !otherSingle.isEmpty else { return }
        var indices: [TabID: Int] = [:]
        indices.reserveCapacity(single.count)
        for index in single {
            indices[entries[index].id] = index
        }
        for otherIndex in otherSingle {
            if let index = indices[others[otherIndex].id] {
                entries[index].join(others[otherIndex])
            } else {
                entries.append(others[otherIndex])
            }
        }
    }

    /// How many entries of each order to skip until both have the same id; one of each if that is not near.
    private func distanceToAgreement(_ index: Int, _ others: [TabEntry], _ otherIndex: Int) -> (Int, Int) {
        for distance in 1...Self.lookahead {
            if index + distance < entries.count, entries[index + distance].id == others[otherIndex].id {
                return (distance, 0)
            }
            if otherIndex + distance < others.count, entries[index].id == others[otherIndex + distance].id {
                return (0, distance)
            }
        }
        return (1, 1)
    }

    mutating func dropReset() {
        if let orderReset {
            for index in entries.indices where entries[index].place.map({ $0.stamp <= orderReset }) ?? false {
                entries[index].place = nil
            }
        }
        if let visibilityReset {
            for index in entries.indices
            where entries[index].visibility.map({ $0.stamp <= visibilityReset }) ?? false {
                entries[index].visibility = nil
            }
        }
    }
}

extension TabEntry {
    /// The later value of each field of two entries, under this one's id.
    func joined(with other: TabEntry) -> TabEntry {
        var result = self
        result.join(other)
        return result
    }

    /// Takes on each field of another entry that is later.
    mutating func join(_ other: TabEntry) {
        if let theirs = other.place, place.map({ theirs.outranks($0) }) ?? true {
            place = theirs
        }
        if let theirs = other.baseline, baseline.map({ theirs.outranks($0) }) ?? true {
            baseline = theirs
        }
        if let theirs = other.visibility, visibility.map({ theirs.outranks($0) }) ?? true {
            visibility = theirs
        }
        if other.lastSeen > lastSeen {
            lastSeen = other.lastSeen
        }
        if !other.unknownFields.isEmpty {
            unknownFields = unknownFields.joined(with: other.unknownFields)
        }
    }
}

func later<Value: Comparable>(_ first: Value?, _ second: Value?) -> Value? {
    guard let first, let second else { return first ?? second }
    return max(first, second)
}
