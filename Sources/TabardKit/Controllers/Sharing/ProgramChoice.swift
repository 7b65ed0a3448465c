internal import GtkInterop

/// Lets the user choose a program that opens a file or an address: in the portal's dialog where dialogs are the portal's, else in
/// GTK's own (H4).
@MainActor
enum ProgramChoice {
    /// How many seconds the portal has to take a request, and the user to choose in its dialog.
    static var patience = (service: 5.0, user: 86_400.0)

    /// - Parameter ended: Called once with whether a program opened it.
    static func open(_ url: URL, over window: NativeWindow, ended: @escaping (Bool) -> Void) {
        guard DesktopPortal.showsDialogs else { return openDialog(url, window, ended) }
        DesktopBus.session.find { bus in
            guard let bus else { return openDialog(url, window, ended) }
            ask(bus, url, window, ended)
        }
    }

    private static func openDialog(_ url: URL, _ window: NativeWindow, _ ended: @escaping (Bool) -> Void) {
        ProgramDialog.open(url.absoluteString, isFolder: url.hasDirectoryPath, over: window) { ended($0) }
    }

    private static func ask(
        _ bus: DBusConnection,
        _ url: URL,
        _ window: NativeWindow,
        _ ended: @escaping (Bool) -> Void
    ) {
        // Opening a pipe would wait for who writes into it.
        let file = AddressList.isFileOrFolder(url) ? FileHandle(forReadingAtPath: url.path) : nil
        guard !url.isFileURL || file != nil else { return MainLoop.whenIdle { ended(false) } }
        _ = PortalRequest(
            on: bus,
            over: window,
            "OpenURI",
            url.isFileURL ? "OpenFile" : "OpenURI",
            [url.isFileURL ? .handle(0) : .string(url.absoluteString)],
            options: [("ask", .bool(true))],
            files: [file].compactMap(\.self),
            patience: patience
        ) { outcome in
            switch outcome {
            case .done: ended(true)
            // One that keeps silent may open it yet, and nothing should be opened twice.
            case .declined, .unknown: ended(false)
            case .refused: openDialog(url, window, ended)
            }
        }
    }
}
