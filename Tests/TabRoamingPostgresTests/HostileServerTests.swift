import Foundation
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabRoamingPostgres
@testable import TabStore

/// A server that stalls, closes, lies or does not stop: each leads to an error in time, and the layout is as it was.
final class HostileServerTests: PostgresTestCase {
    private static let bounds = PostgresConnection.Bounds(connecting: 400, statement: 400, unasked: 1 << 20)

    private func peakMemory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
        return line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }

    /// An exchange through something, which must fail in time.
    @discardableResult
    private func fail(
        _ name: String,
        at address: PostgresAddress,
        bounds: PostgresConnection.Bounds = HostileServerTests.bounds,
        within seconds: Double = 5,
        line: UInt = #line
    ) throws -> TabStoreError {
        let laptop = try roaming(name, at: address, bounds: bounds)
        try laptop.move("me", .first)
        var error = TabStoreError(.refused, path: "")
        let time = try ContinuousClock().measure { error = try failure(of: laptop, line: line) }
        XCTAssertLessThan(time, .seconds(seconds), "\(error)", line: line)
        XCTAssertFalse(error.description.contains("\n"), "\(error)", line: line)
        XCTAssertLessThan(error.description.utf8.count, 800, line: line)
        try assertOrder(laptop, ["me", "home", "search", "feed"], line: line)
        return error
    }

    /// In the server's place, from the first byte.
    func testAServerThatIsNone() throws {
        let cases: [(String, [UInt8], Relay.Ending, TabStoreError.Code)] = [
            ("silence", [], .silence, .notInTime),
            ("closing", [], .close, .unreachable),
            ("garbage", [], .garbage, .untrusted),
            ("endless", [], .endlessGarbage, .untrusted),
            ("no", Array("N".utf8), .silence, .untrusted),
            ("yes", Array("S".utf8), .silence, .notInTime),
            ("yesandclosing", Array("S".utf8), .close, .unreachable),
            ("yesandgarbage", Array("S".utf8), .garbage, .untrusted),
            ("error", Array("E\u{0}\u{0}\u{0}\u{20}SFATAL".utf8), .silence, .untrusted),
            ("endlesserror", Array("E".utf8) + [0x7f, 0xff, 0xff, 0xff], .endlessGarbage, .untrusted),
        ]
        for (name, greeting, ending, code) in cases {
            let relay = try Relay(to: nil, ending, saying: greeting)
            let error = try fail(name, at: server.address(role, port: relay.port))
            // Who closes right after garbage may have done so before it is looked at.
            let isGone = ending == .garbage && error.code == .unreachable
            XCTAssertTrue(error.code == code || isGone, "\(name): \(error)")
            relay.stop()
        }
    }

    /// Between device and server, at every stage: what the server says to an exchange is cut off anywhere.
    func testAConnectionThatIsCutOffAnywhere() throws {
        let whole = try Relay(to: server.port)
        let laptop = try roaming("laptop", at: server.address(role, port: whole.port))
        try laptop.move("me", .first)
        XCTAssertTrue(try laptop.exchange().isPublished)
        whole.stop()
        let count = whole.byteCount
        XCTAssertGreaterThan(count, 1000)
        let step = Self.isSoaking ? 1 : max(count / 12, 1)
        for ending in Relay.Ending.allCases {
            for limit in stride(from: 1, to: count - 100, by: step) {
                let relay = try Relay(to: server.port, after: limit, ending)
                // A device that has published before writes once more.
                let device = try roaming(
                    "laptop",
                    at: server.address(role, port: relay.port),
                    bounds: Self.bounds
                )
                try device.hide(limit % 2 == 0 ? "feed" : "search")
                let time = ContinuousClock().measure { _ = try? device.exchange() }
                XCTAssertLessThan(time, .seconds(5), "\(ending) after \(limit)")
                relay.stop()
            }
        }
        laptop.restart()
        let direct = try roaming("laptop")
        try direct.exchange()
        XCTAssertEqual(try rowCount(), 1)
        XCTAssertEqual(direct.takeTold(), [])
        let published = try server.psql(
            "SELECT convert_from(bytes, 'UTF8') FROM tabard.records JOIN tabard.users ON id = user_id WHERE role = '\(role)'"
        )
        XCTAssertTrue(published.contains("hidden"), published)
    }

    /// Tables of a server that lies are views: the certificate is right, and what it says is not.
    func testAServerThatLies() throws {
        let database = "lies_\(role)"
        try server.psql("CREATE DATABASE \(database)", in: "postgres")
        try server.psql(
            """
            CREATE SCHEMA tabard; GRANT USAGE ON SCHEMA tabard TO PUBLIC;
            CREATE FUNCTION tabard.own_id() RETURNS uuid LANGUAGE sql AS 'SELECT gen_random_uuid()'
            """,
            in: database
        )
        let address = try server.address(role, database: database)
        // What was given up goes on until the server's own time is over, and keeps its tables.
        let ending = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = '\(role)';"
        func version(_ columns: String) throws {
            try server.psql(
                """
                \(ending) DROP VIEW IF EXISTS tabard.version; CREATE VIEW tabard.version AS SELECT \(columns);
                GRANT SELECT ON tabard.version TO PUBLIC
                """,
                in: database
            )
        }
        func table(_ name: String, _ query: String) throws {
            try server.psql(
                """
                \(ending) DROP VIEW IF EXISTS tabard.\(name); CREATE VIEW tabard.\(name) AS \(query);
                GRANT ALL ON tabard.\(name) TO PUBLIC
                """,
                in: database
            )
        }
        let channel = "'tabard_' || repeat('0', 32)"
        try table("users", "SELECT '\(role)'::name AS role, \(channel) AS channel")
        try table("records", "SELECT NULL::bytea AS bytes")
        var bounds = PostgresConnection.Bounds(connecting: 5000, statement: 2000, unasked: 1 << 20)
        func check(_ name: String, _ code: TabStoreError.Code, line: UInt = #line) throws {
            let error = try fail(name, at: address, bounds: bounds, within: 20, line: line)
            XCTAssertEqual(error.code, code, "\(name): \(error)", line: line)
        }
        // What it greets with.
        try version("1 AS major, 0 AS minor WHERE false")
        try check("norow", .damaged)
        try version("1::bigint AS major, 0 AS minor")
        try check("wide", .damaged)
        try version("NULL::int AS major, 0 AS minor")
        try check("null", .damaged)
        try version("1 AS major, 0 AS minor FROM generate_series(1, 3)")
        try check("threerows", .damaged)
        try version("1 AS major, generate_series(1, 2000000000) AS minor")
        try check("endlessrows", .tooLarge)
        try version("pg_sleep(60)::text::int AS major, 0 AS minor")
        try check("sleep", .notInTime)
        try version("1 AS major, 0 AS minor")
        for bad in ["'x; DROP TABLE y'", "repeat('x', 10000000)", "NULL::text", "'\\x00'"] {
            try table("users", "SELECT '\(role)'::name AS role, \(bad) AS channel")
            try check(
                "channel",
                bad.hasPrefix("repeat") ? .tooLarge : bad.hasPrefix("NULL") ? .permissionDenied : .damaged
            )
        }
        try table("users", "SELECT '\(role)'::name AS role, \(channel) AS channel")
        // What it has.
        let layout =
            "'\\x" + LayoutIdentifier.bytes(of: "org.example.Notes/tabs").map(\.hexadecimal).joined()
            + "'::bytea"
        func records(_ device: String, _ bytes: String, _ rest: String = "") throws {
            try table(
                "records",
                """
                SELECT tabard.own_id() AS user_id, \(layout) AS layout, \(device) AS device, 1::bigint AS publication,
                1::bigint AS checksum, 1::bigint AS changed, \(bytes) AS bytes \(rest)
                """
            )
            try server.psql(
                "CREATE OR REPLACE FUNCTION tabard.own_id() RETURNS uuid LANGUAGE sql AS 'SELECT ''\(UUID())''::uuid'",
                in: database
            )
        }
        try records("int8send(generate_series(1, 2000000000))", "''::bytea")
        try check("many", .notInTime)
        bounds.statement = 15_000
        // The peak is counted anew.
        try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
        let before = try peakMemory()
        let giant = "convert_to(repeat('x', 500000000), 'UTF8')"
        try records("'\\x0000000000000001'::bytea", giant)
        try check("giant", .tooLarge)
        try records(giant, "''::bytea")
        try check("giantdevice", .tooLarge)
        let growth = (try peakMemory() - before) / 1024
        print("Peak memory grew by \(growth) MB under answers of 500 MB")
        XCTAssertLessThan(growth, 150)
    }

    /// A row whose bytes are nonsense is told once; what else there is roams.
    func testRowsThatAreNoRecords() throws {
        let (laptop, phone) = (try roaming("laptop"), try roaming("phone"))
        try phone.move("me", .first)
        try phone.exchange()
        let layout = LayoutIdentifier.bytes(of: "org.example.Notes/tabs").map(\.hexadecimal).joined()
        func insert(_ device: String, _ bytes: String) throws {
            try server.psql(
                """
                INSERT INTO tabard.records (layout, device, publication, checksum, bytes)
                VALUES ('\\x\(layout)', '\\x\(device)', 1, 1, \(bytes))
                """,
                as: role
            )
        }
        try insert("0000000000000001", "'nonsense'")
        try insert("0000000000000002", "'tabroam 9.0 x\\012'")
        try insert("0000000000000003", "convert_to(repeat('x', 4198528), 'UTF8')")
        try insert("00000000000000040000", "'of a later version'")
        for _ in 0..<3 { try laptop.exchange() }
        try assertOrder(laptop, ["me", "home", "search", "feed"])
        let address = try server.address(role)
        XCTAssertEqual(
            laptop.takeTold().sorted(),
            [
                "\(address), device 0000000000000001: what was saved is damaged",
                "\(address), device 0000000000000002: a newer version wrote this; it is not overwritten",
                "\(address), device 0000000000000003: what was saved is damaged",
            ]
        )
    }

    /// A flood of notices and notifications while nothing is asked ends the connection, and not the device.
    func testAFloodWhileListening() throws {
        let carrier = try carrier(
            "laptop",
            bounds: .init(connecting: 5000, statement: 5000, unasked: 1 << 16)
        )
        let signals = carrier.signals
        let listening = Task.detached { for await _ in signals {} }
        _ = try awaiting { try await carrier.receive() }
        let channel = try server.psql("SELECT channel FROM tabard.users WHERE role = '\(role)'")
        let other = try server.user()
        try server.psql(
            "DO $$ BEGIN FOR n IN 1..100 LOOP PERFORM pg_notify('\(channel)', repeat('x', 7000) || n); END LOOP; END $$",
            as: other
        )
        try wait("the connection is given up") {
            try server.psql("SELECT count(*) FROM pg_stat_activity WHERE usename = '\(role)'") == "0"
        }
        _ = try awaiting { try await carrier.receive() }
        listening.cancel()
    }
}
