extension TabRecord {
    /// Makes a record of what was read from outside, however hostile, in O(n log n).
    ///
    /// What is bad is left out alone: an entry whose id is bad or was there before; the one field whose rank or
    /// value is bad. The record and the list of problems are always given; without problems, `plain` of the record
    /// says the same as what was read.
    public static func validated(
        _ plain: TabPlainRecord
    ) -> (record: TabRecord, problems: [TabRecordProblem]) {
        var reader = TabPlainReader(plain)
        return (reader.record(), reader.problems)
    }
}

/// Turns plain parts into checked ones and notes what was wrong.
struct TabPlainReader {
    private let plain: TabPlainRecord
    private var renumbered: [TabStamp: TabStamp] = [:]
    private(set) var problems: [TabRecordProblem] = []

    init(_ plain: TabPlainRecord) {
        self.plain = plain
        renumberStamps()
    }

    mutating func record() -> TabRecord {
        var record = TabRecord()
        record.version = plain.version
        record.entries = entries()
        record.selections = selections()
        record.orderReset = plain.orderReset.map { stamp($0) }
        record.visibilityReset = plain.visibilityReset.map { stamp($0) }
        record.note(retirements())
        record.undo = plain.undo.map { undo($0) }
        record.unknownFields = [].joined(with: plain.unknownFields, isSorted: false)
        record.latestStamp = later(record.greatestStamp, plain.latestStamp.map { stamp($0) })
        record.dropReset()
        record.dropRetired()
        record.sortEntries()
        record._checkInvariants()
        return record
    }

    private mutating func note(_ kind: TabRecordProblem.Kind, _ location: String) {
        problems.append(TabRecordProblem(kind: kind, location: location))
    }

    /// Maps all stamps from the horizon on to the first ones there, in their order, if one is so late that counting
    /// up from it would leave the horizon behind.
    ///
    /// So the next stamp is always greater than all that were read, now and after any number of edits. What was
    /// mapped once is not mapped again, even if some of it is gone by then: stamps stay the same on every device.
    private mutating func renumberStamps() {
        var late: Set<TabStamp> = []
        func look(_ stamp: TabStamp?) {
            if let stamp, stamp.milliseconds >= TabStamp.horizon {
                late.insert(stamp)
            }
        }
        for index in plain.entries.indices {
            look(plain.entries[index].place?.stamp)
            look(plain.entries[index].baseline?.stamp)
            look(plain.entries[index].visibility?.stamp)
        }
        let others = [plain.orderReset, plain.visibilityReset, plain.undo?.stamp, plain.latestStamp]
        let listed = plain.selections.map(\.stamp) + plain.retirements.map(\.stamp)
        for stamp in listed + others.compactMap({ $0 }) {
            look(stamp)
        }
        guard let last = late.max(), last > Self.lastCredible else { return }
        note(.stampBeyondHorizon, "stamps")
        for (index, stamp) in late.sorted().enumerated() {
            renumbered[stamp] = TabStamp(
                milliseconds: TabStamp.horizon,
                counter: UInt32(index),
                replica: stamp.replica
            )
        }
    }

    /// The greatest stamp that is taken as it is; it leaves room for two billion edits on the horizon.
    private static let lastCredible = TabStamp(
        milliseconds: TabStamp.horizon,
        counter: .max / 2,
        replica: .max
    )

    private func stamp(_ stamp: TabStamp) -> TabStamp {
        renumbered.isEmpty ? stamp : renumbered[stamp] ?? stamp
    }

    private mutating func id(_ string: String, _ location: @autoclosure () -> String) -> TabID? {
        if let id = TabID(string) {
            return id
        }
        note(string.isEmpty ? .emptyID : .idTooLong, location())
        return nil
    }

    private mutating func entries() -> [TabEntry] {
        var known: Set<TabID> = []
        var entries: [TabEntry] = []
        known.reserveCapacity(plain.entries.count)
        entries.reserveCapacity(plain.entries.count)
        for (index, entry) in plain.entries.enumerated() {
            guard let id = id(entry.id, "entries[\(index)]") else { continue }
            guard known.insert(id).inserted else {
                note(.duplicateID, "entries[\(index)]")
                continue
            }
            entries.append(
                TabEntry(
                    id: id,
                    place: place(entry.place, "entries[\(index)].place"),
                    baseline: place(entry.baseline, "entries[\(index)].baseline"),
                    visibility: visibility(entry.visibility, "entries[\(index)].visibility"),
                    lastSeen: min(entry.lastSeen, TabStamp.horizon),
                    unknownFields: [].joined(with: entry.unknownFields, isSorted: false)
                )
            )
        }
        return entries
    }

    private mutating func place(
        _ place: TabPlainRecord.Place?,
        _ location: @autoclosure () -> String
    ) -> TabPlace? {
        guard let place else { return nil }
        guard let text = place.rank else { return TabPlace(rank: nil, stamp: stamp(place.stamp)) }
        guard let rank = TabRank(text) else {
            note(.malformedRank, location())
            return nil
        }
        return TabPlace(rank: rank, stamp: stamp(place.stamp))
    }

    private mutating func visibility(
        _ choice: TabPlainRecord.Visibility?,
        _ location: @autoclosure () -> String
    ) -> TabVisibilityChoice? {
        guard let choice else { return nil }
        guard let value = TabVisibility(rawValue: choice.value) else {
            note(.unknownValue, location())
            return nil
        }
        return TabVisibilityChoice(value: value, stamp: stamp(choice.stamp))
    }

    private mutating func selections() -> [TabSelection] {
        var known: Set<TabID> = []
        var selections: [TabSelection] = []
        for (index, selection) in plain.selections.enumerated() {
            guard let window = id(selection.window, "selections[\(index)]") else { continue }
            guard known.insert(window).inserted else {
                note(.duplicateID, "selections[\(index)]")
                continue
            }
            var history: [TabID] = []
            for (step, string) in selection.history.enumerated() {
                if let id = id(string, "selections[\(index)].history[\(step)]") {
                    history.append(id)
                }
            }
            selections.append(TabSelection(window: window, history: history, stamp: stamp(selection.stamp)))
        }
        return selections.sorted { $0.window < $1.window }
    }

    private mutating func retirements() -> [TabRetirement] {
        var retirements: [TabRetirement] = []
        for (index, retirement) in plain.retirements.enumerated() {
            if let id = id(retirement.id, "retirements[\(index)]") {
                retirements.append(TabRetirement(id: id, stamp: stamp(retirement.stamp)))
            }
        }
        return retirements
    }

    private mutating func undo(_ undo: TabPlainRecord.Undo) -> TabUndo {
        var known: Set<TabUndo.Change.Field> = []
        var changes: [TabUndo.Change] = []
        known.reserveCapacity(undo.changes.count)
        changes.reserveCapacity(undo.changes.count)
        for (index, change) in undo.changes.enumerated() {
            guard let id = id(change.id, Self.location(index)),
                let former = former(change, Self.location(index))
            else { continue }
            let checked = TabUndo.Change(id: id, former: former)
            if known.insert(checked.field).inserted {
                changes.append(checked)
            } else {
                note(.duplicateID, Self.location(index))
            }
        }
        return TabUndo(stamp: stamp(undo.stamp), changes: changes)
    }

    private static func location(_ index: Int) -> String {
        "undo.changes[\(index)]"
    }

    private mutating func former(
        _ change: TabPlainRecord.Change,
        _ location: @autoclosure () -> String
    ) -> TabUndo.Former? {
        if change.field == "visibility" {
            if let value = TabVisibility(rawValue: change.value ?? "default") {
                return .visibility(value)
            }
            note(.unknownValue, location())
            return nil
        }
        let rank = change.value.flatMap { TabRank($0) }
        if change.value != nil, rank == nil {
            note(.malformedRank, location())
            return nil
        }
        switch change.field {
        case "place": return .place(rank)
        case "baseline": return .baseline(rank)
        default:
            note(.unknownValue, location())
            return nil
        }
    }
}
