import Foundation

/// An example that `Scripts/run` runs without a display, for a browser to show.
final class ServedExample {
    let script: ObservedProcess
    /// Where the browser finds it.
    let address: String

    /// Runs the program with the given name that was built together with the tests.
    init(_ name: String) throws {
        script = try ObservedProcess(
            [Self.script.path, Self.product(name).path],
            environment: [
                "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "BROADWAY_DISPLAY": nil,
                "DBUS_SESSION_BUS_ADDRESS": nil, "XDG_RUNTIME_DIR": nil,
            ]
        )
        address = try script.read(/(http:\/\/\S+)/)
    }

    /// The program with the given name that was built together with the tests.
    static func product(_ name: String) throws -> URL {
        URL(
            fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        ).deletingLastPathComponent().appendingPathComponent(name)
    }

    private static let script: URL = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return folder.appendingPathComponent("../../../Scripts/run").standardizedFileURL
    }()

    var port: Int? { URL(string: address)?.port }

    /// The identifiers of the script's own processes: server, gate, program and session bus, by name.
    var processes: [String: Int32] {
        SystemProcess.children(of: script.identifier).reduce(into: [:]) { $0[$1.name] = $1.identifier }
    }
}
