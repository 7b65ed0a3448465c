internal import GtkInterop
import Synchronization

/// Tells in the log what of an interface's state can't be kept or brought back, each thing once.
enum RestorationReport {
    private static let told = Mutex<Set<String>>([])
    /// Saved states come from outside; what they make the program say has an end.
    private static let limit = 200
    /// The most characters of one thing.
    private static let length = 500

    static func tell(_ text: String) {
        let text = String(text.prefix(length))
        let isNew = told.withLock { told in told.count < limit && told.insert(text).inserted }
        if isNew { Log.note(text) }
    }
}
