import Foundation
import XCTest

/// What is looked for in each program that is packed.
final class HardeningTests: XCTestCase {
    private var folder: TemporaryFolder!

    override func setUpWithError() throws {
        folder = try TemporaryFolder()
        try folder.write("int main(void) { return 0; }\n", to: "main.c")
    }

    private func run(_ program: String, _ arguments: [String]) throws -> Command.Result {
        try Command("/usr/bin/env", [program] + arguments, in: folder.url).run()
    }

    private func check(linkedWith flags: [String]) throws -> Command.Result {
        let linked = try run("clang", ["main.c", "-o", "main"] + flags)
        XCTAssertEqual(linked.status, 0, linked.output)
        let program = TestKit.products.appendingPathComponent("tabard-swift").path
        return try run(program, ["check-hardening", "main"])
    }

    func testEachProtectionIsLookedFor() throws {
        let all = [
            "-pie": "it is not position independent", "-Wl,-z,relro": "it has no RELRO",
            "-Wl,-z,now": "it is not bound at its start, and so its RELRO is not full",
            "-Wl,-z,noexecstack": "its stack is executable",
        ]
        let whole = try check(linkedWith: all.keys.sorted())
        XCTAssertEqual(whole.status, 0, whole.output)
        XCTAssertEqual(whole.output, "")
        let without = [
            "-pie": "-no-pie", "-Wl,-z,relro": "-Wl,-z,norelro", "-Wl,-z,now": "-Wl,-z,lazy",
            "-Wl,-z,noexecstack": "-Wl,-z,execstack",
        ]
        for (flag, cause) in all {
            let others = all.keys.filter { $0 != flag }.sorted()
            let result = try check(linkedWith: others + [try XCTUnwrap(without[flag])])
            XCTAssertEqual(result.status, 1, flag)
            XCTAssertEqual(
                result.lines(with: "Error: "),
                ["Error: \(folder.url.path)/main: \(cause)"],
                result.output
            )
        }
    }

    func testWhatIsNoProgram() throws {
        let program = TestKit.products.appendingPathComponent("tabard-swift").path
        for name in ["main.c", "nothing"] {
            XCTAssertEqual(try run(program, ["check-hardening", name]).status, 1, name)
        }
    }
}
