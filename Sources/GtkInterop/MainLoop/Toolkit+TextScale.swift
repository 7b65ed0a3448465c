import CGtk

extension Toolkit {
    /// How many times larger than usual the user wants text to be; 1 if the desktop says nothing.
    public static var textScale: Double {
        guard let settings = DesktopSettings.shared else { return 1 }
        let resolution = settings.integer("gtk-xft-dpi")
        // In 1,024ths of the dots of an inch, of which there are 96 at the usual size; below zero for unknown.
        return resolution > 0 ? Double(resolution) / (96 * 1_024) : 1
    }

    /// Calls a closure whenever the scale of texts changed.
    public static func onTextScaleChange(_ handler: @escaping @MainActor () -> Void) {
        DesktopSettings.shared?.onChange(of: "gtk-xft-dpi", handler)
    }
}

/// GTK's settings, which it takes from the desktop.
@MainActor
private final class DesktopSettings: ObjectReference {
    static let shared = DesktopSettings()

    private init?() {
        guard let settings = gtk_settings_get_default() else { return nil }
        super.init(retaining: UnsafeMutableRawPointer(settings))
    }

    func integer(_ name: String) -> Int32 {
        var value = GValue()
        g_value_init(&value, tabard_type_int())
        defer { g_value_unset(&value) }
        g_object_get_property(object, name, &value)
        return g_value_get_int(&value)
    }

    func onChange(of name: String, _ handler: @escaping @MainActor () -> Void) {
        connect("notify::\(name)", handler)
    }
}
