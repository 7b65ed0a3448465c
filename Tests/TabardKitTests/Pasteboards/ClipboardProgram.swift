import GtkInterop
import XCTest

/// Another program on the test's own display, which ends with the object and with the test.
@MainActor
final class ClipboardProgram {
    private let process = Process()
    private let file: URL

    /// - Parameters:
    ///   - command: The path of the program, and its arguments.
    ///   - input: A file that it reads; none by default.
    init(_ command: [String], input: URL? = nil) throws {
        file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
        process.arguments = ["--pdeathsig", "KILL", "--"] + command
        process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: file)
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    isolated deinit {
        end()
        try? FileManager.default.removeItem(at: file)
    }

    /// What it has written.
    var output: Data { (try? Data(contentsOf: file)) ?? Data() }

    /// The lines that it has written.
    var lines: [String] { String(decoding: output, as: UTF8.self).split(separator: "\n").map { String($0) } }

    /// Waits for a line that begins so, while this program does what others ask of it.
    func line(_ start: String, seconds: Double = 60) -> String? {
        MainLoop.iterate(seconds: seconds) { lines.contains { $0.hasPrefix(start) } }
        return lines.first { $0.hasPrefix(start) }
    }

    /// Waits for its end, while this program does what others ask of it.
    func status(seconds: Double = 60) -> Int32? {
        MainLoop.iterate(seconds: seconds) { !process.isRunning } ? process.terminationStatus : nil
    }

    func end() {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
