import Foundation
import Synchronization

/// What a language server has to deal with, one after the other.
enum EditorEvent: Sendable {
    case fromEditor([UInt8])
    case fromServer([UInt8])
    /// The editor's stream ended, or could not be read further.
    case editorEnded(problem: String?)
    case serverEnded(problem: String?)
    /// SwiftPM has planned the package and built what its modules import, or could not.
    case planned(problem: String?)
}

/// Events of several threads in the order in which they came.
final class EditorEvents: Sendable {
    private let waiting = Mutex<[EditorEvent]>([])
    private let arrived = DispatchSemaphore(value: 0)

    func add(_ event: EditorEvent) {
        waiting.withLock { $0.append(event) }
        arrived.signal()
    }

    /// The next event; nil when none came until then.
    func next(until time: Date?) -> EditorEvent? {
        if let time {
            let seconds = max(0, time.timeIntervalSinceNow)
            guard arrived.wait(timeout: .now() + seconds) == .success else { return nil }
        } else {
            arrived.wait()
        }
        return waiting.withLock { $0.removeFirst() }
    }
}
