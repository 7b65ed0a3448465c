import Foundation
import TabardTesting

/// A phone's desktop, Phosh with its keyboard, on a touch screen of 360 by 720 points that nobody sees.
///
/// It needs Debian's packages `phoc`, `phosh`, `squeekboard`, `gnome-settings-daemon-common`, `xserver-xorg-core`,
/// `xserver-xorg-video-dummy`, `wlr-randr` and `grim`.
@MainActor
final class PhoneSession {
    /// The height of the bar with the clock, in points.
    static let topBar = 32
    /// The height of the bar from which the user swipes home.
    static let homeBar = 40

    private static let pixels = PixelSize(width: 720, height: 1_440)
    private static let scale = 2
    private static let monitor = "X11-1"
    private static let server = "/usr/lib/xorg/Xorg"
    private static let shell = "/usr/libexec/phosh"

    /// What is missing on this machine of all that it needs.
    static var missing: [String] {
        let files = [
            server, "/usr/lib/xorg/modules/drivers/dummy_drv.so",
            "/usr/lib/xorg/modules/input/inputtest_drv.so",
            "/usr/bin/phoc", shell, "/usr/bin/squeekboard", "/usr/bin/wlr-randr", "/usr/bin/grim",
            "/usr/share/glib-2.0/schemas/org.gnome.settings-daemon.plugins.gschema.xml",
        ]
        return files.filter { !FileManager.default.fileExists(atPath: $0) }
    }

    /// The finger, at places in points of the screen as it is held.
    let finger: TouchScreen
    private let folder: URL
    private let tools: CompositorTools
    private var programs: [TestApplication] = []

    /// Starts it on the session bus of a desktop, which keeps its own screen.
    init(on display: TestDisplay) throws {
        // The name of a socket has no room for the folder of a test.
        folder = URL(fileURLWithPath: "/tmp/tabard-\(UUID().uuidString.prefix(8))")
        tools = CompositorTools(folder: folder, socket: "wayland-0")
        try Self.fill(folder)
        let server = try TestApplication(
            Self.server,
            arguments: [
                "-displayfd", "1", "-config", folder.appendingPathComponent("xorg.conf").path, "-logfile",
                folder.appendingPathComponent("xorg.log").path, "-noreset", "-nolisten", "tcp", "-novtswitch",
                "-sharevts", "-keeptty",
            ],
            on: display
        )
        programs = [server]
        let number = try Self.waitFor("the screen", server) {
            server.standardOutput.split(separator: "\n").first.map(String.init)
        }
        finger = try TouchScreen(
            path: folder.appendingPathComponent("finger").path,
            size: PixelSize(width: Self.pixels.width / Self.scale, height: Self.pixels.height / Self.scale)
        )
        let compositor = try TestApplication(
            "/usr/bin/phoc",
            arguments: ["--config", folder.appendingPathComponent("phoc.ini").path],
            on: display,
            environment: environment.merging([
                "DISPLAY": ":\(number)", "WLR_BACKENDS": "x11", "WLR_RENDERER": "pixman",
                "WAYLAND_DISPLAY": nil,
            ]) { $1 }
        )
        programs.append(compositor)
        _ = try Self.waitFor("the compositor", compositor) { try? tools.run("/usr/bin/wlr-randr", []) }
        let own = environment.merging(["NO_AT_BRIDGE": "1"]) { $1 }
        programs.append(try TestApplication("/usr/bin/squeekboard", on: display, environment: own))
        let shell = try TestApplication(Self.shell, arguments: ["--unlocked"], on: display, environment: own)
        programs.append(shell)
        // Apps may start before its bars are there, and get their room then.
        _ = try Self.waitFor("the clock", shell) { try isClockShown ? true : nil }
    }

    isolated deinit { stop() }

    /// What an app is to be started with so that it comes up in the session.
    var environment: [String: String?] {
        [
            "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "wayland-0", "DISPLAY": nil,
            "GDK_BACKEND": "wayland", "XDG_CONFIG_HOME": folder.path, "GSETTINGS_BACKEND": "keyfile",
            "GTK_IM_MODULE": nil,
            // The programs warn of what only a phone has, and GTK of what this compositor does not know.
            "G_DEBUG": nil,
        ]
    }

    /// The size of the screen as it is held, in points.
    var size: PixelSize { finger.size }

    /// Turns the phone on its side, or upright.
    func turn(upright isUpright: Bool) throws {
        try tools.run(
            "/usr/bin/wlr-randr",
            ["--output", Self.monitor, "--transform", isUpright ? "normal" : "90"]
        )
        let sides = [Self.pixels.width / Self.scale, Self.pixels.height / Self.scale]
        finger.size = PixelSize(width: sides[isUpright ? 0 : 1], height: sides[isUpright ? 1 : 0])
    }

    /// Touches the button that shows and hides the keyboard.
    func touchKeyboardButton() throws {
        try finger.tap(at: PixelPoint(x: size.width - 20, y: size.height - Self.homeBar / 2))
    }

    /// The picture in an area of the screen, which is given in points.
    func picture(in area: PixelRect) throws -> Screenshot { try tools.picture(in: area) }

    /// A file with the picture of all below the clock, which would be another one each minute.
    func pictureFile() throws -> Data {
        let area = PixelRect(x: 0, y: Self.topBar, width: size.width, height: size.height - Self.topBar)
        return try tools.pictureFile(in: area)
    }

    func stop() {
        for program in programs.reversed() {
            program.terminate()
            _ = program.waitForExit(timeout: .seconds(5))
        }
        programs = []
        try? FileManager.default.removeItem(at: folder)
    }

    /// White digits on black, whose edges are gray.
    private var isClockShown: Bool {
        get throws {
            let bar = PixelRect(x: 0, y: 0, width: size.width, height: Self.topBar)
            return try picture(in: bar).bytes.contains { $0 > 200 && $0 < 255 }
        }
    }

    private static func waitFor<Value>(
        _ what: String,
        _ program: TestApplication,
        _ find: () throws -> Value?
    ) throws -> Value {
        try TabardTesting.waitFor(what, timeout: .seconds(20)) {
            guard program.isRunning else { throw TestingError(.ended, "\(what): \(program.endDescription)") }
            return try find()
        }
    }

    private static func fill(_ folder: URL) throws {
        let settings = folder.appendingPathComponent("glib-2.0/settings")
        try FileManager.default.createDirectory(
            at: settings,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let size = "\(pixels.width)x\(pixels.height)"
        let files = [
            "glib-2.0/settings/keyfile": """
            [org/gnome/desktop/a11y/applications]
            screen-keyboard-enabled=true

            [org/gnome/desktop/interface]
            enable-animations=false
            cursor-blink=false

            """,
            "phoc.ini": """
            [core]
            xwayland=false

            [output:\(monitor)]
            mode = \(size)
            scale = \(scale)

            """,
            "xorg.conf": """
            Section "ServerFlags"
                Option "AutoAddDevices" "false"
                Option "AutoEnableDevices" "false"
                Option "AutoAddGPU" "false"
                Option "DontVTSwitch" "true"
            EndSection
            Section "InputDevice"
                Identifier "finger"
                Driver "inputtest"
                Option "SocketPath" "\(folder.appendingPathComponent("finger").path)"
                Option "DeviceType" "Touch"
                Option "TouchCount" "1"
            EndSection
            Section "Device"
                Identifier "card"
                Driver "dummy"
                VideoRam 16384
            EndSection
            Section "Monitor"
                Identifier "monitor"
                HorizSync 5-1000
                VertRefresh 5-200
                Modeline "\(size)" 87.25 720 776 848 976 1440 1443 1453 1493
            EndSection
            Section "Screen"
                Identifier "screen"
                Device "card"
                Monitor "monitor"
                DefaultDepth 24
                SubSection "Display"
                    Depth 24
                    Modes "\(size)"
                EndSubSection
            EndSection
            Section "ServerLayout"
                Identifier "layout"
                Screen "screen"
                InputDevice "finger"
            EndSection

            """,
        ]
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
    }
}
