import Synchronization

/// The performs that wait for their time, in the order in which they were asked for.
enum DelayedPerforms {
    /// A perform that waits; the target is kept alive, as Objective-C keeps it.
    struct Entry: @unchecked Sendable {
        let number: Int
        let target: AnyObject
        let selector: Selector
        let argument: Any?
        let timer: Timer
        let date: Date
        let thread: ObjectIdentifier
    }

    private struct State: Sendable {
        var entries: [Entry] = []
        var lastNumber = 0
    }

    private static let state = Mutex(State())

    static func add(
        _ target: AnyObject,
        _ selector: Selector,
        _ argument: Any?,
        delay: TimeInterval,
        modes: [RunLoop.Mode]
    ) {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        let date = Date(timeIntervalSinceNow: max(0, delay))
        let timer = Timer(fire: date, interval: 0, repeats: false) { _ in fire(number) }
        let entry = Entry(
            number: number,
            target: target,
            selector: selector,
            argument: argument,
            timer: timer,
            date: date,
            thread: ObjectIdentifier(Thread.current)
        )
        state.withLock { $0.entries.append(entry) }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    /// Forgets what waits for a target: one selector with an equal argument, or all.
    static func cancel(_ target: AnyObject, _ request: (selector: Selector, argument: Any?)? = nil) {
        let cancelled = state.withLock { state in
            let cancelled = state.entries.filter { entry in
                guard entry.target === target else { return false }
                guard let request else { return true }
                return entry.selector == request.selector && isEqual(entry.argument, request.argument)
            }
            let numbers = Set(cancelled.map(\.number))
            state.entries.removeAll { numbers.contains($0.number) }
            return cancelled
        }
        for entry in cancelled { entry.timer.invalidate() }
    }

    /// Performs what is due, and before it what was due earlier: a run loop that is late may fire timers in another order.
    private static func fire(_ number: Int) {
        guard let last = state.withLock({ $0.entries.first { $0.number == number } }) else { return }
        while let entry = takeNext(dueWith: last) {
            entry.timer.invalidate()
            entry.selector.send(to: entry.target, [entry.argument])
            if entry.number == number { return }
        }
    }

    private static func takeNext(dueWith last: Entry) -> Entry? {
        state.withLock { state in
            let due = state.entries.indices.filter { index in
                let entry = state.entries[index]
                return entry.thread == last.thread && (entry.date, entry.number) <= (last.date, last.number)
            }
            let next = due.min { first, second in
                let (first, second) = (state.entries[first], state.entries[second])
                return (first.date, first.number) < (second.date, second.number)
            }
            return next.map { state.entries.remove(at: $0) }
        }
    }

    private static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let first?, let second?):
            if let first = first as? AnyHashable, let second = second as? AnyHashable {
                first == second
            } else {
                first as AnyObject === second as AnyObject
            }
        default: false
        }
    }
}
