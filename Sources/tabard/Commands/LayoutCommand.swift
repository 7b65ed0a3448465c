import ArgumentParser
import Foundation

/// A command that ends with a message on the standard error output if it fails.
protocol LayoutCommand: AsyncParsableCommand {
    func execute() async throws
}

extension LayoutCommand {
    func run() async throws {
        do {
            try await execute()
        } catch let failure as Failure {
            Notice.write(failure.message)
            throw ExitCode(failure.status.rawValue)
        }
    }
}

/// What is told to the user apart from a command's output.
enum Notice {
    static func write(_ message: String) {
        // Where nobody can be told, the exit status has to do.
        try? FileHandle.standardError.write(contentsOf: Data("tabard: \(Plain.text(message))\n".utf8))
    }
}
