import ArgumentParser
import Foundation

/// `tabard-swift test`: `swift test`, with UIKit, on a display of its own where there is none.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Build a package and run its tests, as swift test does",
        discussion: "Without a display the tests run on one that nobody sees, if Xvfb is installed."
    )

    @Argument(parsing: .captureForPassthrough, help: "The arguments of swift test.")
    var arguments: [String] = []

    func run() throws {
        let package = PackageArguments(arguments)
        let session = try PackageSession(package)
        let environment = ProcessInfo.processInfo.environment
        let hasDisplay = ["WAYLAND_DISPLAY", "DISPLAY", "BROADWAY_DISPLAY"].contains {
            environment[$0]?.isEmpty == false
        }
        if hasDisplay || !isInstalled("Xvfb", environment) || package.has("--help", "-h", "--version") {
            try session.become("test", arguments)
        }
        try session.become(script: "headless", "test", arguments)
    }

    private func isInstalled(_ program: String, _ environment: [String: String]) -> Bool {
        (environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
        }
    }
}
