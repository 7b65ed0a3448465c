internal import CJournal

/// Where messages go: standard error, which is a terminal's for who develops, and the journal for an app that the desktop
/// started.
///
/// The journal gets them in its own format, with app, topic and level in fields. The environment changes which are written:
/// `TABARD_LOG` as `LogLevels` has it, and as for Xcode `OS_ACTIVITY_MODE=disable` writes nothing, `debug` messages of all
/// levels wherever they go, and `OS_ACTIVITY_DT_MODE=YES` shows private values.
package struct LogOutput: Sendable {
    package enum Reader: Sendable {
        case terminal
        case journal
        /// A file or another program.
        case other
    }

    static let standard = {
        let environment = ProcessInfo.processInfo.environment
        let output = LogOutput(
            reader: LogOutput.reader(of: 2, environment: environment),
            environment: environment
        )
        for problem in output.levels.problems where output.isOpen(for: .error) {
            output.write(problem, type: .error, log: .default)
        }
        return output
    }()

    package let reader: Reader
    private let mode: String?
    private let levels: LogLevels
    private let journal: Journal
    package let showsPrivateValues: Bool

    /// - Parameters:
    ///   - reader: Who reads standard error.
    ///   - environment: The program's.
    ///   - socket: The path of the journal's socket.
    package init(
        reader: Reader,
        environment: [String: String],
        socket: String = "/run/systemd/journal/socket"
    ) {
        self.reader = reader
        journal = Journal(socket: socket)
        mode = environment["OS_ACTIVITY_MODE"]
        levels = LogLevels(environment["TABARD_LOG"] ?? "")
        showsPrivateValues =
            reader == .terminal || ["YES", "1"].contains(environment["OS_ACTIVITY_DT_MODE"] ?? "")
    }

    /// Debug messages are for a terminal, unless somebody asks for them: elsewhere Apple keeps none either.
    package func isOpen(for type: OSLogType, log: OSLog = .default) -> Bool {
        if mode == "disable" { return false }
        return levels.isOpen(for: type, subsystem: log.subsystem, category: log.category)
            ?? (type != .debug || reader == .terminal || mode == "debug")
    }

    /// One message as it is written to standard error. The journal has its own clock, and reads the level from each line's
    /// beginning.
    package func lines(_ text: String, type: OSLogType, log: OSLog, at date: Date) -> String {
        let origin = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
        let head = origin.isEmpty ? "" : "[\(origin)] "
        let body = text.split(separator: "\n", omittingEmptySubsequences: false)
        switch reader {
        case .journal:
            return body.enumerated().map { "<\(type.priority)>\($0 == 0 ? head : "")\($1)\n" }.joined()
        case .terminal, .other:
            return "\(Self.time(of: date)) \(type.name) \(head)\(text)\n"
        }
    }

    /// Sends a message to the journal in its own format.
    ///
    /// - Returns: Whether the journal took it.
    package func sendToJournal(_ text: String, type: OSLogType, log: OSLog) -> Bool {
        let program = ProcessInfo.processInfo.processName
        return journal.send(JournalEntry(text, type: type, log: log, program: program))
    }

    func write(_ text: String, type: OSLogType, log: OSLog) {
        if reader == .journal, sendToJournal(text, type: type, log: log) { return }
        // In one piece, so that the lines of several threads do not mix.
        let bytes = Array(lines(text, type: type, log: log, at: Date()).utf8)
        // Nobody else could be told that nobody takes it.
        _ = tabard_write_to_standard_error(bytes, bytes.count)
    }

    private static func time(of date: Date) -> String {
        var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
        var parts = tm()
        localtime_r(&seconds, &parts)
        let milliseconds = Int((date.timeIntervalSince1970 - Double(seconds)) * 1000)
        let numbers = [Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec)].map {
            ($0 < 10 ? "0" : "") + String($0)
        }
        return numbers.joined(separator: ":") + "." + String(String(1000 + milliseconds).dropFirst())
    }

    /// Who reads a file of this process. systemd names the journal's by device and inode.
    package static func reader(of descriptor: Int32, environment: [String: String]) -> Reader {
        if isatty(descriptor) == 1 { return .terminal }
        var status = stat()
        guard fstat(descriptor, &status) == 0, let stream = environment["JOURNAL_STREAM"] else {
            return .other
        }
        return stream == "\(status.st_dev):\(status.st_ino)" ? .journal : .other
    }
}
