internal import GtkInterop
internal import TabardKit

/// The desktop's service for notifications (UN1).
@MainActor
final class NotificationService {
    static let name = "org.freedesktop.Notifications"
    static let path = "/org/freedesktop/Notifications"

    /// How many seconds it has for an answer.
    static var patience = 5.0

    /// Why a notification is no longer there.
    enum End: UInt32 {
        case expired = 1
        case dismissed = 2
        case removed = 3
    }

    /// What the service tells of a notification, by its number.
    enum Event {
        /// An action was chosen.
        case chosen(word: String, token: String?)
        /// A text was written.
        case replied(text: String)
        /// It is no longer there; nil for reasons that nobody knows.
        case ended(End?)
    }

    /// Called for each event.
    var happened: ((UInt32, Event) -> Void)?
    /// Called when the service goes, and all that it showed with it.
    var vanished: (() -> Void)?

    /// What the service can do; nil while that is not known.
    private var capabilities: ServiceCapabilities?
    private var waiting: [(ServiceCapabilities?) -> Void] = []
    private var subscriptions: [DBusSubscription] = []
    private var bus: DBusConnection?
    /// What the desktop gave for bringing the app before the user.
    private var token: (number: UInt32, text: String)?

    /// Finds out what the service can do.
    ///
    /// - Parameter found: Called from the main loop, with nil if no service answers.
    func find(_ found: @escaping (ServiceCapabilities?) -> Void) {
        if let capabilities {
            return MainLoop.whenIdle { [self] in
                // It may have gone meanwhile.
                if self.capabilities != nil { found(capabilities) } else { find(found) }
            }
        }
        waiting.append(found)
        guard waiting.count == 1 else { return }
        let answer = BoundedAnswer<ServiceCapabilities?>(within: Self.patience, late: nil) { [self] in
            settle($0)
        }
        DesktopBus.session.find { [self] bus in
            guard answer.isOpen else { return }
            guard let bus else { return MainLoop.whenIdle { answer.give(nil) } }
            listen(on: bus)
            do {
                try call(bus, "GetCapabilities", []) {
                    answer.give(ServiceCapabilities(try? $0.get()))
                }
            } catch {
                answer.give(nil)
            }
        }
    }

    private func settle(_ found: ServiceCapabilities?) {
        capabilities = found
        let asking = waiting
        waiting = []
        for ask in asking { ask(found) }
    }

    /// Shows a notification.
    ///
    /// - Parameters:
    ///   - number: The one whose place it takes; 0 for none.
    ///   - shown: Called from the main loop, with its number, or with nil if it is not shown.
    func show(_ message: ServiceMessage, replacing number: UInt32, shown: @escaping (UInt32?) -> Void) {
        let answer = BoundedAnswer<UInt32?>(within: Self.patience, late: nil, given: shown)
        guard let bus else { return MainLoop.whenIdle { answer.give(nil) } }
        do {
            try call(bus, "Notify", message.arguments(replacing: number)) { [self] result in
                guard case .uint32(let number)? = (try? result.get())?.first, number != 0 else {
                    return answer.give(nil)
                }
                // It came too late to be known by anybody.
                guard answer.isOpen else { return close(number) }
                answer.give(number)
            }
        } catch {
            answer.give(nil)
        }
    }

    /// Takes a notification from the desktop.
    func close(_ number: UInt32) {
        guard let bus else { return }
        try? call(bus, "CloseNotification", [.uint32(number)]) { _ in }
    }

    private func call(
        _ bus: DBusConnection,
        _ member: String,
        _ arguments: [DBusValue],
        _ finished: @escaping (Result<[DBusValue], DBusError>) -> Void
    ) throws {
        try bus.call(
            destination: Self.name,
            path: Self.path,
            interface: Self.name,
            member: member,
            arguments: arguments,
            // A notification that comes a little late is closed.
            timeout: .seconds(Self.patience * 2),
            startsProgram: true
        ) { finished($0) }
    }

    private func listen(on bus: DBusConnection) {
        guard self.bus !== bus || subscriptions.isEmpty else { return }
        self.bus = bus
        let signals = try? bus.subscribe(sender: Self.name, interface: Self.name, path: Self.path) {
            [weak self] in self?.take($0)
        }
        let owner = try? bus.followOwner(of: Self.name) { [weak self] old, _ in
            guard let self, old != nil else { return }
            capabilities = nil
            token = nil
            vanished?()
        }
        subscriptions = [signals, owner].compactMap { $0 }
    }

    private func take(_ signal: DBusSignal) {
        guard signal.arguments.count == 2, case .uint32(let number) = signal.arguments[0] else { return }
        switch (signal.member, signal.arguments[1]) {
        case ("ActivationToken", .string(let text)):
            token = text.utf8.count <= 1024 ? (number, text) : nil
        case ("ActionInvoked", .string(let word)):
            let given = token.flatMap { $0.number == number ? $0.text : nil }
            token = nil
            happened?(number, .chosen(word: word, token: given))
        case ("NotificationReplied", .string(let text)):
            happened?(number, .replied(text: text))
        case ("NotificationClosed", .uint32(let reason)):
            happened?(number, .ended(End(rawValue: reason)))
        default: break
        }
    }
}
