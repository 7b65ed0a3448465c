import TabModel

extension TabStore {
    /// Changes the layout and saves it soon, in the background; the caller does not wait.
    ///
    /// Changes are made in the order in which they were scheduled. Those that come while a save is under way are
    /// saved together. A program that ends by itself awaits `flush()` first. Failures appear in `problems()` and are thrown by `flush()`.
    public nonisolated func schedule(_ change: @escaping Change<Void>) {
        guard scheduled.append(change) else { return }
        Task.detached(priority: .userInitiated) {
            await self.savePending()
        }
    }

    /// Waits until all that was changed or scheduled before is on the disk.
    ///
    /// - Throws: Why it is not, or `refused` if a scheduled change was refused since the last `flush()`.
    public func flush() async throws(TabStoreError) {
        prepare()
        if !keeper.isSaved {
            try save { _ in }
        }
        if let refusal {
            self.refusal = nil
            throw refusal
        }
    }

    /// Saves the scheduled changes together; failures are noted.
    func savePending() {
        let changes = scheduled.takeAll()
        guard !changes.isEmpty else { return }
        var refusals: [TabStoreError] = []
        // The failure is noted, and thrown by the next flush.
        try? save { record in
            for change in changes {
                if case .failure(let refusal) = attempt(change, on: &record) {
                    refusals.append(refusal)
                }
            }
        }
        refusal = refusal ?? refusals.first
    }
}
