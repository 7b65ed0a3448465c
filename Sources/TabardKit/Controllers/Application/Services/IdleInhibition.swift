internal import GtkInterop

/// Keeps the screen on while the app wants that.
///
/// - S1: The portal is asked; where it does not do it, the screen saver.
/// - S2: What was asked for is given back once, to who gave it, also if that answers after the app has changed its mind.
/// - S3: Where a service goes, it is asked again once it is back.
/// - S4: The end of the process ends it, as services see the connection go.
@MainActor
final class IdleInhibition {
    static let shared = IdleInhibition()

    /// How many seconds a service has for its answer.
    static var patience = 5.0

    private static let screenSaver = (
        name: "org.freedesktop.ScreenSaver", path: "/org/freedesktop/ScreenSaver"
    )
    /// The portal's flag for the session's being idle.
    private static let idle: UInt32 = 8

    private enum State {
        /// Nothing was asked for.
        case free
        /// A service is being asked.
        case asking
        /// The portal's request has this path.
        case portal(String)
        /// The screen saver gave this number.
        case screenSaver(UInt32)
        /// Nobody does it.
        case refused
    }

    private var state = State.free
    private var owner: DBusSubscription?

    /// Whether the app wants the screen on.
    var isWanted = false {
        didSet { if isWanted != oldValue { follow() } }
    }

    private func follow() {
        switch (state, isWanted) {
        case (.free, true): ask()
        case (.portal(let path), false):
            state = .free
            owner = nil
            close(path)
        case (.screenSaver(let cookie), false):
            state = .free
            owner = nil
            send(Self.screenSaver, "UnInhibit", cookie)
        case (.refused, false): state = .free
        case (.free, _), (.asking, _), (.portal, _), (.screenSaver, _), (.refused, _): break
        }
    }

    private func ask() {
        state = .asking
        DesktopBus.session.find { [self] bus in
            guard let bus else { return settle(.refused) }
            askPortal(bus)
        }
    }

    /// The state that a service's answer leads to.
    private func settle(_ state: State) {
        self.state = state
        follow()
    }

    private func askPortal(_ bus: DBusConnection) {
        let request = DesktopPortal.nextRequest(on: bus)
        let options = DesktopPortal.options([
            "handle_token": .string(request.token), "reason": .string(AppIdentity.name),
        ])
        call(
            bus,
            (DesktopPortal.name, DesktopPortal.path),
            "org.freedesktop.portal.Inhibit",
            "Inhibit",
            [.string(""), .uint32(Self.idle), options]
        ) { [self] result in
            switch result {
            case .success(let values):
                if case .objectPath(let path)? = values.first {
                    follow(DesktopPortal.name, on: bus)
                    return settle(.portal(path))
                }
                close(request.path)
            case .failure(let error):
                // It may do it yet.
                if error.code == .timeout { close(request.path) }
            }
            askScreenSaver(bus)
        }
    }

    private func askScreenSaver(_ bus: DBusConnection) {
        guard isWanted else { return settle(.free) }
        let name = AppIdentity.name
        call(bus, Self.screenSaver, Self.screenSaver.name, "Inhibit", [.string(name), .string(name)]) {
            [self] result in
            guard case .uint32(let cookie)? = (try? result.get())?.first else { return settle(.refused) }
            follow(Self.screenSaver.name, on: bus)
            settle(.screenSaver(cookie))
        }
    }

    /// A service that goes has forgotten all; one that comes is asked anew.
    private func follow(_ name: String, on bus: DBusConnection) {
        owner = try? bus.followOwner(of: name) { [self] _, new in
            guard new != nil else { return }
            owner = nil
            settle(.free)
        }
    }

    private func call(
        _ bus: DBusConnection,
        _ service: (name: String, path: String),
        _ interface: String,
        _ member: String,
        _ arguments: [DBusValue],
        _ finished: @escaping (Result<[DBusValue], DBusError>) -> Void
    ) {
        do {
            try bus.call(
                destination: service.name,
                path: service.path,
                interface: interface,
                member: member,
                arguments: arguments,
                timeout: .seconds(Self.patience),
                startsProgram: service.name == DesktopPortal.name
            ) { finished($0) }
        } catch {
            settle(.refused)
        }
    }

    /// Ends a request of the portal's.
    private func close(_ path: String) {
        DesktopBus.session.find { bus in if let bus { DesktopPortal.close(path, on: bus) } }
    }

    private func send(_ service: (name: String, path: String), _ member: String, _ number: UInt32) {
        DesktopBus.session.find { bus in
            try? bus?.call(
                destination: service.name,
                path: service.path,
                interface: service.name,
                member: member,
                arguments: [.uint32(number)],
                finished: { _ in }
            )
        }
    }
}
