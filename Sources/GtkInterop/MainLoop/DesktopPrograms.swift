import CGtk

/// The programs that the desktop has for addresses and files.
@MainActor
public enum DesktopPrograms {
    private typealias OpenedBox = ClosureBox<@MainActor (Bool) -> Void>

    /// Whether there is a program for the addresses of a scheme, such as `https`.
    public static func canOpen(scheme: String) -> Bool {
        // GLib takes an empty name for a mistake.
        guard !scheme.isEmpty else { return false }
        return isThere(g_app_info_get_default_for_uri_scheme(scheme))
    }

    /// Whether there is a program for files of a name, or for folders.
    public static func canOpen(fileNamed name: String, isFolder: Bool) -> Bool {
        guard !isFolder else { return isThere(g_app_info_get_default_for_type("inode/directory", 0)) }
        // GLib reads before the beginning of an empty name.
        guard let first = name.utf8.first, first != 0 else { return false }
        guard let type = g_content_type_guess(name, nil, 0, nil) else { return false }
        defer { g_free(type) }
        return isThere(g_app_info_get_default_for_type(type, 0))
    }

    private static func isThere(_ program: OpaquePointer?) -> Bool {
        guard let program else { return false }
        g_object_unref(UnsafeMutableRawPointer(program))
        return true
    }

    /// Opens an address or a file in the program that the user has for it, without waiting for that.
    ///
    /// - Parameter opened: Called on the main thread with whether a program took it.
    public static func open(_ address: String, opened: @escaping @MainActor (Bool) -> Void) {
        let context = launchContext()
        g_app_info_launch_default_for_uri_async(
            address,
            context,
            nil,
            { _, result, data in
                defer { releaseClosureBox(data) }
                guard let box = OpenedBox.from(data) else { return }
                let isOpened = g_app_info_launch_default_for_uri_finish(result, nil) != 0
                MainActor.assumeIsolated { box.closure(isOpened) }
            },
            OpenedBox(opened).retainedPointer()
        )
        if let context { g_object_unref(context) }
    }

    /// Whether one of these programs is there.
    ///
    /// - Parameter identifiers: The names of their desktop files, such as `org.gnome.Settings.desktop`.
    public static func hasProgram(among identifiers: [String]) -> Bool {
        withFirst(of: identifiers) { _ in true } ?? false
    }

    /// Starts the first of these programs that is there.
    ///
    /// - Returns: Whether one was.
    public static func startFirst(of identifiers: [String]) -> Bool {
        withFirst(of: identifiers) { program in
            let context = launchContext()
            defer { if let context { g_object_unref(context) } }
            return g_app_info_launch(program, nil, context, nil) != 0
        } ?? false
    }

    private static func withFirst(
        of identifiers: [String],
        _ body: (OpaquePointer) -> Bool
    ) -> Bool? {
        var found: [String: OpaquePointer] = [:]
        let all = g_app_info_get_all()
        var entry = all
        while let current = entry {
            entry = current.pointee.next
            guard let data = current.pointee.data else { continue }
            let program = OpaquePointer(data)
            if let name = g_app_info_get_id(program) { found[String(cString: name)] = program }
        }
        defer { g_list_free_full(all, { g_object_unref($0) }) }
        return identifiers.lazy.compactMap { found[$0] }.first.map(body)
    }

    /// What lets the desktop bring the program that is started before the user.
    static func launchContext() -> UnsafeMutablePointer<GAppLaunchContext>? {
        guard let display = gdk_display_get_default() else { return nil }
        return gdk_display_get_app_launch_context(display).map { UnsafeMutablePointer($0) }
    }
}
