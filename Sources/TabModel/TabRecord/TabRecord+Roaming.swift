extension TabRecord {
    /// What of the record goes to the user's other devices: the order, what is hidden, and what is retired.
    ///
    /// What was selected, the sidebar, closed sections and the last edit's undo stay with the device, and so do notes of
    /// tools, whose names begin with `tabard.`. Joining the roaming parts of two records gives the roaming part of the
    /// joined ones.
    public var roaming: TabRecord {
        var result = self
        result.selections = []
        result.undo = nil
        result.entries.removeAll { TreeKey($0.id)?.staysOnDevice ?? false }
        result.unknownFields.removeAll { $0.name.hasPrefix(Self.toolPrefix) }
        // A selection would otherwise make the part another one.
        result.latestStamp = result.greatestStamp
        result._checkInvariants()
        return result
    }

    /// How the names of fields begin that a tool keeps in a record for itself.
    private static let toolPrefix = "tabard."

    /// The record with what another device published; what stays with a device is this one's, whatever the other one sent.
    ///
    /// - Parameters:
    ///   - other: What the other device published.
    ///   - replica: This device's number. When the other device reset what is hidden, this one's closed sections and sidebar
    ///     would go with that; they are noted anew right after it.
    public func joined(withRoaming other: TabRecord, replica: UInt64) -> TabRecord {
        var result = self
        if let reset = other.visibilityReset {
            result.renewChoicesOfDevice(after: reset, replica: replica)
        }
        return result.joined(with: other.roaming)
    }

    private mutating func renewChoicesOfDevice(after reset: TabStamp, replica: UInt64) {
        var older: [TabStamp: [Int]] = [:]
        for index in entries.indices where TreeKey(entries[index].id)?.staysOnDevice ?? false {
            guard let stamp = entries[index].visibility?.stamp, stamp <= reset else { continue }
            older[stamp, default: []].append(index)
        }
        var latest = reset
        // In their order, since of several widths of the sidebar the latest counts.
        for stamp in older.keys.sorted() {
            latest = TabStamp.next(after: latest, milliseconds: 0, replica: replica)
            for index in older[stamp] ?? [] { entries[index].visibility?.stamp = latest }
        }
        latestStamp = later(latestStamp, older.isEmpty ? nil : latest)
    }

    /// The record without the changes that were made after a time, and without the tabs of which it says nothing else.
    ///
    /// - Parameter milliseconds: The last time that is believed.
    package func leavingOut(after milliseconds: UInt64) -> TabRecord {
        func isLate(_ stamp: TabStamp?) -> Bool { stamp.map { $0.milliseconds > milliseconds } ?? false }
        guard isLate(latestStamp) || entries.contains(where: { $0.lastSeen > milliseconds })
        else { return self }
        var result = self
        result.entries = entries.compactMap { entry in
            var rest = entry
            if isLate(entry.place?.stamp) { rest.place = nil }
            if isLate(entry.baseline?.stamp) { rest.baseline = nil }
            if isLate(entry.visibility?.stamp) { rest.visibility = nil }
            let isEmpty = rest.place == nil && rest.baseline == nil && rest.visibility == nil
            let isChanged = rest != entry
            rest.lastSeen = min(entry.lastSeen, milliseconds)
            return isEmpty && isChanged ? nil : rest
        }
        result.retirements.removeAll { isLate($0.stamp) }
        result.selections.removeAll { isLate($0.stamp) }
        if isLate(orderReset) { result.orderReset = nil }
        if isLate(visibilityReset) { result.visibilityReset = nil }
        if isLate(undo?.stamp) { result.undo = nil }
        result.sortEntries()
        result.latestStamp = result.greatestStamp
        result._checkInvariants()
        return result
    }

    /// The record with what it says of some tabs and of the layout as a whole.
    package func keeping(_ ids: Set<TabID>) -> TabRecord {
        var result = self
        result.entries.removeAll { !ids.contains($0.id) }
        return result
    }

    /// Whether two records say the same, but for when their tabs were last seen.
    package func equalsButForLastSeen(_ other: TabRecord) -> Bool {
        guard entries.count == other.entries.count else { return false }
        var (first, second) = (self, other)
        (first.entries, second.entries) = ([], [])
        return first == second && zip(entries, other.entries).allSatisfy { $0.equalsButForLastSeen($1) }
    }

    /// Whether this record has all that another one has, but for when tabs were last seen.
    package func includes(_ other: TabRecord) -> Bool {
        joined(with: other).equalsButForLastSeen(self)
    }
}

extension TreeKey {
    /// Whether it is about this device's window alone. What a newer version added is not known to be, and goes along (rule 9).
    fileprivate var staysOnDevice: Bool {
        switch self {
        case .section, .sidebar, .sidebarWidth: true
        case .tab, .child, .onBar: false
        }
    }
}
