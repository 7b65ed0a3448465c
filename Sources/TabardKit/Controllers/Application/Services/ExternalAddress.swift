internal import GtkInterop

/// Opens addresses in other programs.
///
/// - U1: Links go to the portal, which knows what the user chose; where there is none, to the program that GIO names.
/// - U2: Files go to the program that GIO names, which asks the portal itself in a sandbox.
/// - U3: What no program is there for, and what is longer than `longest`, is not opened, without asking anybody.
/// - U4: The answer comes in any case: a portal that keeps silent has not opened it, and one that goes has not either.
@MainActor
enum ExternalAddress {
    /// In bytes; what is longer is no link.
    static let longest = 65_536

    /// How many seconds a service has for its answer, and the user, who may be asked for a program, to choose.
    static var patience = (service: 5.0, user: 300.0)

    /// Says in tests whether there is a program for the addresses of a scheme; nil for GIO.
    static var hasProgram: ((_ scheme: String) -> Bool)?

    /// Opens an address without a portal in tests; nil for GIO.
    static var opensDirectly: ((_ address: String, _ opened: @escaping (Bool) -> Void) -> Void)?

    /// The desktop files of programs with the settings of all apps.
    private static let settings = [
        "org.gnome.Settings.desktop", "gnome-control-center.desktop", "systemsettings.desktop",
        "org.kde.systemsettings.desktop", "cinnamon-settings.desktop", "xfce-settings-manager.desktop",
    ]

    /// Whether a program is there for an address, as far as this one sees it.
    static func canOpen(_ url: URL) -> Bool {
        let text = url.absoluteString
        guard text.utf8.count <= longest, let scheme = url.scheme?.lowercased() else { return false }
        if text == UIApplication.openSettingsURLString { return DesktopPrograms.hasProgram(among: settings) }
        if url.isFileURL {
            return DesktopPrograms.canOpen(fileNamed: url.lastPathComponent, isFolder: url.hasDirectoryPath)
        }
        return hasProgram?(scheme) ?? DesktopPrograms.canOpen(scheme: scheme)
    }

    /// Opens an address.
    ///
    /// - Parameter answered: Called from the main loop, later, with whether a program took it.
    static func open(_ url: URL, answered: @escaping (Bool) -> Void) {
        let text = url.absoluteString
        guard text.utf8.count <= longest, url.scheme != nil, DesktopPortal.isInSandbox || canOpen(url) else {
            return MainLoop.whenIdle { answered(false) }
        }
        if text == UIApplication.openSettingsURLString {
            return MainLoop.whenIdle { answered(DesktopPrograms.startFirst(of: settings)) }
        }
        let answer = BoundedAnswer(within: patience.service, late: false, given: answered)
        guard !url.isFileURL else { return openDirectly(text) { answer.give($0) } }
        DesktopBus.session.find { bus in
            guard answer.isOpen else { return }
            guard let bus else { return openDirectly(text) { answer.give($0) } }
            ask(bus, text, answer)
        }
    }

    private static func openDirectly(_ address: String, _ opened: @escaping (Bool) -> Void) {
        if let opensDirectly { return opensDirectly(address, opened) }
        DesktopPrograms.open(address) { opened($0) }
    }

    private static func ask(_ bus: DBusConnection, _ address: String, _ answer: BoundedAnswer<Bool>) {
        _ = PortalRequest(
            on: bus,
            over: nil,
            "OpenURI",
            "OpenURI",
            [.string(address)],
            patience: patience,
            accepted: { if answer.isOpen { answer.limit(to: patience.user) } },
            ended: { outcome in
                switch outcome {
                case .done: answer.give(true)
                // One that keeps silent may open it yet, and nothing should be opened twice.
                case .declined, .unknown: answer.give(false)
                case .refused where answer.isOpen: openDirectly(address) { answer.give($0) }
                case .refused: answer.give(false)
                }
            }
        )
    }
}
