import Synchronization
import TabModel

/// The changes that wait to be saved.
final class ScheduledChanges: Sendable {
    private let waiting = Mutex<[TabStore.Change<Void>]>([])

    /// Adds a change; says whether it is the first, for which a save has to be started.
    func append(_ change: @escaping TabStore.Change<Void>) -> Bool {
        waiting.withLock { waiting in
            waiting.append(change)
            return waiting.count == 1
        }
    }

    func takeAll() -> [TabStore.Change<Void>] {
        waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
