import ArgumentParser
import Foundation

/// SwiftPM with UIKit: the arguments are SwiftPM's own.
struct TabardSwift: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tabard-swift",
        abstract: "Builds, runs and tests iOS packages on Linux",
        discussion: """
            Arguments are those of swift build, swift run and swift test. The sources stay as they are: what Swift on \
            Linux refuses is rewritten on its way to the compiler, whose messages name the original lines.
            """,
        subcommands: [BuildCommand.self, RunCommand.self, TestCommand.self, IndexKitCommand.self]
    )
}

/// SwiftPM runs this program once more, in the compiler's place, under the compiler's name.
@main
enum Program {
    static func main() {
        if CommandLine.arguments.first.map({ URL(fileURLWithPath: $0).lastPathComponent }) == Toolchain.compilerName {
            Compiler(environment: ProcessInfo.processInfo.environment).run(Array(CommandLine.arguments.dropFirst()))
        }
        TabardSwift.main()
    }
}
