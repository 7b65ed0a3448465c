import CGtk

/// The program's log, where GTK writes too.
public enum Log {
    /// Tells developers of something that works, but not as they may think.
    public static func warn(_ message: String) {
        tabard_log_warning(message)
    }

    /// Tells of something from outside that was stopped or could not be had.
    public static func note(_ message: String) {
        tabard_log_message(message)
    }

    /// Tells of something from outside that is no good, to who asks with `G_MESSAGES_DEBUG`.
    public static func detail(_ message: String) {
        tabard_log_info(message)
    }
}
