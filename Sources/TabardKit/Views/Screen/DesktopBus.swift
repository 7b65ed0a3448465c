package import GtkInterop

/// A bus on which services of the desktop are, found when one of them is first used.
package enum DesktopBus {
    /// That of the user's session.
    case session
    /// That of the whole machine.
    case system

    /// What tests put in the place of the user's buses; nil for none.
    @MainActor package static var substitutes: [DesktopBus: DBusConnection?] = [:]

    /// Finds the bus without waiting for it; nil if there is none.
    @MainActor
    package func find(_ found: @escaping (DBusConnection?) -> Void) {
        if let substitute = Self.substitutes[self] { return found(substitute) }
        switch self {
        case .session: DBusConnection.findSessionBus { found($0) }
        case .system: DBusConnection.findSystemBus { found($0) }
        }
    }
}
