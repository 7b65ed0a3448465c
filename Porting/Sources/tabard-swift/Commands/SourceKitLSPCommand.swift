import ArgumentParser
import Foundation

/// `tabard-swift sourcekit-lsp`: the language server for editors, with the errors of `tabard-swift build`.
struct SourceKitLSPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sourcekit-lsp",
        abstract: "Answer an editor, as sourcekit-lsp does",
        discussion: """
            An editor starts this in the place of sourcekit-lsp and speaks the Language Server Protocol with it. \
            -Xswiftc, -Xcc and -Xcxx are as with build.
            """
    )

    @Argument(parsing: .captureForPassthrough, help: "The arguments of sourcekit-lsp.")
    var arguments: [String] = []

    func run() throws {
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try Toolchain(path: environment["PATH"] ?? "/usr/bin:/bin")
        guard !arguments.contains(where: ["--help", "-h"].contains) else {
            try Execution.become(toolchain.languageServer, arguments, environment: environment)
        }
        // A server that ended is told by what it wrote last, not by a signal.
        signal(SIGPIPE, SIG_IGN)
        LanguageServerProxy(arguments: arguments, server: toolchain.languageServer).run()
    }
}
