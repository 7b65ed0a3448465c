import CGtk

/// GTK as a whole: start-up and what holds for all windows.
@MainActor
public enum Toolkit {
    /// Why GTK could not be used.
    public struct StartError: Error, CustomStringConvertible {
        /// What was wrong and what to set, in words for the user.
        public let description: String
    }

    private static var isStarted = false

    /// Connects to the display, once; later calls do nothing.
    ///
    /// - Throws: `StartError` if there is no display to connect to.
    public static func connect() throws(StartError) {
        guard !isStarted else { return }
        let drawing = SoftwareDrawing.variables()
        let environment = TemporaryEnvironment(drawing)
        let isConnected = gtk_init_check() != 0
        environment.restore()
        guard isConnected else {
            throw StartError(
                description: """
                    No display can be opened. Set DISPLAY or WAYLAND_DISPLAY, or set \
                    GDK_BACKEND=broadway and run gtk4-broadwayd to use a browser.
                    """
            )
        }
        if !drawing.isEmpty { SoftwareDrawing.choose() }
        isStarted = true
        startLibadwaita()
        DisplayScale.readMonitors()
    }

    private static func startLibadwaita() {
        let theme = DesktopTheme.variables()
        guard !theme.isEmpty else { return adw_init() }
        // Where there is no bus yet, the one that libadwaita starts must not find the variables, so it is there before them.
        let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
        defer { if let bus { g_object_unref(UnsafeMutableRawPointer(bus)) } }
        let environment = TemporaryEnvironment(theme)
        defer { environment.restore() }
        // The rest of `adw_init` is for libadwaita's widgets, of which there are none here. It has a thread read the theme of
        // icons, which is a fifth of an app's start.
        DesktopTheme.start()
    }

    /// Connects to the display, and stops the program with a clear message if there is none.
    static func start() {
        do {
            try connect()
        } catch {
            fatalError(error.description)
        }
    }

    /// The program's name for window managers and assistive technology.
    ///
    /// Set it before the first window.
    public static func setProgramName(_ name: String) {
        g_set_prgname(name)
        g_set_application_name(name)
    }

    /// Whether text runs from right to left by default.
    public static var isRightToLeft: Bool {
        get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
        set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
    }

    /// Whether the user allows animations.
    public static var areAnimationsEnabled: Bool {
        get {
            setting("gtk-enable-animations", tabard_type_boolean()) { g_value_get_boolean($0) != 0 } ?? false
        }
        set { setSetting("gtk-enable-animations", newValue) }
    }

    /// What one of GTK's settings says that is a text; nil where there are no settings.
    static func textSetting(_ name: String) -> String? {
        setting(name, tabard_type_string()) { value in
            g_value_get_string(value).map { String(cString: $0) }
        } ?? nil
    }

    private static func setting<Value>(
        _ name: String,
        _ type: GType,
        _ read: (UnsafeMutablePointer<GValue>) -> Value
    ) -> Value? {
        guard let settings = gtk_settings_get_default() else { return nil }
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        g_object_get_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
            name,
            &value
        )
        return read(&value)
    }

    private static func setSetting(_ name: String, _ isOn: Bool) {
        setSetting(name, tabard_type_boolean()) { g_value_set_boolean($0, isOn ? 1 : 0) }
    }

    static func setSetting(_ name: String, _ text: String) {
        setSetting(name, tabard_type_string()) { g_value_set_string($0, text) }
    }

    private static func setSetting(
        _ name: String,
        _ type: GType,
        _ fill: (UnsafeMutablePointer<GValue>) -> Void
    ) {
        // Before GTK is connected there are no settings to keep it.
        try? connect()
        guard let settings = gtk_settings_get_default() else { return }
        var value = GValue()
        g_value_init(&value, type)
        fill(&value)
        g_object_set_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
            name,
            &value
        )
        g_value_unset(&value)
    }
}
