/// A roamer that goes on until this is released.
package final class RunningRoamer: Sendable {
    private let roamer: TabRoamer
    private let task: Task<Void, Never>

    /// Starts a roamer.
    package init(_ roamer: TabRoamer) {
        self.roamer = roamer
        task = roamer.start()
    }

    deinit {
        task.cancel()
    }

    /// Looks for something new soon, where nothing may have told of it.
    package func look() {
        Task(executorPreference: roamer.store.executor) { [roamer] in await roamer.look() }
    }
}
