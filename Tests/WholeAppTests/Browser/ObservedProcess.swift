import Foundation
import Synchronization

/// A program that runs beside the test and whose output the test reads.
///
/// It gets SIGTERM when the test's main thread ends, however it ends, so that nothing stays behind.
final class ObservedProcess {
    /// The environment's answer came too late, or not at all.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let process = Process()
    private let output = Pipe()
    private let text = Text()

    /// Starts the program; the environment is the test's own but for the named changes.
    init(_ command: [String], environment changes: [String: String?] = [:]) throws {
        var environment = ProcessInfo.processInfo.environment
        for (name, value) in changes { environment[name] = value }
        process.environment = environment
        process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
        process.arguments = ["--pdeathsig", "TERM", "--"] + command
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        output.fileHandleForReading.readabilityHandler = { [text] file in
            let data = file.availableData
            guard !data.isEmpty else {
                file.readabilityHandler = nil
                return
            }
            text.value.withLock { $0 += String(decoding: data, as: UTF8.self) }
        }
        try process.run()
    }

    deinit { end() }

    var identifier: Int32 { process.processIdentifier }

    /// What the program has written until now, on both of its streams.
    var written: String { text.value.withLock { $0 } }

    /// The first group of the expression in what the program writes.
    func read(_ expression: Regex<(Substring, Substring)>, seconds: Double = 60) throws -> String {
        var found: String?
        let inTime = waitUntil(seconds: seconds) {
            found = written.firstMatch(of: expression).map { String($0.1) }
            return found != nil || !process.isRunning
        }
        guard let found else {
            throw Failure(description: "\(inTime ? "It ended" : "It is late") and wrote: \(written)")
        }
        return found
    }

    /// Sends SIGTERM and waits until the program has ended; what does not end in time is killed.
    func end(seconds: Double = 60) {
        guard process.isRunning else { return }
        process.terminate()
        if !waitUntilEnded(seconds: seconds) {
            kill(identifier, SIGKILL)
            process.waitUntilExit()
        }
    }

    func waitUntilEnded(seconds: Double = 60) -> Bool {
        waitUntil(seconds: seconds) { !process.isRunning }
    }

    /// Shared with the thread on which the output arrives.
    private final class Text: Sendable {
        let value = Mutex("")
    }
}

/// Asks again and again until the condition holds; false when it does not in time.
func waitUntil(seconds: Double, _ condition: () throws -> Bool) rethrows -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
        if try condition() { return true }
        Thread.sleep(forTimeInterval: 0.05)
    }
    return try condition()
}
