import Synchronization

/// Who observes which properties of which objects. Objects that nobody observes pay for one look at a number.
package enum ValueObservers {
    /// Somebody who hears of a property of one object, before and after it changes.
    struct Entry: @unchecked Sendable {
        let number: Int
        let key: String
        weak var object: AnyObject?
        let willChange: () -> Void
        let didChange: () -> Void
    }

    private struct State: Sendable {
        var entries: [ObjectIdentifier: [Entry]] = [:]
        var lastNumber = 0
        /// How many objects there may be before those that are gone are looked for.
        var limit = 64
    }

    private static let state = Mutex(State())
    private static let count = Atomic<Int>(0)

    /// Whether nobody observes anything.
    package static var isIdle: Bool { count.load(ordering: .relaxed) == 0 }

    static func add(
        _ object: AnyObject,
        _ key: String,
        willChange: @escaping () -> Void,
        didChange: @escaping () -> Void
    ) -> Int {
        state.withLock { state in
            state.lastNumber += 1
            let entry = Entry(
                number: state.lastNumber,
                key: key,
                object: object,
                willChange: willChange,
                didChange: didChange
            )
            if state.entries.count >= state.limit { removeGone(&state) }
            let identifier = ObjectIdentifier(object)
            // What was here before, at the same place in memory, is not this object's.
            state.entries[identifier] =
                (state.entries[identifier] ?? []).filter { $0.object != nil } + [entry]
            count.store(state.entries.count, ordering: .relaxed)
            return entry.number
        }
    }

    static func remove(_ number: Int, of object: ObjectIdentifier) {
        let removed = state.withLock { state -> [Entry] in
            let entries = state.entries[object] ?? []
            let left = entries.filter { $0.number != number }
            state.entries[object] = left.isEmpty ? nil : left
            count.store(state.entries.count, ordering: .relaxed)
            return entries
        }
        // What the closures hold goes outside the lock.
        withExtendedLifetime(removed) {}
    }

    private static func removeGone(_ state: inout State) {
        state.entries = state.entries.compactMapValues { entries in
            let left = entries.filter { $0.object != nil }
            return left.isEmpty ? nil : left
        }
        state.limit = max(64, 2 * state.entries.count)
    }

    private static func entries(_ object: AnyObject, _ key: String) -> [Entry] {
        guard !isIdle else { return [] }
        return state.withLock { $0.entries[ObjectIdentifier(object)] ?? [] }.filter { $0.key == key }
    }

    static func willChange(_ object: AnyObject, _ key: String) {
        for entry in entries(object, key) { entry.willChange() }
    }

    static func didChange(_ object: AnyObject, _ key: String) {
        for entry in entries(object, key) { entry.didChange() }
    }

    static func changing(_ object: AnyObject, _ key: String, _ change: () -> Void) {
        willChange(object, key)
        change()
        didChange(object, key)
    }
}
