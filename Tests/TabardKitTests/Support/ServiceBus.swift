import XCTest

@testable import GtkInterop
@testable import TabardKit

/// A bus of a test's own in the place of the user's, and services on it that the test stands for.
@MainActor
final class ServiceBus {
    private let process = Process()
    private let address: String

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
        DesktopBus.substitutes = [.session: try connect(), .system: try connect()]
    }

    /// Another program's connection.
    func connect() throws -> DBusConnection { try DBusConnection(address: address) }

    /// Lets everyone on the bus wait, as behind a program that hangs, until `resume()`.
    func suspend() { _ = process.suspend() }

    /// Lets it go on.
    func resume() { _ = process.resume() }

    /// Ends the bus, and lets the app have the user's again.
    func stop() {
        DesktopBus.substitutes = [:]
        guard process.isRunning else { return }
        _ = process.resume()
        process.terminate()
        process.waitUntilExit()
    }
}
