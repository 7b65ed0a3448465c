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
        version: TabardVersion.current,
        subcommands: [
            BuildCommand.self, RunCommand.self, TestCommand.self, CheckCommand.self, PreviewCommand.self,
            PortCommand.self, PackageCommand.self, SourceKitLSPCommand.self, IndexKitCommand.self,
            SymbolicateCommand.self, CheckHardeningCommand.self,
        ]
    )
}

/// SwiftPM runs this program once more, in the compiler's place.
@main
enum Program {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == Toolchain.compilerMode {
            Compiler(environment: ProcessInfo.processInfo.environment).run(Array(arguments.dropFirst()))
        }
        TabardSwift.main()
    }
}
