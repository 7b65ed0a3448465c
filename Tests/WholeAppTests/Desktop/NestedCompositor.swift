import Foundation
import TabardTesting

/// A Wayland compositor that shows itself on a test's desktop, so that the app in it gets the same pointer and keys.
///
/// Its screen stands at the desktop's top left corner. A window gets all of it, or, with frames, the size that it asks for and a title
/// bar, which the app draws.
@MainActor
final class NestedCompositor {
    /// The program; nil if it is not installed, as the tests do without it.
    static var path: String? {
        let path = "/usr/bin/weston"
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }

    private let compositor: TestApplication
    private let socket: URL

    init(
        _ program: String,
        on display: TestDisplay,
        size: PixelSize = PixelSize(width: 1_200, height: 800),
        hasFrames: Bool = false
    ) throws {
        let folder = display.folder.appendingPathComponent("compositor")
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let socket = folder.appendingPathComponent("wayland")
        self.socket = socket
        // A panel would have a clock.
        let configuration = folder.appendingPathComponent("weston.ini")
        try Data("[shell]\npanel-position=none\nanimation=none\nstartup-animation=none\n".utf8).write(
            to: configuration
        )
        compositor = try TestApplication(
            program,
            arguments: [
                "--backend=x11-backend.so", "--shell=\(hasFrames ? "desktop" : "kiosk")-shell.so",
                "--idle-time=0",
                "--socket=wayland", "--config=\(configuration.path)",
                "--width=\(size.width)", "--height=\(size.height)",
            ],
            on: display,
            environment: ["XDG_RUNTIME_DIR": folder.path]
        )
        _ = try waitFor("the compositor") { FileManager.default.fileExists(atPath: socket.path) ? true : nil }
    }

    /// What an app is to be started with so that it comes up in the compositor.
    var environment: [String: String?] {
        ["GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": socket.path, "DISPLAY": nil]
    }

    func stop() {
        compositor.terminate()
        _ = compositor.waitForExit(timeout: .seconds(5))
    }
}
