import CGtk
import Synchronization

/// Keeps Foundation's run loop from having the main thread for itself while it always has something to do, as with a main
/// queue that fills itself.
///
/// GLib calls no source while a more urgent one is ready, and frames are less urgent than the run loop. On iOS both come
/// to their turn.
@MainActor
enum RunLoopFairness {
    /// How many microseconds the run loop may go on before all else is let in: half a frame.
    private static let share: gint64 = 8000
    private static var sources: [UnsafeMutablePointer<GSource>] = []
    /// When the run loop had its first turn since GLib came to the end of what was to be done.
    private static var busySince: gint64?
    private static var reliefSource: guint = 0
    private nonisolated static let isYielding = Atomic(false)

    /// How urgent it is to turn the run loop; any thread may ask.
    nonisolated static var priority: gint {
        isYielding.load(ordering: .acquiring) ? G_PRIORITY_DEFAULT_IDLE : G_PRIORITY_DEFAULT
    }

    /// Lets a source that turns the run loop yield with the others.
    static func follow(_ source: UnsafeMutablePointer<GSource>) { sources.append(source) }

    /// The run loop is about to have a turn.
    static func noteTurn() {
        let now = g_get_monotonic_time()
        guard let busySince else {
            busySince = now
            g_idle_add_full(
                G_PRIORITY_DEFAULT_IDLE,
                { _ in
                    MainActor.assumeIsolated { RunLoopFairness.endYielding() }
                    return 0
                },
                nil,
                nil
            )
            return
        }
        if now - busySince > share, !isYielding.load(ordering: .acquiring) { beginYielding() }
    }

    private static func beginYielding() {
        isYielding.store(true, ordering: .releasing)
        setPriority()
        // Where drawing takes all the time, timers have a turn between frames.
        reliefSource = g_timeout_add_full(
            G_PRIORITY_DEFAULT,
            guint(share / 1000),
            { _ in
                RunLoopBridge.turn()
                return 1
            },
            nil,
            nil
        )
    }

    /// All that is less urgent has had its turn.
    private static func endYielding() {
        busySince = nil
        guard isYielding.exchange(false, ordering: .acquiringAndReleasing) else { return }
        g_source_remove(reliefSource)
        setPriority()
    }

    private static func setPriority() {
        for source in sources { g_source_set_priority(source, priority) }
    }
}
