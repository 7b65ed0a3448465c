import Foundation
import TabModel
import XCTest

@testable import TabRoamingPostgres
@testable import TabStore

/// `tabard roam --postgres`, as users run it.
final class CommandLineTests: PostgresTestCase {
    private static let program: String = {
        let tests = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appendingPathComponent("tabard").path
    }()

    private func layout(_ device: String) -> String { "\(directory)/\(device)/org.example.Notes/tabs.layout" }

    private func address() throws -> String {
        "postgresql://\(role)@localhost:\(try server.port)/tabard?sslrootcert=\(try server.certificates.authority)"
    }

    private func tabard(_ arguments: String...) throws -> Command.Outcome {
        try Command.outcome(Self.program, arguments)
    }

    private func declare(_ device: String) throws {
        let folder = (layout(device) as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Command.run(Self.program, ["declare", layout(device), "a", "b", "c", "d"])
    }

    private func exchange(_ device: String) throws -> Command.Outcome {
        try tabard("roam", layout(device), "--postgres", try address(), "--device", device, "--once")
    }

    func testOnce() throws {
        for device in ["laptop", "phone"] { try declare(device) }
        try Command.run(Self.program, ["move", layout("laptop"), "d", "--first"])
        XCTAssertEqual(try exchange("laptop").output, "\(layout("laptop")): published to them\n")
        XCTAssertEqual(try exchange("laptop").output, "\(layout("laptop")): nothing new\n")
        let phone = try exchange("phone")
        XCTAssertEqual(
            phone.output,
            "\(layout("phone")): took in what other devices changed, published to them\n"
        )
        XCTAssertEqual(phone.errors, "")
        let record = TabStore.read(at: TabStoreLocation(file: layout("phone"))).record
        XCTAssertEqual(record.arrangement(for: ["a", "b", "c", "d"]).visible, ["d", "a", "b", "c"])
    }

    func testTwoProcesses() throws {
        for device in ["laptop", "phone"] { try declare(device) }
        let processes = try ["laptop", "phone"].map { device in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: Self.program)
            process.arguments = ["roam", layout(device), "--postgres", try address(), "--device", device]
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            return process
        }
        defer { for process in processes where process.isRunning { process.terminate() } }
        try Command.run(Self.program, ["hide", layout("laptop"), "b"])
        try wait("the phone has it") {
            let record = TabStore.read(at: TabStoreLocation(file: layout("phone"))).record
            return record.arrangement(for: ["a", "b", "c", "d"]).visible == ["a", "c", "d"]
        }
        for process in processes {
            process.terminate()
            process.waitUntilExit()
            XCTAssertEqual(process.terminationReason, .exit)
            XCTAssertEqual(process.terminationStatus, 0)
        }
    }

    func testWhatIsRefused() throws {
        try declare("laptop")
        let password = try tabard(
            "roam",
            layout("laptop"),
            "--device",
            "laptop",
            "--once",
            "--postgres",
            "postgresql://anna:verysecret@localhost/tabard?sslrootcert=/ca.pem"
        )
        XCTAssertEqual(password.status, 64)
        XCTAssertFalse((password.output + password.errors).contains("verysecret"), password.errors)
        XCTAssertTrue(password.errors.contains("a password belongs in the file ~/.pgpass"), password.errors)
        for arguments in [[], ["--postgres", try address(), "--folder", folder]] {
            let outcome = try Command.outcome(
                Self.program,
                ["roam", layout("laptop"), "--device", "laptop", "--once"] + arguments
            )
            XCTAssertEqual(outcome.status, 64)
            XCTAssertTrue(outcome.errors.contains("Give either '--folder' or '--postgres'."), outcome.errors)
        }
        // It names whose fault it is, in one line.
        try server.psql("SELECT tabard.remove_user('\(role)')")
        let outcome = try exchange("laptop")
        XCTAssertEqual(outcome.status, 2)
        XCTAssertEqual(outcome.errors.split(separator: "\n").count, 1, outcome.errors)
        XCTAssertTrue(outcome.errors.contains("permission denied for database \"tabard\""), outcome.errors)
    }

    /// libpq is loaded when it is asked for, and what is missing is told.
    func testTheLibraryIsLoadedWhenItIsAskedFor() throws {
        try declare("laptop")
        func run(_ way: [String], _ variable: String) throws -> Command.Outcome {
            try Command.outcome(
                "/usr/bin/env",
                [variable, Self.program, "roam", layout("laptop"), "--device", "laptop", "--once"] + way
            )
        }
        XCTAssertFalse(try run(["--folder", folder], "LD_DEBUG=libs").errors.contains("libpq"))
        XCTAssertTrue(try run(["--postgres", address()], "LD_DEBUG=libs").errors.contains("libpq.so.5"))
        let bad = directory + "/bad"
        try FileManager.default.createDirectory(atPath: bad, withIntermediateDirectories: true)
        try Data("none".utf8).write(to: URL(fileURLWithPath: bad + "/libpq.so.5"))
        let outcome = try run(["--postgres", address()], "LD_LIBRARY_PATH=\(bad)")
        XCTAssertEqual(outcome.status, 2)
        XCTAssertTrue(
            outcome.errors.contains(
                "what speaks to the server is not installed (libpq, in Debian's package libpq5: "
            ),
            outcome.errors
        )
        XCTAssertEqual(try run(["--folder", folder], "LD_LIBRARY_PATH=\(bad)").status, 0)
    }
}
