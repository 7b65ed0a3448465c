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
                ["Note: no symbols of libother.so with the build id 00112233445566778899 were found"]
            )
        }
    }

    func testWithoutSymbolsTheOffsetsStay() throws {
        let identifier = try writeReport()
        let result = try symbolicate("crash.txt")
        XCTAssertEqual(result.status, 0, result.output)
        XCTAssertTrue(result.output.contains("  0  Small + 0x"), result.output)
        XCTAssertTrue(result.output.contains("Note: no symbols of Small with the build id \(identifier)"))
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
                "\(folder.url.path)/words.txt: it is no program, no file of symbols with a build id and no Debian package"
            ),
        ] {
            let program = TestKit.products.appendingPathComponent("tabard-swift").path
            let result = try run(program, ["symbolicate"] + arguments)
            XCTAssertEqual(result.status, 1)
            XCTAssertEqual(result.lines(with: "Error: "), ["Error: \(error)"], result.output)
        }
    }
}
