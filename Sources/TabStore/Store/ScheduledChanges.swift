import Synchronization
import TabModel

/// The changes that wait to be made.
final class ScheduledChanges: Sendable {
    private let waiting = Mutex<[TabStore.Change<Void>]>([])

    var isEmpty: Bool { waiting.withLock(\.isEmpty) }

    func append(_ change: @escaping TabStore.Change<Void>) {
        waiting.withLock { $0.append(change) }
    }

    func takeAll() -> [TabStore.Change<Void>] {
        waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
