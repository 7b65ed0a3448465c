import TabStore

extension PostgresConnection.Problem {
    /// Whether the connection is of no use any more.
    var endsConnection: Bool {
        guard case .refused(let state, _) = self else { return true }
        // The server shuts down, or lost its footing.
        return state.hasPrefix("57P") || state.hasPrefix("08") || state.hasPrefix("XX")
    }

    /// The same for whoever roams.
    func error(at path: String) -> TabStoreError {
        switch self {
        case .noLibrary(let why):
            TabStoreError(
                .missingLibrary,
                path: path,
                detail: "libpq, in Debian's package libpq5: \(Self.line(why))"
            )
        case .unreachable(let message), .lost(let message):
            TabStoreError(.unreachable, path: path, detail: Self.line(message))
        case .untrusted(let message): TabStoreError(.untrusted, path: path, detail: Self.line(message))
        case .notAdmitted(let message): TabStoreError(.rejected, path: path, detail: Self.line(message))
        case .late: TabStoreError(.notInTime, path: path)
        case .flooded: TabStoreError(.tooLarge, path: path, detail: "more came than was asked for")
        case .refused(let state, let message):
            TabStoreError(Self.code(state), path: path, detail: Self.detail(state, Self.line(message)))
        }
    }

    /// The letters are those of SQL's standard and PostgreSQL's list.
    private static func code(_ state: String) -> TabStoreError.Code {
        switch state {
        case "42501": .permissionDenied
        case "53100": .noSpace
        case "53400", "54000", "23514": .tooLarge
        case "57014", "55P03", "25P03": .notInTime
        case "25006": .readOnly
        default: state.hasPrefix("57P") || state.hasPrefix("08") ? .unreachable : .rejected
        }
    }

    private static func detail(_ state: String, _ message: String) -> String {
        switch state {
        case "42P01", "3F000", "42883": "\(message); roaming.sql makes the tables"
        default: message
        }
    }

    /// The words of others as a part of one line.
    private static func line(_ message: String) -> String {
        let words = message.split { $0.isWhitespace || $0.isNewline }
        let plain = words.joined(separator: " ").unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
        return String(String.UnicodeScalarView(plain).prefix(maximumLength))
    }

    private static let maximumLength = 300
}
