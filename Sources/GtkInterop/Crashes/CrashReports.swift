internal import CCrashReport

/// What the program writes of itself when a fault ends it, such as a message of `fatalError` or a damaged memory.
public enum CrashReports {
    /// Has each fault that ends the program write a report into a folder, which is made then.
    ///
    /// The report says where in which files the program was, by the files' build ids, and nothing of what was in memory. The last
    /// ten are kept. To be called once, on the main thread.
    ///
    /// - Parameters:
    ///   - folder: An absolute path; nothing is written if it is none, or too long.
    ///   - program: The program's name.
    ///   - identifier: The app's.
    ///   - version: The app's.
    public static func begin(in folder: String, program: String, identifier: String, version: String) {
        _ = tabard_crash_report_begin(folder, program, identifier, version)
    }
}
