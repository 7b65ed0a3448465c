import Synchronization
import TabModel

/// Those who want to hear of other processes' changes, and the watch that lasts as long as there are any.
final class ChangeObservers: Sendable {
    private struct State {
        var next = 0
        var continuations: [Int: AsyncStream<TabRecord>.Continuation] = [:]
        var watch: DirectoryWatch?
        /// Which directory the watch is of, nil for one above that may come to hold it.
        var watched: FileStatus.Identity?
        var isLooking = false
    }

    private let state = Mutex(State())
    /// Signals that the fleet's defaults beside the layout may be others.
    let defaultsSignals = SignalStreams()

    /// Ends all streams and the watch; there is nothing more to tell.
    func finish() {
        let continuations = state.withLock { state in
            defer {
                state.continuations = [:]
                state.watch = nil
            }
            state.watch?.stop()
            return Array(state.continuations.values)
        }
        // Each of them calls remove, which takes the lock.
        for continuation in continuations {
            continuation.finish()
        }
    }

    func add(_ continuation: AsyncStream<TabRecord>.Continuation) -> Int {
        state.withLock { state in
            state.next += 1
            state.continuations[state.next] = continuation
            return state.next
        }
    }

    func remove(_ number: Int) {
        state.withLock { state in
            state.continuations[number] = nil
            if state.continuations.isEmpty {
                state.watch?.stop()
                state.watch = nil
            }
        }
    }

    func send(_ record: TabRecord) {
        let continuations = state.withLock { Array($0.continuations.values) }
        for continuation in continuations {
            continuation.yield(record)
        }
    }

    /// Whether to look at the file now; not if somebody is about to, so that events do not pile up.
    func beginLooking() -> Bool {
        state.withLock { state in
            defer { state.isLooking = true }
            return !state.isLooking
        }
    }

    func endLooking() {
        state.withLock { $0.isLooking = false }
    }

    var isEmpty: Bool {
        state.withLock { $0.continuations.isEmpty }
    }

    /// Watches the directory if somebody listens, anew if it is another one than before; without it, the nearest one
    /// above.
    ///
    /// - Returns: Whether a watch has just begun, so that something may have happened before it.
    func watch(
        _ location: TabStoreLocation,
        _ identity: FileStatus.Identity?,
        _ handler: @escaping @Sendable () -> Void
    ) -> Bool {
        let hasBegun = beginWatch(location, identity, handler)
        if hasBegun { defaultsSignals.send() }
        return hasBegun
    }

    private func beginWatch(
        _ location: TabStoreLocation,
        _ identity: FileStatus.Identity?,
        _ handler: @escaping @Sendable () -> Void
    ) -> Bool {
        state.withLock { state in
            guard !state.continuations.isEmpty else { return false }
            let target =
                identity == nil
                ? DirectoryWatch.Target(nearestAbove: location.directory) : .directory(location.directory)
            if let watch = state.watch, !watch.hasEnded, watch.target == target, state.watched == identity {
                return false
            }
            state.watch?.stop()
            let name = location.fileName + ManagedDefaultsStore.suffix
            state.watch = DirectoryWatch(target, tellingApart: name) { [defaultsSignals] isOfDefaults in
                if isOfDefaults { defaultsSignals.send() }
                handler()
            }
            state.watched = identity
            return state.watch != nil
        }
    }
}
