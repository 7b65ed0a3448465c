import XCTest

@testable import TabRoaming
@testable import TabRoamingPostgres
@testable import TabStore

/// Each statement by which a user's role could reach another's rows, or keep others from theirs, is tried and refused.
final class RowSecurityTests: PostgresTestCase {
    private var layout: String { "'\\x" + String(repeating: "ab", count: 16) + "'" }

    private func insert(_ device: Int, bytes: String = "'\\x00'") -> String {
        """
        INSERT INTO tabard.records (layout, device, publication, checksum, bytes)
        VALUES (\(layout), decode(lpad(to_hex(\(device)), 16, '0'), 'hex'), 1, 1, \(bytes))
        """
    }

    func testWhatAnotherRoleMayNotDo() throws {
        let other = try server.user()
        try server.psql(insert(1), as: role)
        // A device of the user's that stays connected.
        let laptop = try roaming("laptop")
        try laptop.exchange()
        let id = try server.psql("SELECT id FROM tabard.users WHERE role = '\(role)'")
        let channel = try server.psql("SELECT channel FROM tabard.users WHERE role = '\(role)'")
        // The letters are PostgreSQL's: 42501 is no privilege, 0A000 and 55006 no such thing.
        let refused: [(statement: String, state: String)] = [
            // Writing into another's rows, or as another.
            (
                insert(2).replacingOccurrences(of: "(layout,", with: "(user_id, layout,")
                    .replacingOccurrences(of: "VALUES (", with: "VALUES ('\(id)', "), "42501"
            ),
            ("UPDATE tabard.records SET user_id = '\(id)'", "42501"),
            ("UPDATE tabard.records SET device = device", "42501"),
            ("UPDATE tabard.records SET changed = 0", "42501"),
            ("UPDATE tabard.records SET changed_at = now()", "42501"),
            ("DELETE FROM tabard.records", "42501"),
            ("TRUNCATE tabard.records", "42501"),
            ("COPY tabard.records FROM STDIN", "42501"),
            ("COPY tabard.records FROM PROGRAM 'true'", "42501"),
            ("COPY tabard.records TO '/tmp/x'", "42501"),
            // The users' own table.
            ("UPDATE tabard.users SET channel = 'tabard_00000000000000000000000000000000'", "42501"),
            ("UPDATE tabard.users SET maximum_length = 1e15", "42501"),
            ("INSERT INTO tabard.users (role) VALUES ('\(other)')", "42501"),
            ("DELETE FROM tabard.users", "42501"),
            ("SELECT * FROM tabard.users FOR UPDATE", "42501"),
            ("SELECT * FROM tabard.users FOR KEY SHARE", "42501"),
            ("UPDATE tabard.version SET major = 9", "42501"),
            ("SELECT * FROM tabard.devices", "42501"),
            // What is for administrators.
            ("SELECT tabard.add_user('\(other)')", "42501"),
            ("SELECT tabard.remove_user('\(role)')", "42501"),
            ("SELECT tabard.remove_device('\(role)', '0000000000000001')", "42501"),
            ("SELECT tabard.admit()", "42501"),
            // Locks against all others.
            ("BEGIN; LOCK TABLE tabard.records IN ACCESS EXCLUSIVE MODE", "42501"),
            ("BEGIN; LOCK TABLE tabard.records IN SHARE MODE", "42501"),
            ("BEGIN; LOCK TABLE tabard.records IN ROW EXCLUSIVE MODE", "42501"),
            ("BEGIN; LOCK TABLE tabard.users IN SHARE ROW EXCLUSIVE MODE", "42501"),
            ("SELECT pg_advisory_lock(1)", "42501"),
            ("SELECT pg_try_advisory_xact_lock_shared(1, 1)", "42501"),
            // Going round row security, or changing what binds.
            ("SET row_security = off; SELECT * FROM tabard.records", "42501"),
            ("ALTER TABLE tabard.records DISABLE ROW LEVEL SECURITY", "42501"),
            ("ALTER TABLE tabard.records DISABLE TRIGGER admission", "42501"),
            ("SET session_replication_role = replica", "42501"),
            ("DROP POLICY own ON tabard.records", "42501"),
            ("CREATE POLICY mine ON tabard.records USING (true)", "42501"),
            (
                "CREATE TRIGGER x BEFORE INSERT ON tabard.records FOR EACH ROW EXECUTE FUNCTION tabard.admit()",
                "42501"
            ),
            ("CREATE INDEX ON tabard.records (layout)", "42501"),
            ("SET ROLE tabard_owner", "42501"),
            ("SET ROLE \(role)", "42501"),
            ("SET SESSION AUTHORIZATION \(role)", "42501"),
            ("ALTER ROLE \(role) PASSWORD 'x'", "42501"),
            ("ALTER ROLE \(other) CONNECTION LIMIT -1", "42501"),
            ("GRANT tabard_owner TO \(other)", "42501"),
            ("CREATE ROLE x", "42501"),
            // Filling the disk.
            ("CREATE TABLE public.x (y int)", "42501"),
            ("CREATE TABLE tabard.x (y int)", "42501"),
            ("CREATE TEMPORARY TABLE x (y int)", "42501"),
            ("CREATE SCHEMA x", "42501"),
            ("CREATE FUNCTION tabard.x() RETURNS int LANGUAGE sql AS 'SELECT 1'", "42501"),
            ("SELECT lo_create(0)", "42501"),
            ("SELECT lo_creat(-1)", "42501"),
            ("SELECT lo_from_bytea(0, 'x')", "42501"),
            ("SELECT lo_import('/etc/passwd')", "42501"),
            ("SELECT pg_logical_emit_message(false, 'x', 'y')", "42501"),
            ("SET temp_file_limit = -1", "42501"),
            ("SELECT pg_read_file('/etc/passwd')", "42501"),
            // Others' connections.
            ("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '\(role)'", "42501"),
            ("SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE usename = '\(role)'", "42501"),
        ]
        for (statement, state) in refused {
            let outcome = try server.outcome(statement, as: other)
            XCTAssertNotEqual(outcome.status, 0, "\(statement) is allowed: \(outcome.output)")
            XCTAssertTrue(outcome.errors.contains(state), "\(statement): \(outcome.errors)")
        }
        // What is allowed shows and changes nothing of another's.
        let harmless: [(statement: String, answer: String)] = [
            ("SELECT count(*) FROM tabard.records", "0"),
            ("SELECT count(*) FROM tabard.records WHERE user_id = '\(id)'", "0"),
            ("SELECT count(*) FROM tabard.users", "1"),
            ("SELECT count(*) FROM tabard.users WHERE channel = '\(channel)'", "0"),
            ("UPDATE tabard.records SET bytes = 'x' WHERE user_id = '\(id)'", ""),
            ("SELECT tabard.own_id() = '\(id)'", "f"),
            // A member of a role may drop what depends on the role: rights that others gave are not among it, but policies for it.
            ("DROP OWNED BY tabard_user; SELECT count(*) FROM tabard.users", "1"),
            // PostgreSQL only warns of what has no effect.
            (
                """
                GRANT SELECT ON tabard.records TO PUBLIC;
                SELECT count(*) FROM pg_class, aclexplode(relacl) WHERE relname = 'records' AND grantee = 0
                """, "0"
            ),
            (
                "SELECT DISTINCT query FROM pg_stat_activity WHERE usename = '\(role)'",
                "<insufficient privilege>"
            ),
            (
                """
                CREATE OPERATOR pg_temp.=== (FUNCTION = int4eq, LEFTARG = int, RIGHTARG = int);
                """, "refused"
            ),
        ]
        for (statement, answer) in harmless {
            let outcome = try server.outcome(statement, as: other)
            let given = outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
            XCTAssertEqual(outcome.status == 0 ? given : "refused", answer, "\(statement): \(outcome.errors)")
        }
        XCTAssertEqual(
            try server.psql("SELECT encode(bytes, 'hex') FROM tabard.records WHERE user_id = '\(id)'"),
            "00"
        )
        try laptop.exchange()
        // A role that is no user of these tables does not even connect.
        try server.psql("CREATE ROLE \(role)_stranger LOGIN PASSWORD 'secret'")
        let stranger = try server.outcome("SELECT 1", as: "\(role)_stranger")
        XCTAssertNotEqual(stranger.status, 0)
        XCTAssertTrue(stranger.errors.contains("permission denied for database"), stranger.errors)
    }

    /// The device and its key are the same for two users, and each has its own.
    func testUsersWithTheSameNumbers() throws {
        let other = try server.user()
        try server.psql(insert(7, bytes: "'\\x01'"), as: role)
        try server.psql(insert(7, bytes: "'\\x02'"), as: other)
        try server.psql("UPDATE tabard.records SET bytes = '\\x03'", as: other)
        XCTAssertEqual(try server.psql("SELECT encode(bytes, 'hex') FROM tabard.records", as: role), "01")
        XCTAssertEqual(try server.psql("SELECT encode(bytes, 'hex') FROM tabard.records", as: other), "03")
    }

    func testTheBounds() throws {
        try server.psql(
            "UPDATE tabard.users SET maximum_records = 3, maximum_length = 1000 WHERE role = '\(role)'"
        )
        func state(_ statement: String) throws -> String {
            let errors = try server.outcome(statement, as: role).errors
            return String(errors.split(separator: " ").last ?? "").trimmingCharacters(
                in: .whitespacesAndNewlines
            )
        }
        XCTAssertEqual(try state(insert(1, bytes: "''")), "23514")
        XCTAssertEqual(try state(insert(1, bytes: "convert_to(repeat('x', 4198401), 'UTF8')")), "53400")
        for device in 1...3 { XCTAssertEqual(try state(insert(device)), "") }
        XCTAssertEqual(try state(insert(4)), "53400")
        // Many rows of one statement are counted one by one, and those of one transaction too.
        try server.psql(
            "DELETE FROM tabard.records USING tabard.users WHERE id = user_id AND role = '\(role)'"
        )
        let many = """
            INSERT INTO tabard.records (layout, device, publication, checksum, bytes)
            SELECT \(layout), decode(lpad(to_hex(n), 16, '0'), 'hex'), 1, 1, 'x' FROM generate_series(1, 4) n
            """
        XCTAssertEqual(try state(many), "53400")
        XCTAssertEqual(
            try state("BEGIN; \(insert(1)); \(insert(2)); \(insert(3)); \(insert(4)); COMMIT"),
            "53400"
        )
        XCTAssertEqual(try rowCount(), 0)
        XCTAssertEqual(try state(insert(1, bytes: "convert_to(repeat('x', 600), 'UTF8')")), "")
        XCTAssertEqual(try state(insert(2, bytes: "convert_to(repeat('x', 600), 'UTF8')")), "53400")
        XCTAssertEqual(try state(insert(2, bytes: "convert_to(repeat('x', 400), 'UTF8')")), "")
        XCTAssertEqual(
            try state("UPDATE tabard.records SET bytes = convert_to(repeat('x', 600), 'UTF8')"),
            "53400"
        )
        // With the greatest bound of all, a record is still no larger than devices read.
        try server.psql("UPDATE tabard.users SET maximum_length = 100000000 WHERE role = '\(role)'")
        XCTAssertEqual(try state(insert(3, bytes: "convert_to(repeat('x', 4198528), 'UTF8')")), "")
        XCTAssertEqual(
            try state("UPDATE tabard.records SET bytes = convert_to(repeat('x', 4198529), 'UTF8')"),
            "23514"
        )
        XCTAssertEqual(PublishedRecord.maximumLength, 4_198_528)
    }

    /// Connections that insert at once cannot pass the bound together, whatever their isolation.
    func testTheBoundsHoldForConnectionsAtOnce() throws {
        try server.psql("UPDATE tabard.users SET maximum_records = 5 WHERE role = '\(role)'")
        for level in ["READ COMMITTED", "REPEATABLE READ", "SERIALIZABLE"] {
            try server.psql(
                "DELETE FROM tabard.records USING tabard.users WHERE id = user_id AND role = '\(role)'"
            )
            let (server, role) = (try server, role)
            let inserts = (0..<32).map { insert($0) }
            DispatchQueue.concurrentPerform(iterations: 8) { number in
                for insert in inserts[number * 4..<number * 4 + 4] {
                    let transaction =
                        "BEGIN ISOLATION LEVEL \(level); SELECT count(*) FROM tabard.records; \(insert); COMMIT"
                    _ = try? server.outcome(transaction, as: role)
                }
            }
            XCTAssertEqual(try rowCount(), 5, level)
        }
    }

    func testTheChannelIsTheUsersOwn() throws {
        let other = try server.user()
        let channels = try [role, other].map { try server.psql("SELECT channel FROM tabard.users", as: $0) }
        XCTAssertNotEqual(channels[0], channels[1])
        for channel in channels { XCTAssertNotNil(channel.wholeMatch(of: /tabard_[0-9a-f]{32}/), channel) }
        // The payload says nothing.
        let heard = try server.psql("LISTEN \(channels[0]); \(insert(1)); SELECT 1", as: role)
        XCTAssertTrue(heard.contains("Asynchronous notification \"\(channels[0])\" received"), heard)
        XCTAssertFalse(heard.contains("payload"), heard)
    }
}
