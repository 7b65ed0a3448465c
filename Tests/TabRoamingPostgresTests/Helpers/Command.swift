import Foundation

/// A program that is run to its end.
enum Command {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    static func outcome(_ program: String, _ arguments: [String], input: String = "") throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let (source, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = source
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Each is less than a pipe holds.
        try source.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try source.fileHandleForWriting.close()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        let words = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: text, errors: words)
    }

    @discardableResult
    static func run(_ program: String, _ arguments: [String], input: String = "") throws -> String {
        let outcome = try outcome(program, arguments, input: input)
        guard outcome.status == 0 else {
            throw Failure(description: "\(program) \(arguments): \(outcome.output)\(outcome.errors)")
        }
        return outcome.output
    }
}
