import Foundation
import XCTest

final class UsageTests: CommandLineTestCase {
    private static let commands = [
        "declare", "show", "move", "hide", "unhide", "select", "reset", "undo", "verify", "repair", "import",
        "export", "join", "roam", "key", "state",
    ]

    func testHelp() throws {
        let help = try tabard("--help")
        for command in Self.commands {
            XCTAssertTrue(help.contains("\n  \(command) "), command)
            XCTAssertTrue(try tabard("help \(command)").contains("USAGE: tabard \(command) "))
        }
        for line in ["EXIT STATUS", "0   done", "1   the layout", "2   the system", "64  the command"] {
            XCTAssertTrue(help.contains(line), line)
        }
    }

    func testVersion() throws {
        let script = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Scripts/version")
            .standardized
        let version = try run([], program: script).output
        XCTAssertNotNil(version.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+(-dev)?\n/), version)
        XCTAssertEqual(try tabard("--version"), version)
    }

    /// Output that gets lost is a failure, whatever the command.
    func testOutputThatCannotBeWritten() throws {
        try tabard("declare L a b")
        let lines = [
            "show L", "show L --json", "verify L", "repair L", "export L", "help", "--help", "help show",
            "--version", "--generate-completion-script bash",
        ]
        for line in lines {
            let full = try run(
                ["-c", "exec \"$0\" \(line) >/dev/full", Self.program.path],
                program: URL(fileURLWithPath: "/bin/sh")
            )
            XCTAssertEqual(full.status, 2, "\(line): \(full.errors)")
            XCTAssertTrue(full.errors.contains("tabard: the output cannot be written: "), full.errors)
            let none = try run(
                ["-c", "exec \"$0\" \(line) >&-", Self.program.path],
                program: URL(fileURLWithPath: "/bin/sh")
            )
            XCTAssertEqual(none.status, 2, "\(line): \(none.errors)")
        }
        let piped = try run(
            ["-c", "{ sleep 1; \"$0\" export L; echo $? >&2; } | true", Self.program.path],
            program: URL(fileURLWithPath: "/bin/sh")
        )
        XCTAssertTrue(piped.errors.hasSuffix("\n2\n"), piped.errors)
        let silent = try run(
            ["-c", "exec \"$0\" show nothing 2>/dev/full", Self.program.path],
            program: URL(fileURLWithPath: "/bin/sh")
        )
        XCTAssertEqual(silent.status, 1)
    }

    func testMisuse() throws {
        try assertFails("nonsense", 64)
        try assertFails("show", 64, saying: "<file>")
        try assertFails("show L --nonsense", 64, saying: "--nonsense")
    }

    func testCompletions() throws {
        for shell in ["bash", "zsh", "fish"] {
            let script = try tabard("--generate-completion-script \(shell)")
            for command in Self.commands {
                XCTAssertTrue(script.contains(command), "\(shell): \(command)")
            }
            try write(Array(script.utf8), to: shell)
            guard
                let program = ["/bin/", "/usr/bin/"].map({ $0 + shell }).first(
                    where: FileManager.default.fileExists
                )
            else { continue }
            let outcome = try run(["-n", shell], program: URL(fileURLWithPath: program))
            XCTAssertEqual(outcome.status, 0, outcome.errors)
        }
    }
}
