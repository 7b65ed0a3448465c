import Foundation
import Synchronization
import XCTest

@testable import TabRoamingPostgres
@testable import TabStore

/// A PostgreSQL of the tests' own, on this machine alone, with TLS and the tables.
final class PostgresServer: Sendable {
    /// The one that all tests share; made by the first.
    private static let shared = Result { try PostgresServer() }

    static func running() throws -> PostgresServer {
        guard binaries != nil else {
            throw XCTSkip("PostgreSQL 15 or newer is not installed: Debian's package is postgresql")
        }
        return try shared.get()
    }

    private static let binaries: String? = {
        let root = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        let version = versions.compactMap { Int($0) }.filter { $0 >= 15 }.max()
        return version.map { "\(root)/\($0)/bin/" }
    }()

    private let place: PassingFolder
    let port: UInt16
    let certificates: Certificates
    private let process = Mutex<Process?>(nil)
    private let userCount = Mutex(0)

    var folder: String { place.path }
    private var data: String { folder + "/data" }

    private init() throws {
        place = try PassingFolder(
            "TabRoamingPostgresTests-server-\(ProcessInfo.processInfo.processIdentifier)"
        )
        let folder = place.path
        port = UInt16.random(in: 20_000..<30_000)
        let passwords = folder + "/passwords"
        try Data("localhost:*:*:*:secret\n127.0.0.1:*:*:*:secret\n".utf8).write(
            to: URL(fileURLWithPath: passwords)
        )
        try Command.run("/bin/chmod", ["600", passwords])
        setenv("PGPASSFILE", passwords, 1)
        let keys = folder + "/keys"
        try FileManager.default.createDirectory(atPath: keys, withIntermediateDirectories: true)
        certificates = try Certificates(in: keys)
        XCTestObservationCenter.shared.addTestObserver(Ending(server: self))
        if getuid() == 0 { try Command.run("/bin/chown", ["-R", "postgres:", folder]) }
        if getuid() == 0 { try Command.run("/bin/chown", ["root:", passwords]) }
        try server("initdb", "-D", data, "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
        let settings = """
            listen_addresses = 'localhost'
            port = \(port)
            unix_socket_directories = '\(folder)'
            fsync = \(RoamingTestCase.isSoaking ? "on" : "off")
            max_connections = \(RoamingTestCase.isSoaking ? 1100 : 100)
            ssl = on

            """
        try append(settings, to: "postgresql.conf")
        try write("local all all trust\nhostssl all all all scram-sha-256\n", to: "pg_hba.conf")
        try certify("server")
        try start()
        try psql("CREATE DATABASE tabard", in: "postgres")
        try installTables(in: "tabard")
    }

    /// Ends the server after the tests.
    private final class Ending: NSObject, XCTestObservation {
        private let server: PostgresServer

        init(server: PostgresServer) { self.server = server }

        func testBundleDidFinish(_ bundle: Bundle) {
            try? server.stop()
            server.place.remove()
        }
    }

    static let tables: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "Documentation/roaming.sql"
        )

    func installTables(in database: String) throws {
        try psql(try String(contentsOf: Self.tables, encoding: .utf8), in: database)
    }

    // MARK: The program

    private func server(_ program: String, _ arguments: String...) throws {
        let (path, words) = command(program, arguments)
        try Command.run(path, words)
    }

    /// The server does not run as root.
    private func command(_ program: String, _ arguments: [String]) -> (String, [String]) {
        let path = (Self.binaries ?? "") + program
        guard getuid() == 0 else { return (path, arguments) }
        return (
            "/usr/bin/setpriv",
            ["--reuid=postgres", "--regid=postgres", "--clear-groups", "--pdeathsig=INT", path] + arguments
        )
    }

    func start() throws {
        let process = Process()
        let (path, arguments) = command("postgres", ["-D", data])
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let log = folder + "/log"
        if !FileManager.default.fileExists(atPath: log) { try Data().write(to: URL(fileURLWithPath: log)) }
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        try handle.seekToEnd()
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        self.process.withLock { $0 = process }
        let end = Date(timeIntervalSinceNow: 60)
        while true {
            let ready = try Command.outcome(
                (Self.binaries ?? "") + "pg_isready",
                ["-h", folder, "-p", "\(port)"]
            )
            if ready.status == 0 { return }
            guard process.isRunning, Date() < end else {
                throw Command.Failure(description: try String(contentsOfFile: log, encoding: .utf8))
            }
            usleep(20_000)
        }
    }

    var processID: Int32 { process.withLock { $0?.processIdentifier ?? 0 } }

    func stop() throws {
        guard let process = process.withLock(\.self), process.isRunning else { return }
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
    }

    // MARK: Its files

    private func write(_ text: String, to name: String) throws {
        let path = data + "/" + name
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        if getuid() == 0 { try Command.run("/bin/chown", ["postgres:", path]) }
    }

    private func append(_ text: String, to name: String) throws {
        let old = try String(contentsOfFile: data + "/" + name, encoding: .utf8)
        try write(old + text, to: name)
    }

    /// Gives the server another certificate, or none.
    func certify(_ name: String?) throws {
        let text =
            name.map { name in
                "ssl = on\nssl_cert_file = '\(certificates.folder)/\(name).pem'\nssl_key_file = '\(certificates.folder)/\(name).key'\n"
            } ?? "ssl = off\n"
        try write(text, to: "tls.conf")
        if process.withLock(\.self) == nil {
            try append("include 'tls.conf'\n", to: "postgresql.conf")
        } else {
            try server("pg_ctl", "-D", data, "reload")
            // Connections that were there keep what they had.
            try wait { try psql("SHOW ssl").contains(name == nil ? "off" : "on") }
            usleep(200_000)
        }
    }

    /// Says how roles prove who they are; those before the last line are tried first.
    func admit(_ line: String) throws {
        try write("local all all trust\n\(line)\nhostssl all all all scram-sha-256\n", to: "pg_hba.conf")
        try server("pg_ctl", "-D", data, "reload")
        try wait { try psql("SELECT count(*) FROM pg_hba_file_rules") == "3" }
        usleep(200_000)
    }

    private func wait(until condition: () throws -> Bool) throws {
        let end = Date(timeIntervalSinceNow: 30)
        while try !condition() {
            guard Date() < end else { throw NotInTime() }
            usleep(20_000)
        }
    }

    // MARK: Statements

    private func psqlArguments(_ role: String, _ database: String) -> [String] {
        [
            "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", folder, "-p", "\(port)", "-U", role, "-d",
            database,
        ]
    }

    /// Runs statements as a superuser, or as another role.
    @discardableResult
    func psql(_ statements: String, as role: String = "postgres", in database: String = "tabard") throws
        -> String
    {
        try Command.run(
            (Self.binaries ?? "") + "psql",
            psqlArguments(role, database),
            input: statements + "\n;"
        ).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// What becomes of statements.
    func outcome(_ statements: String, as role: String, in database: String = "tabard") throws
        -> Command.Outcome
    {
        try Command.outcome(
            (Self.binaries ?? "") + "psql",
            psqlArguments(role, database) + ["-v", "VERBOSITY=sqlstate"],
            input: statements + "\n;"
        )
    }

    /// Makes a user, whose role is new.
    func user() throws -> String {
        let number = userCount.withLock { count in
            count += 1
            return count
        }
        let role = "user_\(number)"
        try psql("CREATE ROLE \(role) LOGIN PASSWORD 'secret'; SELECT tabard.add_user('\(role)')")
        return role
    }

    func address(
        _ role: String,
        host: String = "localhost",
        port: UInt16? = nil,
        database: String = "tabard",
        authority: String? = nil
    ) throws -> PostgresAddress {
        try PostgresAddress(
            "postgresql://\(role)@\(host):\(port ?? self.port)/\(database)?sslrootcert=\(authority ?? certificates.authority)"
        )
    }
}
