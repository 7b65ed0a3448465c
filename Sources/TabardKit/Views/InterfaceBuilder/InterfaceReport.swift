internal import GtkInterop

/// Tells in the log of what documents hold that can't be followed, each thing once (I7).
@MainActor
enum InterfaceReport {
    private(set) static var told: Set<String> = []
    /// Documents come from outside; what they make the program say has an end.
    private static let limit = 1000

    static func tell(_ text: String) {
        guard told.count < limit, told.insert(text).inserted else { return }
        Log.note(text)
        if told.count == limit { Log.note("No more is told of interface documents") }
    }
}
