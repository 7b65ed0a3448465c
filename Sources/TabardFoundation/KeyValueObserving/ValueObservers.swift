import Synchronization

/// Who observes which properties of which objects. Objects that nobody observes pay for one look at a number.
package enum ValueObservers {
    /// Somebody who hears of a property of one object, before and after it changes.
    struct Entry: @unchecked Sendable {
        let number: Int
        let willChange: () -> Void
        let didChange: () -> Void
    }

    /// An object's observers by property and number.
    private struct Observed: @unchecked Sendable {
        weak var object: AnyObject?
        var entries: [String: [Int: Entry]] = [:]
    }

    private struct State: Sendable {
        var objects: [ObjectIdentifier: Observed] = [:]
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
        let (number, gone) = state.withLock { state -> (Int, [Observed]) in
            state.lastNumber += 1
            let entry = Entry(number: state.lastNumber, willChange: willChange, didChange: didChange)
            var gone = state.objects.count >= state.limit ? removeGone(&state) : []
            let identifier = ObjectIdentifier(object)
            // What was here before, at the same place in memory, is not this object's.
            if let other = state.objects[identifier], other.object == nil {
                gone.append(other)
                state.objects[identifier] = nil
            }
            state.objects[identifier, default: Observed(object: object)]
                .entries[key, default: [:]][entry.number] = entry
            count.store(state.objects.count, ordering: .relaxed)
            return (entry.number, gone)
        }
        // What the closures hold goes outside the lock.
        withExtendedLifetime(gone) {}
        return number
    }

    static func remove(_ number: Int, of object: ObjectIdentifier, _ key: String) {
        let removed = state.withLock { state -> Entry? in
            let removed = state.objects[object]?.entries[key]?.removeValue(forKey: number)
            if state.objects[object]?.entries[key]?.isEmpty == true {
                state.objects[object]?.entries[key] = nil
                if state.objects[object]?.entries.isEmpty == true { state.objects[object] = nil }
            }
            count.store(state.objects.count, ordering: .relaxed)
            return removed
        }
        withExtendedLifetime(removed) {}
    }

    private static func removeGone(_ state: inout State) -> [Observed] {
        let gone = state.objects.filter { $0.value.object == nil }
        for identifier in gone.keys { state.objects[identifier] = nil }
        state.limit = max(64, 2 * state.objects.count)
        return Array(gone.values)
    }

    /// Those who hear of a property, in the order in which they began to.
    private static func entries(_ object: AnyObject, _ key: String) -> [Entry] {
        guard !isIdle else { return [] }
        let found = state.withLock { $0.objects[ObjectIdentifier(object)]?.entries[key] }
        return found?.values.sorted { $0.number < $1.number } ?? []
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
