/// An edit in the making: first the record takes note of the order that the user sees, then it changes.
///
/// During the edit, entries are known by their indices, new ones stand at the end, and only `finish(undo:)` sorts.
struct TabOrderEdit {
    private(set) var record: TabRecord
    let declaration: TabDeclaration
    let stamp: TabStamp

    /// The entry that has the current id of each declared tab.
    private(set) var entryOfTab: [Int] = []
    /// The entries in the order that the user sees, those of absent tabs included.
    private(set) var full: [Int] = []
    /// The former values of what `rearrange` changed.
    private(set) var changes: [TabUndo.Change] = []

    private var isRecording = false
    /// The entries under former ids that share a tab's rank, by the tab's entry.
    private var copies: [Int: [Int]] = [:]
    /// Those entries before the edit.
    private var copiesBefore: [Int: TabEntry] = [:]
    private var noted: Set<TabUndo.Change.Field> = []

    /// Takes note of the order that the user sees: every declared tab gets an entry and a place in the saved order.
    ///
    /// The reading is the record's own, with absent entries.
    init(of record: TabRecord, _ reading: TabReading, for declaration: TabDeclaration, at stamp: TabStamp) {
        self.record = record
        self.declaration = declaration
        self.stamp = stamp
        adoptCurrentIDs(reading)
        full = reading.items.map { $0 < 0 ? ~$0 : entryOfTab[$0] }
        let kept = keptInPlace(positions(), favoured: full.map { self.record.entries[$0].isMoved })
        var isMoving = Array(repeating: false, count: self.record.entries.count)
        for tab in reading.displaced {
            isMoving[entryOfTab[tab]] = true
        }
        assignRanks(full, keeping: kept, isMoving)
        isRecording = true
    }

    /// Gives a rank to each moving entry, so that the saved order is the given one.
    mutating func rearrange(_ newFull: [Int], isMoving: [Bool]) {
        assignRanks(newFull, keeping: newFull.map { !isMoving[$0] }, isMoving)
    }

    /// Changes what the user chose about a tab's visibility.
    mutating func setVisibility(_ value: TabVisibility, ofTab tab: Int) {
        let entry = entryOfTab[tab]
        let former = record.entries[entry].visibility?.value ?? .default
        changes.append(.init(id: record.entries[entry].id, former: .visibility(former)))
        record.entries[entry].visibility = TabVisibilityChoice(value: value, stamp: stamp)
    }

    /// Changes what the user chose about something that has no place among the declared tabs.
    ///
    /// - Parameters:
    ///   - id: The id of its entry, which is made if there is none.
    ///   - known: What was saved of it, under former ids too.
    mutating func choose(_ value: TabVisibility, of id: TabID, known: [TabEntry]) {
        var entry = known.dropFirst().reduce(known.first) { $0?.joined(with: $1) } ?? TabEntry(id: id)
        changes.append(.init(id: id, former: .visibility(entry.visibility?.value ?? .default)))
        entry.id = id
        entry.visibility = TabVisibilityChoice(value: value, stamp: stamp)
        record.renewIfRetired(&entry, at: stamp)
        entry.lastSeen = max(entry.lastSeen, stamp.milliseconds)
        if let index = record.entries.firstIndex(where: { $0.id == id }) {
            record.entries[index] = entry
        } else {
            record.entries.append(entry)
        }
    }

    /// The record after the edit, which has none afterwards: it is not copied once more.
    mutating func finish(undo: TabUndo?) -> TabRecord {
        var record = TabRecord()
        swap(&record, &self.record)
        record.undo = undo
        record.latestStamp = stamp
        record.sortEntries()
        record.tidy(for: declaration)
        record._checkInvariants()
        return record
    }

    /// Makes an entry for each declared tab under its current id; what was saved under former ids is copied, and
    /// stays there too, for older versions of the app (rule 1).
    private mutating func adoptCurrentIDs(_ reading: TabReading) {
        entryOfTab = Array(repeating: -1, count: declaration.tabs.count)
        var former: [Int: TabEntry] = [:]
        for (index, tab) in reading.tabOfEntry.enumerated() where tab >= 0 {
            record.entries[index].lastSeen = max(record.entries[index].lastSeen, stamp.milliseconds)
            if !declaration.hasFormerIDs || record.entries[index].id == declaration.tabs[tab].id {
                entryOfTab[tab] = index
            } else {
                former[tab] =
                    former[tab].map { $0.joined(with: record.entries[index]) } ?? record.entries[index]
            }
        }
        for (tab, known) in former where entryOfTab[tab] >= 0 {
            let index = entryOfTab[tab]
            record.entries[index] = record.entries[index].joined(with: known)
        }
        for tab in declaration.tabs.indices where entryOfTab[tab] < 0 {
            var entry = former[tab] ?? TabEntry(id: declaration.tabs[tab].id)
            entry.id = declaration.tabs[tab].id
            entry.lastSeen = stamp.milliseconds
            entryOfTab[tab] = record.entries.count
            record.entries.append(entry)
        }
        renewRetired()
        if declaration.hasFormerIDs {
            for (index, tab) in reading.tabOfEntry.enumerated() where tab >= 0 && entryOfTab[tab] != index {
                let current = entryOfTab[tab]
                if record.entries[index].rank == record.entries[current].rank {
                    copies[current, default: []].append(index)
                }
            }
        }
    }

    /// What is copied to an id that had been retired is from now on, lest it be taken for a part of the retired tab.
    private mutating func renewRetired() {
        guard declaration.hasFormerIDs else { return }
        for retirement in record.retirements {
            guard let tab = declaration.index(of: retirement.id), declaration.tabs[tab].id == retirement.id
            else { continue }
            record.entries[entryOfTab[tab]].renew(after: retirement.stamp, at: stamp)
        }
    }

    /// The positions in the saved order, -1 for entries without a place.
    ///
    /// Entries with equal ranks have the same position, so that only one of them stays there. Not so the copy that
    /// a renamed tab left under its former id: it goes where the tab goes.
    private func positions() -> [Int] {
        var ranked = record.entries.indices.filter { record.entries[$0].rank != nil }
        // Without former ids the entries are in order already.
        if declaration.hasFormerIDs {
            ranked.sort { TabEntry.precedes(record.entries[$0], record.entries[$1]) }
        }
        var result = Array(repeating: -1, count: record.entries.count)
        var position = -1
        for (index, entry) in ranked.enumerated() {
            if index == 0 || !areTied(ranked[index - 1], entry) {
                position += 1
            }
            result[entry] = position
        }
        return full.map { result[$0] }
    }

    /// Whether two entries with one rank are not copies of each other.
    private func areTied(_ first: Int, _ second: Int) -> Bool {
        // Almost all differ here, and need not be copied.
        guard record.entries[first].rank?.leading == record.entries[second].rank?.leading else {
            return false
        }
        let (left, right) = (record.entries[first], record.entries[second])
        return left.rank == right.rank && (left.place ?? left.baseline) != (right.place ?? right.baseline)
    }

    /// Gives new ranks to the entries that are not kept, run by run, between the kept ones around them.
    private mutating func assignRanks(_ order: [Int], keeping kept: [Bool], _ isMoving: [Bool]) {
        var order = order
        var kept = kept
        var start = 0
        while start < order.count {
            guard !kept[start] else {
                start += 1
                continue
            }
            var end = order[start...].indices.first { kept[$0] } ?? order.count
            // What goes behind a tab goes behind its copies under other ids, too.
            let rank = start > 0 ? record.entries[order[start - 1]].rank : nil
            let copies = order[end...].prefix { start > 0 && record.entries[$0].rank == rank }.indices
            if !copies.isEmpty {
                order.replaceSubrange(start..<copies.upperBound, with: order[copies] + order[start..<end])
                kept.replaceSubrange(start..<copies.upperBound, with: kept[copies] + kept[start..<end])
                start += copies.count
                end = copies.upperBound
            }
            var lower = start
            var upper = self.end(of: lower, from: end, order, kept)
            var ranks = self.ranks(order, lower, upper)
            var margin = 4
            while ranks.contains(where: { $0.text.utf8.count > TabRank.comfortableLength }),
                upper - lower < order.count
            {
                lower = max(0, lower - margin)
                upper = self.end(of: lower, from: min(order.count, upper + margin), order, kept)
                margin *= 2
                ranks = self.ranks(order, lower, upper)
            }
            for index in lower..<upper {
                let entry = order[index]
                place(entry, at: ranks[index - lower], isMoving: isMoving[entry])
                placeCopies(of: entry, at: ranks[index - lower], isMoving: isMoving[entry])
                kept[index] = true
            }
            start = upper
        }
        full = order
    }

    /// The first kept entry from an index on that stands behind the one before a run, so that there is room between.
    private func end(of lower: Int, from index: Int, _ order: [Int], _ kept: [Bool]) -> Int {
        let before = lower > 0 ? record.entries[order[lower - 1]].rank : nil
        return order[index...].indices.first { other in
            guard kept[other], let rank = record.entries[order[other]].rank else { return false }
            return before.map { $0 < rank } ?? true
        } ?? order.count
    }

    /// Ranks for a run of entries that no entry has yet, or ever had.
    private func ranks(_ order: [Int], _ lower: Int, _ upper: Int) -> [TabRank] {
        TabRank.sequence(
            count: upper - lower,
            between: lower > 0 ? record.entries[order[lower - 1]].rank : nil,
            upper < order.count ? record.entries[order[upper]].rank : nil,
            replica: stamp.rankNumber(step: isRecording ? 1 : 0)
        )
    }

    /// Takes the copies of a tab along, unless the user moves it: an older version draws the order of before.
    ///
    /// What the user moves must have a later stamp than its copies, so that their places are again those of before.
    private mutating func placeCopies(of entry: Int, at rank: TabRank, isMoving: Bool) {
        for copy in copies[entry] ?? [] {
            if !isMoving {
                copiesBefore[copy] = copiesBefore[copy] ?? record.entries[copy]
                place(copy, at: rank, isMoving: false)
            } else if let before = copiesBefore[copy] {
                record.entries[copy].place = before.place
                record.entries[copy].baseline = before.baseline
            }
        }
    }

    private mutating func place(_ entry: Int, at rank: TabRank, isMoving: Bool) {
        let former = record.entries[entry]
        let place = TabPlace(rank: rank, stamp: stamp)
        let isUsers = isMoving ? isRecording : former.isMovedByUser
        if isMoving || former.isMoved {
            note(.init(id: former.id, former: .place(former.place?.rank)))
            record.entries[entry].place = place
        }
        if !isUsers {
            note(.init(id: former.id, former: .baseline(former.baseline?.rank)))
            record.entries[entry].baseline = place
        }
    }

    /// Keeps a field's value of before the edit, and not those in between.
    private mutating func note(_ change: TabUndo.Change) {
        guard isRecording, noted.insert(change.field).inserted else { return }
        changes.append(change)
    }
}
