import CGtk

/// A connection to a message bus.
///
/// It lives on the main thread, like everything that GTK does, and is closed when the last
/// reference to it goes away, unless others in the process share it. Whatever it throws is a
/// `DBusError`.
public final class DBusConnection: ObjectReference {
    /// Connects to the bus of the user's session, and shares the connection with GTK.
    ///
    /// The process survives the end of the bus.
    public static func session() throws -> DBusConnection {
        try shared(G_BUS_TYPE_SESSION)
    }

    /// Connects to the bus of the whole machine, and shares the connection with others here.
    ///
    /// The process survives the end of the bus.
    public static func system() throws -> DBusConnection {
        try shared(G_BUS_TYPE_SYSTEM)
    }

    /// Opens a connection of its own to the bus at an address such as `unix:path=/run/bus`.
    public convenience init(address: String) throws {
        var error: UnsafeMutablePointer<GError>?
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
        )
        let opened = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, &error)
        guard let opened else { throw DBusError(taking: error, fallback: .connectionFailed) }
        self.init(adopting: UnsafeMutableRawPointer(opened))
    }

    private static func shared(_ type: GBusType) throws -> DBusConnection {
        var error: UnsafeMutablePointer<GError>?
        guard let opened = g_bus_get_sync(type, nil, &error) else {
            throw DBusError(taking: error, fallback: .connectionFailed)
        }
        // By default GLib ends the process together with the bus.
        g_dbus_connection_set_exit_on_close(opened, 0)
        return DBusConnection(adopting: UnsafeMutableRawPointer(opened))
    }

    /// The name that the bus gave this connection, such as `:1.42`.
    public var uniqueName: String {
        g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? ""
    }

    /// Whether either side has closed the connection. It never opens again.
    public var isClosed: Bool { g_dbus_connection_is_closed(connection) != 0 }

    /// Closes the connection, for everyone who shares it. Harmless when it is closed already.
    public func close() {
        g_dbus_connection_close_sync(connection, nil, nil)
    }

    var connection: OpaquePointer { OpaquePointer(pointer) }
}
