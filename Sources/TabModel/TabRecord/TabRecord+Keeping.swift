extension TabRecord {
    /// The most entries that an edit leaves in a record, unless the app has more tabs than that (rule 3).
    public static let maximumCount = 10_000

    /// The user has seen the new tabs: they are not new any more, and stand from now on where they are drawn.
    ///
    /// - Returns: Whether there were any, or the record was empty; else it is as it was.
    @discardableResult
    public mutating func acknowledge(
        _ declaration: TabDeclaration,
        policy: TabPolicy = TabPolicy(),
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
        try check(stamp)
        guard !declaration.isLocked else { return false }
        let reading = TabReading(of: self, for: declaration, policy: policy, includingAbsent: true)
        guard reading.entryOfTab.contains(where: { $0 < 0 }) else { return false }
        let undo = undo
        var edit = TabOrderEdit(of: self, reading, for: declaration, at: stamp)
        self = edit.finish(undo: undo)
        return true
    }

    /// Removes what is retired, unused windows, and the longest unseen entries beyond the size cap.
    mutating func tidy(for declaration: TabDeclaration) {
        if declaration.hasRetired {
            let leaving = entries.map(\.id).filter { declaration.isRetired($0) }
            if let latestStamp {
                note(leaving.map { TabRetirement(id: $0, stamp: latestStamp) })
            }
            dropSurplusRetirements()
            let retired = Set(leaving)
            entries.removeAll { retired.contains($0.id) }
        }
        dropRetired()
        dropUnusedWindows()
        guard entries.count > Self.maximumCount else { return }
        let absent = entries.indices.filter { !declaration.knows(entries[$0].id) }
        let surplus = min(absent.count, entries.count - Self.maximumCount)
        guard surplus > 0 else { return }
        let longestUnseen = absent.sorted { left, right in
            let (first, second) = (entries[left], entries[right])
            return first.lastSeen == second.lastSeen ? first.id < second.id : first.lastSeen < second.lastSeen
        }
        let leaving = Set(longestUnseen.prefix(surplus))
        entries = entries.indices.filter { !leaving.contains($0) }.map { entries[$0] }
    }
}
