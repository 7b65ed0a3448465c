import CGtk

extension DBusConnection {
    /// Calls a method and waits for its answer.
    ///
    /// The main loop stands still meanwhile, so an app should call only what answers at once.
    ///
    /// - Parameters:
    ///   - destination: The name of the program that is called, such as `org.freedesktop.login1`.
    ///   - timeout: How long to wait for the answer, at least a millisecond.
    /// - Returns: The values of the answer; none for a method that returns nothing.
    @discardableResult
    public func call(
        destination: String,
        path: String,
        interface: String,
        member: String,
        arguments: [DBusValue] = [],
        timeout: Duration = .seconds(25)
    ) throws -> [DBusValue] {
        try DBusName.bus.check(destination)
        try DBusName.objectPath.check(path)
        try DBusName.interface.check(interface)
        try DBusName.member.check(member)
        let parameters = try DBusValue.makeArguments(arguments)
        var error: UnsafeMutablePointer<GError>?
        let answer = g_dbus_connection_call_sync(
            connection,
            destination,
            path,
            interface,
            member,
            parameters,
            nil,
            G_DBUS_CALL_FLAGS_NONE,
            timeout.clampedMilliseconds,
            nil,
            &error
        )
        guard let answer else { throw DBusError(taking: error, fallback: .failed) }
        defer { g_variant_unref(answer) }
        return try DBusValue.readArguments(answer)
    }

    /// Reads a property of an object.
    public func property(
        destination: String,
        path: String,
        interface: String,
        name: String,
        timeout: Duration = .seconds(25)
    ) throws -> DBusValue {
        let answer = try call(
            destination: destination,
            path: path,
            interface: "org.freedesktop.DBus.Properties",
            member: "Get",
            arguments: [.string(interface), .string(name)],
            timeout: timeout
        )
        guard answer.count == 1, case .variant(let value) = answer[0] else {
            throw DBusError(.invalidValue, "the property '\(name)' came without a value")
        }
        return value
    }
}

extension Duration {
    fileprivate var clampedMilliseconds: gint {
        let (seconds, attoseconds) = components
        guard seconds < 2_000_000 else { return 2_000_000_000 }
        return gint(max(1, seconds * 1000 + attoseconds / 1_000_000_000_000_000))
    }
}
