internal import GtkInterop

/// A request to the portal: a call, and later a signal that tells how it ended.
@MainActor
final class PortalRequest {
    /// How a request ended.
    enum Outcome {
        /// The portal did what it was asked, and says this about it.
        case done([String: DBusValue])
        /// It did not, as the user wanted, or because it is gone.
        case declined
        /// There is no portal that does it; nothing has happened.
        case refused
        /// The portal kept silent or answered nonsense; it may do it yet.
        case unknown
    }

    private let bus: DBusConnection
    private var path = ""
    private var listening: PortalResponse?
    private var ended: ((Outcome) -> Void)?
    private var deadline: Deadline?

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - window: Over which the portal shows a dialog; nil for over none.
    ///   - arguments: What stands between the window's name and the options.
    ///   - files: Open files that arguments and options name by their places; closed when the portal has them.
    ///   - patience: How many seconds the portal has to take the request, and the user, who may be asked, after that.
    ///   - accepted: Called when the portal took it, before the user does what it waits for.
    ///   - ended: Called once, unless the request is closed before.
    init(
        on bus: DBusConnection,
        over window: NativeWindow?,
        _ interface: String,
        _ member: String,
        _ arguments: [DBusValue],
        options: [(String, DBusValue)] = [],
        files: [FileHandle] = [],
        patience: (service: Double, user: Double),
        accepted: @escaping () -> Void = {},
        ended: @escaping (Outcome) -> Void
    ) {
        self.bus = bus
        self.ended = ended
        let request = DesktopPortal.nextRequest(on: bus)
        path = request.path
        listening = PortalResponse(on: bus, path: path) { [self] results in
            finish(results.map { .done($0) } ?? .declined)
        }
        let options = DesktopPortal.options([("handle_token", .string(request.token))] + options)
        let call = Call(
            interface: "org.freedesktop.portal.\(interface)",
            member: member,
            arguments: arguments + [options],
            files: files
        )
        guard let window else {
            make(call, over: "", patience, accepted)
            return
        }
        window.tellPortalHandle { [self] in make(call, over: $0, patience, accepted) }
    }

    /// What the portal is to be called with, beside the window.
    private struct Call {
        let interface: String
        let member: String
        let arguments: [DBusValue]
        let files: [FileHandle]
    }

    private func make(
        _ call: Call,
        over window: String,
        _ patience: (service: Double, user: Double),
        _ accepted: @escaping () -> Void
    ) {
        // It may have been taken back by now.
        guard ended != nil else { return }
        do {
            try bus.call(
                destination: DesktopPortal.name,
                path: DesktopPortal.path,
                interface: call.interface,
                member: call.member,
                arguments: [.string(window)] + call.arguments,
                timeout: .seconds(patience.service),
                files: call.files.map(\.fileDescriptor),
                startsProgram: true
            ) { [self] result in
                take(result, patience.user)
                if ended != nil { accepted() }
            }
        } catch {
            MainLoop.whenIdle { [self] in finish(.unknown) }
        }
    }

    private func take(_ result: Result<[DBusValue], DBusError>, _ seconds: Double) {
        guard ended != nil else { return }
        switch result {
        case .success(let values):
            guard case .objectPath(let path)? = values.first else { return finish(.unknown) }
            self.path = path
            listening?.follow(path)
            deadline = Deadline(seconds: seconds) { [self] in
                DesktopPortal.close(path, on: bus)
                finish(.declined)
            }
        case .failure(let error):
            guard error.code != .remote else { return finish(.refused) }
            // A dialog that nobody waits for any more shall not come up.
            DesktopPortal.close(path, on: bus)
            finish(.unknown)
        }
    }

    private func finish(_ outcome: Outcome) {
        listening?.end()
        deadline = nil
        let ended = ended
        self.ended = nil
        ended?(outcome)
    }

    /// Takes the request back, if it has not ended.
    func close() {
        guard ended != nil else { return }
        ended = nil
        deadline = nil
        listening?.end()
        DesktopPortal.close(path, on: bus)
    }
}
