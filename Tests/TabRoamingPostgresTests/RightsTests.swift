import XCTest

@testable import TabRoamingPostgres

/// What a user's role may do is exactly what is listed here: tables, columns and functions are those that the database has, so
/// that one which is added is tried, too.
final class RightsTests: PostgresTestCase {
    /// The rows of an answer.
    private func lines(_ statement: String) throws -> [String] {
        try server.psql(statement).split(separator: "\n").map(String.init)
    }

    /// What becomes of statements that a role tries, each in a transaction that is taken back: PostgreSQL's letters of what is
    /// wrong, or else the number of rows.
    private func outcomes(of statements: [String], as role: String) throws -> [String: String] {
        let mark = "outcome"
        let tries = statements.map { statement in
            """
            BEGIN;
            \(statement);
            \\echo '\(mark)' :SQLSTATE :ROW_COUNT
            ROLLBACK;

            """
        }
        let answer = try server.outcome("\\set ON_ERROR_STOP off\n" + tries.joined(), as: role)
        let outcomes = answer.output.split(separator: "\n").filter { $0.hasPrefix(mark) }
            .map { line in
                let words = line.split(separator: " ")
                return words[1] == "00000" ? "\(words[2]) rows" : String(words[1])
            }
        XCTAssertEqual(outcomes.count, statements.count, answer.errors)
        return Dictionary(zip(statements, outcomes)) { first, _ in first }
    }

    /// All that a role could try with each table and column, and with each function.
    private func allStatements() throws -> [String] {
        let relations = try lines(
            """
            SELECT relname FROM pg_class
            WHERE relnamespace = 'tabard'::regnamespace AND relkind NOT IN ('i', 'I', 'c', 't') ORDER BY 1
            """
        )
        XCTAssertEqual(relations, ["devices", "records", "users", "version"])
        let columns = try lines(
            """
            SELECT relname || ' ' || attname FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
            WHERE relnamespace = 'tabard'::regnamespace AND relkind NOT IN ('i', 'I', 'c', 't') AND attnum > 0
                AND NOT attisdropped
            ORDER BY relname, attnum
            """
        ).map { $0.split(separator: " ") }
        let calls = try lines(
            """
            SELECT format('SELECT tabard.%s(%s)', proname,
                (SELECT string_agg('NULL::' || format_type(type, NULL), ', ') FROM unnest(proargtypes) type))
            FROM pg_proc WHERE pronamespace = 'tabard'::regnamespace ORDER BY proname
            """
        )
        XCTAssertEqual(calls.count, 5)
        let ofColumns = columns.flatMap { words in
            let (table, column) = ("tabard.\(words[0])", words[1])
            return [
                "SELECT \(column) FROM \(table)",
                "INSERT INTO \(table) (\(column)) VALUES (DEFAULT)",
                "UPDATE \(table) SET \(column) = \(column)",
                "SELECT FROM \(table) FOR UPDATE OF \(words[0])",
                "COPY \(table) (\(column)) FROM PROGRAM 'true'",
                "ALTER TABLE \(table) ALTER COLUMN \(column) DROP DEFAULT",
            ]
        }
        let modes = [
            "ACCESS SHARE", "ROW SHARE", "ROW EXCLUSIVE", "SHARE UPDATE EXCLUSIVE", "SHARE",
            "SHARE ROW EXCLUSIVE", "EXCLUSIVE", "ACCESS EXCLUSIVE",
        ]
        let ofTables = relations.flatMap { relation in
            let table = "tabard.\(relation)"
            return modes.map { "LOCK TABLE \(table) IN \($0) MODE" } + [
                "DELETE FROM \(table)",
                "TRUNCATE \(table)",
                "ALTER TABLE \(table) RENAME TO taken",
                "ALTER TABLE \(table) OWNER TO \(role)",
                "DROP TABLE IF EXISTS \(table)",
                "COMMENT ON TABLE \(table) IS 'taken'",
                "CREATE RULE taken AS ON INSERT TO \(table) DO INSTEAD NOTHING",
                "CREATE STATISTICS tabard.taken ON ctid, tableoid FROM \(table)",
                "CLUSTER \(table)",
            ]
        }
        return Array(Set(ofColumns + ofTables + calls)).sorted()
    }

    /// What is not refused for want of a right, by which letters else, or how many rows it comes to: those of the role itself, of
    /// which records has none here.
    private static let allowed: [String] = {
        let records = ["bytes", "checksum", "device", "is_news", "layout", "publication"]
        let own = [
            "records": records + ["changed", "changed_at", "user_id"],
            "users": ["added_at", "changes", "channel", "id", "maximum_length", "maximum_records", "role"],
            "version": ["installed_at", "is_only", "major", "minor"],
        ]
        let reading = own.flatMap { table, columns in
            columns.map { "SELECT \($0) FROM tabard.\(table): \(table == "records" ? 0 : 1) rows" }
                + ["LOCK TABLE tabard.\(table) IN ACCESS SHARE MODE: 0 rows"]
        }
        // Each has more columns that must be given.
        let adding = records.map { "INSERT INTO tabard.records (\($0)) VALUES (DEFAULT): 23502" }
        let changing = ["bytes", "checksum", "is_news", "publication"].map {
            "UPDATE tabard.records SET \($0) = \($0): 0 rows"
        }
        // Nobody does that to a view.
        let ofViews = ["changed_at", "device", "layout", "length", "publication", "role"].flatMap {
            [
                "INSERT INTO tabard.devices (\($0)) VALUES (DEFAULT): 55000",
                "UPDATE tabard.devices SET \($0) = \($0): 55000",
            ]
        }
        return reading + adding + changing + ofViews + [
            "SELECT FROM tabard.records FOR UPDATE OF records: 0 rows",
            "SELECT tabard.own_id(): 1 rows",
            "DELETE FROM tabard.devices: 55000",
            "TRUNCATE tabard.devices: 42809",
            "CLUSTER tabard.devices: 42809",
            "CREATE STATISTICS tabard.taken ON ctid, tableoid FROM tabard.devices: 42809",
            "COMMENT ON TABLE tabard.devices IS 'taken': 42809",
            "DROP TABLE IF EXISTS tabard.devices: 42809",
        ]
    }()

    /// What another role may do gives it its own row of users, the tables' version, and of records nothing.
    func testEachStatementOfAnotherRole() throws {
        let other = try server.user()
        let laptop = try roaming("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        let statements = try allStatements()
        let rows = """
            SELECT users.xmin, users, records.xmin, records FROM tabard.users JOIN tabard.records ON id = user_id
            WHERE role = '\(role)'
            """
        let before = try server.psql(rows)
        let outcomes = try outcomes(of: statements, as: other)
        let allowed = outcomes.filter { $0.value != "42501" }.map { "\($0.key): \($0.value)" }.sorted()
        XCTAssertEqual(allowed, Self.allowed.sorted())
        XCTAssertGreaterThan(statements.count, 150)
        let refusedCount = statements.count - allowed.count
        print("Statements of another role: \(statements.count) tried, \(refusedCount) refused")
        XCTAssertEqual(try server.psql(rows), before)
        XCTAssertFalse(before.isEmpty)
    }

    /// What is granted, to the users' role and to everybody.
    func testWhatIsGranted() throws {
        let grants = try lines(
            """
            WITH granted AS (
                SELECT 'database' AS what, (aclexplode(datacl)).* FROM pg_database WHERE datname = 'tabard'
                UNION ALL SELECT 'schema ' || nspname, (aclexplode(nspacl)).* FROM pg_namespace
                    WHERE nspname IN ('tabard', 'public')
                UNION ALL SELECT relname, (aclexplode(coalesce(relacl, acldefault('r', relowner)))).* FROM pg_class
                    WHERE relnamespace = 'tabard'::regnamespace AND relkind NOT IN ('i', 'I', 'c', 't')
                UNION ALL SELECT relname || '.' || attname, (aclexplode(attacl)).*
                    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
                    WHERE relnamespace = 'tabard'::regnamespace
                UNION ALL SELECT proname || '()', (aclexplode(coalesce(proacl, acldefault('f', proowner)))).* FROM pg_proc
                    WHERE pronamespace = 'tabard'::regnamespace
            )
            SELECT format('%s %s%s', privilege_type, what, CASE WHEN is_grantable THEN ' to give on' ELSE '' END)
            FROM granted WHERE grantee IN (0, 'tabard_user'::regrole) ORDER BY 1
            """
        )
        XCTAssertEqual(
            grants.sorted(),
            [
                "CONNECT database", "EXECUTE own_id()",
                "INSERT records.bytes", "INSERT records.checksum", "INSERT records.device",
                "INSERT records.is_news", "INSERT records.layout", "INSERT records.publication",
                "SELECT records", "SELECT users", "SELECT version",
                "UPDATE records.bytes", "UPDATE records.checksum", "UPDATE records.is_news",
                "UPDATE records.publication",
                "USAGE schema tabard",
            ]
        )
        // What holds for rows holds for the owner of the tables, too.
        let bound = try lines(
            """
            SELECT relname || ' ' || relrowsecurity || ' ' || relforcerowsecurity FROM pg_class
            WHERE relnamespace = 'tabard'::regnamespace AND relkind = 'r' ORDER BY 1
            """
        )
        XCTAssertEqual(bound, ["records true true", "users true true", "version false false"])
    }
}
