import CGtk

/// An object on a bus that others call, and its answers.
@MainActor
public final class DBusObject {
    /// The object's path, such as `/org/example/App`.
    public let path: String
    /// Its interface.
    public let interface: String

    /// Called with the name and the arguments of a method that the description has; nil answers with an error.
    public var called: (@MainActor (_ member: String, _ arguments: [DBusValue]) -> [DBusValue]?)?
    /// Called with the name of a property that the description has; nil answers with an error.
    public var read: (@MainActor (_ property: String) -> DBusValue?)?

    /// Leaves calls without an answer, for tests of those who wait for one.
    var keepsSilent = false

    private let connection: DBusConnection
    private var number: guint = 0

    /// Puts an object on a bus; it goes when the last reference to it does.
    ///
    /// - Parameters:
    ///   - description: A document of D-Bus' introspection with the one interface.
    /// - Throws: `DBusError` if the path is taken, or if the description makes no sense.
    public init(
        on connection: DBusConnection,
        path: String,
        interface: String,
        description: String
    ) throws {
        try DBusName.objectPath.check(path)
        try DBusName.interface.check(interface)
        self.connection = connection
        self.path = path
        self.interface = interface
        var error: UnsafeMutablePointer<GError>?
        guard let node = g_dbus_node_info_new_for_xml(description, &error) else {
            throw DBusError(taking: error, fallback: .invalidValue)
        }
        defer { g_dbus_node_info_unref(node) }
        guard let information = g_dbus_node_info_lookup_interface(node, interface) else {
            throw DBusError(.invalidValue, "the description has no interface '\(interface)'")
        }
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, member, parameters, invocation, data in
            guard let member, let invocation else { return }
            nonisolated(unsafe) let call = invocation
            let name = String(cString: member)
            let arguments = (try? DBusValue.readArguments(parameters)) ?? []
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { DBusObject.from(data)?.answer(call, name, arguments) ?? refuse(call) }
        }
        table.get_property = { _, _, _, _, property, error, data in
            guard let property else { return nil }
            let name = String(cString: property)
            nonisolated(unsafe) let data = data
            nonisolated(unsafe) var value: OpaquePointer?
            MainActor.assumeIsolated {
                value = DBusObject.from(data)?.read?(name).flatMap { try? $0.makeSingle() }
            }
            if value == nil {
                g_set_error_literal(
                    error,
                    g_dbus_error_quark(),
                    gint(G_DBUS_ERROR_FAILED.rawValue),
                    "There is no value"
                )
            }
            return value
        }
        number = g_dbus_connection_register_object(
            connection.connection,
            path,
            information,
            &table,
            ClosureBox(WeakObject(self)).retainedPointer(),
            { releaseClosureBox($0) },
            &error
        )
        guard number != 0 else { throw DBusError(taking: error, fallback: .failed) }
    }

    isolated deinit {
        if number != 0 { g_dbus_connection_unregister_object(connection.connection, number) }
    }

    /// Tells everyone that a property is another one now.
    public func announce(_ property: String, _ value: DBusValue) throws {
        try connection.emit(
            path: path,
            interface: "org.freedesktop.DBus.Properties",
            member: "PropertiesChanged",
            arguments: [
                .string(interface),
                .array(
                    elementSignature: "{sv}",
                    [.dictionaryEntry(key: .string(property), value: .variant(value))]
                ),
                .array(elementSignature: "s", []),
            ]
        )
    }

    private struct WeakObject {
        weak var object: DBusObject?
        init(_ object: DBusObject) { self.object = object }
    }

    private static func from(_ data: UnsafeMutableRawPointer?) -> DBusObject? {
        ClosureBox<WeakObject>.from(data)?.closure.object
    }

    private func answer(_ invocation: OpaquePointer, _ member: String, _ arguments: [DBusValue]) {
        guard !keepsSilent else { return g_object_unref(UnsafeMutableRawPointer(invocation)) }
        guard let answer = called?(member, arguments), let values = try? DBusValue.makeArguments(answer)
        else {
            return refuse(invocation)
        }
        g_dbus_method_invocation_return_value(invocation, values)
    }
}

private func refuse(_ invocation: OpaquePointer) {
    g_dbus_method_invocation_return_error_literal(
        invocation,
        g_dbus_error_quark(),
        gint(G_DBUS_ERROR_FAILED.rawValue),
        "It can't be done"
    )
}

extension DBusConnection {
    /// Asks for a name on the bus, as others call this program by it; without waiting for it.
    ///
    /// A program that has it already keeps it.
    public func requestName(_ name: String) throws {
        try DBusName.bus.check(name)
        // 4: who comes second does not wait for the name.
        try call(
            destination: "org.freedesktop.DBus",
            path: "/org/freedesktop/DBus",
            interface: "org.freedesktop.DBus",
            member: "RequestName",
            arguments: [.string(name), .uint32(4)],
            finished: { _ in }
        )
    }

    /// Gives a name back.
    public func releaseName(_ name: String) throws {
        try DBusName.bus.check(name)
        try call(
            destination: "org.freedesktop.DBus",
            path: "/org/freedesktop/DBus",
            interface: "org.freedesktop.DBus",
            member: "ReleaseName",
            arguments: [.string(name)],
            finished: { _ in }
        )
    }
}
