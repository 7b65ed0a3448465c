import Foundation
import XCTest

/// Whatever lies in the file's place, no command crashes, waits or damages it.
final class HostileFilesTests: CommandLineTestCase {
    private static let looking = ["show", "verify", "export", "show --json"]
    private static let changing = [
        "declare F a b", "move F a --first", "hide F a", "unhide F a", "select F a", "reset F --all",
        "undo F",
        "repair F", "join G G F", "import --json G.json F",
    ]

    override func setUpWithError() throws {
        try super.setUpWithError()
        try tabard("declare G a b")
        try tabard("move G b --first")
        try write(Array(try tabard("export G").utf8), to: "G.json")
    }

    private func assertAllFail(_ status: Int32, saying text: String, line: UInt = #line) throws {
        let before = try names()
        for command in Self.looking {
            let parts = command.split(separator: " ", maxSplits: 1)
            let rest = parts.count > 1 ? " \(parts[1])" : ""
            try assertFails("\(parts[0]) F\(rest)", status, saying: "F: ", text, line: line)
        }
        for command in Self.changing {
            try assertFails(command, status, saying: "F: ", line: line)
        }
        XCTAssertEqual(try names(), before, line: line)
    }

    func testADirectory() throws {
        try FileManager.default.createDirectory(at: url("F"), withIntermediateDirectories: false)
        try assertAllFail(2, saying: "not a file of the expected kind")
    }

    func testAPipe() throws {
        XCTAssertEqual(mkfifo(url("F").path, 0o600), 0)
        try assertAllFail(2, saying: "not a file of the expected kind")
        try assertFails("import --json F H", 2, saying: "F: this is not a file")
        try assertFails("import --plist F G", 2, saying: "F: ")
    }

    func testASymbolicLink() throws {
        try FileManager.default.createSymbolicLink(at: url("F"), withDestinationURL: url("G"))
        try assertAllFail(2, saying: "symbolic link")
    }

    func testSomebodyElsesFile() throws {
        try copy("G", to: "F")
        guard chown(url("F").path, 12_345, 12_345) == 0 else {
            throw XCTSkip("It takes root to give a file away")
        }
        try assertAllFail(2, saying: "belongs to another user")
    }

    func testAFileThatMayNotBeRead() throws {
        guard geteuid() != 0 else { throw XCTSkip("Root may read all") }
        try copy("G", to: "F")
        XCTAssertEqual(chmod(url("F").path, 0), 0)
        try assertAllFail(2, saying: "permission denied")
    }

    func testAGigabyteOfZeros() throws {
        XCTAssertTrue(FileManager.default.createFile(atPath: url("F").path, contents: nil))
        XCTAssertEqual(truncate(url("F").path, 1 << 30), 0)
        try assertAllFail(1, saying: "no layout")
    }

    func testJunk() throws {
        var generator = SystemRandomNumberGenerator()
        for size in [1, 64, 4096, 8192, 100_000] {
            try write((0..<size).map { _ in UInt8.random(in: 0...255, using: &generator) }, to: "F")
            try assertAllFail(1, saying: "no layout")
        }
        try write([], to: "F")
        try assertAllFail(1, saying: "no layout")
    }

    func testNoFile() throws {
        for command in Self.looking {
            try assertFails("\(command.split(separator: " ")[0]) F", 1, saying: "F: there is no such file")
        }
        for command in Self.changing[1..<8] {
            try assertFails(command, 1, saying: "F: there is no such file", "tabard declare F ID")
        }
        XCTAssertEqual(try names(), ["G", "G.json"])
    }

    func testOddPaths() throws {
        try assertFails("declare nowhere/F a", 2, saying: "nowhere/F: ", "no such directory")
        try assertFails("show /", 2, saying: "/: this is not a file's path")
        try assertFails("show G/F", 2, saying: "G/F: ")
        XCTAssertEqual(try run(["show", ""]).status, 64)
        XCTAssertEqual(try run(["show", String(repeating: "n", count: 5000)]).status, 2)
        XCTAssertEqual(try names(), ["G", "G.json"])
        try FileManager.default.createDirectory(at: url("D"), withIntermediateDirectories: false)
        try tabard("declare D/F a b")
        try tabard("move ./D/F b --first")
        XCTAssertEqual(try shown(url("D/F").path).visible, ["b", "a"])
    }

    /// Ids from a file cannot act on the terminal.
    func testIDsWithControlCharacters() throws {
        let outcome = try run(["declare", "F", "a\u{1b}[2J", "b\nc", "d\u{202e}e", "\u{e9}t\u{e9}"])
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        let table = try tabard("show F")
        XCTAssertTrue(
            table.contains("a\\u{1b}[2J") && table.contains("b\\u{a}c") && table.contains("d\\u{202e}e")
        )
        XCTAssertTrue(table.contains("\u{e9}t\u{e9}"))
        let refusal = try run(["move", "F", "x\u{1b}", "--first"])
        XCTAssertEqual(refusal.status, 1)
        XCTAssertFalse(refusal.errors.contains("\u{1b}"), refusal.errors)
        XCTAssertEqual(try shown("F").visible.first, "a\u{1b}[2J")
    }

    /// Looking leaves no trace: not a file, not a directory, and no byte or date changed.
    func testLookingWritesNothing() throws {
        let before =
            try FileManager.default.attributesOfItem(atPath: url("G").path)[.modificationDate] as? Date
        let folder =
            try FileManager.default.attributesOfItem(atPath: directory.path)[.posixPermissions] as? Int
        let bytes = try bytes("G")
        for command in Self.looking {
            let parts = command.split(separator: " ", maxSplits: 1)
            try tabard("\(parts[0]) G \(parts.count > 1 ? parts[1] : "")")
        }
        XCTAssertEqual(try names(), ["G", "G.json"])
        XCTAssertEqual(try self.bytes("G"), bytes)
        let attributes = try FileManager.default.attributesOfItem(atPath: url("G").path)
        XCTAssertEqual(attributes[.modificationDate] as? Date, before)
        let after =
            try FileManager.default.attributesOfItem(atPath: directory.path)[.posixPermissions] as? Int
        XCTAssertEqual(after, folder)
    }
}
