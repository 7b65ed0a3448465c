import Foundation
import XCTest

/// Reports of crashes, shown with the symbols of small programs.
final class SymbolicateCommandTests: XCTestCase {
    private var folder: TemporaryFolder!

    override func setUpWithError() throws {
        folder = try TemporaryFolder()
        // Lines of it are in the expectations below.
        try folder.write(
            """
            @inline(never) func innermost(_ number: Int) -> Int { number / 2 }
            @inline(never) func outer(_ number: Int) -> Int {
                innermost(number) + 1
            }
            print(outer(CommandLine.arguments.count))
            """,
            to: "main.swift"
        )
        let built = try run(
            "swiftc",
            ["-g", "-Onone", "main.swift", "-o", "Small", "-Xlinker", "--build-id=sha1"]
        )
        XCTAssertEqual(built.status, 0, built.output)
    }

    private func run(_ program: String, _ arguments: [String]) throws -> Command.Result {
        try Command("/usr/bin/env", [program] + arguments, in: folder.url).run()
    }

    private func symbolicate(_ arguments: String...) throws -> Command.Result {
        let program = TestKit.products.appendingPathComponent("tabard-swift").path
        return try run(program, ["symbolicate"] + arguments)
    }

    private func buildID() throws -> String {
        let notes = try run("readelf", ["--notes", "--wide", "Small"])
        let line = try XCTUnwrap(notes.output.split(separator: "\n").first { $0.contains("Build ID: ") })
        return try XCTUnwrap(line.split(separator: " ").last.map(String.init))
    }

    private func address(of function: String) throws -> UInt64 {
        let names = try run("nm", ["Small"]).output.split(separator: "\n")
        let line = try XCTUnwrap(
            names.first {
                $0.contains(" T ") && $0.contains(function) || $0.contains(" t ") && $0.contains(function)
            }
        )
        return try XCTUnwrap(UInt64(line.prefix(16), radix: 16))
    }

    private func writeReport() throws -> String {
        let identifier = try buildID()
        let inner = String(try address(of: "innermost") + 4, radix: 16)
        let outer = String(try address(of: "outer") + 4, radix: 16)
        try folder.write(
            """
            Tabard crash report 1
            program: Small
            frames:
            0 \(identifier) 0x\(inner) Small
            1 \(identifier) 0x\(outer) Small
            2 00112233445566778899 0x10 libother.so
            3 - 0x20 -
            end

            """,
            to: "crash.txt"
        )
        return identifier
    }

    private var expected: [String] {
        [
            "program: Small", "", "  0  innermost(_:) at \(folder.url.path)/main.swift:1",
            "  1  outer(_:) at \(folder.url.path)/main.swift:2", "  2  libother.so + 0x10",
            "  3  no file + 0x20",
        ]
    }

    /// The program itself, its symbols in a file of their own, a folder of those, one by ids, a Debian package.
    func testSymbolsAreFoundWhereverTheyAre() throws {
        let identifier = try writeReport()
        XCTAssertEqual(try run("objcopy", ["--only-keep-debug", "Small", "Small.debug"]).status, 0)
        let place = "ids/.build-id/\(identifier.prefix(2))"
        let packed = "deb/usr/lib/debug/.build-id/\(identifier.prefix(2))"
        for (folder, name) in [
            ("kept", "any name"), (place, "\(identifier.dropFirst(2)).debug"),
            (packed, "\(identifier.dropFirst(2)).debug"),
        ] {
            XCTAssertEqual(try run("mkdir", ["-p", folder]).status, 0)
            XCTAssertEqual(try run("cp", ["Small.debug", "\(folder)/\(name)"]).status, 0)
        }
        try folder.write(
            "Package: small-dbgsym\nVersion: 1\nArchitecture: all\nMaintainer: A <a@example.org>\nDescription: s\n",
            to: "deb/DEBIAN/control"
        )
        XCTAssertEqual(try run("dpkg-deb", ["--build", "deb", "small-dbgsym.deb"]).status, 0)
        for symbols in ["Small", "Small.debug", "kept", "ids", "small-dbgsym.deb"] {
            let result = try symbolicate("crash.txt", "--symbols", symbols)
            XCTAssertEqual(result.status, 0, result.output)
            let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(
                String.init
            )
            XCTAssertEqual(Array(lines.prefix(6)), expected, symbols)
            XCTAssertEqual(
                result.lines(with: "Note: "),
                ["Note: no symbols of libother.so were found: its build id is 00112233445566778899"]
            )
        }
    }

    /// The program that is shipped has the same id; other things in a folder are not looked at, or told.
    func testAFolderMayHoldAnything() throws {
        _ = try writeReport()
        XCTAssertEqual(try run("mkdir", ["many", "many/c.deb"]).status, 0)
        for arguments in [
            ["cp", "Small", "many/a"], ["strip", "-o", "many/z", "Small"], ["mkfifo", "many/fifo"],
            ["ln", "-s", "/dev/zero", "many/zero"],
        ] {
            XCTAssertEqual(try run(arguments[0], Array(arguments.dropFirst())).status, 0)
        }
        try folder.write("no package", to: "many/b.deb")
        let result = try symbolicate("crash.txt", "--symbols", "many")
        XCTAssertEqual(result.status, 0, result.output)
        let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        XCTAssertEqual(Array(lines.prefix(6)), expected)
        let notes = result.lines(with: "Note: ")
        XCTAssertEqual(notes.count, 2, result.output)
        XCTAssertTrue(notes[0].hasPrefix("Note: \(folder.url.path)/many/b.deb is left out: "), notes[0])
    }

    /// A debug build has no id.
    func testAProgramWithoutAnIDIsFoundByItsName() throws {
        _ = try writeReport()
        XCTAssertEqual(
            try run("objcopy", ["--remove-section", ".note.gnu.build-id", "Small"]).status,
            0
        )
        let report = try String(contentsOf: folder.url.appendingPathComponent("crash.txt"), encoding: .utf8)
        let words = try XCTUnwrap(report.split(separator: "\n").first { $0.hasPrefix("0 ") }).split(
            separator: " "
        )
        try folder.write(
            "Tabard crash report 1\nframes:\n0 - \(words[2]) Small\n1 - \(words[2]) Large\nend\n",
            to: "crash.txt"
        )
        let result = try symbolicate("crash.txt", "--symbols", "Small")
        XCTAssertEqual(
            result.output,
            """

              0  innermost(_:) at \(folder.url.path)/main.swift:1
              1  Large + \(words[2])
            Note: no symbols of Large were found: it has no build id

            """
        )
    }

    /// Names in symbol files are anything: marks of terminals, options, longer than arguments may be.
    func testHostileNamesAreShownAsTheyAre() throws {
        let long = "$s" + String(repeating: "z", count: 200_000)
        let names = ["a\u{1B}[31mb", "__plain", "-option", long]
        let functions = names.enumerated().map { index, name in
            "void f\(index)(void) __asm__(\"\(name.replacingOccurrences(of: "\u{1B}", with: "\\033"))\"); "
                + "void f\(index)(void) { __asm__ volatile(\"\"); }"
        }
        try folder.write(
            functions.joined(separator: "\n") + "\nint main(void) { return 0; }\n",
            to: "hostile.c"
        )
        let built = try run("clang", ["hostile.c", "-o", "Hostile", "-Wl,--build-id=sha1"])
        XCTAssertEqual(built.status, 0, built.output)
        let notes = try run("readelf", ["--notes", "--wide", "Hostile"]).output
        let line = try XCTUnwrap(notes.split(separator: "\n").first { $0.contains("Build ID: ") })
        let identifier = try XCTUnwrap(line.split(separator: " ").last)
        let table = try run("nm", ["Hostile"]).output.split(separator: "\n")
        let frames = try names.enumerated().map { index, name in
            let address = try XCTUnwrap(table.first { $0.hasSuffix(" T \(name)") }, name).prefix(16)
            return "\(index) \(identifier) 0x\(address) Hostile\n"
        }
        try folder.write("Tabard crash report 1\nframes:\n\(frames.joined())end\n", to: "crash.txt")
        let result = try symbolicate("crash.txt", "--symbols", "Hostile")
        XCTAssertEqual(result.status, 0, result.output)
        let shown = result.output.split(separator: "\n").map { $0.dropFirst(5).prefix(40) }
        XCTAssertEqual(
            shown,
            [
                "a [31mb in Hostile", "__plain in Hostile",
                "-option in Hostile", long[...],
            ]
            .map { $0.prefix(40) }
        )
    }

    func testWithoutSymbolsTheOffsetsStay() throws {
        let identifier = try writeReport()
        let result = try symbolicate("crash.txt")
        XCTAssertEqual(result.status, 0, result.output)
        XCTAssertTrue(result.output.contains("  0  Small + 0x"), result.output)
        XCTAssertTrue(
            result.output.contains("Note: no symbols of Small were found: its build id is \(identifier)")
        )
    }

    func testWhatCannotBeRead() throws {
        try folder.write("words", to: "words.txt")
        _ = try writeReport()
        for (arguments, error) in [
            (["nothing.txt"], "nothing.txt: it can't be read"),
            (
                ["words.txt"],
                "words.txt:1: this is no report of a crash: those begin with 'Tabard crash report 1'"
            ),
            (["crash.txt", "--symbols", "gone"], "\(folder.url.path)/gone: there is no such file or folder"),
            (
                ["crash.txt", "--symbols", "words.txt"],
                "\(folder.url.path)/words.txt: it is no program, no file of symbols and no Debian package"
            ),
        ] {
            let program = TestKit.products.appendingPathComponent("tabard-swift").path
            let result = try run(program, ["symbolicate"] + arguments)
            XCTAssertEqual(result.status, 1)
            XCTAssertEqual(result.lines(with: "Error: "), ["Error: \(error)"], result.output)
        }
    }
}
