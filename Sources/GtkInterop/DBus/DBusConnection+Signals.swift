import CGtk

extension DBusConnection {
    private typealias SignalHandlerBox = ClosureBox<@MainActor (DBusSignal) -> Void>

    /// Calls a closure for each signal that matches; nil matches anything.
    ///
    /// Keep the result: the subscription ends when it goes away. A signal whose arguments are
    /// beyond all reason, a million values or more, is left out.
    ///
    /// - Parameters:
    ///   - sender: The name of the sending program.
    ///   - firstArgument: A text that the first argument must be.
    ///   - handler: Called on the main thread, from the main loop.
    public func subscribe(
        sender: String? = nil,
        interface: String? = nil,
        member: String? = nil,
        path: String? = nil,
        firstArgument: String? = nil,
        handler: @escaping @MainActor (DBusSignal) -> Void
    ) throws -> DBusSubscription {
        if let sender { try DBusName.bus.check(sender) }
        if let interface { try DBusName.interface.check(interface) }
        if let member { try DBusName.member.check(member) }
        if let path { try DBusName.objectPath.check(path) }
        guard !isClosed else { throw DBusError(.disconnected, "the connection is closed") }
        let id = g_dbus_connection_signal_subscribe(
            connection,
            sender,
            interface,
            member,
            path,
            firstArgument,
            G_DBUS_SIGNAL_FLAGS_NONE,
            { _, sender, path, interface, member, parameters, data in
                guard let box = SignalHandlerBox.from(data),
                    let arguments = try? DBusValue.readArguments(parameters)
                else { return }
                let signal = DBusSignal(
                    sender: sender.map { String(cString: $0) } ?? "",
                    path: path.map { String(cString: $0) } ?? "",
                    interface: interface.map { String(cString: $0) } ?? "",
                    member: member.map { String(cString: $0) } ?? "",
                    arguments: arguments
                )
                MainActor.assumeIsolated { box.closure(signal) }
            },
            SignalHandlerBox(handler).retainedPointer(),
            { releaseClosureBox($0) }
        )
        return DBusSubscription(connection: self, id: id)
    }

    /// Calls a closure when a name on the bus has another owner.
    ///
    /// Keep the result: the subscription ends when it goes away.
    ///
    /// - Parameter changed: Gets the connections that had the name and have it now; nil for none.
    public func followOwner(
        of name: String,
        changed: @escaping @MainActor (_ old: String?, _ new: String?) -> Void
    ) throws -> DBusSubscription {
        try subscribe(
            sender: "org.freedesktop.DBus",
            interface: "org.freedesktop.DBus",
            member: "NameOwnerChanged",
            path: "/org/freedesktop/DBus",
            firstArgument: name
        ) { signal in
            let names = signal.arguments.map(\.stringValue)
            guard names.count == 3 else { return }
            let owners = names.dropFirst().map { $0 == "" ? nil : $0 }
            changed(owners[0], owners[1])
        }
    }

    /// Sends a signal to everyone on the bus who listens.
    public func emit(
        path: String,
        interface: String,
        member: String,
        arguments: [DBusValue] = []
    ) throws {
        try DBusName.objectPath.check(path)
        try DBusName.interface.check(interface)
        try DBusName.member.check(member)
        let parameters = try DBusValue.makeArguments(arguments)
        var error: UnsafeMutablePointer<GError>?
        let sent = g_dbus_connection_emit_signal(
            connection,
            nil,
            path,
            interface,
            member,
            parameters,
            &error
        )
        guard sent != 0 else { throw DBusError(taking: error, fallback: .failed) }
    }
}
