import CGtk

extension DBusConnection {
    private typealias FoundBox = ClosureBox<@MainActor (DBusConnection?) -> Void>

    /// Connects to the bus of the whole machine without waiting for it.
    ///
    /// - Parameter found: Called on the main thread with the connection, or with nil if the machine has no such bus.
    public static func findSystemBus(_ found: @escaping @MainActor (DBusConnection?) -> Void) {
        find(G_BUS_TYPE_SYSTEM, found)
    }

    /// Connects to the bus of the user's session without waiting for it.
    ///
    /// - Parameter found: Called on the main thread with the connection, or with nil if the session has no such bus.
    public static func findSessionBus(_ found: @escaping @MainActor (DBusConnection?) -> Void) {
        find(G_BUS_TYPE_SESSION, found)
    }

    private static func find(_ type: GBusType, _ found: @escaping @MainActor (DBusConnection?) -> Void) {
        g_bus_get(
            type,
            nil,
            { _, result, data in
                defer { releaseClosureBox(data) }
                guard let box = FoundBox.from(data) else { return }
                guard let bus = g_bus_get_finish(result, nil) else {
                    return MainActor.assumeIsolated { box.closure(nil) }
                }
                g_dbus_connection_set_exit_on_close(bus, 0)
                nonisolated(unsafe) let pointer = UnsafeMutableRawPointer(bus)
                MainActor.assumeIsolated { box.closure(DBusConnection(adopting: pointer)) }
            },
            FoundBox(found).retainedPointer()
        )
    }
}
