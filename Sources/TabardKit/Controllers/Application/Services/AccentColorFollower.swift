internal import GtkInterop

/// Has the tint be the accent colour of the desktop, as its portal tells.
///
/// - S8: It is asked for once the first window is shown, and followed. What has a tint of the app's own keeps it.
/// - S9: A desktop that tells of none, and an answer of another kind, leave the system's blue. Of a portal that goes, what it said last holds.
@MainActor
final class AccentColorFollower {
    static let shared = AccentColorFollower()

    /// How many seconds the portal has for its answer.
    static var patience = 5.0

    private static let interface = "org.freedesktop.portal.Settings"
    private static let namespace = "org.freedesktop.appearance"
    private static let key = "accent-color"

    private var bus: DBusConnection?
    private var subscriptions: [DBusSubscription] = []

    /// Begins to follow it, or does so on another bus.
    func start() {
        DesktopBus.session.find { [weak self] in if let bus = $0 { self?.listen(on: bus) } }
    }

    func stop() {
        subscriptions = []
        bus = nil
    }

    private func listen(on bus: DBusConnection) {
        self.bus = bus
        let change = try? bus.subscribe(
            sender: DesktopPortal.name,
            interface: Self.interface,
            member: "SettingChanged",
            path: DesktopPortal.path,
            firstArgument: Self.namespace
        ) { [weak self] signal in
            guard signal.arguments.count == 3, signal.arguments[1] == .string(Self.key) else { return }
            self?.take(signal.arguments[2])
        }
        let owner = try? bus.followOwner(of: DesktopPortal.name) { [weak self] _, new in
            if new != nil { self?.ask() }
        }
        subscriptions = [change, owner].compactMap { $0 }
        ask()
    }

    private func ask() {
        try? bus?.call(
            destination: DesktopPortal.name,
            path: DesktopPortal.path,
            interface: Self.interface,
            member: "Read",
            arguments: [.string(Self.namespace), .string(Self.key)],
            timeout: .seconds(Self.patience),
            startsProgram: true
        ) { [weak self] result in
            if case .success(let values) = result { self?.take(values.first) }
        }
    }

    private func take(_ value: DBusValue?) {
        let accent = Self.accent(of: value)
        guard accent != AccentColor.current else { return }
        AccentColor.current = accent
        for window in UIApplication.shared._windows {
            window._tintColorChanged()
            window._redrawAll()
        }
    }

    private static func accent(of value: DBusValue?) -> AccentColor? {
        var value = value
        // Some portals wrap it twice.
        while case .variant(let inner)? = value { value = inner }
        guard case .structure(let parts)? = value, parts.count == 3, case .double(let red) = parts[0],
            case .double(let green) = parts[1], case .double(let blue) = parts[2]
        else { return nil }
        return AccentColor(red: red, green: green, blue: blue)
    }
}
