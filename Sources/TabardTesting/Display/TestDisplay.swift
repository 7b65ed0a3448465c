import Foundation

/// A desktop that nobody sees: a screen, a session bus with its accessibility bus, and empty
/// folders for settings and data.
///
/// Everything ends with `stop()`, with the object, and with the process, even one that crashes.
/// It needs the programs `Xvfb`, `dbus-daemon`, `setpriv` and at-spi2's services.
@MainActor
public final class TestDisplay {
    /// The screen's size.
    public let size: PixelSize
    /// The name for `DISPLAY`, such as `:7`.
    public let name: String
    /// The address of the session bus, or nil for a desktop without one.
    public let sessionBusAddress: String?
    /// The folder that holds the home folder of the programs on this desktop.
    ///
    /// It is removed by `stop()`.
    public let folder: URL

    /// Whether a window manager runs there.
    public var hasWindowManager: Bool { windowManager != nil }

    private let screen: ChildProcess
    private let windowManager: ChildProcess?
    private let sessionBus: ChildProcess?
    private var connectedBus: AccessibilityBus?

    /// Starts a desktop.
    ///
    /// - Parameters:
    ///   - size: The screen's size. Without a window manager windows have the size they ask for and
    ///     stand at its top left corner.
    ///   - windowManager: A program that is to manage the windows, and writes a line when it is
    ///     ready: a path, or a name that is looked for in `PATH`. None by default, which makes no window active by itself,
    ///     and minimizes none.
    ///   - hasSessionBus: False for the desktop of a machine without D-Bus. Such a desktop has no
    ///     accessibility either.
    ///   - textScale: How many times larger than usual the user wants texts, from 0.5 to 5.
    public init(
        size: PixelSize = PixelSize(width: 1600, height: 1200),
        windowManager: String? = nil,
        hasSessionBus: Bool = true,
        textScale: Double = 1
    ) throws {
        self.size = size
        folder = try Self.makeFolder()
        let environment = Self.environment(in: folder)
        screen = try ChildProcess(
            "Xvfb",
            [
                "-displayfd", "1", "-screen", "0", "\(size.width)x\(size.height)x24", "-dpi", "96",
                "-nolisten", "tcp", "-noreset", "-fbdir", folder.appendingPathComponent("screen").path,
            ],
            environment: environment
        )
        name = ":" + (try screen.firstLine())
        // GTK takes it from the screen alone there, and looks at no file of settings for it.
        if textScale != 1 {
            try WindowServer(display: name).setResolution(Int((min(max(0.5, textScale), 5) * 96).rounded()))
        }
        self.windowManager = try windowManager.map { [name] program in
            try ChildProcess(program, [], environment: environment.merging(["DISPLAY": name]) { $1 })
        }
        _ = try self.windowManager?.firstLine()
        guard hasSessionBus else {
            sessionBus = nil
            sessionBusAddress = nil
            return
        }
        let bus = try ChildProcess(
            "dbus-daemon",
            [
                "--session", "--nofork", "--nosyslog", "--print-address=1",
                "--address=unix:dir=" + folder.path,
            ],
            environment: environment.merging(["DISPLAY": name]) { $1 }
        )
        sessionBus = bus
        sessionBusAddress = try bus.firstLine()
    }

    isolated deinit { stop() }

    /// The bus on which apps and screen readers meet, started on first use.
    public var accessibilityBus: AccessibilityBus {
        get throws {
            if let connectedBus { return connectedBus }
            guard let sessionBusAddress else {
                throw TestingError(.notFound, "this desktop was started without a session bus")
            }
            let bus = try AccessibilityBus(sessionBusAddress: sessionBusAddress)
            connectedBus = bus
            return bus
        }
    }

    /// Ends everything and removes the folder. Harmless the second time.
    public func stop() {
        connectedBus = nil
        // The accessibility bus and its registry end with the session bus.
        sessionBus?.end()
        windowManager?.end()
        screen.end()
        try? FileManager.default.removeItem(at: folder)
    }

    /// The environment of a program on this desktop.
    var environment: [String: String] {
        var environment = Self.environment(in: folder)
        environment["DISPLAY"] = name
        environment["DBUS_SESSION_BUS_ADDRESS"] = sessionBusAddress ?? "unix:path=/nonexistent/bus"
        // GTK warns of a backend that is asked for and cannot work.
        if sessionBusAddress == nil { environment["GTK_A11Y"] = nil }
        return environment
    }

    var screenFile: URL { folder.appendingPathComponent("screen/Xvfb_screen0") }
}
