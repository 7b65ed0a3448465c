import CGtk

/// The program's log, where GTK writes too.
public enum Log {
    /// Tells developers of something that works, but not as they may think.
    public static func warn(_ message: String) {
        tabard_log_warning(message)
    }
}
