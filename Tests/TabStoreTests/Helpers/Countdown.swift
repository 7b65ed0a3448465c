import Synchronization

/// Says yes a number of times, and no from then on.
final class Countdown: Sendable {
    private let state: Mutex<Int>

    init(_ count: Int) {
        state = Mutex(count)
    }

    /// How often it would still say yes.
    var rest: Int { state.withLock { max(0, $0) } }

    func next() -> Bool {
        state.withLock { rest in
            rest -= 1
            return rest >= 0
        }
    }
}
