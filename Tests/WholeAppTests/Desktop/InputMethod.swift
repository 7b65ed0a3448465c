import Foundation
import TabardTesting

/// IBus on a test's desktop, through which people type Japanese and Chinese.
///
/// Start it before the app, as the desktop's session does. It needs Debian's packages `ibus`, `ibus-gtk4`, `ibus-anthy` and
/// `ibus-libpinyin`.
@MainActor
final class InputMethod {
    /// What makes a language's letters of Latin ones.
    enum Engine: String {
        /// Japanese.
        case anthy
        /// Chinese.
        case libpinyin
    }

    /// Whether all that it needs is installed.
    static var isInstalled: Bool {
        ["ibus-daemon", "ibus"].allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }
            && ["anthy", "libpinyin"].allSatisfy {
                FileManager.default.fileExists(atPath: "/usr/share/ibus/component/\($0).xml")
            }
    }

    private let daemon: TestApplication
    private let display: TestDisplay
    private let configuration: URL

    init(on display: TestDisplay) throws {
        self.display = display
        configuration = display.folder.appendingPathComponent("input-method")
        let settings = configuration.appendingPathComponent("glib-2.0/settings")
        try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
        // It begins with Latin letters else.
        try Data("[org/freedesktop/ibus/engine/anthy/common]\ninput-mode=0\n".utf8).write(
            to: settings.appendingPathComponent("keyfile")
        )
        daemon = try TestApplication(
            "/usr/bin/ibus-daemon",
            arguments: ["--panel", "disable", "--emoji-extension", "disable"],
            on: display,
            environment: Self.environment(of: configuration)
        )
    }

    /// What an app is to be started with so that it takes its texts from here.
    var environment: [String: String?] {
        ["GTK_IM_MODULE": "ibus", "XDG_CONFIG_HOME": configuration.path]
    }

    private static func environment(of configuration: URL) -> [String: String?] {
        // Its engines are written in the system's Python.
        [
            "PATH": "/usr/bin:/bin", "XDG_CONFIG_HOME": configuration.path, "GSETTINGS_BACKEND": "keyfile",
            "G_DEBUG": nil, "LANG": "C.UTF-8",
        ]
    }

    /// Makes what is typed from now on be taken by an engine.
    func use(_ engine: Engine) throws {
        let isUsed = waitUntil(timeout: .seconds(60)) {
            if try self.ask([]) == engine.rawValue + "\n" { return true }
            // It fails too where only the keyboard's letters could not be changed.
            _ = try self.ask([engine.rawValue])
            return false
        }
        guard isUsed else { throw TestingError(.cannotStart, "\(engine): \(daemon.endDescription)") }
    }

    private func ask(_ arguments: [String]) throws -> String {
        let tool = try TestApplication(
            "/usr/bin/ibus",
            arguments: ["engine"] + arguments,
            on: display,
            environment: Self.environment(of: configuration)
        )
        _ = tool.waitForExit(timeout: .seconds(20))
        return tool.standardOutput
    }

    func stop() {
        daemon.terminate()
        _ = daemon.waitForExit(timeout: .seconds(5))
    }
}
