import Foundation

/// A program that a test runs to its end.
enum Command {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// What the program prints; what it says of errors goes where the test's own errors go.
    @discardableResult
    static func output(of words: String..., in folder: URL? = nil) throws -> String {
        try output(of: words, in: folder)
    }

    /// What the program prints.
    ///
    /// - Parameters:
    ///   - words: The program, looked for in `PATH`, and its arguments.
    ///   - folder: Where it runs; where the test does if nil, as by default.
    ///   - errors: Whether what it says of errors is part of the answer; false by default.
    ///   - environment: What is added to the test's own environment.
    @discardableResult
    static func output(
        of words: [String],
        in folder: URL? = nil,
        withErrors errors: Bool = false,
        environment: [String: String] = [:]
    ) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        if errors { process.standardError = pipe }
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(words.joined(separator: " ")) failed.\n\(text)")
        }
        return text
    }
}
