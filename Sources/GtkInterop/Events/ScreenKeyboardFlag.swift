/// Whether the desktop's keyboard on the screen is in sight, as the desktop says it on the session's bus.
///
/// The keyboards of Linux phones, Squeekboard and the stub of Phosh's, say so as `sm.puri.OSK0`. The keyboard of GNOME's shell
/// tells nobody.
@MainActor
public final class ScreenKeyboardFlag {
    private static let name = "sm.puri.OSK0"
    private static let path = "/sm/puri/OSK0"

    /// Whether the keyboard is in sight; false where no keyboard says it.
    public private(set) var isVisible = false

    private let changed: @MainActor (Bool) -> Void
    private var bus: DBusConnection?
    private var subscriptions: [DBusSubscription] = []

    /// Begins to listen, without waiting for the bus.
    ///
    /// - Parameters:
    ///   - connection: The bus; nil is the session's.
    ///   - changed: Called on the main thread when the keyboard comes or goes.
    public init(on connection: DBusConnection? = nil, changed: @escaping @MainActor (Bool) -> Void) {
        self.changed = changed
        guard connection == nil else {
            if let connection { listen(on: connection) }
            return
        }
        DBusConnection.findSessionBus { [weak self] in if let bus = $0 { self?.listen(on: bus) } }
    }

    private func listen(on bus: DBusConnection) {
        self.bus = bus
        let properties = try? bus.subscribe(
            sender: Self.name,
            interface: "org.freedesktop.DBus.Properties",
            member: "PropertiesChanged",
            path: Self.path,
            firstArgument: Self.name
        ) { [weak self] signal in self?.follow(signal) }
        let owners = try? bus.followOwner(of: Self.name) { [weak self] _, new in
            if new == nil { self?.set(false) } else { self?.ask() }
        }
        subscriptions = [properties, owners].compactMap { $0 }
        ask()
    }

    private func ask() {
        try? bus?.readProperty(
            destination: Self.name,
            path: Self.path,
            interface: Self.name,
            name: "Visible"
        ) { [weak self] value in self?.set(value?.boolValue ?? false) }
    }

    private func follow(_ signal: DBusSignal) {
        guard signal.arguments.count == 3 else { return }
        let changes = signal.arguments[1].elements ?? []
        for case .dictionaryEntry(.string("Visible"), let value) in changes {
            return set(value.boolValue ?? false)
        }
        // It may say only that the value is another one.
        if signal.arguments[2].elements?.contains(.string("Visible")) == true { ask() }
    }

    private func set(_ isVisible: Bool) {
        guard isVisible != self.isVisible else { return }
        self.isVisible = isVisible
        changed(isVisible)
    }
}
