/// Which messages are written: the least level of each app and topic, as `TABARD_LOG` has them.
///
/// The text is a level for all, or several parts with commas between: `info,org.example.Notes=error,org.example.Notes:network=debug`.
/// What names the topic counts before what names the app alone, and that before a level for all; of two that name the same
/// the last counts.
package struct LogLevels: Sendable {
    /// The levels, from the least important on, and what lets nothing through.
    package enum Level: String, CaseIterable, Sendable, Comparable {
        case debug, info, `default`, error, fault, off

        package static func < (lhs: Level, rhs: Level) -> Bool { lhs.rank < rhs.rank }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

        fileprivate init(_ type: OSLogType) {
            self =
                switch type {
                case .debug: .debug
                case .info: .info
                case .error: .error
                case .fault: .fault
                default: .default
                }
        }
    }

    private var least: [String: Level] = [:]
    /// What of the text says nothing, as a person is told of it.
    package private(set) var problems: [String] = []

    package init(_ text: String) {
        for part in text.split(separator: ",") where !part.allSatisfy(\.isWhitespace) {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard let level = sides.last.flatMap(Level.init(rawValue:)) else {
                let levels = Level.allCases.map(\.rawValue).joined(separator: ", ")
                let shown = part.prefix(100).filter { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } }
                problems.append(
                    "TABARD_LOG: '\(shown)' names no level: LEVEL, SUBSYSTEM=LEVEL or "
                        + "SUBSYSTEM:CATEGORY=LEVEL, where LEVEL is one of \(levels)"
                )
                continue
            }
            least[sides.count == 1 ? "" : sides[0]] = level
        }
    }

    /// Whether a message is written; nil if nothing is said of its app and topic.
    package func isOpen(for type: OSLogType, subsystem: String, category: String) -> Bool? {
        guard !least.isEmpty else { return nil }
        let level = least["\(subsystem):\(category)"] ?? least[subsystem] ?? least[""]
        return level.map { $0 <= Level(type) }
    }
}
