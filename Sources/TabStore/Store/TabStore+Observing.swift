import TabModel

extension TabStore {
    /// The layout each time another process, or another store of this one, has saved it.
    ///
    /// Each stream is for one reader. It holds the latest layout alone, so a slow reader misses those in between.
    /// Where the system cannot watch the directory, the stream is silent, and `reload()` still works.
    public nonisolated var changes: AsyncStream<TabRecord> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: TabRecord.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let number = observers.add(continuation)
        continuation.onTermination = { [observers] _ in observers.remove(number) }
        Task.detached { [weak self] in await self?.watch() }
        return stream
    }

    private func watch() {
        prepare()
        watchIfNeeded()
        // Something may have been saved before the watch began.
        _ = try? reload()
    }

    /// Watches the directory if somebody listens; it may not have existed before, or may be another one now.
    func watchIfNeeded() {
        guard !observers.isEmpty else { return }
        observers.watch(location, keeper.directoryIdentity) { [weak self] in
            guard let self, self.observers.beginLooking() else { return }
            Task.detached { await self.look() }
        }
    }

    private func look() {
        observers.endLooking()
        watchIfNeeded()
        _ = try? reload()
    }
}
