import CGtk

/// Receives signals for as long as it lives, or until `unsubscribe()`.
@MainActor
public final class DBusSubscription {
    private let connection: DBusConnection
    private var id: guint?

    init(connection: DBusConnection, id: guint) {
        self.connection = connection
        self.id = id
    }

    isolated deinit { unsubscribe() }

    /// Ends the subscription: the handler is not called again, and is let go by the main loop
    /// soon afterwards. Harmless the second time.
    public func unsubscribe() {
        guard let id else { return }
        self.id = nil
        g_dbus_connection_signal_unsubscribe(connection.connection, id)
    }
}
