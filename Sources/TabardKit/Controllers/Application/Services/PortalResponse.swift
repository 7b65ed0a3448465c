internal import GtkInterop

/// Hears how a request to the portal ended.
@MainActor
final class PortalResponse {
    private let bus: DBusConnection
    private let ended: ([String: DBusValue]?) -> Void
    private var path: String
    private var subscriptions: [DBusSubscription] = []

    /// Begins to listen, before the request is made, so that nothing is missed.
    ///
    /// - Parameter ended: Called once, with what the portal says about what it did; nil if it did not do what it was asked.
    init(on bus: DBusConnection, path: String, ended: @escaping ([String: DBusValue]?) -> Void) {
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
            guard signal.arguments.first == .uint32(0) else { return finish(nil) }
            finish(Self.results(signal.arguments.dropFirst().first))
        }
        let owner = try? bus.followOwner(of: DesktopPortal.name) { [self] old, _ in
            // One that is started for the request comes; only one that was there goes.
            if old != nil { finish(nil) }
        }
        subscriptions = [response, owner].compactMap { $0 }
    }

    private static func results(_ value: DBusValue?) -> [String: DBusValue] {
        var results: [String: DBusValue] = [:]
        for case .dictionaryEntry(.string(let name), let value) in value?.elements ?? [] {
            results[name] = value
        }
        return results
    }

    private func finish(_ results: [String: DBusValue]?) {
        guard !subscriptions.isEmpty else { return }
        end()
        ended(results)
    }
}
