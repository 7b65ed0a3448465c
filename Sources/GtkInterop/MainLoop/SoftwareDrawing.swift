import CGtk

/// Drawing by the processor, for which nobody has to prepare OpenGL.
///
/// GTK 4.8 prepares OpenGL as it opens an X display, whoever draws later. Without a graphics card that takes Mesa, with a
/// compiler of its own, a quarter of an app's start and a third of its memory, to draw more slowly than Cairo does.
enum SoftwareDrawing {
    /// The variable that has OpenGL prepared even so.
    static let variable = "TABARD_OPENGL"

    /// From this one on GTK draws with Cairo itself where OpenGL has no graphics card, and `GDK_DEBUG` has other words.
    private static let firstMinorVersionThatKnows: guint = 16

    /// Whether the processor draws, so that OpenGL is for nothing.
    ///
    /// - Parameters:
    ///   - value: What a variable of the environment says.
    ///   - hasGraphicsCard: Whether there is a graphics card that OpenGL could use.
    static func isCertain(_ value: (String) -> String?, hasGraphicsCard: () -> Bool) -> Bool {
        guard value(variable) == nil, value("GDK_DEBUG")?.contains("gl-") != true else { return false }
        if let renderer = value("GSK_RENDERER") { return renderer.lowercased() == "cairo" }
        // Mesa's own words for yes.
        if let isAlways = value("LIBGL_ALWAYS_SOFTWARE"),
            ["1", "true", "yes"].contains(isAlways.lowercased())
        {
            return true
        }
        return !hasGraphicsCard()
    }

    /// What GTK has to find in the environment while it opens the display; empty where it is to decide itself.
    static func variables() -> [String: String] {
        guard gtk_get_major_version() == 4, gtk_get_minor_version() < firstMinorVersionThatKnows,
            isCertain(TemporaryEnvironment.value(of:), hasGraphicsCard: { hasGraphicsCard(in: "/dev") })
        else { return [:] }
        let flags = [TemporaryEnvironment.value(of: "GDK_DEBUG"), "gl-disable"]
        return ["GDK_DEBUG": flags.compactMap(\.self).joined(separator: ",")]
    }

    /// Says that Cairo draws on the display, so that GTK tries nothing else first.
    @MainActor
    static func choose() {
        guard TemporaryEnvironment.value(of: "GSK_RENDERER") == nil, let display = gdk_display_get_default()
        else { return }
        let reference = ObjectReference(retaining: UnsafeMutableRawPointer(display))
        // A browser is drawn in by a renderer of its own.
        let name = String(cString: g_type_name(reference.typeIdentifier))
        guard ["GdkX11Display", "GdkWaylandDisplay"].contains(name) else { return }
        g_object_set_data_full(reference.object, "gsk-renderer", g_strdup("cairo"), g_free)
    }

    /// Whether a folder of devices has one that draws: a render node, or that of a driver without such nodes.
    static func hasGraphicsCard(in devices: String) -> Bool {
        let drivers = ["nvidia0", "nvidiactl", "dxg", "mali0", "kgsl-3d0", "pvrsrvkm"]
        if drivers.contains(where: { g_file_test("\(devices)/\($0)", G_FILE_TEST_EXISTS) != 0 }) {
            return true
        }
        guard let folder = g_dir_open("\(devices)/dri", 0, nil) else { return false }
        defer { g_dir_close(folder) }
        while let name = g_dir_read_name(folder) {
            if String(cString: name).hasPrefix("renderD") { return true }
        }
        return false
    }
}
