/// Writes messages about an app and a topic to the journal, where the desktop started the app, and else to standard error.
///
/// ```swift
/// let log = Logger(subsystem: "org.example.Notes", category: "network")
/// log.error("No answer from \(host, privacy: .public) after \(seconds) s")
/// ```
///
/// Of what is put into a message, numbers and text of the program itself are shown; other text and objects stand there
/// as `<private>` unless `privacy:` says otherwise, or standard error is a terminal. `TABARD_LOG` in the environment says which
/// levels are written.
public struct Logger: Sendable {
    private let log: OSLog

    /// Makes a logger of messages without app and topic.
    public init() { log = .default }

    /// Makes a logger for an app and a topic.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Makes a logger of a part of the log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message of the default level.
    public func log(_ message: OSLogMessage) { write(message, .default) }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }

    /// Writes a message of use while one develops.
    public func trace(_ message: OSLogMessage) { write(message, .debug) }

    /// Writes a message of use while one develops.
    public func debug(_ message: OSLogMessage) { write(message, .debug) }

    /// Writes a message that helps but is not needed.
    public func info(_ message: OSLogMessage) { write(message, .info) }

    /// Writes a message that helps to find an error.
    public func notice(_ message: OSLogMessage) { write(message, .default) }

    /// Writes a message about an error in the app.
    public func warning(_ message: OSLogMessage) { write(message, .error) }

    /// Writes a message about an error in the app.
    public func error(_ message: OSLogMessage) { write(message, .error) }

    /// Writes a message about what must never happen.
    public func critical(_ message: OSLogMessage) { write(message, .fault) }

    /// Writes a message about what must never happen.
    public func fault(_ message: OSLogMessage) { write(message, .fault) }

    private func write(_ message: OSLogMessage, _ type: OSLogType) {
        guard log.isEnabled(type: type) else { return }
        let output = LogOutput.standard
        output.write(message.text(showingPrivateValues: output.showsPrivateValues), type: type, log: log)
    }
}
