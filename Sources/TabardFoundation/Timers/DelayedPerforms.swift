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
        var entries: [Int: Entry] = [:]
        /// The numbers of what waits for a target.
        var numbers: [ObjectIdentifier: Set<Int>] = [:]
        /// When what waits on a thread is due; what was cancelled is in there until its time.
        var dueTimes: [ObjectIdentifier: DueTimes] = [:]
        var lastNumber = 0

        mutating func remove(_ number: Int) -> Entry? {
            guard let entry = entries.removeValue(forKey: number) else { return nil }
            let target = ObjectIdentifier(entry.target)
            numbers[target]?.remove(number)
            if numbers[target]?.isEmpty == true { numbers[target] = nil }
            return entry
        }
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
        state.withLock { state in
            state.entries[number] = entry
            state.numbers[ObjectIdentifier(target), default: []].insert(number)
            state.dueTimes[entry.thread, default: DueTimes()].insert(
                DueTimes.Time(date: date, number: number)
            )
        }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    /// Forgets what waits for a target: one selector with an equal argument, or all.
    static func cancel(_ target: AnyObject, _ request: (selector: Selector, argument: Any?)? = nil) {
        let cancelled = state.withLock { state in
            let numbers = (state.numbers[ObjectIdentifier(target)] ?? []).filter { number in
                guard let request, let entry = state.entries[number] else { return true }
                return entry.selector == request.selector && isEqual(entry.argument, request.argument)
            }
            return numbers.compactMap { state.remove($0) }
        }
        for entry in cancelled { entry.timer.invalidate() }
    }

    /// Performs what is due, and before it what was due earlier: a run loop that is late may fire timers in another order.
    private static func fire(_ number: Int) {
        guard let last = state.withLock({ $0.entries[number] }) else { return }
        while let entry = takeNext(dueWith: last) {
            entry.timer.invalidate()
            entry.selector.send(to: entry.target, [entry.argument])
            if entry.number == number { return }
        }
    }

    private static func takeNext(dueWith last: Entry) -> Entry? {
        state.withLock { state in
            let end = DueTimes.Time(date: last.date, number: last.number)
            while let first = state.dueTimes[last.thread]?.takeFirst(upTo: end) {
                if state.dueTimes[last.thread]?.isEmpty == true { state.dueTimes[last.thread] = nil }
                if let entry = state.remove(first.number) { return entry }
            }
            return nil
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
