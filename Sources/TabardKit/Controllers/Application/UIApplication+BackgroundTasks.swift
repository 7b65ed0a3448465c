import Synchronization

extension UIApplication {
    /// Tells that something has to be finished although no window is in sight.
    ///
    /// Linux suspends no program, so the task has all the time that it needs and the handler is never called.
    ///
    /// - Parameter handler: What would be called when the time is over.
    /// - Returns: What `endBackgroundTask(_:)` takes.
    public nonisolated func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Tells that something has to be finished although no window is in sight.
    ///
    /// Linux suspends no program, so the task has all the time that it needs and the handler is never called.
    ///
    /// - Parameters:
    ///   - taskName: A name for developers; without effect.
    ///   - handler: What would be called when the time is over.
    /// - Returns: What `endBackgroundTask(_:)` takes.
    public nonisolated func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        UIBackgroundTaskIdentifier(rawValue: Self.backgroundTasks.next())
    }

    /// Tells that a task is finished; without effect.
    public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// How many seconds tasks still have while no window is in sight: more than any task needs.
    public nonisolated var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    private nonisolated static let backgroundTasks = TaskCounter()
}

/// Counts up, on any thread.
private final class TaskCounter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
