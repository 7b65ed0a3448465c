import Foundation
import TabardTesting

/// A Wayland compositor with monitors that nobody sees, which is told what a user would do with their windows.
@MainActor
final class TilingCompositor {
    /// A monitor: its pixels and how many of them are a point.
    struct Monitor {
        var size: PixelSize
        var scale: Int
    }

    /// The program; nil if it is not installed, as the tests do without it.
    static var path: String? {
        let path = "/usr/bin/sway"
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }

    private let compositor: TestApplication
    private let folder: URL
    private let control: URL

    /// Starts it with monitors side by side.
    init(_ program: String, on display: TestDisplay, monitors: [Monitor]) throws {
        // The name of a socket has no room for the folder of a test.
        folder = URL(fileURLWithPath: "/tmp/tabard-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        var lines = ["default_border none", "for_window [app_id=\".*\"] floating enable"]
        var left = 0
        for (index, monitor) in monitors.enumerated() {
            lines.append(
                "output HEADLESS-\(index + 1) resolution \(monitor.size.width)x\(monitor.size.height) "
                    + "position \(left) 0 scale \(monitor.scale)"
            )
            left += monitor.size.width / monitor.scale
        }
        let configuration = folder.appendingPathComponent("configuration")
        try Data(lines.joined(separator: "\n").utf8).write(to: configuration)
        control = folder.appendingPathComponent("control")
        // It refuses to run as the superuser, whom a space of names of its own hides.
        let isSuperuser = getuid() == 0
        compositor = try TestApplication(
            isSuperuser ? "/usr/bin/unshare" : program,
            arguments: (isSuperuser ? ["--user", "--map-user=1000", program] : [])
                + ["--config", configuration.path],
            on: display,
            environment: [
                "XDG_RUNTIME_DIR": folder.path, "SWAYSOCK": control.path, "DISPLAY": nil,
                "WLR_BACKENDS": "headless", "WLR_HEADLESS_OUTPUTS": "\(monitors.count)",
                "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1",
            ]
        )
        _ = try waitFor("the compositor") {
            guard compositor.isRunning else { throw TestingError(.ended, compositor.endDescription) }
            return try? tell("-t", "get_version")
        }
    }

    private var socket: String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let name = names.first { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") } ?? "wayland-1"
        return folder.appendingPathComponent(name).path
    }

    private var tools: CompositorTools { CompositorTools(folder: folder, socket: socket) }

    /// What an app is to be started with so that it comes up in the compositor.
    var environment: [String: String?] {
        ["GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": socket, "DISPLAY": nil]
    }

    /// Tells the compositor to do something, and fails unless it does.
    @discardableResult
    func tell(_ words: String...) throws -> Data {
        try tools.run("/usr/bin/swaymsg", ["--socket", control.path] + words)
    }

    /// The picture on a monitor, by its number from 1.
    func picture(ofMonitor number: Int) throws -> Screenshot {
        try tools.picture(of: "HEADLESS-\(number)")
    }

    func stop() {
        compositor.terminate()
        _ = compositor.waitForExit(timeout: .seconds(5))
        try? FileManager.default.removeItem(at: folder)
    }
}
