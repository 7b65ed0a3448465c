import Foundation
import XCTest

/// A kit with scripts in the place of its programs, for commands that build nothing.
final class InterfaceKit {
    private let temporary: TemporaryFolder

    init() throws {
        temporary = try TemporaryFolder()
        try temporary.write(
            """
            {"compiler": "", "version": "1.2", "identity": "", "compilerArguments": [], "linkerArguments": [], "staticLinkerArguments": []}
            """,
            to: "lib/tabard/kit.json"
        )
        try program("exec \"$@\"", "share/tabard/headless")
    }

    /// Writes a program of the kit's.
    func program(_ text: String, _ path: String) throws {
        try temporary.write("#!/bin/sh\n\(text)\n", to: path)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: self.path(path)
        )
    }

    func path(_ name: String) -> String { temporary.url.appendingPathComponent(name).path }

    func text(_ name: String) -> String? { temporary.text(name) }

    func tabardSwift(_ arguments: [String], in folder: URL) throws -> Command.Result {
        try Command(
            TestKit.products.appendingPathComponent("tabard-swift").path,
            arguments,
            in: folder,
            environment: ["TABARD_KIT": path("lib/tabard"), "DISPLAY": ":0"]
        ).run()
    }
}
