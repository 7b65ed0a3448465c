internal import GtkInterop
import Synchronization

/// What is wrong with attributes of texts, told once for each kind.
enum TextWarnings {
    private static let told = Mutex<Set<String>>([])

    static func warn(_ name: String, _ message: @autoclosure () -> String) {
        let isFirst = told.withLock { $0.insert(name).inserted }
        if isFirst { Log.note(message()) }
    }
}
