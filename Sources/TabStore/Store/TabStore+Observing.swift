import TabModel

extension TabStore {
    /// The layout each time another process, or another store of this one, has saved it.
    ///
    /// Each stream is for one reader. It holds the latest layout alone, so a slow reader misses those in between.
    /// It ends when the store is released. Where the system cannot watch the directory, it is silent, and `reload()`
    /// still works.
    public nonisolated var changes: AsyncStream<TabRecord> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: TabRecord.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let number = observers.add(continuation)
        continuation.onTermination = { [weak observers] _ in observers?.remove(number) }
        perform { $0.watch() }
        return stream
    }

    private func watch() {
        prepare()
        watchIfNeeded()
    }

    /// Watches the directory if somebody listens; it may not have existed before, or may be another one now.
    func watchIfNeeded() {
        guard !observers.isEmpty else { return }
        // What was saved before the watch began is looked for; meanwhile the directory may be made or replaced.
        for _ in 0..<8 where beginWatching() {
            takeIn()
        }
    }

    private func beginWatching() -> Bool {
        observers.watch(location, state.withLock(\.keeper.directory)) { [weak self] in
            guard let self, self.observers.beginLooking() else { return }
            self.perform { $0.look() }
        }
    }

    private func look() {
        observers.endLooking()
        prepare()
        takeIn()
        watchIfNeeded()
    }

    /// Takes in what others saved and tells of it.
    private func takeIn() {
        let record = state.withLock { state in
            (try? state.keeper.reload()) == true ? state.keeper.record : nil
        }
        if let record {
            observers.send(record)
        }
    }
}
