import CPostgres

/// A connection, each call of which ends in time and within bounds. The only place that touches the C room.
final class PostgresConnection {
    /// Why a call failed.
    enum Problem: Error, Hashable {
        case noLibrary(String)
        /// It could not be made.
        case unreachable(String)
        case untrusted(String)
        case notAdmitted(String)
        /// The server refused a statement; the connection goes on.
        case refused(state: String, message: String)
        case late
        case lost(String)
        case flooded
    }

    /// A value for a statement.
    enum Argument {
        case text(String)
        case bytes([UInt8])
    }

    /// A row's values in PostgreSQL's binary form, nil for null.
    typealias Row = [[UInt8]?]

    /// How long a call may take, in milliseconds, and how much may come before and between statements.
    struct Bounds: Hashable, Sendable {
        var connecting: Int32 = 15_000
        var statement: Int32 = 30_000
        var unasked: UInt64 = 1 << 20
    }

    private let handle: OpaquePointer
    private let bounds: Bounds

    /// Connects.
    init(_ parameters: [(keyword: String, value: String)], _ bounds: Bounds) throws(Problem) {
        if let problem = tabard_postgres_load() { throw .noLibrary(String(cString: problem)) }
        guard let handle = tabard_postgres_create() else { throw .lost("out of memory") }
        self.handle = handle
        self.bounds = bounds
        for (keyword, value) in parameters { tabard_postgres_set(handle, keyword, value) }
        let outcome = tabard_postgres_connect(handle, bounds.connecting, bounds.unasked)
        guard outcome != TabardPostgresDone else { return }
        guard outcome == TabardPostgresLost else { throw problem(outcome) }
        switch tabard_postgres_stage(handle) {
        // After its certificate was refused, the server may have gone already.
        case TabardPostgresReaching where !message.contains("certificate"): throw .unreachable(message)
        case TabardPostgresReaching, TabardPostgresSecuring: throw .untrusted(message)
        default: throw .notAdmitted(message)
        }
    }

    deinit {
        tabard_postgres_free(handle)
    }

    private var message: String { String(cString: tabard_postgres_message(handle)) }

    private func problem(_ outcome: TabardPostgresOutcome) -> Problem {
        switch outcome {
        case TabardPostgresRefused:
            .refused(state: String(cString: tabard_postgres_state(handle)), message: message)
        case TabardPostgresLate: .late
        case TabardPostgresFlooded: .flooded
        default: .lost(message)
        }
    }

    /// Does a statement.
    ///
    /// - Parameter length: The most bytes that may come for it.
    func rows(_ statement: String, _ arguments: [Argument] = [], atMost length: Int) throws(Problem) -> [Row]
    {
        for argument in arguments {
            switch argument {
            case .text(let text): tabard_postgres_add_text(handle, text)
            case .bytes(let bytes): tabard_postgres_add_bytes(handle, bytes, bytes.count)
            }
        }
        let sent = tabard_postgres_send(handle, statement, bounds.statement, UInt64(length) + bounds.unasked)
        guard sent == TabardPostgresDone else { throw problem(sent) }
        var rows: [Row] = []
        while true {
            let outcome = tabard_postgres_next(handle)
            guard outcome == TabardPostgresRow else {
                guard outcome == TabardPostgresDone else { throw problem(outcome) }
                return rows
            }
            rows.append((0..<tabard_postgres_column_count(handle)).map(value))
        }
    }

    private func value(_ column: Int32) -> [UInt8]? {
        let length = tabard_postgres_column_length(handle, column)
        guard length >= 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(length))
        tabard_postgres_copy_column(handle, column, &bytes, bytes.count)
        return bytes
    }

    /// Takes in what came unasked.
    func listen() throws(Problem) {
        let outcome = tabard_postgres_listen(handle, bounds.statement, bounds.unasked)
        guard outcome == TabardPostgresDone else { throw problem(outcome) }
    }

    /// Whether other connections notified since the last call.
    func takeHeard() -> Bool { tabard_postgres_take_heard(handle) > 0 }

    /// A descriptor to wait on, which whoever asked closes; -1 where there is none.
    var descriptor: Int32 { tabard_postgres_descriptor(handle) }

    /// Closes such a descriptor.
    static func close(_ descriptor: Int32) { tabard_postgres_close_descriptor(descriptor) }
}
