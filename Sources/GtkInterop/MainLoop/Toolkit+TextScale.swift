import CGtk

extension Toolkit {
    /// How many times larger than usual the user wants text to be; 1 if the desktop says nothing.
    ///
    /// Setting it, from 0.5 to 5, puts the app's own wish in place of the desktop's.
    public static var textScale: Double {
        get {
            let resolution = DesktopSettings.shared?.integer("gtk-xft-dpi") ?? 0
            return resolution > 0 ? Double(resolution) / usualResolution : 1
        }
        set {
            guard newValue.isFinite else { return }
            start()
            DesktopSettings.shared?.set("gtk-xft-dpi", Int32(min(max(0.5, newValue), 5) * usualResolution))
        }
    }

    /// In 1,024ths of the dots of an inch; what is below zero is unknown.
    private static let usualResolution: Double = 96 * 1_024

    /// Calls a closure whenever the scale of texts changed.
    public static func onTextScaleChange(_ handler: @escaping @MainActor () -> Void) {
        DesktopSettings.shared?.onChange(of: "gtk-xft-dpi", handler)
    }
}

/// GTK's settings, which it takes from the desktop.
@MainActor
final class DesktopSettings: ObjectReference {
    private static var known: DesktopSettings?

    /// Nil while no display is connected.
    static var shared: DesktopSettings? {
        if known == nil { known = DesktopSettings() }
        return known
    }

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

    func text(_ name: String) -> String? {
        var value = GValue()
        g_value_init(&value, tabard_type_string())
        defer { g_value_unset(&value) }
        g_object_get_property(object, name, &value)
        return g_value_get_string(&value).map { String(cString: $0) }
    }

    func set(_ name: String, _ number: Int32) {
        var value = GValue()
        g_value_init(&value, tabard_type_int())
        defer { g_value_unset(&value) }
        g_value_set_int(&value, number)
        g_object_set_property(object, name, &value)
    }

    func onChange(of name: String, _ handler: @escaping @MainActor () -> Void) {
        connect("notify::\(name)", handler)
    }
}
