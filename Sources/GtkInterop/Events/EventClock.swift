import CGtk

/// Turns the times of events, which wrap around and have an origin of their own, into seconds since the system started.
@MainActor
struct EventClock {
    /// What an event's time must be corrected by, in seconds.
    private var shift: Double?
    /// An event that lies further off than this, in seconds, is of another origin.
    private static let limit = 2.0

    mutating func seconds(of event: OpaquePointer) -> Double {
        let now = Double(g_get_monotonic_time()) / 1_000_000
        let time = Double(gdk_event_get_time(event)) / 1000
        guard time > 0 else { return now }
        if let shift, abs(time + shift - now) < Self.limit { return min(time + shift, now) }
        shift = now - time
        return now
    }
}
