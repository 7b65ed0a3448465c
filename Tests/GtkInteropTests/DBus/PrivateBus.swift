import Foundation

/// A message bus that only one test uses.
@MainActor
final class PrivateBus {
    let address: String
    private let process = Process()

    init() throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "setpriv", "--pdeathsig", "TERM", "--", "dbus-daemon", "--session", "--nofork",
            "--print-address=1",
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var text = ""
        while !text.hasSuffix("\n") {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { break }
            text += String(decoding: data, as: UTF8.self)
        }
        address = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Makes the bus stop answering, until `resume()`.
    func pause() { _ = process.suspend() }

    func resume() { _ = process.resume() }

    func stop() {
        guard process.isRunning else { return }
        process.terminate()
        process.waitUntilExit()
    }

    isolated deinit { stop() }
}
