import Foundation
import XCTest

/// A key is made on one device, entered on another, and kept to its owner.
final class KeyTests: CommandLineTestCase {
    private func enter(_ words: String, _ file: String) throws -> Outcome {
        try run(["key", "enter", file], input: words)
    }

    func testAKeyGoesToAnotherDevice() throws {
        let words = try tabard("key new first")
        XCTAssertEqual(words.split(separator: "-").count, 9, words)
        XCTAssertEqual(try tabard("key show first"), words)
        XCTAssertEqual(try enter(words, "second").status, 0)
        XCTAssertEqual(try tabard("key show second"), words)
        // As somebody types who is told them.
        let typed = words.uppercased().replacingOccurrences(of: "-", with: "\n")
        XCTAssertEqual(try enter("\n" + typed + "\nmore", "third").status, 0)
        XCTAssertEqual(try tabard("key show third"), words)
        XCTAssertNotEqual(try tabard("key new other"), words)
    }

    func testAFileIsForItsOwnerAlone() throws {
        let words = try run(
            ["-c", "umask 0; exec \"$0\" key new K", Self.program.path],
            program: URL(fileURLWithPath: "/bin/sh")
        ).output
        let path = url("K").path
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
        for mode in [0o640, 0o604, 0o620, 0o602, 0o777] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
            try assertFails("key show K", 1, saying: "K: others than you can read this key; 'chmod 600 K'")
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
        XCTAssertEqual(try tabard("key show K"), words)
    }

    func testAKeyIsNotWrittenOver() throws {
        let words = try tabard("key new K")
        try assertFails("key new K", 1, saying: "K: there is a file already")
        XCTAssertEqual(try enter(words, "K").status, 1)
        XCTAssertEqual(try tabard("key show K"), words)
        try FileManager.default.createSymbolicLink(at: url("link"), withDestinationURL: url("nowhere"))
        try assertFails("key new link", 1, saying: "link: there is a file already")
        XCTAssertFalse(FileManager.default.fileExists(atPath: url("nowhere").path))
    }

    func testWhatIsNoKey() throws {
        try assertFails("key show missing", 1, saying: "missing: there is no such file; 'tabard key new'")
        for (name, bytes, message) in [
            ("empty", "", "a key has 9 words, and not 0"),
            ("text", "not a key", "it has something that is none of a key's words"),
            ("long", String(repeating: "lusab ", count: 1_000), "this is no key's file"),
        ] {
            try write(Array(bytes.utf8), to: name)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url(name).path)
            try assertFails("key show \(name)", 1, saying: message)
        }
        try FileManager.default.createSymbolicLink(at: url("link"), withDestinationURL: url("text"))
        try assertFails("key show link", 1, saying: "link: this is a symbolic link")
        try FileManager.default.createDirectory(at: url("folder"), withIntermediateDirectories: false)
        try assertFails("key show folder", 1, saying: "folder: this is no key's file")
        _ = try run(["fifo"], program: URL(fileURLWithPath: "/usr/bin/mkfifo"))
        try assertFails("key show fifo", 1, saying: "fifo: this is no key's file")
        try assertFails("key new missing/K", 1, saying: "missing/K: there is no such file")
    }

    func testWordsThatAreWrongWriteNothing() throws {
        let words = try tabard("key new K").trimmingCharacters(in: .newlines)
        let swapped = words.split(separator: "-").reversed().joined(separator: "-")
        for (text, message) in [
            ("", "a key has 9 words, and not 0"), (String(words.dropLast(6)), "a key has 9 words, and not 8"),
            (swapped, "one of the words is mistyped"), ("x" + words, "unlike \"x"),
            (String(repeating: "lusab ", count: 100_000), "a key has 9 words, and not"),
        ] {
            let outcome = try enter(text, "L")
            XCTAssertEqual(outcome.status, 1, text)
            XCTAssertTrue(outcome.errors.contains(message), outcome.errors)
            XCTAssertFalse(FileManager.default.fileExists(atPath: url("L").path))
        }
    }
}
