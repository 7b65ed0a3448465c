import Foundation

/// A program that ends no later than the process that started it, even if that one crashes.
@MainActor
final class ChildProcess {
    let name: String
    let output: OutputCollector
    let errorOutput: OutputCollector
    private let process = Process()

    /// - Parameter program: A path, or a name that is looked for in `PATH`.
    init(_ program: String, _ arguments: [String], environment: [String: String]) throws {
        name = program
        let (outputPipe, errorPipe) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: try Self.path(ofTool: "setpriv"))
        // The kernel sends the signal when the parent ends, however that happens. setpriv replaces
        // itself by the program, so the process's number and status are the program's.
        let path = try Self.path(ofTool: program)
        process.arguments = ["--pdeathsig", "KILL", "--", path] + arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = outputPipe
        process.standardError = errorPipe
        do {
            try process.run()
        } catch {
            throw TestingError(.cannotStart, "\(program) could not be started: \(error)")
        }
        output = OutputCollector(reading: outputPipe.fileHandleForReading)
        errorOutput = OutputCollector(reading: errorPipe.fileHandleForReading)
        // Foundation keeps a Process, and its pipes with it, long after the end.
        for pipe in [outputPipe, errorPipe] { try? pipe.fileHandleForReading.close() }
    }

    isolated deinit { end() }

    var identifier: Int32 { process.processIdentifier }

    var isRunning: Bool { process.isRunning }

    /// How the program ended, nil while it runs.
    var exitStatus: ExitStatus? {
        guard !process.isRunning else { return nil }
        return switch process.terminationReason {
        case .uncaughtSignal: .signalled(process.terminationStatus)
        default: .exited(process.terminationStatus)
        }
    }

    func send(_ signal: Int32) {
        guard isRunning else { return }
        kill(identifier, signal)
    }

    /// How the program ended, nil if it still runs when the time is over.
    func waitForExit(timeout: Duration) -> ExitStatus? {
        guard waitUntil(timeout: timeout, { !isRunning }) else { return nil }
        // A program that it left behind may hold the pipes open, so this wait is short.
        _ = waitUntil(timeout: .seconds(1)) { output.isComplete && errorOutput.isComplete }
        return exitStatus
    }

    /// Ends the program, by force if it does not go by itself.
    func end() {
        guard isRunning else { return }
        send(SIGTERM)
        if waitForExit(timeout: .seconds(2)) != nil { return }
        // A stopped program does not see SIGTERM.
        send(SIGKILL)
        _ = waitForExit(timeout: .seconds(5))
    }
}
