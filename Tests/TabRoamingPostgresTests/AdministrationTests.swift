import TabModel
import XCTest

@testable import TabRoamingPostgres
@testable import TabStore

/// The tables are made by one file, and users and devices come and go by one statement.
final class AdministrationTests: PostgresTestCase {
    func testTheFileChangesNothingTheSecondTime() throws {
        let laptop = try roaming("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        func schema() throws -> String {
            try server.psql(
                """
                SELECT string_agg(relname || ' ' || coalesce(relacl::text, ''), ' ' ORDER BY relname) FROM pg_class
                WHERE relnamespace = 'tabard'::regnamespace;
                SELECT string_agg(proname || ' ' || coalesce(proacl::text, '') || prosecdef || proconfig::text, ' ' ORDER BY proname)
                FROM pg_proc WHERE pronamespace = 'tabard'::regnamespace;
                SELECT string_agg(polname || polrelid::regclass || polroles::regrole[]::text, ' ' ORDER BY polrelid, polname)
                FROM pg_policy;
                SELECT * FROM tabard.users ORDER BY id; SELECT * FROM tabard.version; SELECT count(*) FROM tabard.records
                """
            )
        }
        let before = try schema()
        try server.installTables(in: "tabard")
        XCTAssertEqual(try schema(), before)
        XCTAssertFalse(try laptop.exchange().isPublished)
    }

    func testANewerVersion() throws {
        try server.psql("CREATE DATABASE newer", in: "postgres")
        try server.installTables(in: "newer")
        try server.psql(
            "GRANT tabard_user TO \(role); INSERT INTO tabard.users (role) VALUES ('\(role)')",
            in: "newer"
        )
        let laptop = try roaming("laptop", at: server.address(role, database: "newer"))
        try laptop.move("me", .first)
        // A newer minor version serves.
        try server.psql("UPDATE tabard.version SET minor = 7", in: "newer")
        XCTAssertTrue(try laptop.exchange().isPublished)
        try server.psql("UPDATE tabard.version SET major = 2, minor = 0", in: "newer")
        laptop.restart()
        let error = try failure(of: laptop)
        XCTAssertEqual(error.code, .newerVersion)
        XCTAssertEqual(
            error.description,
            """
            \(try server.address(role, database: "newer")): a newer version wrote this; it is not overwritten (its tables have \
            version 2.0, and version 1 is needed)
            """
        )
        // The file of today does not write over them.
        XCTAssertThrowsError(try server.installTables(in: "newer")) { error in
            XCTAssertTrue(
                "\(error)".contains("the tables have version 2.0, and this file brings 1.0"),
                "\(error)"
            )
        }
        try server.psql("UPDATE tabard.version SET major = 0", in: "newer")
        XCTAssertEqual(try failure(of: laptop).code, .rejected)
        try server.psql("DROP TABLE tabard.version", in: "newer")
        XCTAssertEqual(
            try failure(of: laptop).description,
            """
            \(try server.address(role, database: "newer")): the server refuses this (relation "tabard.version" does not exist; \
            roaming.sql makes the tables)
            """
        )
    }

    func testUsersComeAndGo() throws {
        let laptop = try roaming("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        // Once more changes nothing.
        try server.psql("SELECT tabard.add_user('\(role)')")
        XCTAssertEqual(try rowCount(), 1)
        try server.psql("SELECT tabard.remove_user('\(role)')")
        XCTAssertEqual(try rowCount(), 0)
        XCTAssertEqual(try failure(of: laptop).code, .rejected)
        XCTAssertThrowsError(try server.psql("SELECT tabard.remove_user('\(role)')")) { error in
            XCTAssertTrue("\(error)".contains("there is no user \(role)"), "\(error)")
        }
        // The user comes back as a new one, and the device as it was.
        try server.psql("SELECT tabard.add_user('\(role)')")
        XCTAssertTrue(try laptop.exchange().isPublished)
        XCTAssertEqual(laptop.takeTold(), [])
    }

    /// A person of the same name does not inherit.
    func testARoleThatWasMadeAnew() throws {
        let laptop = try roaming("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        laptop.restart()
        try wait("the connection ends") {
            try server.psql("SELECT count(*) FROM pg_stat_activity WHERE usename = '\(role)'") == "0"
        }
        try server.psql("DROP ROLE \(role); CREATE ROLE \(role) LOGIN PASSWORD 'secret'")
        XCTAssertEqual(try failure(of: laptop).code, .rejected)
        XCTAssertThrowsError(try server.psql("SELECT tabard.add_user('\(role)')")) { error in
            XCTAssertTrue("\(error)".contains("there are records of an earlier role \(role)"), "\(error)")
        }
    }

    /// Nor does one who is a member by another role, whatever rights the former one gave.
    func testARoleThatIsAMemberByAnother() throws {
        let laptop = try roaming("laptop")
        try laptop.move("me", .first)
        try laptop.exchange()
        try server.psql("ALTER DEFAULT PRIVILEGES GRANT ALL ON TABLES TO tabard_user", as: role)
        laptop.restart()
        try wait("the connection ends") {
            try server.psql("SELECT count(*) FROM pg_stat_activity WHERE usename = '\(role)'") == "0"
        }
        try server.psql(
            "ALTER ROLE \(role) RENAME TO \(role)_former; CREATE ROLE \(role)_team; CREATE ROLE \(role)"
        )
        try server.psql("GRANT tabard_user TO \(role)_team; GRANT \(role)_team TO \(role)")
        XCTAssertThrowsError(try server.psql("SELECT tabard.add_user('\(role)')")) { error in
            XCTAssertTrue("\(error)".contains("there are records of an earlier role \(role)"), "\(error)")
        }
        try server.psql("DROP ROLE \(role); ALTER ROLE \(role)_former RENAME TO \(role)")
        try server.psql("SELECT tabard.remove_user('\(role)'); DROP ROLE \(role)")
    }

    /// Who holds a lock keeps the file from being run, and not the devices from roaming.
    func testTheFileDoesNotWaitForLong() throws {
        let holder = try server.user()
        let laptop = try roaming("laptop")
        let server = try server
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            _ = try? server.outcome("BEGIN; SELECT FROM tabard.version; SELECT pg_sleep(60)", as: holder)
            done.signal()
        }
        try wait("it is held") {
            try server.psql(
                "SELECT count(*) FROM pg_stat_activity WHERE usename = '\(holder)' AND query LIKE '%sleep%'"
            )
                == "1"
        }
        XCTAssertThrowsError(try server.installTables(in: "tabard")) { error in
            XCTAssertTrue("\(error)".contains("lock timeout"), "\(error)")
        }
        try laptop.move("me", .first)
        XCTAssertTrue(try laptop.exchange().isPublished)
        try server.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '\(holder)'")
        done.wait()
    }

    func testWhoCannotBeAUser() throws {
        for (name, words) in [
            ("postgres", "may read everybody's rows"), ("tabard_owner", "may read everybody's rows"),
            ("nobody_at_all", "there is no role nobody_at_all"),
        ] {
            XCTAssertThrowsError(try server.psql("SELECT tabard.add_user('\(name)')")) { error in
                XCTAssertTrue("\(error)".contains(words), "\(error)")
            }
        }
        XCTAssertThrowsError(try server.installTables(in: "postgres")) { error in
            XCTAssertTrue("\(error)".contains("the tables need a database of their own"), "\(error)")
        }
    }

    /// A superuser's role sees all rows, and takes its own alone all the same.
    func testARoleThatRowSecurityDoesNotBind() throws {
        let phone = try roaming("phone")
        try phone.move("me", .first)
        try phone.exchange()
        try server.psql(
            """
            CREATE ROLE super_\(role) SUPERUSER LOGIN PASSWORD 'secret';
            INSERT INTO tabard.users (role) VALUES ('super_\(role)')
            """
        )
        let laptop = try roaming("laptop", at: server.address("super_\(role)"))
        try laptop.hide("feed")
        XCTAssertEqual(try laptop.exchange(), .init(receivedCount: 0, isChanged: false, isPublished: true))
        XCTAssertEqual(try rowCount(), 1)
    }

    func testTheUsersShareIsFull() throws {
        let (laptop, phone) = (try roaming("laptop"), try roaming("phone"))
        try server.psql("UPDATE tabard.users SET maximum_records = 1 WHERE role = '\(role)'")
        try laptop.move("me", .first)
        try laptop.exchange()
        let error = try failure(of: phone)
        XCTAssertEqual(
            error.description,
            "\(try server.address(role)): this is too large (the user has 1 records of devices, which is all that is allowed)"
        )
        // What came is there all the same, and the first one goes on.
        try assertOrder(phone, ["me", "home", "search", "feed"])
        try laptop.hide("feed")
        XCTAssertTrue(try laptop.exchange().isPublished)
        XCTAssertEqual(try failure(of: phone).code, .tooLarge)
        try assertOrder(phone, ["me", "home", "search"])
    }
}
