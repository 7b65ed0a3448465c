import Synchronization

/// Streams of signals, one a reader; none is missed, and several may become one.
package final class SignalStreams: Sendable {
    private struct State {
        var next = 0
        var continuations: [Int: AsyncStream<Void>.Continuation] = [:]
    }

    private let state = Mutex(State())

    /// Nobody reads yet.
    package init() {}

    deinit {
        for continuation in state.withLock({ Array($0.continuations.values) }) { continuation.finish() }
    }

    /// Whether somebody reads.
    package var hasReaders: Bool { state.withLock { !$0.continuations.isEmpty } }

    /// A stream for one more reader.
    ///
    /// - Parameter end: Called when the reader reads no more.
    package func stream(_ end: @escaping @Sendable () -> Void) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let number = state.withLock { state in
            state.next += 1
            state.continuations[state.next] = continuation
            return state.next
        }
        continuation.onTermination = { [weak self] _ in
            guard let self else { return }
            state.withLock { $0.continuations[number] = nil }
            end()
        }
        return stream
    }

    /// Signals to all readers.
    package func send() {
        for continuation in state.withLock({ Array($0.continuations.values) }) { continuation.yield() }
    }
}
