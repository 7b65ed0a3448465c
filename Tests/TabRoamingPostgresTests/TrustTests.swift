import TabModel
import XCTest

@testable import TabRoamingPostgres
@testable import TabStore

/// A server that does not prove in full that it is the one which was named is told nothing.
final class TrustTests: PostgresTestCase {
    override func tearDownWithError() throws {
        try server.certify("server")
        try super.tearDownWithError()
    }

    private func check(
        _ address: PostgresAddress,
        _ code: TabStoreError.Code,
        _ words: String,
        line: UInt = #line
    ) throws {
        let laptop = try roaming("laptop", at: address)
        try laptop.move("me", .first)
        let error = try failure(of: laptop)
        XCTAssertEqual(error.code, code, "\(error)", line: line)
        XCTAssertTrue(error.description.contains(words), "\(error)", line: line)
        XCTAssertFalse(error.description.contains("\n"), "\(error)", line: line)
        XCTAssertFalse(error.description.contains("secret"), "\(error)", line: line)
        XCTAssertEqual(try rowCount(), 0, line: line)
    }

    func testAnotherAuthority() throws {
        let address = try server.address(role, authority: server.certificates.otherAuthority)
        try check(address, .untrusted, "certificate verify failed")
    }

    func testAnAuthorityThatIsNotThere() throws {
        try check(server.address(role, authority: "/nowhere/ca.pem"), .untrusted, "/nowhere/ca.pem")
        let empty = directory + "/empty.pem"
        try Data().write(to: URL(fileURLWithPath: empty))
        try check(server.address(role, authority: empty), .untrusted, "could not read root certificate file")
    }

    func testAnotherName() throws {
        // The certificate is localhost's, and not its number's.
        try check(
            server.address(role, host: "127.0.0.1"),
            .untrusted,
            "does not match host name \"127.0.0.1\""
        )
        try server.certify("elsewhere")
        try check(
            server.address(role),
            .untrusted,
            "server certificate for \"db.example.org\" does not match host name \"localhost\""
        )
    }

    func testACertificateThatExpired() throws {
        try server.certify("expired")
        try check(server.address(role), .untrusted, "certificate verify failed")
    }

    func testAServerWithoutTLS() throws {
        try server.certify(nil)
        try check(server.address(role), .untrusted, "server does not support SSL, but SSL was required")
    }

    /// What the environment says of trust does not count.
    func testTheEnvironmentWeakensNothing() throws {
        let authority = try server.certificates.authority
        let variables = [
            "PGSSLMODE": "disable", "PGSSLROOTCERT": authority, "PGCHANNELBINDING": "disable",
            "PGSSLMINPROTOCOLVERSION": "TLSv1", "PGGSSENCMODE": "prefer", "PGHOST": "/tmp",
            "PGUSER": "postgres",
            "PGDATABASE": "postgres", "PGPORT": "1", "PGOPTIONS": "-c row_security=off", "PGREQUIRESSL": "0",
        ]
        for (name, value) in variables { setenv(name, value, 1) }
        defer { for name in variables.keys { unsetenv(name) } }
        try check(
            server.address(role, authority: server.certificates.otherAuthority),
            .untrusted,
            "certificate verify failed"
        )
        let laptop = try roaming("phone")
        try laptop.move("me", .first)
        XCTAssertTrue(try laptop.exchange().isPublished)
        XCTAssertEqual(try rowCount(), 1)
    }

    /// A server that wants the password itself, or none, does not get one, be its certificate ever so right.
    func testThePasswordIsNotTold() throws {
        for method in ["password", "md5", "trust"] {
            // Where a password is kept as SCRAM's, md5 is that, too.
            try server.admit("hostssl all \(role) all \(method)")
            defer { try? server.admit("hostssl all all all scram-sha-256") }
            let laptop = try roaming(method)
            try laptop.move("me", .first)
            guard method != "md5" else {
                XCTAssertTrue(try laptop.exchange().isPublished)
                continue
            }
            let error = try failure(of: laptop)
            XCTAssertEqual(error.code, .rejected, "\(error)")
            XCTAssertTrue(error.description.contains("channel binding required"), "\(error)")
        }
    }

    func testAWrongPassword() throws {
        try server.psql("ALTER ROLE \(role) PASSWORD 'other'")
        try check(server.address(role), .rejected, "password authentication failed for user \"\(role)\"")
    }

    func testNoPassword() throws {
        let file = directory + "/passwords"
        try Data("elsewhere:*:*:*:secret\n".utf8).write(to: URL(fileURLWithPath: file))
        let former = ProcessInfo.processInfo.environment["PGPASSFILE"] ?? ""
        setenv("PGPASSFILE", file, 1)
        defer { setenv("PGPASSFILE", former, 1) }
        try check(server.address(role), .rejected, "no password supplied")
    }

    func testNoServer() throws {
        let laptop = try roaming("laptop", at: server.address(role, port: 9))
        let error = try failure(of: laptop)
        XCTAssertEqual(error.code, .unreachable)
        XCTAssertTrue(error.description.contains("Connection refused"), "\(error)")
        // A name that nobody has.
        let nowhere = try roaming("nowhere", at: server.address(role, host: "nowhere.invalid"))
        XCTAssertEqual(try failure(of: nowhere).code, .unreachable)
    }
}
