import Synchronization
import TabModel

/// The changes that wait to be made.
final class ScheduledChanges: Sendable {
    private let waiting = Mutex<[TabStore.Change<Void>]>([])

    var isEmpty: Bool { waiting.withLock(\.isEmpty) }

    /// Adds a change; says whether others wait before it.
    func append(_ change: @escaping TabStore.Change<Void>) -> Bool {
        waiting.withLock { waiting in
            defer { waiting.append(change) }
            return !waiting.isEmpty
        }
    }

    func takeAll() -> [TabStore.Change<Void>] {
        waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
