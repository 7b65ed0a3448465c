internal import GtkInterop

/// Hears how a request to the portal ended.
@MainActor
final class PortalResponse {
    private let bus: DBusConnection
    private let ended: (Bool) -> Void
    private var path: String
    private var subscriptions: [DBusSubscription] = []

    /// Begins to listen, before the request is made, so that nothing is missed.
    ///
    /// - Parameter ended: Called once, with whether the portal did what it was asked.
    init(on bus: DBusConnection, path: String, ended: @escaping (Bool) -> Void) {
        self.bus = bus
        self.path = path
        self.ended = ended
        listen()
    }

    /// The request has another path than it was expected to: old portals choose it themselves.
    func follow(_ path: String) {
        guard path != self.path, !subscriptions.isEmpty else { return }
        self.path = path
        listen()
    }

    /// Stops listening.
    func end() { subscriptions = [] }

    private func listen() {
        let response = try? bus.subscribe(
            sender: DesktopPortal.name,
            interface: "org.freedesktop.portal.Request",
            member: "Response",
            path: path
        ) { [self] signal in
            let code = signal.arguments.first
            finish(code == .uint32(0))
        }
        let owner = try? bus.followOwner(of: DesktopPortal.name) { [self] old, _ in
            // One that is started for the request comes; only one that was there goes.
            if old != nil { finish(false) }
        }
        subscriptions = [response, owner].compactMap { $0 }
    }

    private func finish(_ isDone: Bool) {
        guard !subscriptions.isEmpty else { return }
        end()
        ended(isDone)
    }
}
