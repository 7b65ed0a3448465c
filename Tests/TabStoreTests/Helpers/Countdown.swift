import Synchronization

/// Says yes a number of times, and no from then on.
final class Countdown: Sendable {
    private let rest: Mutex<Int>

    init(_ count: Int) {
        rest = Mutex(count)
    }

    func next() -> Bool {
        rest.withLock { rest in
            rest -= 1
            return rest >= 0
        }
    }
}
