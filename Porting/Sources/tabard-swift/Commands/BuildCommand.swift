import ArgumentParser

/// `tabard-swift build`: `swift build`, with UIKit.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Build a package, as swift build does"
    )

    @Argument(parsing: .captureForPassthrough, help: "The arguments of swift build.")
    var arguments: [String] = []

    func run() throws {
        try PackageSession(PackageArguments(arguments)).become("build", arguments)
    }
}
