/// A tab that was declared to never come back, and when (rule 3).
///
/// It stays in the record after the tab's entry has gone, so that joining with an older record does not bring the
/// entry back. If a device whose app still has the tab edits the layout later, the tab has an entry again.
public struct TabRetirement: Hashable, Sendable {
    /// The most retirements that an edit leaves in a record; the earliest are dropped.
    public static let maximumCount = 1_000

    /// The tab's id.
    public let id: TabID
    /// When the tab's entry was removed.
    public let stamp: TabStamp

    /// Makes a retirement from its parts.
    public init(id: TabID, stamp: TabStamp) {
        self.id = id
        self.stamp = stamp
    }
}

extension TabRecord {
    /// Forgets tabs that will never come back (rule 3); a declaration's `retired` ids go by themselves at an edit.
    ///
    /// What other devices saved of the tabs before goes too when the records are joined.
    public mutating func retire(_ ids: Set<TabID>, at stamp: TabStamp) throws(TabEditRefusal) {
        try check(stamp)
        latestStamp = stamp
        note(ids.map { TabRetirement(id: $0, stamp: stamp) })
        dropSurplusRetirements()
        dropRetired()
        _checkInvariants()
    }

    /// Adds retirements, of each id the latest.
    mutating func note(_ others: [TabRetirement]) {
        guard !others.isEmpty, retirements != others else { return }
        var stamps: [TabID: TabStamp] = [:]
        for retirement in retirements + others {
            stamps[retirement.id] = later(stamps[retirement.id], retirement.stamp)
        }
        retirements = stamps.map { TabRetirement(id: $0, stamp: $1) }.sorted { $0.id < $1.id }
    }

    /// Removes what was saved of retired tabs before they were retired.
    ///
    /// An entry stays if any part of it is later. Of an entry that stays, no more is kept than would be if its
    /// earlier part had been removed before, so that the order of joining does not matter.
    mutating func dropRetired() {
        guard !retirements.isEmpty else { return }
        let stamps = Dictionary(retirements.map { ($0.id, $0.stamp) }) { max($0, $1) }
        entries = entries.compactMap { entry in
            guard let stamp = stamps[entry.id] else { return entry }
            return entry.remainder(after: stamp)
        }
    }

    /// Makes the parts of an entry new that are older than the retirement of its id.
    ///
    /// They were copied from a tab's former id, and are not the retired tab's.
    func renewIfRetired(_ entry: inout TabEntry, at stamp: TabStamp) {
        for retirement in retirements where retirement.id == entry.id {
            entry.renew(after: retirement.stamp, at: stamp)
        }
    }

    mutating func dropSurplusRetirements() {
        guard retirements.count > TabRetirement.maximumCount else { return }
        let latest = retirements.sorted { $0.stamp == $1.stamp ? $0.id < $1.id : $0.stamp > $1.stamp }
        retirements = latest.prefix(TabRetirement.maximumCount).sorted { $0.id < $1.id }
    }
}

extension TabEntry {
    /// What is left of an entry whose tab was retired, nil if nothing is.
    func remainder(after stamp: TabStamp) -> TabEntry? {
        let place = place.flatMap { $0.stamp > stamp ? $0 : nil }
        let baseline = baseline.flatMap { $0.stamp > stamp ? $0 : nil }
        let visibility = visibility.flatMap { $0.stamp > stamp ? $0 : nil }
        let isLater = place != nil || baseline != nil || visibility != nil
        guard isLater || lastSeen > stamp.milliseconds else { return nil }
        return TabEntry(
            id: id,
            place: place,
            baseline: baseline,
            visibility: visibility,
            lastSeen: max(lastSeen, stamp.milliseconds)
        )
    }

    /// Gives a new stamp to each part that a retirement would remove.
    mutating func renew(after retirement: TabStamp, at stamp: TabStamp) {
        let renewed = { (old: TabStamp) in old > retirement ? old : stamp }
        if let old = place?.stamp { place?.stamp = renewed(old) }
        if let old = baseline?.stamp { baseline?.stamp = renewed(old) }
        if let old = visibility?.stamp { visibility?.stamp = renewed(old) }
    }
}
