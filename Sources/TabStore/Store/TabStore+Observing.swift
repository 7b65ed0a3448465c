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
        observers.watch(location) { [weak self] in
            guard let self else { return }
            Task.detached { try? await self.reload() }
        }
        // Something may have been saved before the watch began.
        _ = try? reload()
    }
}
