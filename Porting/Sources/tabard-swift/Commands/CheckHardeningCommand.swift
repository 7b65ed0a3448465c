import AppPackaging
import ArgumentParser
import Foundation

/// Looks at Tabard's own programs and libraries as `package` looks at those of apps, when packages are made of them.
struct CheckHardeningCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-hardening",
        abstract: "Refuse programs and libraries that can be attacked more easily than the system allows",
        shouldDisplay: false
    )

    @Argument(help: "The files.")
    var files: [String]

    func run() throws {
        do {
            for file in files { try Hardening.check(URL(fileURLWithPath: file)) }
        } catch let error as PackagingError {
            throw Failure(error.description)
        }
    }
}
