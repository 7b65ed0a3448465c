import Foundation

extension TestDisplay {
    /// Makes the desktop's folder with its empty home folder and GTK's settings.
    static func makeFolder() throws -> URL {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("tabard-" + UUID().uuidString)
        for name in ["screen", "run", "home/.config/gtk-4.0", "home/.cache", "home/.local/share"] {
            try manager.createDirectory(
                at: folder.appendingPathComponent(name),
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        }
        let settings = """
            [Settings]
            gtk-enable-animations=false
            gtk-cursor-blink=false

            """
        try Data(settings.utf8).write(
            to: folder.appendingPathComponent("home/.config/gtk-4.0/settings.ini")
        )
        return folder
    }

    /// The same environment on every machine, apart from where programs are found.
    static func environment(in folder: URL) -> [String: String] {
        let foreign = [
            "ADW_", "AT_SPI_", "DBUS_", "FONTCONFIG_", "G_", "GDK_", "GIO_", "GSETTINGS_", "GSK_", "GTK_",
            "LANG", "LC_", "NO_AT_BRIDGE", "QT_", "WAYLAND_", "XDG_", "XMODIFIERS", "DESKTOP_",
        ]
        var environment = ProcessInfo.processInfo.environment.filter { key, _ in
            !foreign.contains { key.hasPrefix($0) }
        }
        let home = folder.appendingPathComponent("home").path
        environment["HOME"] = home
        environment["XDG_CONFIG_HOME"] = home + "/.config"
        environment["XDG_CACHE_HOME"] = home + "/.cache"
        environment["XDG_DATA_HOME"] = home + "/.local/share"
        environment["XDG_STATE_HOME"] = home + "/.local/state"
        environment["XDG_RUNTIME_DIR"] = folder.appendingPathComponent("run").path
        environment["LC_ALL"] = "C.UTF-8"
        environment["GSETTINGS_BACKEND"] = "memory"
        environment["GIO_USE_VFS"] = "local"
        environment["GDK_BACKEND"] = "x11"
        environment["GSK_RENDERER"] = "cairo"
        environment["GTK_A11Y"] = "atspi"
        // An input method that is installed takes keys that are composed else.
        environment["GTK_IM_MODULE"] = "gtk-im-context-simple"
        environment["GTK_USE_PORTAL"] = "0"
        environment["ADW_DISABLE_PORTAL"] = "1"
        environment["G_DEBUG"] = "fatal-warnings"
        return environment
    }
}
