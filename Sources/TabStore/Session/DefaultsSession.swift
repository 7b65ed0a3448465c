import TabModel

/// By which of a fleet's defaults a controller goes, from its start on and while the app runs.
///
/// A device without a fleet looks for a file when the app starts, and once more when the layout's directory is watched, which it
/// is anyway, since the file may have come between. After that the watch tells of it. The system's file has a watch of its own
/// if there was one when the app started.
@MainActor
package final class DefaultsSession {
    /// The defaults that count, nil for none.
    package private(set) var defaults: ManagedDefaults?
    /// Called with what is wrong with them, once each; nothing is taken away by it (F14).
    package var problemHandler: (TabStoreError) -> Void = { _ in }
    /// Called when other ones count.
    package var changed: () -> Void = {}

    private var store: ManagedDefaultsStore
    private var isOfSystem = false
    private var told: Set<String> = []
    private var following: Task<Void, Never>?
    private var systemWatch: DirectoryWatch?

    /// Makes a session; nothing is read before `read()`.
    package convenience init(of location: TabStoreLocation) {
        self.init(ManagedDefaultsStore(of: location))
    }

    init(_ store: ManagedDefaultsStore) {
        self.store = store
    }

    isolated deinit {
        following?.cancel()
    }

    /// Reads at once which defaults count.
    package func read() {
        adopt(store.read())
    }

    /// Follows what comes while the app runs; call it before the layout's changes are followed, whose watch tells of it.
    ///
    /// - Parameter layout: The layout's store.
    package func follow(_ layout: TabStore) {
        guard following == nil else { return }
        let streams = layout.observers.defaultsSignals
        let signals = streams.stream {}
        if isOfSystem {
            systemWatch = store.system.watch { streams.send() }
            // It may have been replaced before the watch began.
            streams.send()
        }
        let work: @Sendable () async -> Void = { [weak self, store] in
            var store = store
            for await _ in signals {
                await self?.adopt(store.read())
            }
        }
        following = Task(executorPreference: layout.executor, operation: work)
    }

    private func adopt(_ reading: ManagedDefaultsReading) {
        for problem in reading.problems where told.insert(problem.description).inserted {
            problemHandler(problem)
        }
        // What can't be read for the moment takes nothing away, and that the file is gone counts when the app is started next.
        guard reading.system != nil || !isOfSystem else { return }
        isOfSystem = reading.system != nil
        guard reading.defaults != defaults else { return }
        defaults = reading.defaults
        changed()
    }
}
