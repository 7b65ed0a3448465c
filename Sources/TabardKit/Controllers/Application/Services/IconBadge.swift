internal import GtkInterop

/// The number at the app's icon, as docks listen for it.
///
/// - BN1: Each change is told once to everyone on the session's bus, with the name of the app's desktop file; 0 takes the number away.
/// - BN2: Nothing is told before the first number, and without a bus nothing at all.
@MainActor
enum IconBadge {
    private static let interface = "com.canonical.Unity.LauncherEntry"

    /// What is shown; never less than 0.
    static var number: Int {
        get { shown }
        set {
            let number = max(newValue, 0)
            guard number != shown else { return }
            shown = number
            tell()
        }
    }

    private static var shown = 0
    private static var isTelling = false

    /// Tells the number that holds once the bus is there.
    private static func tell() {
        guard !isTelling else { return }
        isTelling = true
        DesktopBus.session.find { bus in
            isTelling = false
            let address = "application://\(AppIdentity.identifier).desktop"
            let values: KeyValuePairs<String, DBusValue> = [
                "count": .int64(Int64(shown)), "count-visible": .bool(shown > 0),
            ]
            try? bus?.emit(
                path: path(of: address),
                interface: interface,
                member: "Update",
                arguments: [.string(address), DesktopPortal.options(values)]
            )
        }
    }

    /// The path under which a sandbox lets an app tell it: a number that is made of the address.
    static func path(of address: String) -> String {
        let hash = address.utf8.reduce(UInt32(5381)) { $0 &* 33 &+ UInt32($1) }
        return "/com/canonical/unity/launcherentry/\(hash)"
    }
}
