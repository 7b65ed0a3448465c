import Synchronization
import TabModel

/// Those who want to hear of other processes' changes, and the watch that lasts as long as there are any.
final class ChangeObservers: Sendable {
    private struct State {
        var next = 0
        var continuations: [Int: AsyncStream<TabRecord>.Continuation] = [:]
        var watch: DirectoryWatch?
        var watched: FileStatus.Identity?
        var isLooking = false
    }

    private let state = Mutex(State())

    deinit {
        state.withLock { state in
            state.watch?.stop()
            for continuation in state.continuations.values {
                continuation.finish()
            }
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

    /// Watches the directory if somebody listens, anew if it is another one than before.
    func watch(
        _ location: TabStoreLocation,
        _ identity: FileStatus.Identity?,
        _ handler: @escaping @Sendable () -> Void
    ) {
        state.withLock { state in
            guard !state.continuations.isEmpty else { return }
            if let watch = state.watch, !watch.hasEnded, state.watched == identity { return }
            state.watch?.stop()
            state.watch = identity == nil ? nil : DirectoryWatch(location.directory, handler: handler)
            state.watched = identity
        }
    }
}
