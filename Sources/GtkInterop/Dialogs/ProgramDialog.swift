import CGtk

/// GTK's own dialog in which the user chooses a program for a file or an address.
@MainActor
public enum ProgramDialog {
    /// Opens the dialog over a window, and the file or address in the program that is chosen there.
    ///
    /// - Parameter ended: Called once with whether a program was started.
    public static func open(
        _ address: String,
        isFolder: Bool,
        over parent: NativeWindow,
        ended: @escaping @MainActor (Bool) -> Void
    ) {
        DesktopTheme.prepare(.everything)
        let flags = GtkDialogFlags(0)
        guard let type = contentType(of: address, isFolder: isFolder),
            let pointer = gtk_app_chooser_dialog_new_for_content_type(parent.window, flags, type)
        else { return MainLoop.whenIdle { ended(false) } }
        var dialog: NativeDialog?
        dialog = NativeDialog(UnsafeMutableRawPointer(pointer), over: parent) { isAccepted in
            let isStarted = isAccepted && dialog.map { start(address, $0) } ?? false
            MainLoop.beforeNextEvent {
                dialog = nil
                ended(isStarted)
            }
        }
        dialog?.show()
    }

    /// What programs say they can open.
    static func contentType(of address: String, isFolder: Bool) -> String? {
        guard let scheme = g_uri_parse_scheme(address) else { return nil }
        defer { g_free(scheme) }
        let name = String(cString: scheme).lowercased()
        guard name == "file" else { return "x-scheme-handler/" + name }
        guard !isFolder else { return "inode/directory" }
        guard let path = g_filename_from_uri(address, nil, nil) else { return nil }
        defer { g_free(path) }
        guard let type = g_content_type_guess(path, nil, 0, nil) else { return nil }
        defer { g_free(type) }
        return String(cString: type)
    }

    private static func start(_ address: String, _ dialog: NativeDialog) -> Bool {
        guard let program = gtk_app_chooser_get_app_info(OpaquePointer(dialog.reference.pointer)) else {
            return false
        }
        defer { g_object_unref(UnsafeMutableRawPointer(program)) }
        let context = DesktopPrograms.launchContext()
        defer { if let context { g_object_unref(context) } }
        let addresses = g_list_append(nil, g_strdup(address))
        defer { g_list_free_full(addresses) { g_free($0) } }
        return g_app_info_launch_uris(program, addresses, context, nil) != 0
    }
}
