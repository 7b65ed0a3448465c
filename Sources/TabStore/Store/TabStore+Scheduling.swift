import TabModel

extension TabStore {
    /// Changes the layout and writes it into the file at once; it reaches the disk soon, in the background.
    ///
    /// When this returns, the change outlasts the process, however that ends: to write it takes some microseconds and no
    /// waiting for the disk, however often the layout has outgrown its file before the disk answers. Where that cannot be,
    /// the change is written in the background, too: where the file cannot be written, another process has had the lock for
    /// some tenths of a second, as one that was stopped may, or the layout has more than a megabyte. Changes are made in the
    /// order in which they were scheduled, on the calling thread or on the store's. A program that ends by itself awaits
    /// `flush()` first, which waits for the disk. Failures appear in `problems()` and are thrown by `flush()`.
    public nonisolated func schedule(_ change: @escaping Change<Void>) {
        // Where others wait already, to wait for them was in vain before.
        let isStuck = scheduled.append(change)
        writeAtOnce(patience: isStuck ? LayoutKeeper.shortPatienceAtOnce : LayoutKeeper.patienceAtOnce)
        guard state.withLock({ $0.beginFinishing() }) else { return }
        perform { $0.finishScheduled() }
    }

    /// Waits until all that was changed or scheduled before is on the disk.
    ///
    /// - Throws: Why it is not, or `refused` if a scheduled change was refused since the last `flush()`.
    public func flush() async throws(TabStoreError) {
        prepare()
        try saveRest()
        try settleWritten(isAwaited: true)
        try saveRest()
        let refusal = state.withLock { state in
            defer { state.refusal = nil }
            return state.refusal
        }
        if let refusal {
            throw refusal
        }
    }

    /// Writes what was scheduled, unless that would keep the caller waiting.
    ///
    /// Whoever has the state has it for some microseconds, unless it waits for another process or loses its processor.
    private nonisolated func writeAtOnce(patience: UInt32) {
        var news: News?
        var waited: UInt32 = 0
        while true {
            let isDone = state.withLockIfAvailable { state -> Bool in
                news = writeAtOnce(&state)
                return true
            }
            if isDone != nil || waited >= patience { break }
            SystemFileSystem().pause(microseconds: Self.pauseAtOnce)
            waited += Self.pauseAtOnce
        }
        if let news { tell(news) }
    }

    private static let pauseAtOnce: UInt32 = 50

    /// How often the disk is waited for before others have to wait, too.
    private static let patientRounds = 8

    /// Makes the scheduled changes and writes the layout; nil if the changes have to wait.
    private nonisolated func writeAtOnce(_ state: inout StoreState) -> News? {
        let before = state.keeper.record
        var read: TabRecord?
        var refusals: [TabStoreError] = []
        let isDone = state.keeper.writeAtOnce { record in
            read = record
            refusals = make(scheduled.takeAll(), on: &record)
        }
        guard isDone else { return nil }
        state.isLoaded = true
        state.refusal = state.refusal ?? refusals.first
        if state.keeper.isSaved { state.failure = nil }
        return News(before: before, read: read, now: state.keeper.record)
    }

    /// Makes changes, and says which were refused.
    nonisolated func make(_ changes: [Change<Void>], on record: inout TabRecord) -> [TabStoreError] {
        var refusals: [TabStoreError] = []
        for change in changes {
            if case .failure(let refusal) = attempt(change, on: &record) {
                refusals.append(refusal)
            }
        }
        return refusals
    }

    /// Sees to it that all that was scheduled reaches the disk; failures are noted.
    private func finishScheduled() {
        state.withLock { $0.isFinishing = false }
        prepare()
        do throws(TabStoreError) {
            try saveRest()
            try settleWritten(isAwaited: false)
        } catch {
            // It is noted, and thrown by the next flush.
        }
        watchIfNeeded()
    }

    /// Waits until what was written is on the disk; what is written meanwhile is waited for too.
    func settleWritten(isAwaited: Bool) throws(TabStoreError) {
        var round = 0
        do throws(TabStoreError) {
            // Later changes took the slot, or the place of a whole fresh file, before it was on the disk; that may not go on
            // for ever.
            while let settling = try state.withLock({ (state) throws(TabStoreError) in
                try state.keeper.settling(isAwaited: isAwaited || round > 0)
            }) {
                round += 1
                if round < Self.patientRounds {
                    try finish(settling)
                } else {
                    settling.close()
                    try state.withLock { (state) throws(TabStoreError) in
                        try state.keeper.settleWithLock()
                    }
                }
            }
        } catch {
            state.withLock { $0.failure = error }
            throw error
        }
    }

    /// Makes the scheduled changes and writes the layout; failures are noted.
    func savePending() {
        guard !scheduled.isEmpty else { return }
        var refusals: [TabStoreError] = []
        // The failure is noted, and thrown by the next flush.
        try? save { record in
            refusals += make(scheduled.takeAll(), on: &record)
        }
        state.withLock { $0.refusal = $0.refusal ?? refusals.first }
    }
}
