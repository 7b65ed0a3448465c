import XCTest

@testable import TabRoamingPostgres
@testable import TabStore

/// Addresses that are less than safe are none.
final class PostgresAddressTests: XCTestCase {
    func testAddresses() throws {
        let plain = try PostgresAddress("postgresql://anna@db.example.org/tabard?sslrootcert=/etc/ca.pem")
        XCTAssertEqual(plain.host, "db.example.org")
        XCTAssertEqual(plain.port, 5432)
        XCTAssertEqual(plain.user, "anna")
        XCTAssertEqual(plain.database, "tabard")
        XCTAssertEqual(plain.rootCertificates, "/etc/ca.pem")
        XCTAssertEqual(plain.description, "postgresql://anna@db.example.org/tabard")
        let full = try PostgresAddress(
            "postgres://anna%20b@[::1]:5433/my%20tabs?sslmode=verify-full&sslrootcert=/etc/my%20ca.pem"
        )
        XCTAssertEqual(full.host, "::1")
        XCTAssertEqual(full.port, 5433)
        XCTAssertEqual(full.user, "anna b")
        XCTAssertEqual(full.database, "my tabs")
        XCTAssertEqual(full.rootCertificates, "/etc/my ca.pem")
    }

    func testWhatIsRefused() {
        let root = "sslrootcert=/ca.pem"
        let form = "it is not postgresql://USER@HOST/DATABASE?sslrootcert=FILE"
        let host = "it takes one host, by name or number; folders of sockets and lists of hosts are none"
        let file = "a password belongs in the file ~/.pgpass, and not here"
        let options = "its only options are sslrootcert and sslmode=verify-full"
        let cases: [(String, String)] = [
            ("", form),
            ("host=db user=anna", form),
            ("http://anna@db/tabard?\(root)", form),
            ("postgresql://anna@db/tab\u{0}ard?\(root)", form),
            (String(repeating: "p", count: 5000), form),
            ("postgresql://anna:secret@db/tabard?\(root)", file),
            ("postgresql://anna:@db/tabard?\(root)", file),
            ("postgresql://anna@db/tabard?\(root)&password=secret", file),
            ("postgresql://anna@/tabard?\(root)", host),
            ("postgresql:///tabard?\(root)", host),
            ("postgresql://anna@%2Frun%2Fpostgresql/tabard?\(root)", host),
            ("postgresql://anna@one,two/tabard?\(root)", host),
            ("postgresql://anna@@abstract/tabard?\(root)", form),
            ("postgresql://anna@db:0/tabard?\(root)", "a port is 1 to 65535"),
            ("postgresql://anna@db:70000/tabard?\(root)", "a port is 1 to 65535"),
            ("postgresql://anna@db:99999999999999999999/tabard?\(root)", "a port is 1 to 65535"),
            ("postgresql://anna@[::1]:99999999999999999999/tabard?\(root)", "a port is 1 to 65535"),
            ("postgresql://db/tabard?\(root)", "it takes a user before the @"),
            ("postgresql://anna%00x@db/tabard?\(root)", "it takes a user before the @"),
            ("postgresql://anna@db?\(root)", "it takes a database after the host"),
            ("postgresql://anna@db/?\(root)", "it takes a database after the host"),
            ("postgresql://anna@db/tabard?\(root)#x", "nothing may follow a #"),
            (
                "postgresql://anna@db/tabard",
                "it takes ?sslrootcert=FILE, the certificate of the authority that vouches for the server"
            ),
            ("postgresql://anna@db/tabard?sslrootcert=system", "sslrootcert is the absolute path of a file"),
            ("postgresql://anna@db/tabard?sslrootcert=", "sslrootcert is the absolute path of a file"),
            ("postgresql://anna@db/tabard?sslrootcert=/a%00b", "sslrootcert is the absolute path of a file"),
            ("postgresql://anna@db/tabard?\(root)&\(root)", "there are two of sslrootcert"),
            ("postgresql://anna@db/tabard?\(root)&SSLMODE=disable", options),
            ("postgresql://anna@db/tabard?\(root)&host=/run", options),
            ("postgresql://anna@db/tabard?\(root)&hostaddr=10.0.0.1", options),
            ("postgresql://anna@db/tabard?\(root)&options=-c", options),
            ("postgresql://anna@db/tabard?\(root)&sslcert=/mine", options),
        ]
        for (text, detail) in cases {
            do {
                _ = try PostgresAddress(text)
                XCTFail("\(text) is taken")
            } catch {
                XCTAssertEqual(error.code, .invalidAddress, text)
                XCTAssertEqual(
                    error.description,
                    "the server's address: this is no address that can be used (\(detail))",
                    text
                )
            }
        }
        for mode in ["disable", "allow", "prefer", "require", "verify-ca", "VERIFY-FULL", ""] {
            XCTAssertThrowsError(
                try PostgresAddress("postgresql://anna@db/tabard?\(root)&sslmode=\(mode)"),
                mode
            ) {
                XCTAssertTrue("\($0)".contains("sslmode is verify-full, and nothing less"), "\($0)")
            }
        }
    }

    /// What the environment would add is told, and what it would change is said otherwise.
    func testTheEnvironment() throws {
        let address = try PostgresAddress("postgresql://anna@db/tabard?sslrootcert=/ca.pem")
        XCTAssertNoThrow(
            try address.checkEnvironment(["PGSSLMODE": "disable", "PGHOST": "other", "PGUSER": "ben"])
        )
        for name in ["PGPASSWORD", "PGSERVICE", "PGHOSTADDR", "PGTZ", "PGSSLCRLDIR"] {
            XCTAssertThrowsError(try address.checkEnvironment([name: "x"])) { error in
                XCTAssertEqual(
                    "\(error)",
                    """
                    postgresql://anna@db/tabard: this is no address that can be used (the variable \(name) is set, which is \
                    not to count; take it away)
                    """
                )
            }
        }
        XCTAssertEqual(address.parameters.filter { $0.value.isEmpty }.map(\.keyword), [])
    }
}
