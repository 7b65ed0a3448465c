internal import GtkInterop
import Synchronization

/// A warning that is told once, on whatever thread it first comes up.
package final class OnceWarning: Sendable {
    private let isTold = Mutex(false)

    package init() {}

    package func warn(_ message: @autoclosure () -> String) {
        let isFirst = isTold.withLock { told in
            defer { told = true }
            return !told
        }
        if isFirst { Log.warn(message()) }
    }
}

/// What is wrong with paths of apps, told once each.
enum PathWarnings {
    static let numbers = OnceWarning()
    static let beginnings = OnceWarning()
}
