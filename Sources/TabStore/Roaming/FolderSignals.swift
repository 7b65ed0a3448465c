import Synchronization

/// Says each time that something in a directory may have changed, as long as somebody listens.
package final class FolderSignals: Sendable {
    private struct State {
        var next = 0
        var continuations: [Int: AsyncStream<Void>.Continuation] = [:]
        var watch: DirectoryWatch?
    }

    private let path: String
    private let state = Mutex(State())

    /// Signals of a directory, which need not be there yet.
    package init(of path: String) {
        self.path = path
    }

    deinit {
        let continuations = state.withLock { state in
            defer { state.continuations = [:] }
            state.watch?.stop()
            return Array(state.continuations.values)
        }
        for continuation in continuations { continuation.finish() }
    }

    /// A stream for one reader, which misses none and may hear of several changes at once.
    package var stream: AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let number = state.withLock { state in
            state.next += 1
            state.continuations[state.next] = continuation
            return state.next
        }
        continuation.onTermination = { [weak self] _ in self?.remove(number) }
        renew()
        return stream
    }

    private func remove(_ number: Int) {
        state.withLock { state in
            state.continuations[number] = nil
            if state.continuations.isEmpty {
                state.watch?.stop()
                state.watch = nil
            }
        }
    }

    /// Watches the directory, or the one above in which it may be made, unless that is being done.
    package func renew() {
        state.withLock { state in
            guard !state.continuations.isEmpty else { return }
            if let watch = state.watch, !watch.hasEnded, case .directory = watch.target { return }
            state.watch?.stop()
            let send: @Sendable () -> Void = { [weak self] in self?.send() }
            state.watch =
                DirectoryWatch(.directory(path), handler: send)
                ?? DirectoryWatch(.init(nearestAbove: path), handler: send)
        }
    }

    private func send() {
        for continuation in state.withLock({ Array($0.continuations.values) }) {
            continuation.yield()
        }
    }
}
