import Foundation

extension ChildProcess {
    /// Where a tool is by this process's own `PATH`, whatever the child's may be.
    static func path(ofTool name: String) throws -> String {
        guard !name.contains("/") else { return name }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        for folder in folders {
            let path = "\(folder)/\(name)"
            if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
        throw TestingError(.cannotStart, "the program '\(name)' is needed and not installed")
    }

    /// Runs a tool to its end and returns what it printed.
    static func run(
        _ program: String,
        _ arguments: [String],
        environment: [String: String],
        timeout: Duration = .seconds(15)
    ) throws -> String {
        let process = try ChildProcess(program, arguments, environment: environment)
        let command = ([program] + arguments).joined(separator: " ")
        guard let status = process.waitForExit(timeout: timeout) else {
            throw TestingError(.timeout, "'\(command)' did not end within \(timeout)")
        }
        guard status == .exited(0) else {
            let message = process.errorOutput.text.trimmingCharacters(in: .whitespacesAndNewlines)
            throw TestingError(.failed, "'\(command)' ended with \(status): \(message)")
        }
        return process.output.text
    }

    /// Waits for the first line that the program prints.
    func firstLine(timeout: Duration = .seconds(15)) throws -> String {
        try waitFor("the first line of \(name)", timeout: timeout) {
            if let end = output.text.firstIndex(of: "\n") { return String(output.text[..<end]) }
            guard isRunning else {
                let message = errorOutput.text.trimmingCharacters(in: .whitespacesAndNewlines)
                throw TestingError(.ended, "\(name) ended at once: \(message)")
            }
            return nil
        }
    }
}
