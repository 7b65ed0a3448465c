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

    private typealias AnswerBox = ClosureBox<@MainActor (Result<[DBusValue], DBusError>) -> Void>

    /// Calls a method without waiting for its answer.
    ///
    /// - Parameters:
    ///   - destination: The name of the program that is called, such as `org.freedesktop.login1`.
    ///   - timeout: How long to wait for the answer, at least a millisecond.
    ///   - files: Open files that go with the message; arguments name them by their places.
    ///   - startsProgram: Whether a program that does not run is started for it, as it asked its bus to; false by default.
    ///   - finished: Called on the main thread with the values of the answer, or the error in their place.
    public func call(
        destination: String,
        path: String,
        interface: String,
        member: String,
        arguments: [DBusValue] = [],
        timeout: Duration = .seconds(25),
        files: [Int32] = [],
        startsProgram: Bool = false,
        finished: @escaping @MainActor (Result<[DBusValue], DBusError>) -> Void
    ) throws {
        try DBusName.bus.check(destination)
        try DBusName.objectPath.check(path)
        try DBusName.interface.check(interface)
        try DBusName.member.check(member)
        let list = try Self.list(of: files)
        defer { if let list { g_object_unref(list) } }
        let parameters = try DBusValue.makeArguments(arguments)
        g_dbus_connection_call_with_unix_fd_list(
            connection,
            destination,
            path,
            interface,
            member,
            parameters,
            nil,
            startsProgram ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START,
            timeout.clampedMilliseconds,
            list,
            nil,
            { connection, result, data in
                defer { releaseClosureBox(data) }
                guard let box = AnswerBox.from(data) else { return }
                var error: UnsafeMutablePointer<GError>?
                let answer = g_dbus_connection_call_with_unix_fd_list_finish(
                    OpaquePointer(connection),
                    nil,
                    result,
                    &error
                )
                defer { if let answer { g_variant_unref(answer) } }
                let finished: Result<[DBusValue], DBusError>
                if let answer {
                    finished = Result { try DBusValue.readArguments(answer) }
                        .mapError { $0 as? DBusError ?? DBusError(.invalidValue, "the answer can't be read") }
                } else {
                    finished = .failure(DBusError(taking: error, fallback: .failed))
                }
                MainActor.assumeIsolated { box.closure(finished) }
            },
            AnswerBox(finished).retainedPointer()
        )
    }

    /// The files as a message takes them, which has its own handles of them; nil for none.
    private static func list(of files: [Int32]) throws -> UnsafeMutablePointer<GUnixFDList>? {
        guard !files.isEmpty, let list = g_unix_fd_list_new() else { return nil }
        for file in files {
            var error: UnsafeMutablePointer<GError>?
            guard g_unix_fd_list_append(list, file, &error) >= 0 else {
                g_object_unref(list)
                throw DBusError(taking: error, fallback: .failed)
            }
        }
        return list
    }

    /// Reads a property of an object without waiting for it.
    ///
    /// - Parameter read: Called on the main thread with the value, or nil if there is none.
    public func readProperty(
        destination: String,
        path: String,
        interface: String,
        name: String,
        timeout: Duration = .seconds(25),
        read: @escaping @MainActor (DBusValue?) -> Void
    ) throws {
        try call(
            destination: destination,
            path: path,
            interface: "org.freedesktop.DBus.Properties",
            member: "Get",
            arguments: [.string(interface), .string(name)],
            timeout: timeout
        ) { answer in
            guard let values = try? answer.get(), values.count == 1, case .variant(let value) = values[0]
            else { return read(nil) }
            read(value)
        }
    }
}

extension Duration {
    fileprivate var clampedMilliseconds: gint {
        let (seconds, attoseconds) = components
        guard seconds < 2_000_000 else { return 2_000_000_000 }
        return gint(max(1, seconds * 1000 + attoseconds / 1_000_000_000_000_000))
    }
}
