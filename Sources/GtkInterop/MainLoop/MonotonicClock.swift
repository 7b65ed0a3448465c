import CGtk

/// The clock that GTK's frames are counted by, which nobody sets.
public enum MonotonicClock {
    /// Seconds since some moment before the program began.
    public static var seconds: Double { Double(g_get_monotonic_time()) / 1_000_000 }
}
