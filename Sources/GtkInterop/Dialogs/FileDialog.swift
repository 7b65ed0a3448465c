import CGtk

/// GTK's own dialog in which the user chooses files, folders, or a name to save under.
@MainActor
public final class FileDialog {
    private let dialog: NativeDialog

    /// Opens the dialog over a window.
    ///
    /// - Parameter ended: Called once with the addresses of what the user chose, or with nil; not after `close()`.
    public init(
        _ request: FileRequest,
        over parent: NativeWindow,
        ended: @escaping @MainActor ([String]?) -> Void
    ) {
        DesktopTheme.prepare(.everything)
        guard let pointer = g_object_new_with_properties(gtk_file_chooser_dialog_get_type(), 0, nil, nil)
        else { fatalError("GTK could not make a dialog of files") }
        let chooser = OpaquePointer(pointer)
        dialog = NativeDialog(UnsafeMutableRawPointer(pointer), over: parent) { isAccepted in
            ended(isAccepted ? Self.chosen(in: chooser) : nil)
        }
        prepare(request)
        dialog.show()
    }

    /// Closes the dialog, if it is still open.
    public func close() { dialog.close() }

    private var chooser: OpaquePointer { OpaquePointer(dialog.reference.pointer) }

    private func prepare(_ request: FileRequest) {
        let action: GtkFileChooserAction
        let label: String
        switch request.purpose {
        case .open: (action, label) = (GTK_FILE_CHOOSER_ACTION_OPEN, "_Open")
        case .folder: (action, label) = (GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, "_Select")
        case .save: (action, label) = (GTK_FILE_CHOOSER_ACTION_SAVE, "_Save")
        }
        gtk_file_chooser_set_action(chooser, action)
        let typed = dialog.reference.typed(GtkDialog.self)
        let accept = Self.ownWord(label)
        gtk_dialog_add_button(typed, Self.ownWord("_Cancel"), GTK_RESPONSE_CANCEL.rawValue)
        gtk_dialog_add_button(typed, accept, GTK_RESPONSE_ACCEPT.rawValue)
        gtk_dialog_set_default_response(typed, GTK_RESPONSE_ACCEPT.rawValue)
        gtk_window_set_title(
            dialog.reference.typed(GtkWindow.self),
            request.title ?? Self.withoutMnemonic(accept)
        )
        gtk_file_chooser_set_select_multiple(
            chooser,
            request.allowsSeveral && request.purpose != .save ? 1 : 0
        )
        if request.purpose != .open { gtk_file_chooser_set_create_folders(chooser, 1) }
        if let folder = request.folder, let file = g_file_new_for_path(folder) {
            gtk_file_chooser_set_current_folder(chooser, file, nil)
            g_object_unref(UnsafeMutableRawPointer(file))
        }
        if request.purpose == .save { gtk_file_chooser_set_current_name(chooser, request.name) }
        if let filter = request.filter { apply(filter) }
    }

    private func apply(_ filter: FileFilter) {
        guard let pointer = gtk_file_filter_new() else { return }
        let reference = ObjectReference(adopting: UnsafeMutableRawPointer(pointer))
        gtk_file_filter_set_name(pointer, filter.name)
        for type in filter.mimeTypes { gtk_file_filter_add_mime_type(pointer, type) }
        for ending in filter.endings { gtk_file_filter_add_suffix(pointer, ending) }
        gtk_file_chooser_add_filter(chooser, pointer)
        gtk_file_chooser_set_filter(chooser, pointer)
        withExtendedLifetime(reference) {}
    }

    /// A word as GTK's translators have it.
    private static func ownWord(_ text: String) -> String {
        g_dgettext("gtk40", text).map { String(cString: $0) } ?? text
    }

    /// A button's text without the mark of the key that presses it, which some languages have in brackets at its end.
    static func withoutMnemonic(_ text: String) -> String {
        var text = text
        if let start = text.range(of: "(_"), text.hasSuffix(")") { text.removeSubrange(start.lowerBound...) }
        return text.replacing("_", with: "")
    }

    private static func chosen(in chooser: OpaquePointer) -> [String] {
        guard let list = gtk_file_chooser_get_files(chooser) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let file = g_list_model_get_item(list, index) else { return nil }
            defer { g_object_unref(file) }
            // Files of other machines have a path where the desktop lets all programs reach them.
            guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
            defer { g_free(path) }
            guard let address = g_filename_to_uri(path, nil, nil) else { return nil }
            defer { g_free(address) }
            return String(cString: address)
        }
    }
}
