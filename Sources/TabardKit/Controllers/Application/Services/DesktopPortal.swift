internal import GtkInterop

/// The desktop's portal, which does for programs, those in a sandbox too, what the user may have a say in.
@MainActor
enum DesktopPortal {
    static let name = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"

    /// A sandbox hides what the desktop has, so that only the portal knows it.
    static let isInSandbox = FileManager.default.fileExists(atPath: "/.flatpak-info")

    /// Whether dialogs are the portal's: where GTK's own are, in a sandbox and with `GDK_DEBUG=portals`.
    static var showsDialogs = isInSandbox || isWanted(in: ProcessInfo.processInfo.environment)

    /// Whether GTK is told to use portals.
    static func isWanted(in environment: [String: String]) -> Bool {
        let words = environment["GDK_DEBUG"]?.split { ":;, \t".contains($0) } ?? []
        return words.contains { $0.lowercased() == "portals" }
    }

    private static var requests = 0

    /// A word for the next request, and the path of the object that then stands for it.
    static func nextRequest(on bus: DBusConnection) -> (token: String, path: String) {
        requests += 1
        let token = "tabard\(requests)"
        let sender = bus.uniqueName.dropFirst().replacingOccurrences(of: ".", with: "_")
        return (token, path + "/request/\(sender)/\(token)")
    }

    /// Ends a request, and the dialog that the portal may show for it.
    static func close(_ path: String, on bus: DBusConnection) {
        try? bus.call(
            destination: name,
            path: path,
            interface: "org.freedesktop.portal.Request",
            member: "Close",
            finished: { _ in }
        )
    }

    /// Options as the portal takes them.
    static func options(_ values: KeyValuePairs<String, DBusValue>) -> DBusValue {
        options(values.map { ($0.key, $0.value) })
    }

    /// Options as the portal takes them.
    static func options(_ values: [(String, DBusValue)]) -> DBusValue {
        .array(
            elementSignature: "{sv}",
            values.map { .dictionaryEntry(key: .string($0.0), value: .variant($0.1)) }
        )
    }
}
