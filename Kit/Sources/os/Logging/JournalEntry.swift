/// A message in the journal's own format: fields, each with a name and a text of any length.
struct JournalEntry {
    private(set) var bytes: [UInt8] = []

    /// What the journal keeps of a message beside what it knows of the program itself.
    ///
    /// - Parameters:
    ///   - text: The message; it may have several lines.
    ///   - type: The level.
    ///   - log: The app and the topic.
    ///   - program: The name by which `journalctl -t` finds the messages of a program.
    init(_ text: String, type: OSLogType, log: OSLog, program: String) {
        append("MESSAGE", text)
        append("PRIORITY", String(type.priority))
        append("SYSLOG_IDENTIFIER", program)
        if !log.subsystem.isEmpty { append("SUBSYSTEM", log.subsystem) }
        if !log.category.isEmpty { append("CATEGORY", log.category) }
    }

    /// A text of one line ends with it; another has its length before it.
    private mutating func append(_ name: String, _ text: String) {
        bytes += name.utf8
        if text.utf8.contains(UInt8(ascii: "\n")) {
            bytes.append(UInt8(ascii: "\n"))
            let count = UInt64(text.utf8.count)
            bytes += (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
        } else {
            bytes.append(UInt8(ascii: "="))
        }
        bytes += text.utf8
        bytes.append(UInt8(ascii: "\n"))
    }
}
