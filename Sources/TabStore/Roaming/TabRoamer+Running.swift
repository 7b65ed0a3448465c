import Dispatch

extension TabRoamer {
    /// Exchanges now and each time that the layout or another device's record changed, until the task is cancelled.
    ///
    /// It does not poll: between changes it sleeps. What failed is tried again after a second at most, then after twice as long
    /// each time, up to five minutes, and is told once. Chance makes it up to half as long, since devices that lost their
    /// server at once would else come back at once.
    ///
    /// - Parameter handler: Called after each exchange that succeeded.
    public func run(_ handler: @escaping @Sendable (Exchange) -> Void = { _ in }) async {
        let (wakes, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        continuation.yield()
        alarm = continuation
        let (changes, signals) = (store.changes, signals)
        await withTaskGroup { group in
            group.addTask { for await _ in changes { continuation.yield() } }
            group.addTask { for await _ in signals { continuation.yield() } }
            await exchange(whenever: wakes, waking: continuation, handler)
            group.cancelAll()
        }
        alarm = nil
    }

    /// Lets `run()` look for something new soon; for an app that becomes active, where nothing may have told it.
    public func look() {
        alarm?.yield()
    }

    /// Starts `run()` on the store's own thread, so that an app which waits for nothing else does not wake.
    package nonisolated func start(
        _ handler: @escaping @Sendable (Exchange) -> Void = { _ in }
    ) -> Task<Void, Never> {
        Task(executorPreference: store.executor) { await self.run(handler) }
    }

    /// Who drags a tab through the bar makes several changes; they go out together.
    private static let pause = 0.1
    private static let firstDelay = 1.0
    private static let longestDelay = 300.0

    /// Waiting on the store's own queue leaves those threads alone that everybody has, and that wake once they were used.
    private func exchange(
        whenever wakes: AsyncStream<Void>,
        waking continuation: AsyncStream<Void>.Continuation,
        _ handler: @Sendable (Exchange) -> Void
    ) async {
        let queue = store.executor.queue
        var delay = Self.firstDelay
        var told: String?
        var retry: DispatchWorkItem?
        defer { retry?.cancel() }
        for await _ in wakes {
            retry?.cancel()
            do throws(TabStoreError) {
                handler(try await exchange())
                (delay, told) = (Self.firstDelay, nil)
            } catch {
                if told != error.description { tell(error) }
                told = error.description
                let next = DispatchWorkItem { continuation.yield() }
                queue.asyncAfter(deadline: .now() + delay * .random(in: 0.5...1), execute: next)
                retry = next
                delay = min(delay * 2, Self.longestDelay)
            }
            await withCheckedContinuation { paused in
                queue.asyncAfter(deadline: .now() + Self.pause) { paused.resume() }
            }
        }
    }
}
