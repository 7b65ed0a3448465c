internal import GtkInterop

/// The desktop's portal, which does for programs, those in a sandbox too, what the user may have a say in.
@MainActor
enum DesktopPortal {
    static let name = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"

    private static var requests = 0

    /// A word for the next request, and the path of the object that then stands for it.
    static func nextRequest(on bus: DBusConnection) -> (token: String, path: String) {
        requests += 1
        let token = "tabard\(requests)"
        let sender = bus.uniqueName.dropFirst().replacingOccurrences(of: ".", with: "_")
        return (token, path + "/request/\(sender)/\(token)")
    }

    /// Options as the portal takes them.
    static func options(_ values: KeyValuePairs<String, DBusValue>) -> DBusValue {
        .array(
            elementSignature: "{sv}",
            values.map { .dictionaryEntry(key: .string($0.key), value: .variant($0.value)) }
        )
    }
}
