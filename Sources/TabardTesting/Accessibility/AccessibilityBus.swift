import GtkInterop

/// The bus on which apps show their accessible objects to screen readers.
@MainActor
public final class AccessibilityBus {
    let connection: DBusConnection
    private static let registryName = "org.a11y.atspi.Registry"
    private static let rootPath = "/org/a11y/atspi/accessible/root"

    /// Asks a session bus for its accessibility bus, which is started if need be.
    public init(sessionBusAddress: String) throws {
        let session = try DBusConnection(address: sessionBusAddress)
        let answer = try session.call(
            destination: "org.a11y.Bus",
            path: "/org/a11y/bus",
            interface: "org.a11y.Bus",
            member: "GetAddress"
        )
        guard let address = answer.first?.stringValue, !address.isEmpty else {
            throw TestingError(.notFound, "the session bus knows no accessibility bus")
        }
        connection = try DBusConnection(address: address)
    }

    /// The roots of all apps that are on the bus.
    public var applications: [AccessibleObject] {
        get throws { try desktop.children }
    }

    /// The root of the app with this process number, nil as long as it is not on the bus.
    public func application(withProcess identifier: Int32) throws -> AccessibleObject? {
        try applications.first { try self.processIdentifier(of: $0) == identifier }
    }

    /// The process number of the app that an object belongs to, nil if it has left the bus.
    public func processIdentifier(of object: AccessibleObject) throws -> Int32? {
        do {
            let answer = try connection.call(
                destination: "org.freedesktop.DBus",
                path: "/org/freedesktop/DBus",
                interface: "org.freedesktop.DBus",
                member: "GetConnectionUnixProcessID",
                arguments: [.string(object.busName)]
            )
            return answer.first?.integerValue.map { Int32(truncatingIfNeeded: $0) }
        } catch let error as DBusError where error.code == .remote {
            return nil
        }
    }

    private var desktop: AccessibleObject {
        AccessibleObject(bus: self, busName: Self.registryName, path: Self.rootPath)
    }
}
