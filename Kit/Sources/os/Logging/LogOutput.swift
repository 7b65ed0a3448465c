/// Where messages go: standard error, which is a terminal's for who develops, and the journal's for an app that the
/// desktop started.
///
/// The environment changes it as it does for Xcode: `OS_ACTIVITY_MODE=disable` writes nothing, `debug` messages of all
/// levels wherever they go, and `OS_ACTIVITY_DT_MODE=YES` shows private values.
package struct LogOutput: Sendable {
    package enum Reader: Sendable {
        case terminal
        case journal
        /// A file or another program.
        case other
    }

    static let standard = LogOutput(
        reader: LogOutput.reader(of: 2, environment: ProcessInfo.processInfo.environment),
        environment: ProcessInfo.processInfo.environment
    )

    package let reader: Reader
    private let mode: String?
    package let showsPrivateValues: Bool

    package init(reader: Reader, environment: [String: String]) {
        self.reader = reader
        mode = environment["OS_ACTIVITY_MODE"]
        showsPrivateValues =
            reader == .terminal || ["YES", "1"].contains(environment["OS_ACTIVITY_DT_MODE"] ?? "")
    }

    /// Debug messages are for a terminal: elsewhere Apple keeps none either.
    package func isOpen(for type: OSLogType) -> Bool {
        if mode == "disable" { return false }
        return type != .debug || reader == .terminal || mode == "debug"
    }

    /// One message as it is written. The journal has its own clock, and reads the level from each line's beginning.
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

    func write(_ text: String, type: OSLogType, log: OSLog) {
        guard log.isEnabled(type: type) else { return }
        // In one piece, so that the lines of several threads do not mix.
        FileHandle.standardError.write(Data(lines(text, type: type, log: log, at: Date()).utf8))
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
