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
    private var noted: Set<TabUndo.Change.Field> = []

    /// Takes note of the order that the user sees: every declared tab gets an entry and a place in the saved order.
    init(of record: TabRecord, for declaration: TabDeclaration, policy: TabPolicy, at stamp: TabStamp) {
        self.record = record
        self.declaration = declaration
        self.stamp = stamp
        let reading = TabReading(of: record, for: declaration, policy: policy, includingAbsent: true)
        adoptCurrentIDs(reading)
        full = reading.items.map { $0 < 0 ? ~$0 : entryOfTab[$0] }
        let positions = full.map { $0 < record.entries.count && record.entries[$0].rank != nil ? $0 : -1 }
        let kept = keptInPlace(
            renewed(positions),
            favoured: full.map { self.record.entries[$0].isMoved }
        )
        assignRanks(full, keeping: kept, moving: Set(reading.displaced.map { entryOfTab[$0] }))
        isRecording = true
    }

    /// Gives a rank to each moving entry, so that the saved order is the given one.
    mutating func rearrange(_ newFull: [Int], moving: Set<Int>) {
        full = newFull
        assignRanks(full, keeping: full.map { !moving.contains($0) }, moving: moving)
    }

    /// Changes what the user chose about a tab's visibility.
    mutating func setVisibility(_ value: TabVisibility, ofTab tab: Int) {
        let entry = entryOfTab[tab]
        let former = record.entries[entry].visibility?.value ?? .default
        changes.append(.init(id: record.entries[entry].id, former: .visibility(former)))
        record.entries[entry].visibility = TabVisibilityChoice(value: value, stamp: stamp)
    }

    /// The record after the edit.
    func finish(undo: TabUndo?) -> TabRecord {
        var record = record
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
        for index in record.entries.indices {
            let id = record.entries[index].id
            guard let tab = declaration.index(of: id) else { continue }
            record.entries[index].lastSeen = max(record.entries[index].lastSeen, stamp.milliseconds)
            if id == declaration.tabs[tab].id {
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
    }

    /// The positions in the saved order; entries that got the rank of a former id stand where that stood.
    private func renewed(_ positions: [Int]) -> [Int] {
        guard declaration.hasFormerIDs else { return positions }
        let ranked = full.filter { record.entries[$0].rank != nil }
        let sorted = ranked.sorted { TabEntry.precedes(record.entries[$0], record.entries[$1]) }
        var result = Array(repeating: -1, count: record.entries.count)
        for (position, entry) in sorted.enumerated() {
            result[entry] = position
        }
        return full.map { result[$0] }
    }

    /// Gives new ranks to the entries that are not kept, run by run, between the kept ones around them.
    private mutating func assignRanks(_ full: [Int], keeping kept: [Bool], moving: Set<Int>) {
        var kept = kept
        var start = 0
        while start < full.count {
            guard !kept[start] else {
                start += 1
                continue
            }
            var lower = start
            var upper = start + 1
            var ranks: [TabRank] = []
            var margin = 0
            repeat {
                lower = max(0, lower - margin)
                upper = min(full.count, upper + margin)
                while upper < full.count, !kept[upper] || !isAscending(full, lower, upper) {
                    upper += 1
                }
                ranks = TabRank.sequence(
                    count: upper - lower,
                    between: lower > 0 ? record.entries[full[lower - 1]].rank : nil,
                    upper < full.count ? record.entries[full[upper]].rank : nil,
                    replica: stamp.replica
                )
                margin = margin * 2 + 4
            } while ranks.contains { $0.text.utf8.count > TabRank.comfortableLength }
                && (lower > 0 || upper < full.count)
            for index in lower..<upper {
                place(full[index], at: ranks[index - lower], isMoving: moving.contains(full[index]))
                kept[index] = true
            }
            start = upper
        }
    }

    /// Whether the ranks around a run leave room between them.
    private func isAscending(_ full: [Int], _ lower: Int, _ upper: Int) -> Bool {
        guard lower > 0, let before = record.entries[full[lower - 1]].rank else { return true }
        return record.entries[full[upper]].rank.map { before < $0 } ?? false
    }

    private mutating func place(_ entry: Int, at rank: TabRank, isMoving: Bool) {
        let former = record.entries[entry]
        let place = TabPlace(rank: rank, stamp: stamp)
        if isMoving || former.isMoved {
            note(.init(id: former.id, former: .place(former.place?.rank)))
            record.entries[entry].place = place
        } else {
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
