import ArgumentParser
import SourceLowering

/// SwiftPM with UIKit: the arguments are SwiftPM's own.
@main
struct TabardSwift: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tabard-swift",
        abstract: "Builds and runs iOS packages on Linux",
        subcommands: [PortCommand.self]
    )
}
