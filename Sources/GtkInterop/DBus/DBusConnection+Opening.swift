import CGtk

extension DBusConnection {
    private typealias OpenedBox = ClosureBox<@MainActor (DBusConnection) -> Void>

    /// Connects to the bus of the whole machine without waiting for it.
    ///
    /// - Parameter opened: Called on the main thread once the connection stands; never, if the
    ///   machine has no such bus.
    public static func openSystemBus(_ opened: @escaping @MainActor (DBusConnection) -> Void) {
        open(G_BUS_TYPE_SYSTEM, opened)
    }

    /// Connects to the bus of the user's session without waiting for it.
    ///
    /// - Parameter opened: Called on the main thread once the connection stands; never, if the
    ///   session has no such bus.
    public static func openSessionBus(_ opened: @escaping @MainActor (DBusConnection) -> Void) {
        open(G_BUS_TYPE_SESSION, opened)
    }

    private static func open(_ type: GBusType, _ opened: @escaping @MainActor (DBusConnection) -> Void) {
        g_bus_get(
            type,
            nil,
            { _, result, data in
                defer { releaseClosureBox(data) }
                guard let box = OpenedBox.from(data), let bus = g_bus_get_finish(result, nil) else { return }
                g_dbus_connection_set_exit_on_close(bus, 0)
                nonisolated(unsafe) let pointer = UnsafeMutableRawPointer(bus)
                MainActor.assumeIsolated { box.closure(DBusConnection(adopting: pointer)) }
            },
            OpenedBox(opened).retainedPointer()
        )
    }
}
