/// The names under which files are kept that are not to be read any more.
enum KeptNames {
    /// Why a file is kept.
    enum Reason: String, CaseIterable {
        /// It is damaged.
        case damaged
        /// Somebody asked for a start without it.
        case aside
    }

    /// The names for a file, the best first.
    static func all(for name: String, _ reason: Reason, date: String) -> [String] {
        (1...100).map { number in
            "\(name).\(reason.rawValue)-\(date)" + (number == 1 ? "" : "-\(number)")
        }
    }

    /// Whether a file's name is one of a kept file.
    ///
    /// No layout and no state is taken for one, since their names end otherwise.
    static func isKept(_ name: String) -> Bool {
        guard let end = name.split(separator: ".").last else { return false }
        return Reason.allCases.contains { end.hasPrefix("\($0.rawValue)-") }
    }
}
