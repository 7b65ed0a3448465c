import ArgumentParser
import Foundation

/// `tabard-swift run`: `swift run`, with UIKit, on the desktop's display or in a browser.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Build an app and open it, as swift run does",
        discussion:
            "Without a display the app opens in a browser on this machine, at an address that is printed."
    )

    @Argument(parsing: .captureForPassthrough, help: "The arguments of swift run.")
    var arguments: [String] = []

    func run() throws {
        let package = PackageArguments(arguments)
        let session = try PackageSession(package)
        if package.has("--help", "-h", "--version", "--repl") {
            try session.become("run", arguments)
        }
        if !package.has("--skip-build") {
            let product = package.positional.first.map { ["--product", $0] } ?? []
            try session.run("build", package.options + product)
        }
        let skipping = package.has("--skip-build") ? [] : ["--skip-build"]
        try session.become(script: "run", "run", skipping + arguments)
    }
}
