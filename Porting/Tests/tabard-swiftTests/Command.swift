import Foundation

/// A program that is run to its end.
struct Command {
    struct Result {
        let status: Int32
        /// Both of what it printed and of its messages, in order.
        let output: String

        /// The lines that contain a text.
        func lines(with text: String) -> [String] {
            output.split(separator: "\n").map(String.init).filter { $0.contains(text) }
        }
    }

    private let program: String
    private let arguments: [String]
    private let folder: URL
    private let environment: [String: String]

    init(_ program: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:]) {
        self.program = program
        self.arguments = arguments
        self.folder = folder
        self.environment = environment
    }

    func run() throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // What the surrounding `swift test` tells its children is not for these, nor is the display.
        var variables = ProcessInfo.processInfo.environment.filter { variable in
            !["SWIFT", "TABARD", "DISPLAY", "WAYLAND", "BROADWAY"].contains(where: variable.key.hasPrefix)
        }
        variables.merge(environment) { $1 }
        process.environment = variables
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
}
