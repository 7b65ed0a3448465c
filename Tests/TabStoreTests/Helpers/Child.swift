import Foundation

/// Another process that runs one test of this bundle.
enum Child {
    /// - Parameter directory: What the child leaves behind is left in here.
    static func start(
        _ test: String,
        in directory: String,
        _ variables: [String: String]
    ) throws -> Process {
        let variables = variables.merging(["TMPDIR": directory]) { first, _ in first }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = [test]
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { _, new in new }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }
}
