internal import GtkInterop

/// Tells recognizers when time has passed; tests have one of their own.
@MainActor
protocol GestureClock: AnyObject {
    /// Calls once when a time has come, in seconds since the system started.
    func call(at deadline: TimeInterval, _ perform: @escaping (TimeInterval) -> Void)
}

/// The time of the main loop.
@MainActor
final class SystemGestureClock: GestureClock {
    func call(at deadline: TimeInterval, _ perform: @escaping (TimeInterval) -> Void) {
        let now = ProcessInfo.processInfo.systemUptime
        MainLoop.after(seconds: max(0, deadline - now)) {
            // A timer counts whole milliseconds, and may come a little early.
            perform(max(deadline, ProcessInfo.processInfo.systemUptime))
        }
    }
}
