import Synchronization
import TabModel

/// Those who want to hear of other processes' changes, and the watch that lasts as long as there are any.
final class ChangeObservers: Sendable {
    private struct State {
        var next = 0
        var continuations: [Int: AsyncStream<TabRecord>.Continuation] = [:]
        var watch: DirectoryWatch?
    }

    private let state = Mutex(State())

    deinit {
        state.withLock { state in
            state.watch?.stop()
            state.continuations.values.forEach { $0.finish() }
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
        continuations.forEach { $0.yield(record) }
    }

    /// Watches the directory if somebody listens and it is not watched yet.
    func watch(_ location: TabStoreLocation, _ handler: @escaping @Sendable () -> Void) {
        state.withLock { state in
            guard state.watch == nil, !state.continuations.isEmpty else { return }
            state.watch = DirectoryWatch(location.directory, handler: handler)
        }
    }

    /// Whether there are listeners without a watch, since the directory did not exist.
    var needsWatch: Bool {
        state.withLock { $0.watch == nil && !$0.continuations.isEmpty }
    }
}
