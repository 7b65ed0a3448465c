import Foundation
import GRDB

/// SQLite through GRDB, with a write-ahead log that is synchronized at each commit.
struct DatabasePeer: Peer {
    static let title = "SQLite with GRDB, WAL, synchronous FULL"
    static let promise = Promise(isDurable: true, isWhole: true)

    private let queue: DatabaseQueue
    private var order = ""
    private var selected = ""

    init(_ folder: URL, _ layout: Layout) async throws {
        queue = try Self.open(Self.path(folder))
        try await queue.write { database in
            try database.execute(sql: "CREATE TABLE layout (key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID")
        }
    }

    private static func path(_ folder: URL) -> String {
        folder.appendingPathComponent("layout.sqlite").path
    }

    private static func open(_ path: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.journalMode = .wal
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        // GRDB sets NORMAL along with the log, which would leave the last saves to a power cut.
        try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        return queue
    }

    /// One text for the whole order, which is the cheapest that a table can hold it in.
    mutating func prepare(_ layout: Layout) {
        order = layout.order.joined(separator: "\n")
        selected = layout.selected
    }

    func save() async throws -> Duration {
        try measure {
            try queue.write { database in
                let statement = try database.cachedStatement(
                    sql: "INSERT OR REPLACE INTO layout VALUES (?, ?)"
                )
                try statement.execute(arguments: ["order", order])
                try statement.execute(arguments: ["selected", selected])
            }
        }
    }

    static func loader(_ folder: URL, _ layout: Layout) -> () throws -> Int {
        let path = path(folder)
        return {
            let values = try open(path).read { database in
                let rows = try Row.fetchAll(database, sql: "SELECT key, value FROM layout")
                return rows.reduce(into: [:]) { $0[$1[0] as String] = $1[1] as String }
            }
            return values["selected"] == nil ? 0 : values["order", default: ""].split(separator: "\n").count
        }
    }
}
